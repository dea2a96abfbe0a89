/// The JSON of `a11y-guide explain` and of `a11y-guide check`, whose findings stand under the identifiers of our own rules.
struct GuideAnswerReader: RecordReader {
    static let format = ReportFormat.guide
    static let records = JSONRecords(
        patterns: ["findings.[]"],
        kept: [
            .checker, .checkerRule, .column, .element, .file, .level, .line, .location, .message, .source, .state,
        ])

    func findings(in record: JSONRecord) -> RecordFindings {
        let node = record.node
        let level = node[.level]?.string.flatMap(FindingLevel.init(rawValue:)) ?? .warning
        let message = node[.message]?.string ?? ""
        guard let rule = node[.checkerRule]?.string else { return .none }
        let place = node[.location]
        var location = FindingLocation(
            file: place?[.file]?.string, line: place?[.line]?.int, column: place?[.column]?.int)
        if let element = place?[.element]?.string {
            location = location ?? FindingLocation(file: "")
            location?.element = element
        }
        location?.source = place?[.source]?.string
        return RecordFindings(
            Finding(
                tool: node[.checker]?.string ?? "", checkerRule: rule, message: message, level: level,
                location: location, state: node[.state]?.string.flatMap(FindingState.init(rawValue:)) ?? .open))
    }
}
