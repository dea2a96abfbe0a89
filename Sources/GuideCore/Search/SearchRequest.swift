/// What is asked of an index.
public struct SearchRequest: Sendable {
    /// Restricts the answer to entries that have a value for a facet. Several filters of one facet widen each other
    /// (any of the values); filters of different facets narrow each other.
    public struct Filter: Sendable, Equatable {
        /// The property that is asked for.
        public var facet: Facet
        /// Case and the separators `-`, `_` and space do not matter.
        public var value: [UInt8]

        /// Creates the value from its parts.
        public init(facet: Facet, value: [UInt8]) {
            self.facet = facet
            self.value = value
        }
    }

    /// The words, as typed, UTF-8. May hold filters (`framework:uikit`, `wcag:2.5.8`).
    public var text: [UInt8]
    /// Beside those in the text.
    public var filters: [Filter]
    /// The reader's language; `nil` takes Korean where the text holds Hangul, and English otherwise.
    public var language: Language?
    /// The most hits to return; 0 returns all.
    public var limit: Int
    /// Whether to cut a snippet for each hit, which reads the stored text.
    public var snippets: Bool

    /// Creates the value from its parts.
    public init(
        text: [UInt8], filters: [Filter] = [], language: Language? = nil, limit: Int = 10, snippets: Bool = true
    ) {
        self.text = text
        self.filters = filters
        self.language = language
        self.limit = limit
        self.snippets = snippets
    }
}
