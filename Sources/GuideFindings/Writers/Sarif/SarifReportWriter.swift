import GuideCatalog

/// Reports as one SARIF 2.1.0 report with explanations: read a second time, because the rules of a run stand in front of its
/// results and what they are about is known behind them.
public final class SarifReportWriter {
    /// A report that was read once.
    public struct Source {
        /// Opens it again.
        fileprivate var open: () throws(ReportError) -> ReportSource
        fileprivate var format: ReportFormat
        fileprivate var usage: SarifUsage
    }

    private let output: ReportOutput
    private let linker: Linker
    private let registry: CheckerRegistry
    private let explanations: SarifExplanations
    private var usage = SarifUsage()

    /// Creates a writer.
    public init(
        output: ReportOutput, registry: CheckerRegistry, linker: Linker, guide: any GuideSource,
        addresses: GuideAddresses
    ) {
        self.output = output
        self.registry = registry
        self.linker = linker
        explanations = SarifExplanations(guide: guide, addresses: addresses)
    }

    /// Notes a finding of the report that is read the first time.
    public func note(_ finding: Finding, _ subject: Subject) { usage.add(finding, subject) }

    /// Ends the first reading of a report; what was noted belongs to it.
    public func source(
        _ format: ReportFormat, open: @escaping () throws(ReportError) -> ReportSource
    ) -> Source {
        defer { usage = SarifUsage() }
        return Source(open: open, format: format, usage: usage)
    }

    /// Forgets what was noted of a report that turned out not to be readable.
    public func forget() { usage = SarifUsage() }

    /// Writes the report.
    ///
    /// - Parameters:
    ///   - asked: Rules that were asked for by name; they come as runs without results.
    ///   - unread: What could not be read the first time; it comes as a run of ours that has failed.
    ///   - settle: Gives a finding the state that it has in this run.
    ///   - failed: Is told which report cannot be read a second time.
    public func write(
        _ sources: [Source], asked: [Subject], unread: [UnreadReport] = [],
        settle: (inout Finding, Subject) -> Void, failed: (Int, ReportError) -> Void
    ) {
        if sources.count == 1, asked.isEmpty, unread.isEmpty, sources[0].format == .sarif {
            attempt(0, failed) { () throws(ReportError) in try enricher(of: sources[0]).copyReport() }
        } else {
            output.write(Self.head)
            var isFirst = true
            for (number, source) in sources.enumerated() {
                attempt(number, failed) { () throws(ReportError) in
                    if source.format == .sarif {
                        isFirst = try enricher(of: source).copyRunsOfReport(isFirst: isFirst)
                    } else {
                        try writeRuns(of: source, isFirst: &isFirst, settle)
                    }
                }
            }
            for checker in Set(asked.map(\.checker)).sorted() {
                output.write(isFirst ? "\n" : ",\n")
                isFirst = false
                let rules = asked.filter { $0.checker == checker }.map { ($0.checkerRule, $0) }
                let run = SarifRunWriter(
                    output: output, explanations: explanations, name: rules.first?.1.checkerName ?? checker,
                    rules: rules)
                run.begin(registry.checker(named: checker))
                run.end()
            }
            if !unread.isEmpty {
                output.write(isFirst ? "\n" : ",\n")
                output.write(bytes: SarifFailedRun.bytes(unread))
            }
            output.write("]}\n")
        }
        output.flush()
    }

    private func attempt(
        _ number: Int, _ failed: (Int, ReportError) -> Void, _ body: () throws(ReportError) -> Void
    ) {
        do throws(ReportError) {
            try body()
        } catch {
            failed(number, error)
        }
    }

    private func enricher(of source: Source) throws(ReportError) -> SarifEnricher {
        SarifEnricher(
            reader: JSONByteReader(try source.open()), output: output, linker: linker, explanations: explanations,
            usage: source.usage)
    }

    /// The document up to its first run.
    static let head =
        "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":["

    /// A run for each tool of a report in another format.
    private func writeRuns(
        of source: Source, isFirst: inout Bool, _ settle: (inout Finding, Subject) -> Void
    ) throws(ReportError) {
        for (name, rules) in source.usage.tools {
            output.write(isFirst ? "\n" : ",\n")
            isFirst = false
            let run = SarifRunWriter(output: output, explanations: explanations, name: name, rules: rules)
            run.begin(registry.checker(named: name))
            _ = try ReportReader.read(try source.open(), registry: registry) { finding in
                let subject = linker.link(finding)
                guard SarifUsage.toolName(of: finding, subject) == name else { return }
                var finding = finding
                settle(&finding, subject)
                run.write(finding, subject)
            }
            run.end()
        }
    }
}
