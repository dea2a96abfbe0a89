public import GuideCore

/// A program that reports findings.
public struct Checker: Codable, Sendable, Equatable {
    /// The identifier.
    public var id: String
    /// The name as its maker writes it.
    public var name: String
    /// What else reports call it.
    public var names: [String]
    /// Programs that its rules run inside of, and whose names stand on their findings.
    public var hosts: [String]
    /// An `https` address.
    public var homepage: String
    /// The version the facts were read from.
    public var version: String
    /// What its rules are about.
    public var scope: CheckerScope
    /// In the order of their identifiers.
    public var rules: [CheckerRule]
    /// Identifiers of rules that sound like accessibility and are about something else.
    public var unrelated: [String]

    /// Creates the value from its parts.
    public init(
        id: String, name: String, names: [String] = [], hosts: [String] = [], homepage: String, version: String,
        scope: CheckerScope = .accessibility, rules: [CheckerRule], unrelated: [String] = []
    ) {
        self.id = id
        self.name = name
        self.names = names
        self.hosts = hosts
        self.homepage = homepage
        self.version = version
        self.scope = scope
        self.rules = rules
        self.unrelated = unrelated
    }
}

/// One rule identifier of a checker.
public struct CheckerRule: Codable, Sendable, Equatable {
    /// The identifier as the checker prints it.
    public var id: String
    /// The title.
    public var title: String
    /// What it reports, in each language, in our words.
    public var meaning: [Language: String]
    /// Other spellings that the checker's outputs use.
    public var aliases: [String]
    /// Sentences that outputs print in place of an identifier; `*` stands for any text.
    public var messages: [String]
    /// The address of the checker's own page on the rule.
    public var documentation: String?
    /// Requirements that the checker itself names, as `document:identifier`.
    public var requirements: [String]
    /// Our rules that explain it.
    public var explainedBy: [Crosswalk]

    /// Creates the value from its parts.
    public init(
        id: String, title: String, meaning: [Language: String], aliases: [String], messages: [String],
        documentation: String?, requirements: [String], explainedBy: [Crosswalk]
    ) {
        self.id = id
        self.title = title
        self.meaning = meaning
        self.aliases = aliases
        self.messages = messages
        self.documentation = documentation
        self.requirements = requirements
        self.explainedBy = explainedBy
    }
}

/// A row that relates a checker rule to one of our rules.
public struct Crosswalk: Codable, Sendable, Equatable {
    /// The rule of ours.
    public var rule: RuleID
    /// How they relate.
    public var relation: Relation

    /// Creates the value from its parts.
    public init(rule: RuleID, relation: Relation) {
        self.rule = rule
        self.relation = relation
    }
}
