public import GuideCatalog

/// What a finding is about: a rule of a checker, with what the guide knows of it.
public final class Subject {
    /// How much the guide knows.
    public enum Knowledge: String, Sendable, CaseIterable {
        /// Rules of ours explain it.
        case explained
        /// The checker's rule is registered, and none of our rules explains it yet.
        case unexplained
        /// Several checkers have the identifier, and the report does not say which one it is.
        case ambiguous
        /// Nobody registered it; it may be about accessibility.
        case unknown
        /// As far as is known, it is about something else than accessibility.
        case unrelated
    }

    /// A rule of ours that explains it.
    public struct Link: Sendable, Equatable {
        /// The rule.
        public var rule: GuideRule
        /// How the checker's rule relates to it.
        public var relation: Relation
    }

    /// In the order in which subjects came up, from 0.
    public let number: Int
    /// The identifier of the registered checker, else the tool as the report names it; may be empty.
    public let checker: String
    /// The checker's name as its maker writes it, or the tool as the report names it; may be empty.
    public let checkerName: String
    /// The identifier of the registered rule, else the one of the report; empty where there is a sentence alone.
    public let checkerRule: String
    /// How much the guide knows.
    public let knowledge: Knowledge
    /// The registered rule.
    public let entry: CheckerRegistry.Entry?
    /// The registered rules that an ambiguous identifier may mean.
    public let choices: [CheckerRegistry.Entry]
    /// Our rules that explain it, the best first.
    public let links: [Link]
    /// Our rules that may be near, the nearest first: never a statement that they explain it.
    public let guesses: [GuideRule]
    /// Requirements that the checker itself names.
    public let requirements: [GuideRequirement]

    init(
        number: Int, checker: String, checkerName: String, checkerRule: String, knowledge: Knowledge,
        entry: CheckerRegistry.Entry? = nil, choices: [CheckerRegistry.Entry] = [], links: [Link] = [],
        guesses: [GuideRule] = [], requirements: [GuideRequirement] = []
    ) {
        self.number = number
        self.checker = checker
        self.checkerName = checkerName
        self.checkerRule = checkerRule
        self.knowledge = knowledge
        self.entry = entry
        self.choices = choices
        self.links = links
        self.guesses = guesses
        self.requirements = requirements
    }

    /// Whether the guide has anything to say of it by itself.
    public var isRegistered: Bool { entry != nil || !links.isEmpty }

    /// The checker with the rule, as `android-lint/ContentDescription`; what of it there is.
    public var name: String {
        if checkerRule.isEmpty { return checker }
        return checker.isEmpty ? checkerRule : "\(checker)/\(checkerRule)"
    }

    /// What stands behind a message: as ``name``, but the rule alone where our own checks report it.
    var label: String {
        checker == Linker.ownName && bestRule?.id.rawValue == checkerRule ? checkerRule : name
    }

    /// What it reports, in our words: the checker's own title where there are none in the language.
    public func meaning(in source: any GuideSource) -> String? {
        guard let rule = entry?.rule else { return nil }
        return rule.meaning[source.language] ?? rule.meaning[.english] ?? rule.title
    }

    /// The rule that says more about it than any other; `nil` where none explains the whole or a part of it.
    public var bestRule: GuideRule? {
        links.first.flatMap { $0.relation == .related ? nil : $0.rule }
    }
}
