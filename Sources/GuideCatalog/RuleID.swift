/// The identifier of a rule: kebab-case, at least two words, `<subject>-<problem>` (`escape-missing`).
///
/// An identifier never changes its meaning and is never used again for another rule.
public struct RuleID: RawRepresentable, Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The identifier as it is written.
    public let rawValue: String

    /// Creates an identifier; `nil` unless it is two or more words of `a`–`z` and `0`–`9`, each beginning with a letter
    /// or digit, joined by single hyphens, at most 64 characters long.
    public init?(rawValue: String) {
        guard KebabCase.isValid(rawValue), rawValue.utf8.contains(UInt8(ascii: "-")) else { return nil }
        self.rawValue = rawValue
    }

    /// The identifier as it is written.
    public var description: String { rawValue }

    /// Orders by the characters.
    public static func < (first: RuleID, second: RuleID) -> Bool { first.rawValue < second.rawValue }
}
