/// What a report was, and how much of it was something else than findings.
public struct ReportSummary: Sendable, Equatable {
    /// The format, recognised from the bytes.
    public var format: ReportFormat
    /// How many findings were handed over, whatever their state.
    public var found: Int
    /// Lines of a log, or records, that are no finding: tests that passed, rules that do not apply, other output.
    public var passedOver: Int
    /// What a reader of the findings has to know about the report.
    public var notes: [ReportNote]

    /// Creates the value from its parts.
    public init(format: ReportFormat, found: Int = 0, passedOver: Int = 0, notes: [ReportNote] = []) {
        self.format = format
        self.found = found
        self.passedOver = passedOver
        self.notes = notes
    }
}

/// What a reader of findings has to know about their report.
public enum ReportNote: Sendable, Equatable {
    /// A SARIF report without any run.
    case noRun
    /// A SARIF report keeps properties of its runs in other files.
    case isElsewhere
    /// So many lines of a log are longer than what is read of a line.
    case longLines(Int)
}
