/// The HTML report of a11y-check: the file is in the summary above, and each finding is a block with its place, rule and level.
enum A11yCheckHTMLReader {
    /// Said of any other page.
    static let otherPage = ReportRecognition.unknown("an HTML page")

    /// Hands over the findings.
    ///
    /// - Throws: That the page is no such report, or as reading does.
    static func read(_ source: ReportSource, each: (Finding) -> Void) throws(ReportError) -> ReportSummary {
        var summary = ReportSummary(format: .a11yCheckHTML)
        var file: String?
        var finding: Finding?
        var isBehindPlace = false
        var isReport = false
        // Each piece is a tag and the text behind it.
        var tags = LineReader(separator: UInt8(ascii: "<"))
        try tags.read(source) { (piece) throws(ReportError) in
            let piece = LogText(piece)
            guard let end = piece.place(of: ">") else { return }
            let tag = piece.upTo(end)
            let text = unescaped(piece.from(end + 1).trimmed.string)
            if tag.hasPrefix("title"), text.hasPrefix("a11y-check") { isReport = true }
            if tag.hasPrefix("summary") {
                file = text.firstRange(of: " — ").map { String(text[..<$0.lowerBound]) } ?? text
            }
            if tag.contains("class=\"diag\"") {
                isReport = true
                finding = Finding(
                    tool: "a11y-check", checker: "a11y-check", checkerRule: "", message: "", level: .warning,
                    location: FindingLocation(file: file, line: nil))
            } else if tag.contains("class=\"badge "), finding != nil, let level = FindingLevel(word: text),
                ["error", "warning", "info"].contains(text)
            {
                finding?.level = level
            } else if tag.contains("class=\"diag-loc\"") {
                let numbers = text.split(separator: ":").map { Int($0) }
                finding?.location?.line = numbers.first ?? nil
                finding?.location?.column = numbers.dropFirst().first ?? nil
                isBehindPlace = true
            } else if isBehindPlace {
                finding?.message = text
                isBehindPlace = false
            }
            if tag.contains("class=\"diag-rule\""), var complete = finding {
                complete.checkerRule = text
                finding = nil
                summary.found += 1
                each(complete)
            }
        }
        guard isReport else { throw otherPage }
        return summary
    }

    private static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var plain = ""
        var rest = text[...]
        while let ampersand = rest.firstIndex(of: "&") {
            plain += rest[..<ampersand]
            rest = rest[ampersand...]
            guard let end = rest.prefix(10).firstIndex(of: ";"),
                let character = character(rest[rest.index(after: ampersand)..<end])
            else {
                plain += "&"
                rest = rest.dropFirst()
                continue
            }
            plain.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return plain + rest
    }

    private static func character(_ name: Substring) -> Character? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        case "nbsp": return " "
        default:
            guard name.first == "#" else { return nil }
            let digits = name.dropFirst()
            let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }
}
