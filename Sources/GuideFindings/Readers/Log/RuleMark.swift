/// A rule ID that a line ends with: `… (force_cast)`, `… [ContentDescription]`, `… [Id from vendor]`, `… [Warning/rule]`.
struct RuleMark {
    let id: String
    /// What stands in front.
    let message: LogText
    let isInParentheses: Bool
    /// The word in front of the slash in `[Warning/rule]`.
    var severity: String?

    /// `nil` where the line ends otherwise, or what it ends with is a flag of a compiler or a remark.
    init?(_ text: LogText) {
        let text = RuleMark.withoutAddress(text.trimmed)
        guard let last = text.bytes.last else { return nil }
        let opening: UInt8
        switch last {
        case UInt8(ascii: ")"): opening = UInt8(ascii: "(")
        case UInt8(ascii: "]"): opening = UInt8(ascii: "[")
        default: return nil
        }
        guard let open = text.bytes.lastIndex(of: opening), open > text.bytes.startIndex else { return nil }
        var inside = LogText(text.bytes[(open + 1)...].dropLast())
        if let name = inside.before(" from ") { inside = name }
        for (prefix, word) in [("Warning/" as StaticString, "warning"), ("Error/", "error")]
        where inside.hasPrefix(prefix) {
            inside = LogText(inside.bytes.dropFirst(prefix.utf8CodeUnitCount))
            severity = word
        }
        guard RuleMark.isIdentifier(inside) else { return nil }
        id = inside.string
        message = text.upTo(open).trimmed
        isInParentheses = last == UInt8(ascii: ")")
    }

    /// Our own lines have the address of a page behind the mark, and in front of it the rule that explains the marked one.
    private static func withoutAddress(_ text: LogText) -> LogText {
        guard let space = text.bytes.lastIndex(of: 0x20), text.from(space + 1).hasPrefix("https://") else {
            return text
        }
        let rest = text.upTo(space).trimmed
        guard rest.bytes.last != UInt8(ascii: "]"), let before = rest.bytes.lastIndex(of: 0x20) else { return rest }
        return isIdentifier(rest.from(before + 1)) ? rest.upTo(before).trimmed : text
    }

    /// Letters and digits with the signs that IDs have, beginning with a letter: not `-Wunused` and not `#Group`.
    static func isIdentifier(_ text: LogText) -> Bool {
        guard let first = text.bytes.first, LogText.isLetter(first) || first == UInt8(ascii: "@"), text.bytes.count > 1,
            text.bytes.count < 100
        else { return false }
        return text.bytes.allSatisfy { LogText.isLetter($0) || LogText.isDigit($0) || "_-./:@".utf8.contains($0) }
    }
}
