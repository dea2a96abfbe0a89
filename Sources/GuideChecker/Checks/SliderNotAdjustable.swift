extension Check {
    /// Controls that a drag sets to a place in a range, which are not adjustable without it.
    static let sliderNotAdjustable = Check(
        "slider-not-adjustable", [.uikit, .swiftui],
        triggers: ["UIPanGestureRecognizer", "touchesMoved", "continueTracking", "DragGesture"]
    ) { examination in
        for type in examination.types {
            if type.isClass {
                SliderNotAdjustable.examine(class: type, &examination)
            } else if type.isSwiftUIView {
                SliderNotAdjustable.examine(view: type, &examination)
            }
        }
    }
}

private enum SliderNotAdjustable {
    static func examine(class type: TypeView, _ examination: inout Examination) {
        guard type.isSubclass(of: "UIView"), !type.isSubclass(of: "UIScrollView"), !type.isSubclass(of: "UISlider"),
            !type.mentions(
                "adjustable", "accessibilityIncrement", "accessibilityIncrementBlock", "UISlider",
                "accessibilityElementsHidden",
                "accessibilityCustomActions", "UIAccessibilityCustomAction", "allowsDirectInteraction")
        else { return }
        if type.assignments(to: "isAccessibilityElement").contains(where: { $0.receiver == "" && $0.value.isFalse }) {
            return
        }
        var handlers = type.functions("touchesMoved") + type.functions("continueTracking")
        for call in type.code where call.isCall(of: "UIPanGestureRecognizer") {
            guard call.argument("target")?.path == "",
                let selector = call.argument("action")?.all.first(where: { $0.kind == .selector })
            else { continue }
            handlers += type.functions(selector.name)
        }
        for handler in handlers where setsShare(handler, of: ["bounds", "frame", "trackRect"]) {
            examination.report(declaration: type.declaration, type.name, handler.name)
            return
        }
    }

    /// Whether a handler stores a share of the view's size: a place divided by a width or a height.
    private static func setsShare(_ code: Code, of sizes: [String]) -> Bool {
        code.descendants.contains { code in
            guard code.kind == .assignment, code.name == "=", let target = code.child(0)?.path,
                let value = code.child(1),
                !target.contains("frame"), !target.contains("center"), !target.contains("transform"),
                !target.contains("constant"),
                value.mentions("/")
            else { return false }
            return divides(value)
        }
    }

    private static func divides(_ value: Code) -> Bool {
        value.all.contains { code in
            guard code.kind == .sequence else { return false }
            let parts = Array(code.children)
            return parts.indices.contains { number in
                guard number > 0, number + 1 < parts.count, parts[number].kind == .operator, parts[number].name == "/"
                else { return false }
                let isPlace =
                    parts[number - 1].mentions(any: ["location", "x", "y"])
                    || ["x", "y"].contains(parts[number - 1].name)
                let isSize = ["width", "height"].contains(parts[number + 1].name)
                return isPlace && isSize
            }
        }
    }

    static func examine(view type: TypeView, _ examination: inout Examination) {
        guard
            !type.mentions(
                "accessibilityAdjustableAction", "accessibilityRepresentation", "accessibilityChildren",
                "accessibilityHidden", "Slider",
                "accessibilityAction", "accessibilityActions")
        else { return }
        for changed in type.code where changed.isCall(of: "onChanged") {
            guard
                changed.descendants.contains(where: { $0.isCall(of: "DragGesture") })
                    || changed.callee?.base?.mentions("DragGesture") ?? false,
                let closure = changed.closures.first, setsShare(closure, of: ["size"])
            else { continue }
            let gesture = changed.ancestors.first {
                ["gesture", "highPriorityGesture", "simultaneousGesture"].contains($0.calledName)
            }
            examination.report(gesture?.callee ?? changed, type.name)
            return
        }
    }
}
