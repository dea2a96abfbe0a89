/// A defect in content, with its place.
public struct Problem: Sendable, Equatable {
    /// How much a problem matters.
    public enum Severity: String, Sendable {
        /// The catalog cannot be built.
        case error
        /// The catalog can be built, but a reader will notice.
        case warning
    }

    /// How much it matters.
    public var severity: Severity
    /// The file, relative to the folder that was read.
    public var path: String
    /// From 1; 0 where the problem is with the whole file.
    public var line: Int
    /// From 1, counted in characters; 0 where the problem is with the whole line.
    public var column: Int
    /// A stable name for the kind of problem (`unknown-key`), for tests and for people to search for.
    public var code: String
    /// What rule of the format is broken; lower case, no final period.
    public var message: String
    /// The likely repair, as a verb phrase; lower case, no final period.
    public var fix: String?

    /// Creates the value from its parts.
    public init(
        severity: Severity = .error, path: String, line: Int, column: Int, code: String, message: String, fix: String?
    ) {
        self.severity = severity
        self.path = path
        self.line = line
        self.column = column
        self.code = code
        self.message = message
        self.fix = fix
    }
}
