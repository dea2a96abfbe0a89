import GuideCatalog
import GuideCommandLine
import GuideCore

/// An entry as Markdown.
struct MarkdownPage {
    let request: PageRequest

    /// Returns the article as its author wrote it; what has no article is a complaint.
    func text(of entry: IndexedEntry) throws(Complaint) -> String {
        switch entry.facts {
        case .rule(let rule): text(of: rule.article(in: request.language))
        case .topic(let topic): text(of: topic.article(in: request.language))
        case .article(let text): text
        case .checker, .checkerRule, .requirement:
            throw Complaint(
                "'\(entry.id)' has no article",
                hints: [.command("\(Guide.name) show \(ShellWords.quote(entry.id))")])
        }
    }

    private func text(of article: Article?) -> String {
        guard let article else { return "" }
        var body = article.body
        if !request.parts.isEmpty { body = parts(of: article) }
        return request.parts.isEmpty ? "# \(article.title)\n\n\(body)" : body
    }

    /// The parts that were asked for, cut at their headings; a heading within a code block begins nothing.
    private func parts(of article: Article) -> String {
        let headings = request.parts.map { "## \($0.heading(in: article.language))" }
        var result: [Substring] = []
        var isInside = false
        var fence: Substring?
        for line in article.body.split(separator: "\n" as Character, omittingEmptySubsequences: false) {
            let marks = line.prefix { $0 == "`" || $0 == "~" }
            if let open = fence {
                if marks.hasPrefix(open), marks.count == line.count { fence = nil }
            } else if marks.count >= 3 {
                fence = marks
            } else if line.hasPrefix("## ") {
                isInside = headings.contains(String(line))
            }
            if isInside { result.append(line) }
        }
        while let last = result.last, last.isEmpty { result.removeLast() }
        return result.joined(separator: "\n") + "\n"
    }
}
