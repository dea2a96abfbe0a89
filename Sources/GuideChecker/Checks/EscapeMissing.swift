extension Check {
    /// Screens that took the system's way back away, or never had one, and do not answer the escape gesture.
    static let escapeMissing = Check(
        "escape-missing", [.uikit, .swiftui],
        triggers: [
            "hidesBackButton", "setHidesBackButton", "leftBarButtonItem", "leftBarButtonItems",
            "setNavigationBarHidden",
            "isNavigationBarHidden", "navigationBarBackButtonHidden",
        ] + EscapeMissing.styles.map { .all("modalPresentationStyle", $0) }
    ) { examination in
        for type in examination.types {
            if type.isSwiftUIView {
                EscapeMissing.examine(view: type, &examination)
            } else if type.isSubclass(of: "UIViewController") {
                EscapeMissing.examine(controller: type, &examination)
            }
        }
    }
}

private enum EscapeMissing {
    static let answers = ["accessibilityPerformEscape", "accessibilityPerformEscapeBlock"]
    private static let leavings = [
        "dismiss", "presentationMode", "pop", "popLast", "removeLast", "goBack", "onBack", "didTapBack",
    ]

    static func examine(controller type: TypeView, _ examination: inout Examination) {
        guard !type.isSubclass(of: "UINavigationController"), !type.isSubclass(of: "UITabBarController"),
            !type.lineage.contains(where: { $0.mentions(any: answers) }),
            // The view or a coordinator of the screen may answer in its place.
            !examination.tree.root.mentions(any: answers)
        else { return }
        let code = type.code
        let pops = code.contains { $0.isCall(of: "popViewController") }
        if pops || code.contains(where: { $0.isCall(of: "dismiss") }) {
            if let hidden = code.first(where: hidesBackButton) {
                let isShownAgain = code.contains(where: showsBackButton)
                if !examination.navigationAnswers, !isShownAgain { examination.report(hidden, type.name) }
                return
            }
        }
        if pops, !examination.navigationAnswers {
            if code.contains(where: popsOnTouch), let hidden = code.first(where: hidesNavigationBar) {
                examination.report(hidden, type.name)
                return
            }
            if let item = replacedBackButton(type, code) {
                examination.report(item, type.name)
                return
            }
        }
        if let presentation = code.first(where: presentsItself),
            code.contains(where: { dismissesItself($0) && TouchOrigin.isAskedFor($0, in: code) }),
            !code.contains(where: closesAfterAWhile)
        {
            examination.report(presentation, type.name)
        }
    }

    private static func hidesBackButton(_ code: Code) -> Bool {
        if code.receiver(ofAssignmentTo: "hidesBackButton") == "navigationItem" {
            return code.child(1)?.isTrue ?? false
        }
        return code.isCall(of: "setHidesBackButton") && code.callee?.base?.path == "navigationItem"
            && code.firstArgument?.isTrue ?? false
    }

    /// A button that comes back is hidden for a while, as while a list is edited.
    private static func showsBackButton(_ code: Code) -> Bool {
        if code.receiver(ofAssignmentTo: "hidesBackButton") == "navigationItem" {
            return !(code.child(1)?.isTrue ?? false)
        }
        return code.isCall(of: "setHidesBackButton") && !(code.firstArgument?.isTrue ?? false)
    }

    /// A pop that a control of the screen asks for, and not the end of some work.
    private static func popsOnTouch(_ code: Code) -> Bool {
        guard code.isCall(of: "popViewController") else { return false }
        if TouchOrigin.isInAction(code) { return true }
        guard let function = code.function, !code.isInside([.closure], below: function) else { return false }
        return TouchOrigin.isHandler(function)
    }

    private static func hidesNavigationBar(_ code: Code) -> Bool {
        if let receiver = code.receiver(ofAssignmentTo: "isNavigationBarHidden") {
            return receiver == "navigationController" && code.child(1)?.isTrue ?? false
        }
        return code.isCall(of: "setNavigationBarHidden") && code.callee?.base?.path == "navigationController"
            && code.firstArgument?.isTrue ?? false
    }

    /// A left item takes the place of the back button, unless it is said to stand beside it.
    private static func replacedBackButton(_ type: TypeView, _ code: [Code]) -> Code? {
        guard !type.mentions("leftItemsSupplementBackButton") else { return nil }
        let popping = Set(
            code.filter { $0.kind == .function && $0.mentions(any: ["popViewController"]) }.map(\.name))
        return code.first { code in
            guard let receiver = code.receiver(ofAssignmentTo: "leftBarButtonItem"), receiver == "navigationItem",
                let value = code.child(1)
            else { return false }
            return value.all.contains { $0.kind == .selector && popping.contains($0.name) }
                || value.mentions("popViewController")
        }
    }

    static let styles = ["fullScreen", "overFullScreen", "overCurrentContext", "currentContext", "custom"]

    private static func presentsItself(_ code: Code) -> Bool {
        guard code.receiver(ofAssignmentTo: "modalPresentationStyle") == "", let value = code.child(1) else {
            return false
        }
        return styles.contains(value.name)
    }

    private static func dismissesItself(_ code: Code) -> Bool {
        guard code.isCall(of: "dismiss"), code.argument("animated") != nil else { return false }
        let base = code.callee?.base
        return base == nil || base?.path == "" || base?.path == "presentingViewController"
    }

    /// What goes away by itself, such as a short message, need not be left.
    private static func closesAfterAWhile(_ code: Code) -> Bool {
        code.kind == .call && code.mentions("dismiss")
            && (["asyncAfter", "scheduledTimer"].contains(code.calledName)
                || code.arguments.contains { ["after", "afterDelay", "deadline"].contains($0.name) })
    }

    static func examine(view type: TypeView, _ examination: inout Examination) {
        guard !type.lineage.contains(where: answersEscape),
            !examination.tree.root.descendants.contains(where: isEscapeAction)
        else { return }
        for code in type.code where code.isCall(of: "navigationBarBackButtonHidden") {
            if let value = code.firstArgument, !value.isTrue { continue }
            // Without a way back of its own it is a step that is not left, such as the last one.
            let chain = ViewChain(ViewChain.end(of: code))
            guard chain.code.mentions(any: leavings) || isLeftByBar(chain, type) else { continue }
            examination.report(code.callee ?? code, type.name)
            return
        }
    }

    /// Whether a bar has a control that is declared apart and leaves.
    private static func isLeftByBar(_ chain: ViewChain, _ type: TypeView) -> Bool {
        let controls = type.parts.flatMap { part in
            part.children.filter { $0.kind == .variable && $0.mentions("Button") && $0.mentions(any: leavings) }
        }.map(\.name).filter { $0 != "body" }
        return !controls.isEmpty
            && chain.modifiers.contains { modifier in
                ["toolbar", "navigationBarItems"].contains(modifier.name)
                    && modifier.call.arguments.contains { $0.mentions(any: controls) }
            }
    }

    private static func answersEscape(_ code: Code) -> Bool { code.descendants.contains(where: isEscapeAction) }

    private static func isEscapeAction(_ code: Code) -> Bool {
        code.isCall(of: "accessibilityAction") && code.firstArgument?.name == "escape"
    }
}

extension Examination {
    /// Whether a navigation controller of the app answers the escape gesture for the screens in it.
    fileprivate var navigationAnswers: Bool { module.navigationAnswersEscape }
}
