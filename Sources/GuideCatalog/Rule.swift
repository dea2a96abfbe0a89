public import GuideCore

/// One testable statement about accessible behaviour, in each language it is written in.
public struct Rule: Codable, Sendable, Equatable {
    /// The identifier.
    public var id: RuleID
    /// The identifier of the topic whose folder the rule stands in.
    public var topic: String
    /// The frameworks it is written for; at least one.
    public var frameworks: [Framework]
    /// How binding it is.
    public var obligation: Obligation
    /// How badly a person is affected where it is not met.
    public var impact: Impact
    /// What stands behind it.
    public var status: EvidenceStatus
    /// Claims about behaviour that need a status of their own.
    public var evidence: [Evidence]
    /// In the order of the document.
    public var requirements: [RequirementReference]
    /// API names that the rule is about, as they are written in code.
    public var symbols: [String]
    /// Identifiers that the rule had before.
    public var formerly: [RuleID]
    /// Rules that a reader may want next.
    public var related: [RuleID]
    /// The release of the guide that brought the rule, such as `1.0`.
    public var since: String
    /// The day on which its meaning last changed, as `2026-11-30`; `nil` where that is not noted.
    public var changed: String?
    /// Public documents that back the rule.
    public var sources: [Source]
    /// Why the rule no longer applies; `nil` while it does.
    public var deprecated: Deprecation?
    /// Counted up when the meaning changes; a translation says which revision it follows. From 1.
    public var revision: Int
    /// The texts, English first; at most one for each language.
    public var articles: [Article]

    /// Creates the value from its parts.
    public init(
        id: RuleID, topic: String, frameworks: [Framework], obligation: Obligation, impact: Impact,
        status: EvidenceStatus, evidence: [Evidence], requirements: [RequirementReference], symbols: [String],
        formerly: [RuleID], related: [RuleID], since: String, changed: String? = nil, sources: [Source],
        deprecated: Deprecation?,
        revision: Int, articles: [Article]
    ) {
        self.id = id
        self.topic = topic
        self.frameworks = frameworks
        self.obligation = obligation
        self.impact = impact
        self.status = status
        self.evidence = evidence
        self.requirements = requirements
        self.symbols = symbols
        self.formerly = formerly
        self.related = related
        self.since = since
        self.changed = changed
        self.sources = sources
        self.deprecated = deprecated
        self.revision = revision
        self.articles = articles
    }

    /// The systems of the rule's frameworks, each once.
    public var platforms: [Platform] { Platform.allCases.filter { frameworks.map(\.platform).contains($0) } }

    /// The text in a language, or else the first there is.
    public func article(in language: Language) -> Article? {
        articles.first { $0.language == language } ?? articles.first
    }
}
