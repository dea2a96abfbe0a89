/// A checker as the index keeps it: with all its rules, and with where the guide is published, so that an installed copy can link
/// to it.
public struct IndexedChecker: Codable, Sendable, Equatable {
    /// The checker.
    public var checker: Checker
    /// The address that the site is served from, ending in `/`.
    public var baseURL: String?

    /// Creates the value from its parts.
    public init(checker: Checker, baseURL: String?) {
        self.checker = checker
        self.baseURL = baseURL
    }

    private enum Key: CodingKey {
        case baseURL
    }

    /// Reads what ``encode(to:)`` wrote.
    public init(from decoder: any Decoder) throws {
        checker = try Checker(from: decoder)
        baseURL = try decoder.container(keyedBy: Key.self).decodeIfPresent(String.self, forKey: .baseURL)
    }

    /// Writes the members of the checker and one more beside them.
    public func encode(to encoder: any Encoder) throws {
        try checker.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(baseURL, forKey: .baseURL)
    }
}
