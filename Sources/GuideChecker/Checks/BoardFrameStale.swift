extension Check {
    /// Frames of elements that do not follow the view, and elements that are made anew whenever it is laid out.
    static let boardFrameStale = Check(
        "board-frame-stale", [.uikit], triggers: ["accessibilityFrame", "UIAccessibilityElement"]
    ) { examination in
        for type in examination.classes(of: "UIView") {
            for assignment in type.assignments(to: "accessibilityFrame") {
                guard assignment.receiver != "", let function = assignment.statement.function,
                    function.kind == .function,
                    assignment.value.mentions(any: ["convertToScreenCoordinates", "convert"]),
                    type.mentions("UIAccessibilityElement"), !BoardFrameStale.isCalledAgain(function, type)
                else { continue }
                examination.report(assignment.statement, type.name)
            }
            for layout in type.functions("layoutSubviews") {
                guard !layout.decides,
                    let made = layout.descendants.first(where: { $0.isCall(of: "UIAccessibilityElement") })
                else { continue }
                examination.report(made, type.name)
            }
        }
    }
}

private enum BoardFrameStale {
    private static let repeated: Set<String> = [
        "layoutSubviews", "accessibilityElement", "accessibilityElements", "accessibilityElementCount",
        "scrollViewDidScroll",
        "draw", "layout", "accessibilityFrame",
    ]

    /// Whether a function runs at each layout, or each time the elements are asked for.
    static func isCalledAgain(_ function: Code, _ type: TypeView) -> Bool {
        if repeated.contains(function.name) { return true }
        return type.code.contains { call in
            guard call.isCall(of: function.name), let caller = call.function else { return false }
            return repeated.contains(caller.name) || caller.kind == .accessor
                || caller.name.hasPrefix("update") || caller.name.hasPrefix("reload")
        }
    }
}
