extension Check {
    /// Adjustable elements that cannot be adjusted, or in one direction only, and actions of elements that are not adjustable.
    static let sliderActionsMissing = Check(
        "slider-actions-missing", [.uikit, .swiftui],
        triggers: ["adjustable", "accessibilityIncrement", "accessibilityDecrement", "accessibilityAdjustableAction"]
    ) { examination in
        for type in examination.types where type.isClass { SliderActionsMissing.examine(type, &examination) }
        for code in examination.tree.root.descendants where code.isCall(of: "accessibilityAdjustableAction") {
            if let closure = code.closures.first, SliderActionsMissing.isOneWay(closure) {
                examination.report(code.callee ?? code)
            }
        }
    }
}

private enum SliderActionsMissing {
    /// Controls that answer both by themselves.
    static let native = ["UISlider", "UIStepper", "UIPickerView", "UIPageControl", "UIDatePicker"]

    static func examine(_ type: TypeView, _ examination: inout Examination) {
        guard let system = type.systemClass, !native.contains(where: { SystemClasses.isSubclass(system, of: $0) })
        else {
            return
        }
        if type.table.hasSubclasses(type.name) { return }
        let lineage = type.lineage
        let increments = lineage.contains { has("accessibilityIncrement", $0) }
        let decrements = lineage.contains { has("accessibilityDecrement", $0) }
        if increments != decrements {
            let name = increments ? "accessibilityIncrement" : "accessibilityDecrement"
            if let function = type.functions(name).first { examination.report(declaration: function, type.name, name) }
            return
        }
        let changes = type.parts.flatMap { TraitChange.all(of: "adjustable", in: $0) }.filter { $0.kind != .remove }
        if !increments {
            if let own = changes.first(where: { $0.receiver == "" && !isInElement($0.code) }) {
                examination.report(own.code, type.name, "accessibilityIncrement", "accessibilityDecrement")
            }
            return
        }
        if let function = type.functions("accessibilityIncrement").first,
            !lineage.contains(where: { $0.mentions("adjustable") }),
            !type.isSubclass(of: "UIAccessibilityElement") || type.mentions("accessibilityTraits"),
            !examination.isMadeAdjustableElsewhere(type), !examination.module.isInNib(type)
        {
            examination.report(declaration: function, type.name, "adjustable")
        }
    }

    /// Whether a class declares a method or sets the block that takes its place.
    private static func has(_ name: String, _ part: Code) -> Bool {
        part.children.contains { $0.kind == .function && $0.name == name } || part.mentions("\(name)Block")
    }

    /// `self` in the closure that makes an element is not the element.
    private static func isInElement(_ code: Code) -> Bool {
        code.ancestors.contains { $0.kind == .call && $0.calledName == "UIAccessibilityElement" }
    }

    /// Whether the closure of an adjustable action does something in one direction alone.
    static func isOneWay(_ closure: Code) -> Bool {
        let up = closure.mentions("increment")
        guard up != closure.mentions("decrement") else { return false }
        let name = up ? "increment" : "decrement"
        for code in closure.descendants where code.name == name && code.kind == .member {
            for ancestor in code.ancestors.prefix(while: { $0 != closure }) {
                switch ancestor.kind {
                case .ternary, .guard, .argument, .variable: return false
                case .if where ancestor.first(.otherwise) != nil: return false
                case .if:
                    // What comes after an `if` that leaves is its other branch.
                    if ancestor.first(.body)?.first(.return) != nil { return false }
                case .switch:
                    let fallback = ancestor.children.last { $0.kind == .case && $0.first(.conditions)?.child(0) == nil }
                    if let fallback, fallback.children.contains(where: { $0.kind != .conditions && $0.kind != .other })
                    {
                        return false
                    }
                default: break
                }
            }
        }
        return true
    }
}

extension Examination {
    /// Whether code outside of a class gives it the trait.
    fileprivate func isMadeAdjustableElsewhere(_ type: TypeView) -> Bool {
        module.files.contains {
            $0.tree.holds("adjustable") && $0.tree.holds(type.name) && $0.tree !== type.declaration.tree
        }
    }
}

extension Sequence {
    fileprivate func last(where predicate: (Element) -> Bool) -> Element? {
        var result: Element?
        for element in self where predicate(element) { result = element }
        return result
    }
}
