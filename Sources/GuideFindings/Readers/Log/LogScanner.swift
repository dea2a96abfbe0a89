/// Finds findings in the lines of a log, or of the text of a test's failure.
struct LogScanner {
    /// What a line is.
    enum Outcome {
        case findings([Finding])
        /// A part of a finding that other lines complete.
        case part
        /// No finding.
        case other
    }

    private let registry: CheckerRegistry
    /// Where findings are whose text names no place: the test that failed.
    private let place: FindingLocation?
    /// The file of the rows that follow.
    private var file: String?
    /// Where the failure stands whose checks follow, and the element they are about.
    private var failedChecks: (location: FindingLocation?, element: String?)?
    /// How many items of an exception are still to come that do not name their checks.
    private var oldItems = 0
    /// A node of Flutter's whose reason stands on the next line.
    private var node: String?

    init(registry: CheckerRegistry, place: FindingLocation? = nil) {
        self.registry = registry
        self.place = place
    }

    /// Understands the next line.
    mutating func scan(_ line: ArraySlice<UInt8>) -> Outcome {
        let text = LogText(line).plain
        let trimmed = text.trimmed
        guard !trimmed.isEmpty else { return .part }
        if trimmed.hasPrefix("{\""), text.contains("\"error\"") { return scanJSON(trimmed) }
        if let annotation = GitHubAnnotation(trimmed) { return self.annotation(annotation) }
        if let outcome = scanBlocks(text, trimmed) { return outcome }
        // xcodebuild says the same again in the line that names the test.
        if trimmed.contains(" Assertion Failure: ") { return .other }
        if let issue = trimmed.after(" recorded an issue ") { return recorded(issue).map { .findings([$0]) } ?? .other }
        if let finding = signature(trimmed) { return .findings([finding]) }
        if let line = CompilerLine(text) {
            if var finding = finding(line) {
                finding.location?.element = place?.element
                return .findings([finding])
            }
            return .other
        }
        if let path = StylishRow.file(trimmed) {
            file = path
            return .part
        }
        if let file, let row = StylishRow(trimmed) { return .findings([finding(row, file)]) }
        if let finding = sentence(trimmed) { return .findings([finding]) }
        return .other
    }

    // MARK: - What has several lines

    private mutating func scanBlocks(_ text: LogText, _ trimmed: LogText) -> Outcome? {
        let items = AccessibilityTestFramework.items(text)
        if !items.isEmpty { return .findings(items.map(placed)) }
        let result = AccessibilityTestFramework.result(text)
        if result.isResult { return result.finding.map { .findings([placed($0)]) } ?? .other }
        if let header = AccessibilityTestFramework.header(text) {
            oldItems = header.isOld ? header.count : 0
            guard oldItems > 0, !header.rest.isEmpty else { return .part }
            oldItems -= 1
            return .findings([placed(AccessibilityTestFramework.oldItem(header.rest))])
        }
        if oldItems > 0, !trimmed.hasPrefix("at ") {
            oldItems -= 1
            return .findings([placed(AccessibilityTestFramework.oldItem(trimmed))])
        }
        if let outcome = scanFlutter(trimmed) { return outcome }
        return scanChecks(trimmed)
    }

    /// GTXiLib: an element, and below it `+ Check "name" failed, sentence` for each check; all on one line where the line breaks
    /// became spaces, as in attributes of XML.
    private mutating func scanChecks(_ text: LogText) -> Outcome? {
        if let announced = text.after("FAILED the accessibility checks") {
            failedChecks = (CompilerLine(text)?.location, nil)
            let rest = LogText(announced.bytes.drop { $0 == UInt8(ascii: ":") }).trimmed
            guard !rest.isEmpty else { return .part }
            return failed(rest).map { .findings($0) } ?? .part
        }
        if let findings = failed(text) { return .findings(findings) }
        guard failedChecks != nil else { return nil }
        if CompilerLine(text) != nil || text.hasPrefix("Test Case ") {
            failedChecks = nil
            return nil
        }
        failedChecks?.element = text.string
        return .part
    }

    /// The checks on a line, and in front of them their element; `nil` where there is no check.
    private mutating func failed(_ text: LogText) -> [Finding]? {
        let mark: StaticString = "+ Check \""
        guard var start = text.place(of: mark), failedChecks != nil || text.hasPrefix(mark) else { return nil }
        let front = text.upTo(start).trimmed
        if !front.isEmpty { failedChecks?.element = front.string }
        var findings: [Finding] = []
        while true {
            let next = text.place(of: mark, from: start + 1)
            let check = LogText(text.bytes[start..<(next ?? text.bytes.endIndex)])
            if let rest = check.after("\""), let name = rest.before("\" failed"), let tail = rest.after("\" failed") {
                var location = failedChecks?.location ?? place
                if let element = failedChecks?.element {
                    location = FindingLocation(
                        file: location?.file ?? "", line: location?.line, column: location?.column, element: element)
                }
                findings.append(
                    Finding(
                        tool: "GTXiLib", checker: "gtxilib", checkerRule: name.string,
                        message: LogText(tail.bytes.drop { $0 == UInt8(ascii: ",") }).trimmed.string, level: .error,
                        location: location))
            }
            guard let next else { return findings.isEmpty ? nil : findings }
            start = next
        }
    }

