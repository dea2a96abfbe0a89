extension Check {
    /// Cells that are one element and hold several tabs or buttons made in a loop.
    static let tabsItemsNotSeparate = Check(
        "tabs-items-not-separate", [.uikit], triggers: ["isAccessibilityElement"]
    ) { examination in
        for type in examination.types where type.isClass {
            guard type.isSubclass(of: "UITableViewCell") || type.isSubclass(of: "UICollectionViewCell"),
                let own = type.assignments(to: "isAccessibilityElement").first(where: {
                    $0.receiver == "" && $0.value.isTrue
                }),
                !type.mentions(
                    "accessibilityElements", "accessibilityCustomActions", "UIAccessibilityCustomAction", "adjustable")
            else { continue }
            let loops = type.code.filter { $0.kind == .loop || $0.isCall(of: "forEach") || $0.isCall(of: "map") }
            let makesButtons = loops.contains { loop in
                let isButton =
                    TraitChange.all(of: "button", in: loop).contains { $0.receiver != "" }
                    || loop.descendants.contains { $0.isCall(of: "UIButton") }
                return isButton
                    && type.code.contains { $0.isCall(of: "addArrangedSubview") || $0.isCall(of: "addSubview") }
            }
            if makesButtons { examination.report(own.statement, type.name) }
        }
    }
}
