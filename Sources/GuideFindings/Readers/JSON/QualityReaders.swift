/// Code Climate's issues, which GitLab calls a code quality report.
struct CodeClimateReader: RecordReader {
    static let format = ReportFormat.codeClimate
    static let records = JSONRecords(
        patterns: ["[]"],
        kept: [
            .begin, .checkName, .column, .description, .engineName, .line, .lines, .location, .path, .positions,
            .severity,
        ])

    func findings(in record: JSONRecord) -> RecordFindings {
        let node = record.node
        guard let rule = node[.checkName]?.string else { return .none }
        let place = node[.location]
        let position = place?[.positions]?[.begin]
        return RecordFindings(
            Finding(
                tool: node[.engineName]?.string ?? "", checkerRule: rule, message: node[.description]?.string ?? "",
                level: FindingLevel(word: node[.severity]?.string, FindingLevel.qualityWords) ?? .warning,
                location: FindingLocation(
                    file: place?[.path]?.string, line: place?[.lines]?[.begin]?.int ?? position?[.line]?.int,
                    column: position?[.column]?.int)))
    }
}

/// SonarQube's generic issues.
struct SonarQubeReader: RecordReader {
    static let format = ReportFormat.sonarQube
    static let records = JSONRecords(
        patterns: ["issues.[]"],
        kept: [
            .engineID, .filePath, .message, .primaryLocation, .ruleId, .severity, .startColumn, .startLine, .textRange,
        ])

    func findings(in record: JSONRecord) -> RecordFindings {
        let node = record.node
        guard let rule = node[.ruleId]?.string else { return .none }
        let place = node[.primaryLocation]
        let range = place?[.textRange]
        return RecordFindings(
            Finding(
                tool: node[.engineID]?.string ?? "", checkerRule: rule, message: place?[.message]?.string ?? "",
                level: FindingLevel(word: node[.severity]?.string, FindingLevel.qualityWords) ?? .warning,
                // Its columns begin at 0.
                location: FindingLocation(
                    file: place?[.filePath]?.string, line: range?[.startLine]?.int,
                    column: range?[.startColumn]?.int.map { $0 + 1 })))
    }
}
