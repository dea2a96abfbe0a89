/// Where a finding was made.
public struct FindingLocation: Sendable, Equatable, Hashable {
    /// A longer line is told by its beginning: people did not write it.
    public static let longestSource = 300

    /// The path or address of the file, percent-decoded, with the base that the report gives; empty where the finding is about
    /// something else than a file, such as an element of a running app.
    public var file: String
    /// From 1; `nil` where the report does not say.
    public var line: Int?
    /// From 1; `nil` where the report does not say.
    public var column: Int?
    /// The last line, from 1; `nil` where the report does not say.
    public var endLine: Int?
    /// The column behind the last character, from 1; `nil` where the report does not say.
    public var endColumn: Int?
    /// The text of the line without white space around it, where our own checks say; at most ``longestSource`` characters.
    public var source: String?
    /// The element that it is about as the report describes it: a selector, a view's identifier, a node's markup.
    public var element: String?

    /// Creates the value from its parts.
    public init(
        file: String, line: Int? = nil, column: Int? = nil, endLine: Int? = nil, endColumn: Int? = nil,
        source: String? = nil, element: String? = nil
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
        self.source = source
        self.element = element
    }
}
