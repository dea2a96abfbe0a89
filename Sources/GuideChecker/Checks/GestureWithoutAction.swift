extension Check {
    /// Gestures beyond a single tap, which a screen reader's user cannot make, without an action that does the same.
    static let gestureWithoutAction = Check(
        "gesture-without-action", [.uikit, .swiftui],
        triggers: [
            "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
            "UILongPressGestureRecognizer", "UITapGestureRecognizer", "onLongPressGesture", "onTapGesture",
            .all("gesture", "onEnded"), .all("highPriorityGesture", "onEnded"), .all("simultaneousGesture", "onEnded"),
        ]
    ) { examination in
        for type in examination.types {
            if type.isClass {
                GestureWithoutAction.examine(class: type, &examination)
            } else if type.isSwiftUIView {
                GestureWithoutAction.examine(view: type, &examination)
            }
        }
    }
}

private enum GestureWithoutAction {
    static let recognizers = [
        "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
        "UILongPressGestureRecognizer", "UITapGestureRecognizer",
    ]
    /// What gives people another way to do what a gesture does.
    static let alternatives = [
        "accessibilityCustomActions", "UIAccessibilityCustomAction", "accessibilityActivate", "accessibilityIncrement",
        "accessibilityScroll", "accessibilityZoomIn", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
        "accessibilityActivateBlock", "accessibilityPerformEscapeBlock", "allowsDirectInteraction",
        "accessibilityDragSourceDescriptors", "UIContextMenuInteraction", "contextMenuInteraction",
    ]

    static func examine(class type: TypeView, _ examination: inout Examination) {
        // A scroll view is zoomed and scrolled by assistive technologies as it is.
        guard
            type.isSubclass(of: "UIView") && !type.isSubclass(of: "UIScrollView")
                || type.isSubclass(of: "UIViewController"),
            !type.lineage.contains(where: { $0.mentions(any: alternatives) })
        else { return }
        let code = type.code
        for call in code where call.kind == .call && recognizers.contains(call.calledName) && call.callee?.kind == .name
        {
            guard call.enclosingType.map({ $0 == type.declaration || $0.flags.contains(.isExtension) }) ?? false else {
                continue
            }
            if call.calledName == "UITapGestureRecognizer", !isDoubleTap(call) { continue }
            if call.calledName == "UILongPressGestureRecognizer", isTouch(call) { continue }
            guard let handler = handler(of: call, type), !isHold(handler), !isReachable(handler, type, code) else {
                continue
            }
            if call.calledName == "UITapGestureRecognizer", isForTheEye(handler) { continue }
            examination.report(call, type.name, handler.name)
        }
    }

    /// Whether something lasts as long as the finger stays: a double tap that is held does the same.
    private static func isHold(_ handler: Code) -> Bool {
        let cases = handler.descendants.filter { $0.kind == .case && $0.children.contains { $0.kind == .call } }
        return cases.contains { $0.first(.conditions)?.mentions("began") ?? false }
            && cases.contains { $0.first(.conditions)?.mentions("ended") ?? false }
    }

    /// Whether more than one tap or finger is asked for.
    private static func isDoubleTap(_ call: Code) -> Bool {
        guard let name = variable(of: call), let scope = call.function ?? call.enclosingType else { return false }
        return scope.descendants.contains { code in
            guard let count = code.child(1)?.number, (2...3).contains(count) else { return false }
            return code.receiver(ofAssignmentTo: "numberOfTapsRequired") == name
                || code.receiver(ofAssignmentTo: "numberOfTouchesRequired") == name
        }
    }

    /// Whether it is recognised as soon as the finger is down: then a double tap of a screen reader does the same.
    private static func isTouch(_ call: Code) -> Bool {
        guard let name = variable(of: call), let scope = call.function ?? call.enclosingType else { return false }
        return scope.descendants.contains { code in
            code.receiver(ofAssignmentTo: "minimumPressDuration") == name && (code.child(1)?.number ?? 1) < 0.2
        }
    }

    /// Whether a double tap changes only how large something is shown, for which a pinch or a button stands too.
    private static func isForTheEye(_ action: Code) -> Bool {
        action.all.contains { code in
            let name = code.name.lowercased()
            return ["zoom", "fullscreen", "scale"].contains(where: name.contains)
        }
    }

    private static func variable(of call: Code) -> String? {
        guard let parent = call.parent else { return nil }
        if parent.kind == .initial { return parent.parent?.name }
        return parent.kind == .assignment ? parent.child(0)?.path : nil
    }

    /// The method that is called for the gesture.
    private static func handler(of call: Code, _ type: TypeView) -> Code? {
        guard let target = call.argument("target"), target.path == "", let action = call.argument("action"),
            let selector = action.all.first(where: { $0.kind == .selector })
        else { return nil }
        return type.functions(selector.name).first
    }

