public import GuideCore

/// A report that could not be read, or not to its end: what was found is not all that there is.
public struct UnreadReport: Sendable, Equatable {
    /// How it was named.
    public var name: String
    /// Whether the name is a path.
    public var isPath: Bool
    /// What kept it from being read and where.
    public var error: ReportError
    /// The language that the reason is worded in.
    public var language: Language

    /// Creates the value from its parts.
    public init(name: String, isPath: Bool = true, error: ReportError, language: Language = .english) {
        self.name = name
        self.isPath = isPath
        self.error = error
        self.language = language
    }

    /// The name with line and column as compilers write them.
    public var place: String {
        guard let line = error.line else { return name }
        return error.column.map { "\(name):\(line):\($0)" } ?? "\(name):\(line)"
    }
}
