extension Check {
    /// Tabs whose choice is shown and not said, or said and never taken back.
    static let tabsSelectedMissing = Check(
        "tabs-selected-missing", [.uikit, .swiftui],
        triggers: [
            .all("selected", "accessibilityTraits"), .all("ForEach", "Button", "HStack"),
            .all("ForEach", "Button", "LazyHStack"), .classes(endingIn: TabsSelectedMissing.endings),
        ]
    ) { examination in
        for type in examination.types {
            if type.isClass {
                TabsSelectedMissing.examine(class: type, &examination)
            } else if type.isSwiftUIView {
                TabsSelectedMissing.examine(view: type, &examination)
            }
        }
    }
}

private enum TabsSelectedMissing {
    static func examine(class type: TypeView, _ examination: inout Examination) {
        if !SelectedNeverRemoved.isBoard(type) {
            for change in SelectedNeverRemoved.places(in: type) { examination.report(change.statement, type.name) }
        }
        guard isTabs(type.name), type.isSubclass(of: "UIView"),
            !type.mentions(
                "isSelected", "selected", "isEnabled", "accessibilityValue", "notEnabled", "UISegmentedControl")
        else { return }
        for loop in type.code where loop.kind == .loop || loop.isCall(of: "forEach") {
            guard let look = loop.descendants.first(where: { isLook($0) && dependsOnEquality($0, below: loop) }) else {
                continue
            }
            examination.report(look, type.name)
            return
        }
    }

    static let endings = ["Tabs", "TabBar", "TabBarView", "Segments", "SegmentedView", "SegmentedBar"]

    private static func isTabs(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }

    /// A statement that changes how something looks.
    private static func isLook(_ code: Code) -> Bool {
        if code.kind == .assignment, let target = code.child(0) {
            return ["font", "tintColor", "textColor", "backgroundColor", "alpha"].contains(target.name)
        }
        return code.isCall(of: "setTitleColor")
    }

    /// Whether the look follows from a comparison with the choice, directly or through a variable of the loop.
    private static func dependsOnEquality(_ code: Code, below loop: Code) -> Bool {
        if code.mentions("==") { return true }
        if code.ancestors.prefix(while: { $0 != loop }).contains(where: {
            $0.kind == .if && $0.first(.conditions)?.mentions("==") ?? false
        }) {
            return true
        }
        let compared = loop.descendants.filter { $0.kind == .variable && $0.mentions("==") }.map(\.name)
        return code.descendants.contains { $0.kind == .name && compared.contains($0.name) }
    }

    static func examine(view type: TypeView, _ examination: inout Examination) {
        guard !type.mentions("isSelected", "accessibilityValue", "accessibilityRepresentation", "accessibilityHidden")
        else { return }
        for list in type.code where list.isCall(of: "ForEach") {
            guard isInRow(list) else { continue }
            for button in list.descendants where button.isCall(of: "Button") && button.callee?.kind == .name {
                guard let action = button.argument("action") ?? button.closures.first,
                    let choice = choice(of: action, in: list),
                    ViewChain(ViewChain.end(of: button)).code.descendants.contains(where: {
                        compares($0, choice, outside: action)
                    })
                else { continue }
                let selecting = examination.module.helpers.selecting
                if ViewChain(ViewChain.end(of: button)).code.mentions(any: selecting) { continue }
                examination.report(button.callee ?? button, type.name, choice)
                break
            }
        }
    }

    /// Tabs stand side by side; what stands in a menu or a list says its state by itself or is another thing.
    private static func isInRow(_ list: Code) -> Bool {
        let outers = ViewChain(ViewChain.end(of: list)).outers
        if outers.contains(where: {
            ["Menu", "List", "Picker", "Form", "LazyVGrid", "Grid", "TabView"].contains($0.view)
        }) {
            return false
        }
        return outers.contains { ["HStack", "LazyHStack"].contains($0.view) }
    }

    /// The property that a button sets to the element of the list.
    private static func choice(of action: Code, in list: Code) -> String? {
        let element = list.closures.last?.children.first { $0.kind == .parameter }?.name ?? "$0"
        for code in action.descendants where code.kind == .assignment && code.name == "=" {
            guard let target = code.child(0)?.path, let value = code.child(1)?.path else { continue }
            if value == element || value.hasPrefix("\(element).") { return target }
        }
        return nil
    }

    private static func compares(_ code: Code, _ choice: String, outside action: Code) -> Bool {
        guard code.kind == .sequence, !action.contains(code) else { return false }
        let parts = Array(code.children)
        return parts.contains { $0.kind == .operator && $0.name == "==" } && parts.contains { $0.path == choice }
    }
}
