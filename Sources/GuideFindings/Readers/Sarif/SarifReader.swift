/// Reads SARIF 2.1.0 in two passes, because what a result inherits may stand behind it: the first one reads what runs say of
/// themselves, the second one their results.
enum SarifReader {
    /// Hands over each finding with the bytes of its result.
    ///
    /// - Throws: What is wrong with the report and where.
    static func read(
        _ source: ReportSource, each: (Finding, _ result: Range<Int>) -> Void
    ) throws(ReportError) -> ReportSummary {
        var summary = ReportSummary(format: .sarif)
        var runs: [Int: SarifRun] = [:]
        do throws(ReportError) {
            runs = try Self.runs(of: source, &summary)
        } catch {
            // What is wrong within results tells more than that they do not end.
            try JSONRecords(patterns: [], kept: []).read(source) { (_) throws(ReportError) in }
            throw error
        }
        if runs.isEmpty { summary.notes.append(.noRun) }
        let results = JSONRecords(patterns: ["runs.[].results.[]"], kept: SarifResult.keys)
        try results.read(source) { (record) throws(ReportError) in
            let run = runs[record.ordinal(at: 1)] ?? SarifRun()
            if let finding = SarifResult(record.node, run: run).finding {
                summary.found += 1
                each(finding, record.range)
            } else {
                summary.passedOver += 1
            }
        }
        return summary
    }

    /// What the runs say of themselves, by their place in the report.
    private static func runs(
        of source: ReportSource, _ summary: inout ReportSummary
    ) throws(ReportError) -> [Int: SarifRun] {
        let records = JSONRecords(
            patterns: [
                "version", "runs.[].tool.driver", "runs.[].tool.extensions.[]", "runs.[].artifacts.[]",
                "runs.[].originalUriBaseIds", "runs.[].invocations.[]", "runs.[].logicalLocations.[]",
                "runs.[].externalPropertyFileReferences", "inlineExternalProperties.[]",
            ],
            kept: [
                .configuration, .defaultConfiguration, .descriptor, .fullDescription, .fullyQualifiedName, .guid,
                .helpUri,
                .id, .index, .level, .location, .name, .results, .ruleConfigurationOverrides, .rules, .shortDescription,
                .text, .toolComponent, .uri, .uriBaseId,
            ],
            keptWhole: [.originalUriBaseIds, .messageStrings, .globalMessageStrings], withoutSarifResults: true)
        var runs: [Int: SarifRun] = [:]
        var hasExternalResults = false
        try records.read(source) { (record) throws(ReportError) in
            let node = record.node
            if record.pattern == 0 {
                guard let version = node.string, version.hasPrefix("2.1.") else {
                    throw ReportError(
                        "SARIF \(node.scalar ?? "of no version") cannot be read, only 2.1.0; "
                            + "the sarif-multitool of its makers transforms it")
                }
                return
            }
            if record.pattern == 8 {
                hasExternalResults = hasExternalResults || node[.results] != nil
                return
            }
            var run = runs.removeValue(forKey: record.ordinal(at: 1)) ?? SarifRun()
            switch record.pattern {
            case 1: run.driver = SarifComponent(node)
            case 2: run.extensions.append(SarifComponent(node))
            case 3: run.artifacts.append(SarifArtifactLocation(node[.location] ?? node))
            case 4:
                for (name, location) in node.members { run.bases[name] = SarifArtifactLocation(location) }
            case 5:
                let overrides = node[.ruleConfigurationOverrides]?.elements ?? []
                run.overrides.append(
                    overrides.compactMap { node in node[.descriptor].map { SarifOverride(node, descriptor: $0) } })
            case 6: run.logicalLocations.append(node[.fullyQualifiedName]?.string ?? node[.name]?.string)
            default: hasExternalResults = true
            }
            runs[record.ordinal(at: 1)] = run
        }
        if hasExternalResults {
            summary.notes.append(.isElsewhere)
        }
        return runs.mapValues { run in
            var run = run
            run.resolveOverrides()
            return run
        }
    }
}
