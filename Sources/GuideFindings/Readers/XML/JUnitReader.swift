/// JUnit's XML: findings are in the texts of failures, in as many ways as there are programs that write it.
enum JUnitReader {
    /// Hands over what failures say; tests without a finding are counted.
    ///
    /// - Throws: What is wrong with the XML and where.
    static func read(
        _ source: ReportSource, registry: CheckerRegistry, each: (Finding) -> Void
    ) throws(ReportError) -> ReportSummary {
        var summary = ReportSummary(format: .jUnit)
        let records = XMLRecords(
            elements: ["testcase"], attributes: ["name", "classname", "file", "line", "message", "type"],
            texts: ["failure", "error", "system-out", "system-err"])
        try records.read(source) { (record) throws(ReportError) in
            let findings = findings(in: record, registry)
            summary.found += findings.count
            if findings.isEmpty { summary.passedOver += 1 }
            findings.forEach(each)
        }
        return summary
    }

    private static func findings(in record: XMLRecord, _ registry: CheckerRegistry) -> [Finding] {
        let test = record.node
        let failures = test.children.filter { $0.name == "failure" || $0.name == "error" }
        let told = failures.flatMap { failure in
            swiftLint(test, failure) ?? gitLab(test, failure) ?? eslint(record, failure)
                ?? scan(failure, of: test, registry)
        }
        if !told.isEmpty { return told }
        // Handlers print what they find, also where the test passes.
        return test.children.filter { $0.name.hasPrefix("system-") }.flatMap { scan($0.text, of: test, registry) }
    }

    /// The text has it all; the message is often cut, and counts only where the text says nothing but a place.
    private static func scan(_ failure: XMLNode, of test: XMLNode, _ registry: CheckerRegistry) -> [Finding] {
        var findings = scan(failure.text, of: test, registry)
        if findings.isEmpty {
            let place = CompilerLine(LogText(LogText(failure.text).trimmed.string + ":"))?.location
            findings = scan(failure["message"] ?? "", of: test, at: place, registry)
        }
        // Whatever is said here made a test fail.
        return findings.map { finding in
            var finding = finding
            finding.level = max(finding.level, .error)
            return finding
        }
    }

    private static func scan(
        _ text: String, of test: XMLNode, at place: FindingLocation? = nil, _ registry: CheckerRegistry
    ) -> [Finding] {
        let name = [test["classname"], test["name"]].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ".")
        let place = FindingLocation(
            file: place?.file ?? test["file"] ?? "", line: place?.line ?? test.int("line"), column: place?.column,
            element: name.isEmpty ? nil : name)
        var scanner = LogScanner(registry: registry, place: place)
        var findings: [Finding] = []
        for line in Array(text.utf8).split(separator: UInt8(ascii: "\n")) {
            if case .findings(let found) = scanner.scan(line) { findings += found }
        }
        return findings
    }

    /// SwiftLint's own, which has no ID: the test is the file, and the text says `warning:` and `Line:12`.
    private static func swiftLint(_ test: XMLNode, _ failure: XMLNode) -> [Finding]? {
        guard test["classname"] == "Formatting Test" else { return nil }
        let fields = fields(failure.text)
        return [
            Finding(
                tool: "SwiftLint", checker: "swiftlint", checkerRule: "", message: failure["message"] ?? "",
                level: fields["error"] == nil ? .warning : .error,
                location: FindingLocation(file: test["name"], line: fields["Line"].flatMap { Int($0) }))
        ]
    }

    /// SwiftLint's for GitLab: a line for each field.
    private static func gitLab(_ test: XMLNode, _ failure: XMLNode) -> [Finding]? {
        let fields = fields(failure.text)
        guard let rule = fields["Rule"], let reason = fields["Reason"] else { return nil }
        return [
            Finding(
                tool: "SwiftLint", checker: "swiftlint", checkerRule: rule, message: reason,
                level: FindingLevel(word: fields["Severity"]) ?? .warning,
                location: FindingLocation(
                    file: fields["File"], line: fields["Line"].flatMap { Int($0) },
                    column: fields["Column"].flatMap { Int($0) }))
        ]
    }

    /// ESLint's: `line 12, col 5, Error - message (rule)`, and the suite is the file.
    private static func eslint(_ record: XMLRecord, _ failure: XMLNode) -> [Finding]? {
        guard record.node["name"]?.hasPrefix("org.eslint.") == true else { return nil }
        let text = LogText(failure.text).trimmed
        let numbers = text.bytes.prefix(40).split(whereSeparator: { !LogText.isDigit($0) }).map {
            Int(LogText($0).string)
        }
        guard let mark = RuleMark(text), text.hasPrefix("line "), let dash = mark.message.place(of: " - ") else {
            return nil
        }
        let isError = mark.message.upTo(dash).contains("Error")
        return [
            Finding(
                tool: "ESLint", checkerRule: mark.id, message: mark.message.from(dash + 3).string,
                level: isError ? .error : .warning,
                location: FindingLocation(
                    file: record.ancestors.last?["name"], line: numbers.first ?? nil,
                    column: numbers.dropFirst().first ?? nil))
        ]
    }

    private static func fields(_ text: String) -> [String: String] {
        var fields: [String: String] = [:]
        for line in text.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = LogText(line[..<colon]).trimmed.string
            fields[name] = LogText(line[line.index(after: colon)...]).trimmed.string
        }
        return fields
    }
}
