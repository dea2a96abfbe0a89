extension Check {
    /// Tabs that are texts with a gesture.
    static let tabsRoleMissing = Check(
        "tabs-role-missing", [.uikit, .swiftui], triggers: ["onTapGesture", "touchesEnded", "UITapGestureRecognizer"]
    ) { examination in
        for type in examination.types {
            if type.isClass {
                TabsRoleMissing.examine(class: type, &examination)
            } else if type.isSwiftUIView {
                TabsRoleMissing.examine(view: type, &examination)
            }
        }
    }
}

private enum TabsRoleMissing {
    static func examine(class type: TypeView, _ examination: inout Examination) {
        guard ["TabLabel", "TabView", "TabItem", "Tab", "TabItemView"].contains(where: { type.name.hasSuffix($0) }),
            type.isSubclass(of: "UILabel") || type.systemClass == "UIView" || type.isSubclass(of: "UIImageView"),
            !type.mentions(
                "accessibilityTraits", "accessibilityElements", "accessibilityActivate", "isAccessibilityElement",
                "UIButton", "UIControl"),
            let touch = type.functions("touchesEnded").first
        else { return }
        examination.report(declaration: touch, type.name)
    }

    static func examine(view type: TypeView, _ examination: inout Examination) {
        guard
            !type.mentions(
                "isTabBar", "isButton", "isSelected", "accessibilityRepresentation", "accessibilityHidden",
                "accessibilityAction", "accessibilityElement")
        else { return }
        for tap in type.code where tap.isCall(of: "onTapGesture") && tap.argument("count") == nil {
            let chain = ViewChain(ViewChain.end(of: tap))
            let outers = chain.outers
            guard let list = outers.first(where: { $0.view == "ForEach" }),
                let row = outers.first(where: { ["HStack", "LazyHStack"].contains($0.view) }),
                row.code.contains(list.code), let action = tap.closures.first,
                let element = list.root.closures.last?.first(.parameter)?.name
            else { continue }
            let choices = action.descendants.compactMap { code -> String? in
                guard code.kind == .assignment, code.name == "=", let value = code.child(1)?.path,
                    value == element || value.hasPrefix("\(element).")
                else { return nil }
                return code.child(0)?.path
            }
            guard let choice = choices.first,
                list.code.descendants.contains(where: { code in
                    code.kind == .sequence && code.mentions("==") && code.children.contains { $0.path == choice }
                })
            else { continue }
            examination.report(tap.callee ?? tap, type.name, choice)
        }
    }
}
