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
        // Whoever prints it puts the element or a label in front.
        while !match.isWhole, let rest = Self.behindSeparator(shortest),
            registry.rules(saying: rest, checker: match.checker.id).first?.rule.id == match.rule.id
        {
            shortest = rest
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
                checker: checker, checkerRule: "", message: unquoted(said.message), level: .warning,
                location: FindingLocation(element: element(line)))
        }
        guard let place = line.place(of: numbered) else { return nil }
        let number = LogText(line.from(place + numbered.utf8CodeUnitCount).bytes.prefix { LogText.isDigit($0) }).string
        guard !number.isEmpty else { return nil }
        return Finding(
            checker: checker, checkerRule: "\(numbered)\(number))", message: line.string, level: .warning,
            location: FindingLocation(element: element(line)))
    }

    /// `CompactDescription:"Contrast failed" Element:…`: the sentence ends with the quotation mark.
    private static func unquoted(_ message: String) -> String {
        guard let end = message.firstRange(of: "\" ")?.lowerBound ?? message.firstRange(of: "\",")?.lowerBound else {
            return message.hasSuffix("\"") ? String(message.dropLast()) : message
        }
        return String(message[..<end])
    }

    private static func element(_ line: LogText) -> String? {
        for mark in ["id='" as StaticString, "identifier='", "label='"] {
            if let value = line.after(mark)?.before("'"), !value.isEmpty { return value.string }
        }
        for mark in ["lement:\"" as StaticString, "id=\"", "label=\""] {
            if let value = line.after(mark)?.before("\""), !value.isEmpty { return value.string }
        }
        return nil
    }
}
