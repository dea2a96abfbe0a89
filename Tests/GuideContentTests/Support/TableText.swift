/// Random Markdown around pipe tables: what people write, and what they write by mistake.
struct TableText {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private static let cells = [
        "a", "b c", "", " ", "**b**", "_e_", "`c`", "`a \\| b`", "\\|", "\\\\", "x \\| y", "[l](u)", "[l](u \"t\")",
        "![i](s)",
        "<b>", "</b>", "# h", "1. x", "- x", "> q", "x #", "한국어", "😀", "a*b*c", "*", "`", "``", "&amp;", "&", "<", "\"",
        "[r]", "[x][r]", "\\", "\t", "~~", "===", "-", ":", "***b***", "a_b_", "\\*", "\\`", "!", "|",
    ]
    private static let others = [
        "text", "", "", "> quote", "- item", "* item", "+", "1. one", "2. two", "2)", "# heading", "## ", "---", "***",
        "===", "--", "-", "- - -", "<b>", "<b class=\"x\">", "</b >", "<b> x", "<div>", "<!-- c -->", "    code",
        "\tcode",
        "| x", "x |", "|", "||", "| |", "a | b", "\\|", "text  ", "text\\", "10. ten", "1.", "<a href=x y='z' w/>",
        "<1>", "<b x=>", "   text", "=", "_ _ _", "> | a |", "- | a |", "| - |", "|-|-|", ": -", "a:-",
    ]

    private mutating func row(_ count: Int) -> String {
        let cells = (0..<count).map { _ in chance(60) ? " \(pick(["a", "b", "cc"])) " : " \(pick(Self.cells)) " }
        return edges(cells.joined(separator: "|"))
    }

    private mutating func edges(_ row: String) -> String {
        let left = chance(75) ? "|" : ""
        let right = chance(75) ? "|" : ""
        return left + row + right + (chance(8) ? pick([" ", "\t", "  "]) : "")
    }

    private mutating func delimiter(_ count: Int) -> String {
        let cells = (0..<count).map { _ in
            pick([" - ", "---", " :- ", "-:", ":-:", " --- ", " :---: ", "-", "\t-\t"])
        }
        return edges(chance(3) ? cells.joined(separator: "| |") : cells.joined(separator: "|"))
    }

    private mutating func count(near count: Int) -> Int {
        chance(85) ? count : max(1, count + Int.random(in: -1...2, using: &random))
    }

    private mutating func table() -> [String] {
        let columns = Int.random(in: 1...4, using: &random)
        var lines: [String] = []
        let hasTextBefore = chance(20)
        if hasTextBefore { lines.append(pick(["before", "b | c", "*x", "y*"])) }
        lines.append(row(columns))
        if !chance(4) { lines.append(delimiter(count(near: columns))) }
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            lines.append(chance(80) ? row(count(near: columns)) : pick(Self.others))
        }
        return lines.enumerated().map { index, line in
            // Where a header below other text turns out to be lazy, cmark-gfm takes the space before it for a cell.
            guard chance(10), index != 1 || !hasTextBefore else { return line }
            return pick([" ", "  ", "   ", "    ", "\t"]) + line
        }
    }

    /// Returns the next text; it ends in a line feed.
    mutating func next() -> String {
        var lines: [String] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            var part = table()
            if chance(30) {
                lines.append(pick(Self.others))
                if let mark = lines.last?.first, "->*+12".contains(mark) { part = part.map(Self.withoutIndent) }
            }
            for _ in 0..<Int.random(in: 0...2, using: &random) { part = contained(part) }
            lines += part
            if chance(50) { lines.append("") }
            if chance(25) { lines.append(pick(Self.others)) }
        }
        return Self.separatingTags(lines).joined(separator: "\n") + "\n"
    }

    /// Puts an empty line before a tag that might end a paragraph as a lazy line: CommonMark changed its mind on that
    /// between the versions that the two readers follow.
    private static func separatingTags(_ lines: [String]) -> [String] {
        var separated: [String] = []
        var isPlain = true
        for line in lines {
            if line.drop(while: { $0 == " " }).hasPrefix("<"), !isPlain { separated.append("") }
            separated.append(line)
            isPlain = line.isEmpty || (isPlain && line.first.map { !" \t>-*+0123456789".contains($0) } == true)
        }
        return separated
    }

    /// Puts lines into a block quote or list item, sometimes, with a line now and then that lacks the marks.
    private mutating func contained(_ lines: [String]) -> [String] {
        guard chance(45), !lines.contains(where: { $0.contains("<") }) else { return lines }
        let kinds = ["> ", "- ", "1. ", "-   ", "10) ", "-\t"]
        let kind = pick(lines.allSatisfy { $0.hasPrefix("|") } ? [">"] + kinds : kinds)
        let isQuote = kind.hasPrefix(">")
        let indent = String(repeating: " ", count: kind.hasSuffix("\t") ? 4 : kind.utf8.count)
        return lines.enumerated().map { index, line in
            if index > 0, chance(6) { return Self.withoutIndent(line) }
            if index == 0, !isQuote { return kind + Self.withoutIndent(line) }
            return (isQuote ? kind : indent) + line
        }
    }

    private static func withoutIndent(_ line: String) -> String { String(line.drop { $0 == " " || $0 == "\t" }) }
}
