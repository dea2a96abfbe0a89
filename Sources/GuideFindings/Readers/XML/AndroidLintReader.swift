/// Android Lint's XML, formats 4 to 6, and its baselines.
enum AndroidLintReader {
    /// Hands over each issue with the first of its places. What a baseline lists is known, and its level, which a baseline does
    /// not have, the usual one.
    ///
    /// - Throws: What is wrong with the XML and where.
    static func read(_ source: ReportSource, each: (Finding) -> Void) throws(ReportError) -> ReportSummary {
        var summary = ReportSummary(format: .androidLint)
        let records = XMLRecords(
            elements: ["issue"], attributes: ["id", "severity", "message", "url", "file", "line", "column", "type"])
        try records.read(source) { (record) throws(ReportError) in
            let issue = record.node
            guard let id = issue["id"] else {
                summary.passedOver += 1
                return
            }
            let isKnown = record.ancestors.first?["type"] == "baseline"
            let level = FindingLevel(word: issue["severity"]) ?? .warning
            let place = issue.child("location")
            summary.found += 1
            each(
                Finding(
                    tool: "Android Lint", checker: "android-lint", checkerRule: id, message: issue["message"] ?? "",
                    level: level,
                    location: FindingLocation(
                        file: place?["file"], line: place?.int("line"), column: place?.int("column")),
                    state: isKnown ? .known : level == .none ? .muted : .open, helpAddress: issue["url"]))
        }
        return summary
    }
}
