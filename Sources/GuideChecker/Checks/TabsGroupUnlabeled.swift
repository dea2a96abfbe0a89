extension Check {
    /// Tab bars of one's own without a name.
    static let tabsGroupUnlabeled = Check("tabs-group-unlabeled", [.uikit], triggers: ["tabBar"]) { examination in
        for type in examination.types where type.isClass {
            let labels = type.classes.flatMap { $0.assignments(to: "accessibilityLabel") }.map(\.receiver)
            for part in type.parts {
                for change in TraitChange.all(of: "tabBar", in: part) where change.kind != .remove {
                    // Whoever owns a bar may name it; a bar inside may be named through the view around it.
                    guard let receiver = change.receiver, receiver != "", !labels.contains(receiver),
                        !labels.contains(""), !TabsRoleMisplaced.isMisplaced(change, type)
                    else { continue }
                    if type.properties.contains(where: { $0.name == "accessibilityLabel" }) { continue }
                    examination.report(change.statement, type.name)
                }
            }
        }
    }
}
