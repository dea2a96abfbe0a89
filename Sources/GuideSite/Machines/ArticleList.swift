import GuideCatalog
import GuideCore

/// Every article with the address of its Markdown, for language models (llmstxt.org).
enum ArticleList {
    static func bytes(_ site: Site) -> [UInt8] {
        let language = site.firstLanguage
        let wording = SiteWording(language: language)
        var text = MarkdownText()
        text.line("# \(MarkdownText.escaped(site.title(in: language)))")
        text.line("> \(MarkdownText.escaped(site.description(in: language)))")
        for other in site.guide.languages.dropFirst() {
            text.line(MarkdownText.escaped(wording.alsoIn(other, site.guide.baseURL)))
        }
        for topic in site.catalog.topics {
            guard let article = topic.article(in: language) else { continue }
            text.line("## \(MarkdownText.escaped(article.title))")
            text.item(article.title, to: address(of: .topic(topic.id), site), note: article.summary)
            for id in topic.rules {
                guard let rule = site.map.rules[id]?.article(in: language) else { continue }
                text.item(rule.title, to: address(of: .rule(id), site), note: rule.summary)
            }
        }
        return text.bytes
    }

    private static func address(of subject: SitePage.Subject, _ site: Site) -> String {
        site.guide.baseURL + site.page(on: subject, in: site.firstLanguage).twin
    }
}

/// Markdown in the making.
struct MarkdownText {
    private(set) var bytes: [UInt8] = []
    private var isInList = false

    /// Adds a block of its own.
    mutating func line(_ markdown: String) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        bytes.append(contentsOf: markdown.utf8)
        bytes.append(UInt8(ascii: "\n"))
        isInList = false
    }

    /// Adds an item of a list.
    mutating func item(_ markdown: String) {
        if !isInList, !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        bytes.append(contentsOf: "- \(markdown)\n".utf8)
        isInList = true
    }

    /// Adds an item with a link.
    mutating func item(_ title: String, to address: String, note: String? = nil) {
        item(Self.link(title, to: address) + (note.map { ": \(Self.escaped($0))" } ?? ""))
    }

    /// Adds a finished block.
    mutating func block(_ markdown: [UInt8]) {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: markdown)
        isInList = false
    }

    /// Returns a link; its address stands in angle brackets only where it has to, since not every reader of lists of articles
    /// knows them.
    static func link(_ title: String, to address: String) -> String {
        let needsBrackets = address.utf8.contains { $0 <= 0x20 || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
        return "[\(escaped(title))](\(needsBrackets ? "<\(address)>" : address))"
    }

    /// Returns text so that none of it is a mark of Markdown.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if "\\`*_[]<>&#|".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
