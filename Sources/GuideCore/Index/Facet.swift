/// A property that a search can be filtered by.
///
/// Raw values are part of the index format: they are never reused.
public enum Facet: UInt8, CaseIterable, Sendable {
    case kind = 1
    case platform = 2
    case framework = 3
    case topic = 4
    case obligation = 5
    case impact = 6
    case checker = 7
    /// A requirement with its document, as in `wcag:2.5.8`.
    case requirement = 8

    /// The name before the colon in a query (`framework:uikit`), and the name of the option.
    public var name: StaticString {
        switch self {
        case .kind: "kind"
        case .platform: "platform"
        case .framework: "framework"
        case .topic: "topic"
        case .obligation: "obligation"
        case .impact: "impact"
        case .checker: "checker"
        case .requirement: "requirement"
        }
    }
}
