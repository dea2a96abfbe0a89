import GuideCatalog
import GuideCore

/// What every article says of itself, whatever it is on.
struct ArticleFacts {
    var title: Located<String>?
    var summary: Located<String>?
    var keywords: [Located<String>]?

    private static let longestSummary = 300

    init(_ fields: Fields) {
        title = fields.text("title")
        summary = fields.text("summary")
        keywords = fields.texts("keywords", isEmptyAllowed: false)
        if let title, let last = title.value.last, last == "." || last == "。" {
            fields.log.report(
                "title-period", at: title.place, "a title ends without a period", fix: "remove the period")
        }
        if let summary, summary.value.count > Self.longestSummary {
            fields.log.report(
                "long-summary", at: summary.place,
                "the summary has \(summary.value.count) characters; the most is \(Self.longestSummary)",
                fix: "say what must hold, and leave the rest to the article")
        }
    }
}

/// The front matter of an article in another language than the first.
struct TranslationFacts {
    var article: ArticleFacts
    var follows: Located<Int>?

    private static let names = FieldNames(required: ["title", "summary", "keywords", "follows"])

    init?(_ node: YamlNode?, log: FileLog, at place: Place) {
        guard let fields = Fields(node, Self.names, of: "a translation", log: log, at: place) else { return nil }
        article = ArticleFacts(fields)
        follows = fields.number("follows")
    }
}

/// The front matter of a topic's article in the first language.
struct TopicFacts {
    var article: ArticleFacts
    var id: Located<String>?
    var rules: [Located<RuleID>]?
    /// Where the list of rules stands.
    var rulesPlace: Place
    var sources: [Source]
    var revision: Located<Int>?

    private static let names = FieldNames(
        required: ["id", "title", "summary", "keywords", "rules", "sources", "revision"])

    init?(_ node: YamlNode?, log: FileLog, at place: Place) {
        guard let fields = Fields(node, Self.names, of: "a topic", log: log, at: place) else { return nil }
        article = ArticleFacts(fields)
        id = fields.text("id")
        rules = fields.ruleIDs("rules")
        rulesPlace = fields.place(of: "rules")
        sources = fields.sources("sources")
        revision = fields.number("revision")
    }
}

extension Fields {
    private static let sourceNames = FieldNames(required: ["title", "url"])

    /// A list of documents with their addresses.
    func sources(_ key: String) -> [Source] {
        (list(key) ?? []).compactMap { Self.source($0, log: log) }
    }

    /// A document with its address.
    static func source(_ node: YamlNode, log: FileLog) -> Source? {
        guard let fields = Fields(node, sourceNames, of: "a source", log: log, at: node.place),
            let title = fields.text("title"), let url = fields.url("url")
        else { return nil }
        return Source(title: title.value, url: url.value)
    }
}
