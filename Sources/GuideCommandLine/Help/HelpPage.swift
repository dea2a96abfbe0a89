/// Lines of help in the making.
struct HelpPage {
    private(set) var lines: [StyledText] = []
    private let width: Int
    private static let indent = 2

    /// Help is wrapped at the terminal's width, but reads badly beyond 100 columns.
    init(width: Int) { self.width = min(max(width, 20), 100) }

    mutating func blank() { lines.append(StyledText()) }

    mutating func heading(_ text: String) {
        blank()
        lines.append(StyledText("\(text):", .bold))
    }

    mutating func paragraph(_ text: String) { lines += StyledText(text).wrapped(to: width) }

    /// A line that is meant to be copied.
    mutating func verbatim(_ text: String) {
        lines += indented(StyledText(text).wrapped(to: width - HelpPage.indent), by: HelpPage.indent)
    }

    mutating func example(_ line: String, _ explanation: String) {
        lines.append(StyledText("  \(line)"))
        lines += indented(StyledText(explanation, .dim).wrapped(to: width - 6), by: 6)
    }

    mutating func options(_ options: [CommandOption], isLong: Bool) {
        let visible = options.filter { !$0.isHidden }
        terms(visible.map { (HelpText.forms(of: $0), HelpText.explanation(of: $0, isLong: isLong)) })
    }

    /// Two columns; where a term is too wide or the page too narrow, its text stands below it.
    mutating func terms(_ terms: [(term: StyledText, text: String)]) {
        let widest = terms.map(\.term.columns).max() ?? 0
        let column = min(widest, 26) + HelpPage.indent + 2
        let isNarrow = width < column + 24
        let start = isNarrow ? 8 : column
        for (term, text) in terms {
            var body = StyledText(text).wrapped(to: width - start)
            let head = StyledText("  ") + term
            if !isNarrow, head.columns + 2 <= column, !body.isEmpty {
                lines.append(head.padded(to: column) + body.removeFirst())
            } else {
                lines += head.wrapped(to: width)
            }
            lines += indented(body, by: start)
        }
    }

    private func indented(_ lines: [StyledText], by columns: Int) -> [StyledText] {
        lines.map { $0.isEmpty ? $0 : StyledText(String(repeating: " ", count: columns)) + $0 }
    }
}
