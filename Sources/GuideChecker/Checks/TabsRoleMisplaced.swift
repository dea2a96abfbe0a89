extension Check {
    /// The tab bar trait on a tab, or on a view inside a cell.
    static let tabsRoleMisplaced = Check("tabs-role-misplaced", [.uikit], triggers: ["tabBar"]) { examination in
        for type in examination.types where type.isClass {
            for part in type.parts {
                for change in TraitChange.all(of: "tabBar", in: part) where change.kind != .remove {
                    if TabsRoleMisplaced.isMisplaced(change, type) { examination.report(change.statement, type.name) }
                }
            }
        }
    }
}

enum TabsRoleMisplaced {
    static func isMisplaced(_ change: TraitChange, _ type: TypeView) -> Bool {
        guard let receiver = change.receiver else { return false }
        let isCell = type.isSubclass(of: "UITableViewCell") || type.isSubclass(of: "UICollectionViewCell")
        if isCell, receiver != "" { return true }
        let name = type.typeName(of: receiver, at: change.code)
        return ["UIButton", "UILabel", "UIImageView", "UICollectionViewCell"].contains { type.isKind(name, of: $0) }
    }
}
