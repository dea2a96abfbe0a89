import GuideCatalog
import GuideCommandLine
import GuideContent
import GuideCore

/// An entry laid out for a terminal.
struct EntryPage {
    let index: GuideIndex
    let request: PageRequest
    let appearance: Appearance

    var wording: Wording { Wording(language: request.language) }
    var width: Int { appearance.width }

    /// Returns the lines of the page.
    func lines(of entry: IndexedEntry) throws(Complaint) -> [StyledText] {
        switch entry.facts {
        case .rule(let rule): try lines(of: rule, entry)
        case .topic(let topic): try lines(of: topic, entry)
        case .checker(let checker): try lines(of: checker, entry)
        case .checkerRule(let checkerRule): try lines(of: checkerRule, entry)
        case .requirement(let requirement): try lines(of: requirement, entry)
        case .article(let text): head(of: entry) + [StyledText()] + markdown(text, of: nil)
        }
    }

    /// The title with the identifier, and the summary.
    func head(of entry: IndexedEntry, summary: Bool = true) -> [StyledText] {
        let kind = entry.summary.kind == .rule ? "" : " · \(wording.name(of: entry.summary.kind))"
        var lines = StyledText(Sanitizer.line(entry.summary.title), .bold).wrapped(to: width)
        lines.append(StyledText(Sanitizer.line(entry.id), .cyan) + StyledText(kind, .dim))
        let text = Sanitizer.line(entry.summary.summary)
        if summary, !text.isEmpty {
            lines.append(StyledText())
            lines += StyledText(text).wrapped(to: width)
        }
        return lines
    }

    /// A heading with what stands below it, after an empty line; nothing where there is nothing below.
    func section(_ heading: String, _ lines: [StyledText]) -> [StyledText] {
        lines.isEmpty ? [] : [StyledText(), StyledText(heading, .bold)] + lines
    }

    /// Markdown below the head of a page.
    func markdown(_ text: String, of topic: String?) -> [StyledText] { blocks(MarkdownParser.parse(text), of: topic) }

    /// Blocks of Markdown below the head of a page.
    func blocks(_ blocks: [MarkdownBlock], of topic: String?) -> [StyledText] {
        MarkdownRenderer(wording: wording, appearance: appearance, topic: topic).lines(of: blocks)
    }

    /// An address: itself where links cannot be followed, else the words that lead to it.
    func link(_ title: String, to address: String) -> StyledText {
        // An address that stands for itself is there to be copied.
        let style: TextStyle = title == address ? [.underline, .blue, .whole] : [.underline, .blue]
        var result = StyledText(Sanitizer.line(title), style, link: address)
        if !appearance.links, title != address {
            result.append(" ")
            result.append("<\(Sanitizer.line(address))>", [.dim, .whole])
        }
        return result
    }

    /// An identifier with the title that it has in the index.
    func reference(_ kind: EntryKind, _ id: String, note: String? = nil) throws(Complaint) -> StyledText {
        var result = StyledText(Sanitizer.line(id), .cyan)
        if let summary = try index.summary(of: kind, id: id, request.language) {
            result.append("  \(Sanitizer.line(summary.title))")
        }
        if let note { result.append(" (\(note))", .dim) }
        return result
    }

    /// Rules by their identifiers, one a line.
    func ruleList(_ rules: [(rule: RuleID, note: String?)]) throws(Complaint) -> [StyledText] {
        var lines: [StyledText] = []
        for (rule, note) in rules {
            lines += try reference(.rule, rule.rawValue, note: note).wrapped(
                to: width, first: MarkdownRenderer.indent, rest: MarkdownRenderer.indent + 2)
        }
        return lines
    }

    /// Sources, one a line.
    func sourceList(_ sources: [Source]) -> [StyledText] {
        sources.flatMap { source in
            link(source.title, to: source.url).wrapped(
                to: width, first: MarkdownRenderer.indent, rest: MarkdownRenderer.indent + 2)
        }
    }
}
