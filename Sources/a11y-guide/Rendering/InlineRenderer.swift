import GuideCatalog
import GuideCommandLine

/// Lays out text within a block.
struct InlineRenderer {
    let appearance: Appearance
    /// The topic of the article, which links without a folder stay in.
    let topic: String?

    func text(_ inlines: [MarkdownInline]) -> StyledText {
        var result = StyledText()
        append(inlines, [], nil, to: &result)
        return result
    }

    private func append(_ inlines: [MarkdownInline], _ style: TextStyle, _ link: String?, to result: inout StyledText) {
        for inline in inlines {
            switch inline {
            case .text(let text): result.append(Sanitizer.line(text), style, link: link)
            case .code(let text):
                // Without colour only the backticks tell code from prose.
                let code = appearance.color ? text : "`\(text)`"
                result.append(Sanitizer.line(code), style.union(.cyan), link: link)
            case .emphasis(let inlines): append(inlines, style.union(.italic), link, to: &result)
            case .strong(let inlines): append(inlines, style.union(.bold), link, to: &result)
            case .softBreak: result.append(" ", style, link: link)
            case .lineBreak: result.append("\n", style, link: link)
            case .html(let source): result.append(Sanitizer.line(source), style.union(.dim), link: link)
            case .image(let source, _, let inlines):
                result.append("[", style.union(.dim), link: link)
                append(inlines, style, link ?? source, to: &result)
                result.append("]", style.union(.dim), link: link)
            case .link(let destination, _, let inlines): appendLink(to: destination, inlines, style, to: &result)
            }
        }
    }

    /// A link to another article names what 'show' shows; a link elsewhere is followed on terminals that can, and its
    /// address is printed for the others.
    private func appendLink(
        to destination: String, _ inlines: [MarkdownInline], _ style: TextStyle, to result: inout StyledText
    ) {
        if let id = ArticleLink.identifier(of: destination, in: topic) {
            append(inlines, style, nil, to: &result)
            result.append(" (", style.union(.dim))
            result.append(Sanitizer.line(id), style.union(.cyan))
            result.append(")", style.union(.dim))
        } else if destination.hasPrefix("#") {
            append(inlines, style, nil, to: &result)
        } else {
            var label = StyledText()
            append(inlines, style.union([.underline, .blue]), destination, to: &label)
            result.append(label)
            if !appearance.links, label.plain != destination {
                result.append(" ")
                result.append("<\(Sanitizer.line(destination))>", style.union([.dim, .whole]))
            }
        }
    }
}

/// A link from one article to another.
enum ArticleLink {
    /// Returns the rule, or for a topic's article the topic, that a relative link to a file of the content leads to; `nil`
    /// for every other link.
    ///
    /// - Parameter topic: The topic of the article that has the link.
    static func identifier(of destination: String, in topic: String?) -> String? {
        let path = destination.prefix { $0 != "#" }
        guard path.hasSuffix(".md"), !path.contains(":" as Character) else { return nil }
        let parts = path.split(separator: "/" as Character)
        guard let file = parts.last, let stem = file.split(separator: "." as Character).first else { return nil }
        guard stem == "index" else { return String(stem) }
        guard let folder = parts.dropLast().last, folder != "." else { return topic }
        return folder == ".." ? nil : String(folder)
    }
}
