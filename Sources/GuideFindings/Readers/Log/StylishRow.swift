/// A row below the name of a file: ESLint's `  12:5  error  message  rule` and a11y-check's
/// `✗ 12:5 error [critical]: message (rule)`.
struct StylishRow {
    let line: Int
    let column: Int
    let level: FindingLevel
    let rule: String
    let message: String
    let isA11yCheck: Bool

    /// `nil` for other lines.
    init?(_ text: LogText) {
        var rest = text.trimmed
        // A sign in front.
        if let first = rest.bytes.first, first >= 0x80, let space = rest.bytes.firstIndex(of: 0x20) {
            rest = rest.from(space).trimmed
        }
        guard let first = rest.bytes.first, LogText.isDigit(first) else { return nil }
        let place = LogText(rest.bytes.prefix { !LogText.isSpace($0) })
        let numbers = place.string.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let line = numbers[0], let column = numbers[1] else { return nil }
        rest = LogText(rest.bytes.dropFirst(place.bytes.count)).trimmed
        let word = LogText(rest.bytes.prefix { LogText.isLetter($0) })
        guard let level = FindingLevel(word: word.string) else { return nil }
        rest = LogText(rest.bytes.dropFirst(word.bytes.count)).trimmed
        if rest.hasPrefix("["), let end = rest.place(of: "]: ") {
            guard let mark = RuleMark(rest) else { return nil }
            rule = mark.id
            let text = mark.message.from(end + 3).trimmed
            message = (text.before(" [WCAG") ?? text).string
            isA11yCheck = true
        } else {
            guard let space = rest.bytes.lastIndex(where: LogText.isSpace),
                rest.upTo(space + 1).bytes.suffix(2) == [0x20, 0x20],
                RuleMark.isIdentifier(rest.from(space + 1))
            else { return nil }
            rule = rest.from(space + 1).string
            message = rest.upTo(space).trimmed.string
            isA11yCheck = false
        }
        self.line = line
        self.column = column
        self.level = level
    }

    /// The path that stands alone on a line, above rows; `nil` for other lines.
    static func file(_ text: LogText) -> String? {
        let text = text.trimmed
        let bytes = text.bytes
        guard let first = bytes.first, bytes.count < 4096 else { return nil }
        let isPath =
            first == UInt8(ascii: "/") || text.hasPrefix("./")
            || (LogText.isLetter(first) && bytes.dropFirst().first == UInt8(ascii: ":")
                && bytes.dropFirst(2).first == UInt8(ascii: "\\"))
        guard isPath, let dot = bytes.lastIndex(of: UInt8(ascii: ".")), bytes.endIndex - dot < 8,
            bytes[(dot + 1)...].allSatisfy({ LogText.isLetter($0) || LogText.isDigit($0) })
        else { return nil }
        return text.string
    }
}
