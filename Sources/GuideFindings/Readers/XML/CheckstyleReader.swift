/// Checkstyle's XML, which many linters write.
enum CheckstyleReader {
    /// What linters put in front of their rule IDs.
    private static let prefixes = [
        (prefix: "swiftlint.rules.", tool: "SwiftLint"), (prefix: "eslint.rules.", tool: "ESLint"),
    ]

    /// Hands over each error of each file.
    ///
    /// - Throws: What is wrong with the XML and where.
    static func read(_ source: ReportSource, each: (Finding) -> Void) throws(ReportError) -> ReportSummary {
        var summary = ReportSummary(format: .checkstyle)
        let records = XMLRecords(
            elements: ["error"], attributes: ["name", "line", "column", "severity", "message", "source"])
        try records.read(source) { (record) throws(ReportError) in
            let error = record.node
            let level = FindingLevel(word: error["severity"]) ?? .error
            guard level != .none else {
                summary.passedOver += 1
                return
            }
            let file = record.ancestors.last { $0.name == "file" }?["name"]
            let (tool, rule) = rule(error["source"] ?? "")
            summary.found += 1
            each(
                Finding(
                    tool: tool, checkerRule: rule, message: error["message"] ?? "", level: level,
                    location: FindingLocation(
                        file: file == "<nopath>" ? nil : file, line: error.int("line"), column: error.int("column"))))
        }
        return summary
    }

    private static func rule(_ source: String) -> (tool: String, rule: String) {
        for (prefix, tool) in prefixes where source.hasPrefix(prefix) {
            return (tool, String(source.dropFirst(prefix.count)))
        }
        return (source.hasPrefix("detekt.") ? "detekt" : "", source)
    }
}
