extension Check {
    /// Adjustable elements that do not say their value, or only the first one.
    static let sliderValueMissing = Check(
        "slider-value-missing", [.uikit, .swiftui],
        triggers: ["accessibilityIncrement", "accessibilityIncrementBlock", "accessibilityAdjustableAction"]
    ) { examination in
        for type in examination.types where type.isClass { SliderValueMissing.examine(type, &examination) }
        for chain in examination.chains(with: "accessibilityAdjustableAction") {
            SliderValueMissing.examine(chain, &examination)
        }
    }
}

private enum SliderValueMissing {
    static func examine(_ type: TypeView, _ examination: inout Examination) {
        guard let increment = type.functions("accessibilityIncrement").first, let system = type.systemClass,
            !["UISlider", "UIStepper", "UIPickerView", "UIPageControl", "UIDatePicker", "UIScrollView"].contains(
                where: {
                    SystemClasses.isSubclass(system, of: $0)
                }), !type.table.hasSubclasses(type.name),
            !type.mentions("accessibilityValueBlock", "accessibilityAttributedValue", "announcement")
        else { return }
        if type.lineage.contains(where: {
            $0.children.contains { $0.kind == .variable && $0.name == "accessibilityValue" }
        }) {
            return
        }
        let values = type.classes.flatMap { $0.assignments(to: "accessibilityValue") }.filter { $0.receiver == "" }
        if values.isEmpty {
            // The value may be a part of the label that is written anew, or be set by who owns the element.
            guard
                !type.lineage.contains(where: {
                    $0.children.contains { $0.kind == .variable && $0.name == "accessibilityLabel" }
                }),
                !type.mentions("accessibilityValue"), !type.isSubclass(of: "UIAccessibilityElement"),
                !examination.module.isInNib(type)
            else { return }
            examination.report(declaration: increment, type.name)
        } else if values.allSatisfy({ isOnce($0.statement, type) && isConstant($0.value) }), let first = values.first {
            examination.report(first.statement, type.name)
        }
    }

    private static func isConstant(_ value: Code) -> Bool { value.kind == .string }

    /// Whether a statement runs when the element is made and never again.
    private static func isOnce(_ statement: Code, _ type: TypeView) -> Bool {
        guard let function = statement.function, function.kind == .function else { return false }
        return function.name == "init" && !statement.isInside([.closure], below: function)
    }

    static func examine(_ chain: ViewChain, _ examination: inout Examination) {
        guard !ViewChain.controls.contains(chain.view), let element = chain.modifier("accessibilityElement"),
            element.call.argument("children").map({ $0.name == "ignore" }) ?? true
        else { return }
        if ([chain] + chain.outers.prefix(2)).contains(where: {
            $0.has("accessibilityValue", "accessibilityRepresentation", "accessibilityChildren")
        }) {
            return
        }
        // A label that changes says the value, if at the wrong place.
        let label = chain.modifier("accessibilityLabel")?.call.firstArgument
        if let label, !(label.kind == .string && !label.flags.contains(.isInterpolated)) { return }
        guard let action = chain.modifier("accessibilityAdjustableAction") else { return }
        examination.report(action.call.callee ?? action.call)
    }
}
