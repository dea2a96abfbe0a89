public import GuideCore

/// A claim about behaviour with what stands behind it.
public struct Evidence: Codable, Sendable, Equatable {
    /// The claim in each language, one sentence.
    public var claim: [Language: String]
    /// What stands behind it.
    public var status: EvidenceStatus
    /// Where it was seen: system and version, screen reader. Required where the status is `observed`.
    public var seen: String?
    /// The document that backs it.
    public var source: Source?

    /// Creates the value from its parts.
    public init(claim: [Language: String], status: EvidenceStatus, seen: String?, source: Source?) {
        self.claim = claim
        self.status = status
        self.seen = seen
        self.source = source
    }
}

/// A public document that backs a rule.
public struct Source: Codable, Sendable, Equatable {
    /// The title.
    public var title: String
    /// An `https` address.
    public var url: String

    /// Creates the value from its parts.
    public init(title: String, url: String) {
        self.title = title
        self.url = url
    }
}

/// Why a rule no longer applies.
public struct Deprecation: Codable, Sendable, Equatable {
    /// The release of the guide that deprecated the rule.
    public var since: String
    /// The reason in each language.
    public var reason: [Language: String]
    /// The rule to follow instead.
    public var replacedBy: RuleID?

    /// Creates the value from its parts.
    public init(since: String, reason: [Language: String], replacedBy: RuleID?) {
        self.since = since
        self.reason = reason
        self.replacedBy = replacedBy
    }
}
