import GuideCatalog

/// Leaves out what a reader did not ask for.
enum ExampleFilter {
    /// Returns the blocks of one part of a rule: its heading and what follows up to the next.
    static func part(_ part: RulePart, of blocks: [MarkdownBlock], headings: [String]) -> [MarkdownBlock] {
        var result: [MarkdownBlock] = []
        var isInside = false
        for block in blocks {
            if case .heading(2, let inlines) = block { isInside = headings.contains(inlines.plainText) }
            if isInside { result.append(block) }
        }
        return result
    }

    /// Returns the blocks without the examples of other frameworks, their captions, and headings with nothing left below.
    static func keep(_ frameworks: [Framework], in blocks: [MarkdownBlock]) -> [MarkdownBlock] {
        guard !frameworks.isEmpty else { return blocks }
        var result: [MarkdownBlock] = []
        var dropped = false
        for block in blocks {
            if case .code(let info, _) = block, let framework = framework(of: info), !frameworks.contains(framework) {
                if case .paragraph = result.last { result.removeLast() }
                dropped = true
            } else {
                if case .heading(let level, _) = block, dropped { dropEmptyHeadings(from: &result, before: level) }
                result.append(block)
            }
        }
        if dropped { dropEmptyHeadings(from: &result, before: 2) }
        return result
    }

    private static func framework(of info: String) -> Framework? {
        let words = info.split(separator: " " as Character)
        guard words.count == 3, Outcome(rawValue: String(words[2])) != nil else { return nil }
        return Framework(rawValue: String(words[1]))
    }

    private static func dropEmptyHeadings(from blocks: inout [MarkdownBlock], before level: Int) {
        while case .heading(let last, _) = blocks.last, last >= level, last > 2 { blocks.removeLast() }
    }
}

extension [MarkdownInline] {
    /// The text as it is read, without its marks.
    var plainText: String {
        map { inline in
            switch inline {
            case .text(let text), .code(let text): text
            case .emphasis(let inlines), .strong(let inlines), .link(_, _, let inlines), .image(_, _, let inlines):
                inlines.plainText
            case .softBreak, .lineBreak: " "
            case .html: ""
            }
        }.joined()
    }
}
