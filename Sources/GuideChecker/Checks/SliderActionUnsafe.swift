extension Check {
    /// Adjusting that may crash or leave the range.
    static let sliderActionUnsafe = Check(
        "slider-action-unsafe", [.uikit], triggers: ["accessibilityIncrement", "accessibilityDecrement"]
    ) { examination in
        for type in examination.types where type.isClass {
            let other = SliderActionUnsafe.limited(type)
            for name in ["accessibilityIncrement", "accessibilityDecrement"] {
                for function in type.functions(name) {
                    if let place = SliderActionUnsafe.place(in: function, type, limited: other) {
                        examination.report(place, type.name)
                    }
                }
            }
        }
    }
}

private enum SliderActionUnsafe {
    /// Properties that one of the two methods limits: whoever thought of one end left the other one open.
    static func limited(_ type: TypeView) -> Set<String> {
        let functions = type.functions("accessibilityIncrement") + type.functions("accessibilityDecrement")
        return Set(
            functions.filter { $0.mentions(any: limits) || $0.decides && !onlyChecksForNil($0) }.flatMap { function in
                function.descendants.filter { $0.kind == .assignment }.compactMap { $0.child(0)?.path }
            })
    }

    private static let limits = ["min", "max", "clamp", "clamped", "limited", "indices"]

    static func place(in function: Code, _ type: TypeView, limited: Set<String>) -> Code? {
        if let forced = function.descendants.first(where: { $0.kind == .forced }) { return forced }
        // Whatever limits the value in the function, or says what to do at the end of the range.
        guard !function.decides || onlyChecksForNil(function),
            !function.mentions(any: limits)
        else { return nil }
        return function.descendants.first { code in
            guard code.kind == .assignment, ["+=", "-="].contains(code.name), let target = code.child(0),
                let path = target.path, !limited.contains(path)
            else {
                return false
            }
            let name = path.split(separator: ".").first.map(String.init) ?? path
            if path.contains(".") {
                // What a property of another object takes is not known, but for players, which take anything.
                return target.name == "currentTime"
            }
            return !isLimited(name, type)
        }
    }

    /// `x != nil` tells that there is something, not that there is room.
    private static func onlyChecksForNil(_ function: Code) -> Bool {
        function.descendants.allSatisfy { code in
            guard code.kind == .conditions else { return ![.switch, .ternary].contains(code.kind) }
            return code.children.allSatisfy {
                $0.kind == .parameter || $0.path != nil || $0.children.contains { $0.kind == .nil }
            }
        }
    }

    /// Whether a property limits itself, is made by code, or is not of the class.
    private static func isLimited(_ name: String, _ type: TypeView) -> Bool {
        guard let property = type.property(name) else { return true }
        return property.children.contains { $0.kind == .accessor || $0.kind == .attribute }
    }
}
