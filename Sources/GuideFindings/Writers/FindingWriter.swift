/// Writes findings with what explains them in one format.
public protocol FindingWriter: AnyObject {
    /// Takes a finding, in the order of the reports.
    func write(_ finding: Finding, _ subject: Subject)

    /// Writes what is left to write when all findings have come.
    func finish(_ report: ExplainedReport)
}

/// What there is to say when all findings were read.
public struct ExplainedReport {
    /// The findings, counted.
    public var tally: Tally
    /// Rules of checkers that were asked for by name, without any finding.
    public var asked: [Subject]
    /// Lines and records of the reports that are no findings.
    public var passedOver: Int
    /// What could not be read.
    public var unread: [UnreadReport]
    /// Whether any report could be read.
    public var isAnythingRead: Bool
    /// The number of files of source that our own checks looked at, those among them that could not be read; `nil` for other
    /// findings.
    public var fileCount: Int?

    /// Creates the value from its parts.
    public init(
        tally: Tally, asked: [Subject] = [], passedOver: Int = 0, unread: [UnreadReport] = [],
        isAnythingRead: Bool = true, fileCount: Int? = nil
    ) {
        self.tally = tally
        self.asked = asked
        self.passedOver = passedOver
        self.unread = unread
        self.isAnythingRead = isAnythingRead
        self.fileCount = fileCount
    }

    /// What a report shows, one section after the other: what was asked for by name, and then the findings, the most severe
    /// first.
    public var sections: [FindingSection] {
        asked.map { FindingSection(subject: $0) } + tally.groups().map(FindingSection.init)
    }

    /// Whether there is a finding that has to do with accessibility, as far as is known.
    var hasRelatedFindings: Bool { tally.counts.contains { $0.subject.knowledge != .unrelated } }
}
