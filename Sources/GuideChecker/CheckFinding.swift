/// A place in source where a rule is not met.
public struct CheckFinding: Sendable, Hashable {
    /// The ID of the rule.
    public var rule: String
    /// The file, as it was given or found.
    public var path: String
    /// From 1.
    public var line: Int
    /// From 1; counts characters.
    public var column: Int
    /// The last line of what is meant, from 1.
    public var endLine: Int
    /// The column behind the last character of what is meant.
    public var endColumn: Int
    /// Names from the source that tell what is meant, such as the type; may be empty.
    public var facts: [String]

    /// Creates the value from its parts.
    public init(
        rule: String, path: String, line: Int, column: Int, endLine: Int, endColumn: Int, facts: [String] = []
    ) {
        self.rule = rule
        self.path = path
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
        self.facts = facts
    }
}
