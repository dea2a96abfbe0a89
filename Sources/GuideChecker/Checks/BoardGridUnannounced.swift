extension Check {
    /// Cells of a data table that say their row and column once more in the label.
    static let boardGridUnannounced = Check(
        "board-grid-unannounced", [.uikit], triggers: ["UIAccessibilityContainerDataTableCell"]
    ) { examination in
        for type in examination.types where type.isClass && type.conforms(to: "UIAccessibilityContainerDataTableCell") {
            for assignment in type.assignments(to: "accessibilityLabel") where assignment.receiver == "" {
                let texts = assignment.value.all.filter { $0.kind == .string }.map { $0.name.lowercased() }
                if texts.contains(where: {
                    ($0.contains("row") && $0.contains("column")) || ($0.contains("행") && $0.contains("열"))
                }) {
                    examination.report(assignment.value, type.name)
                }
            }
        }
    }
}
