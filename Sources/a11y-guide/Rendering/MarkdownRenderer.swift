import GuideCatalog
import GuideCommandLine

/// Lays out Markdown for a terminal.
///
/// The reader's text stands indented below its headings, as in manual pages, so that headings are seen without colour, too.
struct MarkdownRenderer {
    /// The reader's language, for words that are not in the text.
    let wording: Wording
    /// What the terminal can show; its width is 1 or more.
    let appearance: Appearance
    /// The topic of the article; `nil` where it has none.
    let topic: String?

    /// Returns the lines of a text; blocks are separated by an empty line.
    func lines(of blocks: [MarkdownBlock]) -> [StyledText] {
        var lines: [StyledText] = []
        for block in blocks {
            if !lines.isEmpty { lines.append(StyledText()) }
            if case .heading(let level, let inlines) = block, level <= 2 {
                lines += text(inlines).styled(.bold).wrapped(to: appearance.width)
            } else {
                lines += self.lines(of: block, width: appearance.width - MarkdownRenderer.indent).map(indented)
            }
        }
        return lines
    }

    /// Returns a text without block structure on as many lines as it needs.
    func text(_ inlines: [MarkdownInline]) -> StyledText {
        InlineRenderer(appearance: appearance, topic: topic).text(inlines)
    }

    private func lines(of blocks: [MarkdownBlock], width: Int, isTight: Bool) -> [StyledText] {
        var lines: [StyledText] = []
        for block in blocks {
            if !lines.isEmpty, !isTight { lines.append(StyledText()) }
            lines += self.lines(of: block, width: width)
        }
        return lines
    }

    private func lines(of block: MarkdownBlock, width: Int) -> [StyledText] {
        switch block {
        case .paragraph(let inlines): return text(inlines).wrapped(to: max(1, width))
        case .heading(_, let inlines): return text(inlines).styled(.bold).wrapped(to: max(1, width))
        case .code(let info, let text): return CodeBlock(info: info, text: text, wording: wording).lines(width: width)
        case .quote(let blocks):
            let bar = StyledText("│ ", .dim)
            return lines(of: blocks, width: width - 2, isTight: false).map { bar + $0 }
        case .list(let list): return lines(of: list, width: width)
        case .table(let table):
            return TableLayout(
                header: table.header.map(text), rows: table.rows.map { $0.map(text) },
                alignments: table.alignments
            ).lines(width: max(1, width))
        case .thematicBreak: return [StyledText(String(repeating: "─", count: max(1, min(width, 40))), .dim)]
        case .html(let source):
            return Sanitizer.lines(source).split(whereSeparator: \.isNewline).map { StyledText(String($0), .dim) }
        }
    }

    private func lines(of list: MarkdownList, width: Int) -> [StyledText] {
        var result: [StyledText] = []
        let last = (list.start ?? 0) + list.items.count - 1
        let markerWidth = list.start == nil ? 2 : String(last).count + 2
        for (index, item) in list.items.enumerated() {
            if index > 0, !list.isTight { result.append(StyledText()) }
            let marker = list.start.map { "\($0 + index)." } ?? "•"
            let body = lines(of: item, width: width - markerWidth, isTight: list.isTight)
            for (number, line) in (body.isEmpty ? [StyledText()] : body).enumerated() {
                let lead = StyledText(number == 0 ? marker : "", .dim).padded(to: markerWidth)
                result.append(line.isEmpty ? line : lead + line)
            }
        }
        return result
    }

    private func indented(_ line: StyledText) -> StyledText {
        line.isEmpty ? line : StyledText(String(repeating: " ", count: MarkdownRenderer.indent)) + line
    }

    /// How far text stands from the left edge.
    static let indent = 2
}