    /// `description: SemanticsNode#4(…): reason`.
    private mutating func scanFlutter(_ text: LogText) -> Outcome? {
        if let element = node {
            node = nil
            return .findings([flutter(element, text.string)])
        }
        guard let start = text.place(of: "SemanticsNode#") else { return nil }
        var depth = 0
        var end: Int?
        for index in text.bytes[start...].indices {
            if text.bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if text.bytes[index] == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 {
                    end = index + 1
                    break
                }
            }
        }
        guard let end, end < text.bytes.endIndex, text.bytes[end] == UInt8(ascii: ":") else { return nil }
        let element = LogText(text.bytes[start..<end]).string
        let reason = text.from(end + 1).trimmed
        if reason.isEmpty {
            node = element
            return .part
        }
        return .findings([flutter(element, reason.string)])
    }

    private func flutter(_ element: String, _ reason: String) -> Finding {
        Finding(
            tool: "flutter_test", checker: "flutter-test-guidelines", checkerRule: "", message: reason, level: .error,
            location: FindingLocation(
                file: place?.file ?? "", line: place?.line, column: place?.column, element: element))
    }

    /// A line of `flutter test --reporter json` and the like: the failure is a member that is a text of its own.
    private func scanJSON(_ text: LogText) -> Outcome {
        var findings: [Finding] = []
        try? JSONRecords(patterns: ["error"], kept: []).read(ReportBytes(Array(text.bytes)), from: 0) {
            (record) throws(ReportError) in
            var scanner = LogScanner(registry: registry, place: place)
            for line in Array((record.node.string ?? "").utf8).split(separator: UInt8(ascii: "\n"))
            where !line.starts(with: "{\"".utf8) {
                if case .findings(let found) = scanner.scan(line) { findings += found }
            }
        }
        return findings.isEmpty ? .other : .findings(findings)
    }

    // MARK: - What has one line

    private func annotation(_ annotation: GitHubAnnotation) -> Outcome {
        let text = LogText(annotation.message)
        let mark = RuleMark(text).flatMap { isRule($0) ? $0 : nil }
        let title = annotation.properties["title"]
        var finding = Finding(
            checkerRule: "", message: annotation.message, level: annotation.level, location: annotation.location)
        if let mark {
            finding.checkerRule = mark.id
            finding.message = mark.message.string
        } else if let title, RuleMark.isIdentifier(LogText(title)), title.contains(where: { "-_/.".contains($0) }) {
            finding.checkerRule = title
        } else if let title, !registry.rules(title).isEmpty {
            finding.checkerRule = title
        } else if let said = SaidSentence(annotation.message, registry: registry) {
            finding.checker = said.checker
            finding.message = said.message
        } else {
            return .other
        }
        return .findings([finding])
    }

    private func finding(_ line: CompilerLine) -> Finding? {
        let text = line.message
        if text.hasPrefix("-["), let sentence = text.after("] : ") { return failure(sentence, line) }
        if let sentence = text.after(" : "), let finding = failure(sentence, line) { return finding }
        if let finding = a11yCheck(line) { return finding }
        if let mark = RuleMark(text) {
            if let title = mark.message.place(of: " Violation: "), mark.isInParentheses {
                return Finding(
                    tool: "SwiftLint", checker: "swiftlint", checkerRule: mark.id,
                    message: mark.message.from(title + 12).string, level: line.level ?? .warning,
                    location: line.location)
            }
            if isRule(mark) {
                let isLint =
                    !mark.isInParentheses && ["Warning", "Error", "Information", "Fatal"].contains(line.severity)
                let isDetekt = line.severity == nil && (line.file.hasSuffix(".kt") || line.file.hasSuffix(".kts"))
                return Finding(
                    tool: isLint ? "Android Lint" : isDetekt ? "detekt" : mark.severity == nil ? "" : "ESLint",
                    checker: isLint ? "android-lint" : nil, checkerRule: mark.id, message: mark.message.string,
                    level: line.level ?? FindingLevel(word: mark.severity) ?? .warning, location: line.location)
            }
        }
        guard let said = SaidSentence(text.string, registry: registry), said.isWhole else { return nil }
        return Finding(
            checker: said.checker, checkerRule: "", message: said.message, level: line.level ?? .error,
            location: line.location)
    }

    /// What a test failed with; assertions may quote a sentence for another reason.
    private func failure(_ sentence: LogText, _ line: CompilerLine) -> Finding? {
        guard !sentence.hasPrefix("XCTAssert"),
            let said = SaidSentence(sentence.trimmed.string, registry: registry)
        else { return nil }
        return Finding(
            checker: said.checker, checkerRule: "", message: said.message, level: line.level ?? .error,
            location: line.location)
    }

    /// `[rule] [impact] message [WCAG 1.1.1]`.
    private func a11yCheck(_ line: CompilerLine) -> Finding? {
        let text = line.message
        guard text.hasPrefix("["), let end = text.place(of: "] ["), let impactEnd = text.place(of: "] ", from: end + 3)
        else {
            return nil
        }
        let rule = LogText(text.bytes[text.bytes.startIndex + 1..<end])
        let impact = LogText(text.bytes[end + 3..<impactEnd]).string
        guard RuleMark.isIdentifier(rule), ["minor", "moderate", "serious", "critical"].contains(impact) else {
            return nil
        }
        let message = text.from(impactEnd + 2)
        return Finding(
            tool: "a11y-check", checker: "a11y-check", checkerRule: rule.string,
            message: (message.before(" [WCAG") ?? message).string, level: line.level ?? .warning,
            location: line.location)
    }

    private func finding(_ row: StylishRow, _ file: String) -> Finding {
        Finding(
            tool: row.isA11yCheck ? "a11y-check" : "ESLint", checker: row.isA11yCheck ? "a11y-check" : nil,
            checkerRule: row.rule, message: row.message, level: row.level,
            location: FindingLocation(file: file, line: row.line, column: row.column))
    }

    /// detekt's `Rule - [name] at path:12:5 - Signature=…`.
    private func signature(_ text: LogText) -> Finding? {
        guard let at = text.place(of: "] at "), let open = text.place(of: " - ["), open < at,
            text.place(of: " - Signature=", from: at) != nil, let place = CompilerLine(Self.colon(text.from(at + 5)))
        else { return nil }
        return Finding(
            tool: "detekt", checkerRule: text.upTo(open).string, message: LogText(text.bytes[(open + 4)..<at]).string,
            level: .warning, location: place.location)
    }

    /// `path:12:5 - Signature=…` as a compiler would write it.
    private static func colon(_ text: LogText) -> LogText {
        guard let end = text.place(of: " - ") else { return text }
        return LogText(text.bytes[..<end] + [UInt8(ascii: ":")])
    }

    /// Swift Testing: `✘ Test "name" recorded an issue at File.swift:12:5: sentence`.
    private func recorded(_ issue: LogText) -> Finding? {
        guard let at = issue.place(of: "at "), let line = CompilerLine(issue.from(at + 3)),
            let said = SaidSentence(line.message.string, registry: registry)
        else { return nil }
        return Finding(
            checker: said.checker, checkerRule: "", message: said.message, level: .error, location: line.location)
    }

    /// What handlers and test runners print: Xcode's audit, xcbeautify, Jest, and consoles of apps.
    private func sentence(_ text: LogText) -> Finding? {
        let said = SaidSentence(text.string, registry: registry)
        if var finding = AuditLine.finding(text, said: said) {
            finding.location = finding.location ?? place
            return finding
        }
        if text.contains("AMA"), let finding = constant(text) { return finding }
        guard let said else { return nil }
        let signs: [StaticString] = ["✖", "✗", "✘", "❌", "⚠", "Problem", "problem"]
        guard said.isWhole || place != nil || signs.contains(where: { text.contains($0) }) else { return nil }
        return Finding(
            checker: said.checker, checkerRule: "", message: said.message,
            level: text.contains("⚠") ? .warning : .error,
            location: place)
    }

    /// React Native AMA prints its IDs, which are words in capitals.
    private func constant(_ text: LogText) -> Finding? {
        for word in text.bytes.split(whereSeparator: { !LogText.isLetter($0) && $0 != UInt8(ascii: "_") })
        where word.contains(UInt8(ascii: "_")) && word.allSatisfy({ !(0x61...0x7A ~= $0) }) {
            let id = LogText(word).string
            guard registry.rule(id, of: "react-native-ama") != nil else { continue }
            return Finding(
                tool: "AMA", checker: "react-native-ama", checkerRule: id, message: text.string, level: .warning,
                location: place)
        }
        return nil
    }

    private func placed(_ finding: Finding) -> Finding {
        var finding = finding
        if finding.location == nil { finding.location = place }
        return finding
    }

    /// Words in parentheses are often no ID: what a compiler adds has no underscore and no hyphen.
    private func isRule(_ mark: RuleMark) -> Bool {
        if !mark.isInParentheses { return true }
        return mark.id.contains { "_-/".contains($0) } || !registry.rules(mark.id).isEmpty
    }
}
