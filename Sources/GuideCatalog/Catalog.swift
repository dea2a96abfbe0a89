/// All rules, topics, requirements and checkers of one build, each sorted by its identifier.
public struct Catalog: Codable, Sendable, Equatable {
    /// In the order of their identifiers.
    public var rules: [Rule]
    /// In the order of their identifiers.
    public var topics: [Topic]
    /// In the order of the document.
    public var requirements: [RequirementDocument]
    /// In the order of their identifiers.
    public var checkers: [Checker]
    /// The words of the guide in each language.
    public var glossary: [GlossarySection]

    /// Creates the value from its parts.
    public init(
        rules: [Rule] = [], topics: [Topic] = [], requirements: [RequirementDocument] = [], checkers: [Checker] = [],
        glossary: [GlossarySection] = []
    ) {
        self.rules = rules
        self.topics = topics
        self.requirements = requirements
        self.checkers = checkers
        self.glossary = glossary
    }
}
