extension Check {
    /// Activation that acts and then says that it did not, so that a touch may follow.
    static let boardActivationDiverges = Check(
        "board-activation-diverges", [.uikit], triggers: ["accessibilityActivate"]
    ) { examination in
        for code in examination.tree.root.descendants
        where code.kind == .function && code.name == "accessibilityActivate" {
            guard !code.decides else { continue }
            let results = code.results
            guard results.count == 1, let result = results.first, result.isFalse else { continue }
            let acts = code.statements.contains { $0.kind == .assignment || $0.kind == .call && !$0.contains(result) }
            if acts { examination.report(result, code.enclosingType?.name ?? "") }
        }
    }
}
