/// All rules, topics, requirements and checkers of one build, each sorted by its identifier.
public struct Catalog: Codable, Sendable, Equatable {
    public var rules: [Rule]
    public var topics: [Topic]
    public var requirements: [RequirementDocument]
    public var checkers: [Checker]

    public init(
        rules: [Rule] = [], topics: [Topic] = [], requirements: [RequirementDocument] = [], checkers: [Checker] = []
    ) {
        self.rules = rules
        self.topics = topics
        self.requirements = requirements
        self.checkers = checkers
    }
}
