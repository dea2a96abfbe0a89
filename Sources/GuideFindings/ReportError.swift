/// Why a report could not be read.
public struct ReportError: Error, Sendable, Equatable {
    /// What is wrong, as a sentence without a full stop that begins in lower case.
    public var reason: String
    /// From 1, counted in the bytes of the report after unpacking; `nil` where no line can be named.
    public var line: Int?
    /// From 1, in bytes.
    public var column: Int?

    /// Of a report that has no bytes, or none but white space.
    public static let empty = ReportError("it is empty")
    /// The reason where XML ends in the middle.
    static let xmlIsCutShort = "the XML is cut short"
    /// The reason where JSON ends in the middle.
    static let jsonIsCutShort = "the JSON is cut short"

    /// Creates the value from its parts.
    public init(_ reason: String, line: Int? = nil, column: Int? = nil) {
        self.reason = reason
        self.line = line
        self.column = column
    }
}
