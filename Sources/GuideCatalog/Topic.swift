public import GuideCore

/// A subject that rules belong to, with the article that holds them together.
public struct Topic: Codable, Sendable, Equatable {
    /// The name of the topic's folder.
    public var id: String
    /// The rules in reading order.
    public var rules: [RuleID]
    /// Public documents that back the topic.
    public var sources: [Source]
    /// Counted up when the meaning changes. From 1.
    public var revision: Int
    /// The texts, English first; at most one for each language.
    public var articles: [Article]

    /// Creates the value from its parts.
    public init(id: String, rules: [RuleID], sources: [Source], revision: Int, articles: [Article]) {
        self.id = id
        self.rules = rules
        self.sources = sources
        self.revision = revision
        self.articles = articles
    }

    /// The text in a language, or else the first there is.
    public func article(in language: Language) -> Article? {
        articles.first { $0.language == language } ?? articles.first
    }
}
