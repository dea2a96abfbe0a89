extension Check {
    /// Overlays that leave what lies behind them in reach.
    static let modalBackgroundReachable = Check(
        "modal-background-reachable", [.uikit, .swiftui],
        triggers: ["accessibilityViewIsModal", .all("ZStack", "Button", "maxHeight")]
    ) { examination in
        for type in examination.types {
            if type.isClass {
                ModalBackgroundReachable.examine(class: type, &examination)
            } else if type.isSwiftUIView {
                ModalBackgroundReachable.examine(view: type, &examination)
            }
        }
    }
}

private enum ModalBackgroundReachable {
    /// A modal view hides its siblings: where it is put into what it covers, it has none to hide.
    static func examine(class type: TypeView, _ examination: inout Examination) {
        let modals = type.assignments(to: "accessibilityViewIsModal").filter { $0.value.isTrue }.compactMap(\.receiver)
        guard !modals.isEmpty, !type.mentions("accessibilityElementsHidden") else { return }
        let additions = type.additions
        for (child, parent, code) in additions where modals.contains(child) && !child.isEmpty {
            guard let parent, !parent.isEmpty, parent != "view", !parent.hasSuffix("window"),
                !parent.hasSuffix(".view"),
                additions.contains(where: { $0.child == parent && ($0.parent == "view" || $0.parent == "") }),
                additions.filter({ $0.parent == parent }).count == 1
            else { continue }
            examination.report(code, type.name, child)
        }
    }

    /// A panel over a stack that takes the whole room, with a button that closes it.
    static func examine(view type: TypeView, _ examination: inout Examination) {
        guard !type.mentions("isModal", "accessibilityHidden") else { return }
        for stack in type.code where stack.isCall(of: "ZStack") {
            guard let closure = stack.closures.last else { continue }
            let children = closure.children.filter { $0.kind != .parameter && $0.kind != .variable }
            guard children.count > 1, let last = children.last, last.kind == .if, last.first(.otherwise) == nil,
                let flag = last.first(.conditions)?.child(0)?.path, let body = last.first(.body),
                let panel = body.children.reversed().first,
                panel.kind == .call
            else { continue }
            let chain = ViewChain(panel)
            guard ViewChain.stacks.contains(chain.view), fills(chain), chain.has("background", "ignoresSafeArea"),
                closes(chain, flag), !children.dropLast().allSatisfy(isDecoration)
            else { continue }
            examination.report(panel.callee.map { _ in chain.root } ?? panel, type.name, flag)
        }
    }

    private static func fills(_ chain: ViewChain) -> Bool {
        chain.modifiers.contains { modifier in
            modifier.name == "frame" && modifier.call.argument("maxWidth")?.name == "infinity"
                && modifier.call.argument("maxHeight")?.name == "infinity"
        }
    }

    private static func closes(_ chain: ViewChain, _ flag: String) -> Bool {
        chain.controls.contains { control in
            control.calledName == "Button"
                && control.descendants.contains { code in
                    code.kind == .assignment && code.child(0)?.path == flag && code.child(1)?.isFalse ?? false
                        || code.isCall(of: "toggle") && code.callee?.base?.path == flag
                }
        }
    }

    private static func isDecoration(_ code: Code) -> Bool {
        let chain = ViewChain(code)
        return ["Color", "LinearGradient", "RadialGradient", "Rectangle", "Image"].contains { chain.view == $0 }
            || chain.root.path?.hasPrefix("Color") ?? false
    }
}