    /// Whether something else leads to what a handler does: a button with the same action, or a call of the same function.
    private static func isReachable(_ handler: Code, _ type: TypeView, _ code: [Code]) -> Bool {
        let uses = code.filter { $0.kind == .selector && $0.name == handler.name }
        if uses.contains(where: { use in
            let recognizer = use.ancestors.prefix(8).first {
                $0.kind == .call && $0.calledName.hasSuffix("GestureRecognizer")
            }
            // A screen reader makes a single tap.
            return recognizer.map { $0.calledName == "UITapGestureRecognizer" && !isDoubleTap($0) } ?? true
        }) {
            return true
        }
        let calls = handler.descendants.filter { $0.kind == .call }.map(\.calledName).filter {
            !$0.isEmpty && !isPlain($0)
        }
        guard !calls.isEmpty else {
            // Setting a property is what it does: that may be done elsewhere too.
            let properties = handler.descendants.filter { $0.kind == .assignment }.compactMap { $0.child(0)?.path }
            if properties.isEmpty { return true }
            return code.contains { other in
                guard other.kind == .assignment, !handler.contains(other), other.function?.name != "init",
                    let path = other.child(0)?.path
                else { return false }
                return properties.contains(path)
            }
        }
        return code.contains { other in
            other.kind == .call && calls.contains(other.calledName) && !handler.contains(other)
        }
    }

    /// Calls that tell nothing of what a handler is for.
    private static func isPlain(_ name: String) -> Bool {
        [
            "location", "translation", "velocity", "setTranslation", "min", "max", "abs", "convert", "indexPathForItem",
            "indexPathForRow", "cellForItem", "cellForRow", "print", "animate", "CGPoint", "CGAffineTransform",
            "impactOccurred", "prepare", "endEditing", "resignFirstResponder", "hitTest", "contains", "debug", "log",
            "first", "map",
        ].contains(name)
    }

    static let swiftUIAlternatives = [
        "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction", "accessibilityScrollAction",
        "accessibilityZoomAction", "accessibilityRepresentation", "accessibilityDirectTouch", "accessibilityDragPoint",
        "contextMenu", "swipeActions", "accessibilityChildren",
    ]

    static func examine(view type: TypeView, _ examination: inout Examination) {
        guard !type.lineage.contains(where: { $0.mentions(any: swiftUIAlternatives) }) else { return }
        let code = type.code
        for call in code where call.kind == .call && call.callee?.kind == .member {
            guard let action = action(of: call) else { continue }
            let chain = ViewChain(ViewChain.end(of: call))
            if ([chain] + chain.outers).contains(where: { $0.has("accessibilityHidden", "disabled", "Menu") }) {
                continue
            }
            if isReachable(action, call, code) { continue }
            if call.calledName == "onTapGesture",
                isForTheEye(action) || ["scroll", "zoom"].contains(where: chain.view.lowercased().contains)
            {
                continue
            }
            examination.report(call.callee ?? call, type.name)
        }
    }

    /// What is done by a gesture that screen readers do not make; `nil` for another call.
    private static func action(of call: Code) -> Code? {
        switch call.calledName {
        case "onLongPressGesture":
            if let duration = call.argument("minimumDuration") {
                if duration.name == "infinity" || (duration.number ?? 1) < 0.2 { return nil }
            }
            return call.argument("perform")
                ?? call.arguments.first { $0.name.isEmpty && $0.flags.contains(.isTrailing) }?.child(0)
        case "onTapGesture":
            guard let count = call.argument("count")?.number, count > 1 else { return nil }
            return call.argument("perform") ?? call.closures.first
        case "gesture", "highPriorityGesture", "simultaneousGesture":
            guard let gesture = call.firstArgument else { return nil }
            let names = [
                "DragGesture", "LongPressGesture", "MagnifyGesture", "MagnificationGesture", "RotateGesture",
                "RotationGesture",
            ]
            // One that listens beside others, as for hiding the keyboard while a list is dragged.
            if call.calledName == "simultaneousGesture", gesture.all.contains(where: { $0.isCall(of: "DragGesture") }) {
                return nil
            }
            let isTap = gesture.all.contains { $0.isCall(of: "TapGesture") && ($0.argument("count")?.number ?? 1) > 1 }
            guard isTap || gesture.all.contains(where: { names.contains($0.calledName) }),
                let ended = gesture.all.first(where: { $0.isCall(of: "onEnded") })
            else { return nil }
            return ended.closures.first ?? ended.firstArgument
        default: return nil
        }
    }

    /// Whether something else in the view does what a gesture does.
    private static func isReachable(_ action: Code, _ call: Code, _ code: [Code]) -> Bool {
        if action.kind != .closure {
            guard let path = action.path else { return true }
            let name = path.split(separator: ".").last.map(String.init) ?? path
            return code.contains { other in
                other.name == name && !call.hasInArguments(other) && (other.kind == .member || other.kind == .name)
            }
        }
        let calls = action.descendants.filter { $0.kind == .call }.map(\.calledName).filter {
            !$0.isEmpty && !isPlain($0) && $0 != "withAnimation"
        }
        let properties = action.descendants.filter { $0.kind == .assignment }.compactMap { $0.child(0)?.path }
        if calls.isEmpty, properties.isEmpty { return true }
        return code.contains { other in
            guard !call.hasInArguments(other) else { return false }
            if other.kind == .call { return calls.contains(other.calledName) }
            if other.kind == .assignment, let path = other.child(0)?.path { return properties.contains(path) }
            // $flag hands the property to another control.
            return other.kind == .name && other.name.hasPrefix("$")
                && properties.contains(String(other.name.dropFirst()))
        }
    }
}
