extension Check {
    /// Scrollers that are made adjustable where nobody can stop at them.
    static let scrollerItemByItem = Check(
        "scroller-item-by-item", [.uikit, .swiftui], triggers: ["adjustable", "accessibilityAdjustableAction"]
    ) { examination in
        for type in examination.classes(of: "UIScrollView") where !type.isSubclass(of: "UITextView") {
            let own = type.assignments(to: "isAccessibilityElement").first { $0.receiver == "" && $0.value.isTrue }
            let isAdjustable = type.parts.contains { part in
                TraitChange.all(of: "adjustable", in: part).contains { $0.receiver == "" && $0.kind != .remove }
            }
            if let own, isAdjustable { examination.report(own.statement, type.name) }
        }
        for chain in examination.chains(with: "accessibilityAdjustableAction") {
            guard let element = chain.modifier("accessibilityElement"),
                element.call.argument("children")?.name == "contain"
            else { continue }
            examination.report(element.call.callee ?? element.call, chain.view)
        }
    }
}
