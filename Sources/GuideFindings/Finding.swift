/// One place where a checker says that a rule is not met, as its report has it.
///
/// A reader fills it from a report without looking anything up; which registered checker and rule it belongs to is told by
/// ``CheckerRegistry``.
public struct Finding: Sendable, Equatable {
    /// The program that reported it as the report names it (`SwiftLint`, `Android Lint`); empty where the report names none.
    public var tool: String
    /// The registered checker whose format the report is in; `nil` where the format does not tell.
    public var checker: String?
    /// The rule identifier as the report has it; empty where the report has a sentence alone.
    public var checkerRule: String
    /// The message, with its arguments filled in; UTF-8 as reported, control characters included.
    public var message: String
    /// How loudly the checker reports it, after everything it inherits.
    public var level: FindingLevel
    /// Where it was found; `nil` where the report says nothing of that.
    public var location: FindingLocation?
    /// Whether somebody has to look at it.
    public var state: FindingState
    /// The address of the checker's own page on the rule, where the report carries one.
    public var helpAddress: String?

    /// Creates the value from its parts.
    public init(
        tool: String = "", checker: String? = nil, checkerRule: String, message: String, level: FindingLevel,
        location: FindingLocation? = nil, state: FindingState = .open, helpAddress: String? = nil
    ) {
        self.tool = tool
        self.checker = checker
        self.checkerRule = checkerRule
        self.message = message
        self.level = level
        self.location = location
        self.state = state
        self.helpAddress = helpAddress
    }
}

/// How loudly a checker reports a finding: the levels of SARIF 2.1.0, section 3.27.10.
public enum FindingLevel: String, CaseIterable, Codable, Sendable, Comparable {
    case none, note, warning, error

    /// Compares by loudness; `none` is the quietest.
    public static func < (left: FindingLevel, right: FindingLevel) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .none: 0
        case .note: 1
        case .warning: 2
        case .error: 3
        }
    }
}

/// Whether somebody has to look at a finding.
public enum FindingState: String, CaseIterable, Codable, Sendable {
    /// Not met, and nobody has said that this is known.
    case open
    /// The checker could not decide: a person has to look.
    case review
    /// Suppressed in the source or in the report.
    case muted
    /// Listed in a baseline: known, and not to be fixed now.
    case known
    /// A result of an earlier run that this one no longer has.
    case absent
}
