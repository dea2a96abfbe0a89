extension Check {
    /// Targets that are made smaller than Apple's minimum, and frames that are blown up over their neighbours.
    static let targetSizeSmall = Check(
        "target-size-small", [.uikit, .swiftui],
        triggers: [
            .all("Button", "frame", "buttonStyle"), .all("widthAnchor", "heightAnchor", "equalToConstant"),
            "accessibilityFrameInContainerSpace", "accessibilityFrame",
        ]
    ) { examination in
        for type in examination.types {
            if type.isClass {
                TargetSizeSmall.examine(class: type, &examination)
            } else if type.isSwiftUIView {
                TargetSizeSmall.examine(view: type, &examination)
            }
        }
    }
}

private enum TargetSizeSmall {
    /// Points; what the Human Interface Guidelines call the minimum for a control on iPhone and iPad.
    static let minimum = 28.0

    static func examine(class type: TypeView, _ examination: inout Examination) {
        for name in ["accessibilityFrameInContainerSpace", "accessibilityFrame"] {
            for frame in type.assignments(to: name)
            where frame.receiver != "" && frame.statement.isInside([.loop], below: type.declaration) {
                if frame.value.all.contains(where: isBlownUp) { examination.report(frame.statement, type.name) }
            }
        }
        guard
            !type.mentions(
                "point", "hitTest", "contentEdgeInsets", "contentInsets", "accessibilityFrame",
                "accessibilityFrameInContainerSpace")
        else { return }
        var sizes: [String: [String: (size: Double, code: Code)]] = [:]
        for call in type.code where call.isCall(of: "constraint") {
            guard let value = call.argument("equalToConstant"), let size = value.number, let anchor = call.callee?.base,
                ["widthAnchor", "heightAnchor"].contains(anchor.name), let path = anchor.base?.path
            else { continue }
            sizes[path, default: [:]][anchor.name] = (size, value)
        }
        for (path, both) in sizes.sorted(by: { $0.key < $1.key }) where !path.isEmpty {
            guard let width = both["widthAnchor"], let height = both["heightAnchor"],
                max(width.size, height.size) < minimum,
                min(width.size, height.size) > 4, type.isKind(type.typeName(of: path, at: width.code), of: "UIButton"),
                !isPassive(path, type)
            else { continue }
            examination.report(width.code, path)
        }
    }

    /// A button that nobody is to press.
    private static func isPassive(_ path: String, _ type: TypeView) -> Bool {
        (type.assignments(to: "isUserInteractionEnabled") + type.assignments(to: "isEnabled")
            + type.assignments(to: "isAccessibilityElement")).contains { $0.receiver == path && $0.value.isFalse }
    }

    /// `insetBy` with a negative distance that is worked out: each cell grows over the next one.
    private static func isBlownUp(_ code: Code) -> Bool {
        code.isCall(of: "insetBy")
            && code.arguments.contains { $0.child(0)?.kind == .prefix && $0.child(0)?.name == "-" }
    }

    static func examine(view type: TypeView, _ examination: inout Examination) {
        for button in type.code where button.isCall(of: "Button") && button.callee?.kind == .name {
            guard
                let label = button.argument("label") ?? (button.argument("action") == nil ? nil : button.closures.last),
                let image = onlyChild(of: label), ["Image", "Circle", "RoundedRectangle"].contains(image.view)
            else { continue }
            let chain = ViewChain(ViewChain.end(of: button))
            guard
                chain.modifiers.contains(where: { modifier in
                    modifier.name == "buttonStyle"
                        && modifier.call.firstArgument.map {
                            ["plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle"].contains($0.name)
                                || ["PlainButtonStyle", "BorderlessButtonStyle"].contains($0.calledName)
                        } ?? false
                })
            else { continue }
            let all = image.modifiers + chain.modifiers
            guard let frame = image.modifiers.first(where: { $0.name == "frame" }),
                let width = frame.call.argument("width")?.number,
                let height = frame.call.argument("height")?.number, max(width, height) < minimum,
                !all.contains(where: { grows($0, unless: frame) })
            else { continue }
            examination.report(frame.call.callee ?? frame.call, type.name)
        }
    }

    private static func onlyChild(of closure: Code) -> ViewChain? {
        let children = closure.children.filter { $0.kind != .parameter }
        guard closure.kind == .closure, children.count == 1, let only = children.first, only.kind == .call else {
            return nil
        }
        return ViewChain(only)
    }

    /// Whether a modifier makes the target larger.
    private static func grows(_ modifier: ViewChain.Modifier, unless frame: ViewChain.Modifier) -> Bool {
        switch modifier.name {
        case "padding", "contentShape", "accessibilityHidden", "allowsHitTesting", "hidden", "disabled", "scaleEffect",
            "background":
            true
        case "frame": modifier.call != frame.call
        default: false
        }
    }
}
