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
    /// What the guide is, in a sentence of each language; empty where it is not said.
    public var description: [Language: String]
    /// The day of each release, as `2026-11-30`.
    public var releases: [String: String]
    /// What the site shows beside the content.
    public var site: SiteOptions

    /// Creates the value from its parts.
    public init(
        title: [Language: String], baseURL: String, release: String, languages: [Language],
        description: [Language: String] = [:], releases: [String: String] = [:], site: SiteOptions = SiteOptions()
    ) {
        self.title = title
        self.baseURL = baseURL
        self.release = release
        self.languages = languages
        self.description = description
        self.releases = releases
        self.site = site
    }
}
