/// Why a report could not be read.
public struct ReportError: Error, Sendable, Equatable {
    /// What is wrong, as a sentence without a full stop that begins in lower case.
    public var reason: String
    /// From 1, counted in the bytes of the report after unpacking; `nil` where no line can be named.
    public var line: Int?
    /// From 1, in bytes.
    public var column: Int?

    /// Creates the value from its parts.
    public init(_ reason: String, line: Int? = nil, column: Int? = nil) {
        self.reason = reason
        self.line = line
        self.column = column
    }
}
