/// Sets apart the findings that comments say are known, and reports comments that say too little or too much.
enum SuppressionFilter {
    /// - Parameter ran: The rules that were looked for: a comment on another one may be of use in another run.
    static func apply(
        to findings: [CheckFinding], in files: [SourceFile], ran: Set<String>
    ) -> (open: [CheckFinding], suppressed: [CheckFinding]) {
        var byPath = Dictionary(grouping: findings, by: \.path)
        var result: [CheckFinding] = []
        var suppressed: [CheckFinding] = []
        for file in files {
            let found = byPath.removeValue(forKey: file.path) ?? []
            let (suppressions, mistakes) = Suppression.all(in: file)
            guard !suppressions.isEmpty || !mistakes.isEmpty else {
                result += found
                continue
            }
            var isUsed = Array(repeating: false, count: suppressions.count)
            // Most comments mean one line.
            let byLine = Dictionary(
                grouping: suppressions.indices.filter { suppressions[$0].lines.count == 1 },
                by: { suppressions[$0].lines.lowerBound })
            let others = suppressions.indices.filter { suppressions[$0].lines.count > 1 }
            for finding in found {
                let matching = ((byLine[finding.line] ?? []) + others).filter { number in
                    let suppression = suppressions[number]
                    return suppression.lines.contains(finding.line)
                        && (suppression.rules.isEmpty || suppression.rules.contains(finding.rule))
                }
                for number in matching { isUsed[number] = true }
                if matching.isEmpty { result.append(finding) } else { suppressed.append(finding) }
            }
            result += mistakes
            for (number, suppression) in suppressions.enumerated() {
                func report(_ rule: String) {
                    result.append(
                        CheckFinding(
                            rule: rule, path: file.path, line: suppression.line, column: suppression.column,
                            endLine: suppression.line, endColumn: suppression.endColumn, facts: suppression.rules))
                }
                if !suppression.hasReason { report(SuppressionRule.withoutReason) }
                let meant = suppression.rules.isEmpty ? Check.all.map(\.rule) : suppression.rules
                if !isUsed[number], ran.isSuperset(of: meant) {
                    report(SuppressionRule.unused)
                }
            }
        }
        return (result + byPath.values.joined(), suppressed)
    }
}
