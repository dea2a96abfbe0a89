public import GuideCatalog

/// Findings of our own checks as a SARIF 2.1.0 report of one run, with the rules that were looked for; its results are written
/// as they come.
///
/// Columns of these findings count UTF-16 code units, as the report says.
public final class SarifFindingWriter: FindingWriter {
    /// A rule that was looked for, and how loudly it is reported.
    public typealias Rule = (subject: Subject, level: FindingLevel)

    private let output: ReportOutput
    private let run: SarifRunWriter

    /// Creates a writer and begins the report.
    ///
    /// - Parameters:
    ///   - checker: Our own, as it is registered; `nil` where there is no index.
    ///   - version: That of the program.
    ///   - rules: In the order in which they are described, whether or not something was found.
    public init(
        output: ReportOutput, guide: any GuideSource, addresses: GuideAddresses, checker: Checker?, version: String,
        rules: [Rule]
    ) {
        self.output = output
        run = SarifRunWriter(
            output: output, explanations: SarifExplanations(guide: guide, addresses: addresses), name: Linker.ownName,
            rules: rules.map { ($0.subject.checkerRule, $0.subject) },
            levels: Dictionary(rules.map { ($0.subject.checkerRule, $0.level) }) { first, _ in first })
        output.write(SarifReportWriter.head + "\n")
        run.begin(checker, version: version)
    }

    /// Writes a finding as a result.
    public func write(_ finding: Finding, _ subject: Subject) { run.write(finding, subject) }

    /// Ends the report.
    public func finish(_ report: ExplainedReport) {
        run.end(without: report.unread)
        output.write("]}\n")
        output.flush()
    }
}
