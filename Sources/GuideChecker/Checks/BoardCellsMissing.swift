extension Check {
    /// Views that draw many things to touch and give assistive technologies one element, or none.
    static let boardCellsMissing = Check(
        "board-cells-missing", [.uikit], triggers: [.all("draw", "override", "CGRect")]
    ) {
        examination in
        for type in examination.classes(of: "UIView") {
            guard let draw = type.functions("draw").first(where: { $0.flags.contains(.isOverride) }),
                BoardCellsMissing.drawsGrid(draw),
                !type.mentions(
                    "accessibilityElements", "accessibilityElementCount", "UIAccessibilityElement", "adjustable",
                    "accessibilityElementsHidden", "allowsDirectInteraction", "automationElements",
                    "isUserInteractionEnabled"),
                BoardCellsMissing.isTouched(type)
                    || type.assignments(to: "isAccessibilityElement").contains(where: { $0.value.isTrue })
            else { continue }
            examination.report(declaration: draw, type.name)
        }
    }
}

private enum BoardCellsMissing {
    /// Whether there is a loop over cells in rows and columns: two loops in one another, or one whose number is divided into
    /// both.
    static func drawsGrid(_ draw: Code) -> Bool {
        let loops = draw.descendants.filter { $0.kind == .loop && $0.name == "for" }
        return loops.contains { loop in
            if loop.descendants.contains(where: { $0.kind == .loop && $0.name == "for" }) { return true }
            guard let number = loop.first(.parameter)?.name else { return false }
            return loop.descendants.contains { code in
                guard code.kind == .sequence else { return false }
                let parts = Array(code.children)
                return parts.contains { $0.kind == .operator && $0.name == "%" } && parts.contains { $0.path == number }
            }
        }
    }

    static func isTouched(_ type: TypeView) -> Bool {
        ["touchesBegan", "touchesEnded", "beginTracking", "point"].contains { !type.functions($0).isEmpty }
            || type.code.contains { $0.isCall(of: "location") && $0.argument("in")?.path == "" }
    }
}
