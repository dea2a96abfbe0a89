public import GuideCatalog

extension [MarkdownBlock] {
    /// Returns the part of an article below a heading of the second level: the heading and what follows up to the next one.
    ///
    /// - Parameter headings: The texts of the heading, as it is in one language or another.
    public func part(headed headings: [String]) -> [MarkdownBlock] {
        var result: [MarkdownBlock] = []
        var isInside = false
        for block in self {
            if case .heading(2, let inlines) = block { isInside = headings.contains(inlines.plainText) }
            if isInside { result.append(block) }
        }
        return result
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
