/// `swiftlint --reporter json`.
struct SwiftLintReader: RecordReader {
    static let format = ReportFormat.swiftLint
    static let records = JSONRecords(
        patterns: ["[]"], kept: [.character, .file, .line, .reason, .ruleIdentifier, .severity])

    func findings(in record: JSONRecord) -> RecordFindings {
        let node = record.node
        guard let rule = node[.ruleIdentifier]?.string else { return .none }
        return RecordFindings(
            Finding(
                tool: "SwiftLint", checker: "swiftlint", checkerRule: rule, message: node[.reason]?.string ?? "",
                level: FindingLevel(word: node[.severity]?.string) ?? .warning,
                location: FindingLocation(
                    file: node[.file]?.string, line: node[.line]?.int, column: node[.character]?.int)))
    }
}

/// `eslint --format json`; a record is a file with its messages.
struct ESLintReader: RecordReader {
    static let format = ReportFormat.eslint
    static let records = JSONRecords(
        patterns: ["[]"],
        kept: [.column, .filePath, .line, .message, .messages, .ruleId, .severity, .suppressedMessages])

    func findings(in record: JSONRecord) -> RecordFindings {
        var read = RecordFindings()
        let file = record.node[.filePath]?.string
        for (messages, state) in [(JSONKey.messages, FindingState.open), (.suppressedMessages, .muted)] {
            for message in record.node[messages]?.elements ?? [] {
                // Without a rule: the file cannot be parsed, or is ignored.
                guard let rule = message[.ruleId]?.string else {
                    read.passedOver += 1
                    continue
                }
                read.findings.append(
                    Finding(
                        tool: "ESLint", checkerRule: rule, message: message[.message]?.string ?? "",
                        level: message[.severity]?.int == 2 ? .error : .warning,
                        location: FindingLocation(file: file, line: message[.line]?.int, column: message[.column]?.int),
                        state: state))
            }
        }
        return read
    }
}

/// `a11y-check --format json`, with or without its score, and its baseline, whose entries have no severity.
struct A11yCheckReader: RecordReader {
    static let format = ReportFormat.a11yCheck
    static let records = JSONRecords(
        patterns: ["diagnostics.[]", "[]"], kept: [.column, .filePath, .line, .message, .ruleID, .severity])

    func findings(in record: JSONRecord) -> RecordFindings {
        let node = record.node
        guard let rule = node[.ruleID]?.string else { return .none }
        let severity = node[.severity]?.string
        return RecordFindings(
            Finding(
                tool: "a11y-check", checker: "a11y-check", checkerRule: rule, message: node[.message]?.string ?? "",
                level: FindingLevel(word: severity) ?? .warning,
                location: FindingLocation(
                    file: node[.filePath]?.string, line: node[.line]?.int, column: node[.column]?.int),
                state: severity == nil ? .known : .open))
    }
}

/// The report of attest for Flutter.
struct AttestReader: RecordReader {
    static let format = ReportFormat.attest
    static let records = JSONRecords(
        patterns: ["findings.[]", "*.findings.[]"],
        kept: [.column, .file, .identifier, .line, .location, .message, .ruleId, .severity])

    func findings(in record: JSONRecord) -> RecordFindings {
        let node = record.node
        guard let rule = node[.ruleId]?.string else { return .none }
        let place = node[.location]
        var location = FindingLocation(
            file: place?[.file]?.string, line: place?[.line]?.int, column: place?[.column]?.int)
        if let element = node[.identifier]?.string {
            location = FindingLocation(
                file: location?.file ?? "", line: location?.line, column: location?.column, element: element)
        }
        return RecordFindings(
            Finding(
                tool: "attest", checker: "attest", checkerRule: rule, message: node[.message]?.string ?? "",
                level: FindingLevel(word: node[.severity]?.string) ?? .warning, location: location))
    }
}
