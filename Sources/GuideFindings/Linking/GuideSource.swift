public import GuideCatalog
public import GuideCore

/// What the guide says, as far as findings need it: asked for rule by rule, so that nothing is read that no finding is about.
public protocol GuideSource: AnyObject {
    /// The language that texts come in, where there is a text in it.
    var language: Language { get }

    /// Returns what is said of a rule; `nil` where the guide has none of that identifier any more.
    func rule(_ id: RuleID) -> GuideRule?

    /// Returns what to do so that a rule is met, in a few steps; empty where that cannot be told.
    func steps(of rule: RuleID) -> [GuideSentence]

    /// Returns what is said of a requirement, `document:identifier`; `nil` where the guide does not have it.
    func requirement(_ id: String) -> GuideRequirement?

    /// Returns the rules that a search for a text finds, the best first; empty where none is near enough to be shown.
    ///
    /// - Parameter requirements: What the rules may serve, `document:identifier`: those that do are nearer.
    func rules(near text: String, serving requirements: [String]) -> [RuleID]
}

/// What an explanation shows of one of our rules.
public struct GuideRule: Sendable, Equatable {
    /// The identifier.
    public var id: RuleID
    /// The title.
    public var title: String
    /// One or two sentences: what must hold.
    public var summary: String
    /// How binding it is.
    public var obligation: Obligation
    /// How badly a person is affected where it is not met.
    public var impact: Impact
    /// Requirements that it serves, as `document:identifier`.
    public var requirements: [String]
    /// The language of the texts.
    public var language: Language

    /// Creates the value from its parts.
    public init(
        id: RuleID, title: String, summary: String, obligation: Obligation, impact: Impact,
        requirements: [String], language: Language
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.obligation = obligation
        self.impact = impact
        self.requirements = requirements
        self.language = language
    }
}

/// A sentence with names of code in it.
public struct GuideSentence: Sendable, Equatable {
    /// A piece of a sentence.
    public struct Piece: Sendable, Equatable {
        /// Without marks around code.
        public var text: String
        /// Whether it is code.
        public var isCode: Bool

        /// Creates the value from its parts.
        public init(_ text: String, isCode: Bool = false) {
            self.text = text
            self.isCode = isCode
        }
    }

    /// In reading order.
    public var pieces: [Piece]

    /// Creates the value from its parts.
    public init(_ pieces: [Piece]) { self.pieces = pieces }

    /// Takes a checker's message, in which backticks stand around code; where their number is odd, they stand for themselves.
    public init(message: String) {
        let parts = message.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else {
            self.init([Piece(message)])
            return
        }
        self.init(
            parts.enumerated().map { Piece(String($1), isCode: $0 % 2 == 1) }.filter { !$0.text.isEmpty })
    }

    /// The text, with backticks around code.
    public var plain: String { pieces.reduce(into: "") { $0 += $1.isCode ? "`\($1.text)`" : $1.text } }
}

/// What an explanation shows of a requirement.
public struct GuideRequirement: Sendable, Equatable {
    /// The identifier, `document:identifier`.
    public var id: String
    /// The title.
    public var title: String
    /// The document with its version.
    public var document: String
    /// The document with its version, and the level where it has levels.
    public var source: String
    /// The address of the requirement itself.
    public var address: String?

    /// Creates the value from its parts.
    public init(id: String, title: String, document: String, source: String, address: String?) {
        self.id = id
        self.title = title
        self.document = document
        self.source = source
        self.address = address
    }
}
