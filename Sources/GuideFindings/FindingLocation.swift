/// Where a finding was made.
public struct FindingLocation: Sendable, Equatable, Hashable {
    /// The path or address of the file, percent-decoded, with the base that the report gives; empty where the finding is about
    /// something else than a file, such as an element of a running app.
    public var file: String
    /// From 1; `nil` where the report does not say.
    public var line: Int?
    /// From 1; `nil` where the report does not say.
    public var column: Int?
    /// The element that it is about as the report describes it: a selector, a view's identifier, a node's markup.
    public var element: String?

    /// Creates the value from its parts.
    public init(file: String, line: Int? = nil, column: Int? = nil, element: String? = nil) {
        self.file = file
        self.line = line
        self.column = column
        self.element = element
    }
}
