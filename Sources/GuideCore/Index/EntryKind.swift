/// What an answer of a search can be.
///
/// Raw values are part of the index format: they are never reused.
public enum EntryKind: UInt8, CaseIterable, Sendable {
    case rule = 1
    case topic = 2
    case checker = 3
    case checkerRule = 4
    case requirement = 5
    /// A Markdown file that is indexed as it stands, without the facts of a rule.
    case article = 6

    /// The word used in output, options and filters.
    public var name: StaticString {
        switch self {
        case .rule: "rule"
        case .topic: "topic"
        case .checker: "checker"
        case .checkerRule: "checker-rule"
        case .requirement: "requirement"
        case .article: "article"
        }
    }
}
