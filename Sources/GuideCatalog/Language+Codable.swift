public import GuideCore

extension Language {
    /// Creates the language of a BCP 47 tag (`en`, `ko`); `nil` for every other.
    public init?(code: String) {
        guard let language = Language.allCases.first(where: { $0.tag == code }) else { return nil }
        self = language
    }

    /// The BCP 47 tag.
    public var tag: String { code.description }
}

extension Language: Comparable, Codable, CodingKeyRepresentable {
    /// Orders English, which carries the facts, first.
    public static func < (first: Language, second: Language) -> Bool { first.rawValue < second.rawValue }

    /// Creates the value from its parts.
    public init(from decoder: any Decoder) throws {
        let code = try decoder.singleValueContainer().decode(String.self)
        guard let language = Language(code: code) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "'\(code)' is not a language of the guide"))
        }
        self = language
    }

    /// Writes the tag.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(tag)
    }

    /// The tag, so that a map of languages is a JSON object.
    public var codingKey: any CodingKey { TagKey(stringValue: tag) }

    /// Creates the value from its parts.
    public init?(codingKey: some CodingKey) { self.init(code: codingKey.stringValue) }

    private struct TagKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }
}
