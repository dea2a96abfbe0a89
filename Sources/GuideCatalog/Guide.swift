public import GuideCore

/// What a guide says of itself as a whole.
public struct Guide: Codable, Sendable, Equatable {
    /// The title in each language.
    public var title: [Language: String]
    /// The `https` address that the site is served from, ending in `/`.
    public var baseURL: String
    /// The release that the content belongs to, such as `1.0`.
    public var release: String
    /// The languages; articles in the first one carry the facts.
    public var languages: [Language]

    /// Creates the value from its parts.
    public init(title: [Language: String], baseURL: String, release: String, languages: [Language]) {
        self.title = title
        self.baseURL = baseURL
        self.release = release
        self.languages = languages
    }
}
