extension Check {
    /// Cells that are called selected and never unselected.
    static let boardCellSelectedMissing = Check(
        "board-cell-selected-missing", [.uikit], triggers: [.all("selected", "accessibilityTraits")]
    ) { examination in
        for type in examination.types where type.isClass && SelectedNeverRemoved.isBoard(type) {
            for change in SelectedNeverRemoved.places(in: type) { examination.report(change.statement, type.name) }
        }
    }
}
