/// Reads logs line by line; what is no finding is counted.
enum LogReader {
    /// Hands over the findings.
    ///
    /// - Throws: That it is no text, or as reading does.
    static func read(
        _ source: ReportSource, registry: CheckerRegistry, each: (Finding) -> Void
    ) throws(ReportError) -> ReportSummary {
        var summary = ReportSummary(format: .log)
        var scanner = LogScanner(registry: registry)
        var lines = LineReader()
        try lines.read(source) { (line) throws(ReportError) in
            switch scanner.scan(line) {
            case .findings(let findings):
                summary.found += findings.count
                findings.forEach(each)
            case .part: break
            case .other: summary.passedOver += 1
            }
        }
        if lines.truncated > 0 { summary.notes.append(.longLines(lines.truncated)) }
        return summary
    }
}
