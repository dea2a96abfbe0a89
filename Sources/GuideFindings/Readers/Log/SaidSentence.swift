/// Sentences that stand for rules: Xcode's audit and other checkers print nothing else.
struct SaidSentence {
    /// The checker's identifier.
    let checker: String
    /// The sentence as it stands in the text, without what people put in front of it.
    let message: String
    /// Whether the sentence is the whole text.
    let isWhole: Bool

    /// The sentence that a text holds; one of Xcode's audit before those of others, as its handlers write the most around it.
    init?(_ text: String, registry: CheckerRegistry) {
        guard text.utf8.count < 16 << 10 else { return nil }
        let matches = registry.rules(saying: text, checker: nil)
        guard let match = matches.first(where: { $0.checker.id == AuditLine.checker }) ?? matches.first else {
            return nil
        }
        checker = match.checker.id
        isWhole = match.isWhole
        var shortest = text
        func stillSays(_ text: String) -> Bool {
            registry.rules(saying: text, checker: match.checker.id).first?.rule.id == match.rule.id
        }
        if !match.isWhole {
            // Whoever prints it puts the element or a label in front, and where it is on the screen behind.
            for _ in 0..<16 {
                guard let rest = Self.behindSeparator(shortest), stillSays(rest) else { break }
                shortest = rest
            }
            for mark in ["\" ", "\",", " [", " frame=", " id=", " label="] {
                guard let end = shortest.firstRange(of: mark)?.lowerBound else { continue }
                let beginning = String(shortest[..<end])
                if stillSays(beginning) { shortest = beginning }
            }
            if shortest.hasSuffix("\"") { shortest.removeLast() }
        }
        message = shortest
    }

    private static func behindSeparator(_ text: String) -> String? {
        var nearest: String.Index?
        for separator in [" — ", " – ", " - ", ": ", "] ", ") ", ", ", ":\""] {
            guard let range = text.firstRange(of: separator) else { continue }
            if nearest.map({ range.upperBound < $0 }) ?? true { nearest = range.upperBound }
        }
        return nearest.map { String(text[$0...]) }
    }
}

/// A line in which a test's handler has printed an issue of Xcode's audit: the sentence tells what it is about, and only where
/// there is none the number does.
enum AuditLine {
    static let checker = "xcode-audit"
    private static let numbered: StaticString = "XCUIAccessibilityAuditType(rawValue: "

    /// The finding of a line.
    ///
    /// - Parameter said: The sentence that the line holds, if it holds any.
    static func finding(_ line: LogText, said: SaidSentence?) -> Finding? {
        if let said, said.checker == checker {
            let marks: [StaticString] = ["udit", "UDIT", "ccessibility", "ompactDescription"]
            guard said.isWhole || marks.contains(where: { line.contains($0) }) else { return nil }
            return Finding(
                checker: checker, checkerRule: "", message: said.message, level: .warning,
                location: FindingLocation(element: element(line)))
        }
        guard let number = number(line) else { return nil }
        return Finding(
            checker: checker, checkerRule: number, message: line.string, level: .warning,
            location: FindingLocation(element: element(line)))
    }

    /// The number of the type of an issue; other numbers are called `type`, too, where nobody speaks of an audit.
    private static func number(_ line: LogText) -> String? {
        func digits(behind word: StaticString) -> String? {
            guard let rest = line.after(word) else { return nil }
            let digits = rest.trimmed.bytes.prefix { LogText.isDigit($0) }
            return digits.isEmpty ? nil : LogText(digits).string
        }
        if let digits = digits(behind: numbered) { return "\(numbered)\(digits))" }
        guard line.contains("udit") || line.contains("UDIT") else { return nil }
        return digits(behind: "uditType:") ?? digits(behind: "uditType=") ?? digits(behind: " type=")
    }

    private static func element(_ line: LogText) -> String? {
        for mark in ["id='" as StaticString, "identifier='", "label='"] {
            if let value = line.after(mark)?.before("'"), !value.isEmpty { return value.string }
        }
        if let frame = line.before("] frame="), let open = frame.bytes.lastIndex(of: UInt8(ascii: "[")),
            open + 1 < frame.bytes.endIndex
        {
            return frame.from(open + 1).string
        }
        for mark in ["lement:\"" as StaticString, "id=\"", "label=\""] {
            if let value = line.after(mark)?.before("\""), !value.isEmpty { return value.string }
        }
        return nil
    }
}
