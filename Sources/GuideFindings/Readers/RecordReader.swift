/// What one record of a report says.
struct RecordFindings {
    var findings: [Finding] = []
    /// How much of it is no finding.
    var passedOver = 0

    /// A record that is no finding.
    static let none = RecordFindings(passedOver: 1)

    init(findings: [Finding] = [], passedOver: Int = 0) {
        self.findings = findings
        self.passedOver = passedOver
    }

    init(_ finding: Finding) {
        findings = [finding]
    }
}

/// Reads one JSON format, whose records can each be understood alone.
protocol RecordReader {
    static var format: ReportFormat { get }
    /// Where the records stand and what is kept of them.
    static var records: JSONRecords { get }
    /// Understands a record.
    mutating func findings(in record: JSONRecord) -> RecordFindings
}

extension RecordReader {
    /// Hands over the findings of a report.
    ///
    /// - Throws: What is wrong with its JSON and where.
    mutating func read(_ source: ReportSource, each: (Finding) -> Void) throws(ReportError) -> ReportSummary {
        var summary = ReportSummary(format: Self.format)
        try Self.records.read(source) { (record) throws(ReportError) in
            let read = findings(in: record)
            summary.passedOver += read.passedOver
            summary.found += read.findings.count
            read.findings.forEach(each)
        }
        return summary
    }
}

extension FindingLevel {
    /// The level that a word of a report means; `nil` for words that mean none.
    ///
    /// - Parameter others: Words that the format uses in another sense than most.
    init?(word: String?, _ others: [String: FindingLevel] = [:]) {
        guard let word = word?.lowercased() else { return nil }
        if let level = others[word] {
            self = level
            return
        }
        switch word {
        case "error", "fatal", "critical", "serious", "blocker", "high", "failure", "failed": self = .error
        case "warning", "warn", "moderate", "medium": self = .warning
        case "information", "informational", "info", "note", "notice", "hint", "low", "minor": self = .note
        case "none", "off", "ignore": self = .none
        default: return nil
        }
    }

    /// The words of Code Climate and SonarQube: what linters call an error is `major` there, and a warning `minor`.
    static let qualityWords: [String: FindingLevel] = ["major": .error, "minor": .warning]
}

extension FindingLocation {
    /// A place in a file; `nil` where the report names none. Numbers below 1 mean that it is not known.
    init?(file: String?, line: Int?, column: Int? = nil) {
        guard let file, !file.isEmpty else { return nil }
        self.init(file: file, line: line.flatMap { $0 > 0 ? $0 : nil }, column: column.flatMap { $0 > 0 ? $0 : nil })
    }

    /// An element of an app that runs; `nil` where the report names none.
    init?(element: String?, file: String = "") {
        guard element?.isEmpty == false || !file.isEmpty else { return nil }
        self.init(file: file, element: element.flatMap { $0.isEmpty ? nil : $0 })
    }
}
