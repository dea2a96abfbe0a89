extension Check {
    /// Screens that a tap outside of them closes, and neither the escape gesture nor a button does.
    static let escapeTapOutsideOnly = Check(
        "escape-tap-outside-only", [.uikit, .swiftui], triggers: ["UITapGestureRecognizer", "onTapGesture"]
    ) { examination in
        for type in examination.types {
            if type.isSubclass(of: "UIViewController") {
                EscapeTapOutsideOnly.examine(controller: type, &examination)
            } else if type.isSwiftUIView {
                EscapeTapOutsideOnly.examine(view: type, &examination)
            }
        }
    }
}

private enum EscapeTapOutsideOnly {
    static func examine(controller type: TypeView, _ examination: inout Examination) {
        guard !type.mentions("accessibilityPerformEscape", "accessibilityPerformEscapeBlock"),
            !examination.tree.holds("accessibilityPerformEscape"),
            !examination.tree.holds("accessibilityPerformEscapeBlock")
        else { return }
        let code = type.code
        for call in code where call.isCall(of: "UITapGestureRecognizer") {
            guard let selector = call.argument("action")?.all.first(where: { $0.kind == .selector }),
                let handler = type.functions(selector.name).first, isDismissal(handler), receives(call, type)
            else { continue }
            // Another way out is a matter of escape-missing.
            let others = code.contains { other in
                if other.kind == .selector, other.name == selector.name { return other != selector }
                return other.isCall(of: "dismiss") && !handler.contains(other)
                    || other.isCall(of: handler.name) && !handler.contains(other)
            }
            if !others { examination.report(call, type.name, handler.name) }
        }
    }

    /// A handler that does nothing but leave.
    private static func isDismissal(_ handler: Code) -> Bool {
        guard let statement = handler.statements.last, handler.statements.count <= 2 else { return false }
        return statement.isCall(of: "dismiss") && statement.argument("animated") != nil
            && (statement.callee?.base == nil || statement.callee?.base?.path == "")
    }

    /// Whether what listens to the tap is a view behind the content, by its name.
    private static func receives(_ call: Code, _ type: TypeView) -> Bool {
        let receiver: String?
        if let added = call.ancestors.prefix(3).first(where: { $0.isCall(of: "addGestureRecognizer") }) {
            receiver = added.callee?.base?.path
        } else if let parent = call.parent, parent.kind == .initial, let name = parent.parent?.name {
            receiver =
                type.code.first { $0.isCall(of: "addGestureRecognizer") && $0.firstArgument?.path == name }?.callee?
                .base?.path
        } else {
            receiver = nil
        }
        let name = (receiver ?? "").lowercased()
        return ["dim", "back", "shade", "overlay", "mask", "scrim", "blur", "shadow", "outside"].contains {
            name.contains($0)
        }
    }

    static func examine(view type: TypeView, _ examination: inout Examination) {
        guard type.code.contains(where: { $0.isCall(of: "onTapGesture") }),
            !type.code.contains(where: { $0.isCall(of: "accessibilityAction") }), !type.mentions("accessibilityActions")
        else { return }
        for tap in type.code where tap.isCall(of: "onTapGesture") {
            let chain = ViewChain(ViewChain.end(of: tap))
            guard isShade(chain), !chain.has("accessibilityAddTraits", "accessibilityLabel"),
                chain.outers.contains(where: {
                    $0.view == "ZStack" || $0.modifiers.contains { ["overlay", "background"].contains($0.name) }
                }),
                let closure = tap.closures.first
            else { continue }
            let cleared = closure.descendants.filter { $0.kind == .assignment }.compactMap { code -> String? in
                guard let value = code.child(1), value.isFalse || value.kind == .nil else { return nil }
                return code.child(0)?.path
            }
            guard let flag = cleared.first else { continue }
            let others = type.code.contains { other in
                if tap.hasInArguments(other) { return false }
                if other.kind == .assignment, other.child(0)?.path == flag {
                    return other.child(1).map { $0.isFalse || $0.kind == .nil } ?? false
                }
                return other.kind == .name && other.name == "$\(flag)"
                    || other.isCall(of: "toggle") && other.callee?.base?.path == flag
            }
            if !others { examination.report(tap.callee ?? tap, type.name, flag) }
        }
    }

    /// A colour over the whole screen.
    private static func isShade(_ chain: ViewChain) -> Bool {
        let root = chain.root
        return root.path?.hasPrefix("Color") ?? false || root.isCall(of: "Color") || root.isCall(of: "Rectangle")
    }
}
