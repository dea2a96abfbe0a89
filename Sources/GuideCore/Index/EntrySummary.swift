/// What a list shows of an entry, in one language.
public struct EntrySummary: Sendable {
    /// What it is.
    public var kind: EntryKind
    /// The identifier.
    public var id: [UInt8]
    /// The language of the texts below.
    public var language: Language
    /// Whether the entry has no text in the language that was asked for.
    public var isFallback: Bool
    /// The title.
    public var title: [UInt8]
    /// What a list shows of it.
    public var summary: [UInt8]
    /// Where the text can be read: a path relative to the content folder.
    public var path: [UInt8]
    /// Every value that the entry can be filtered by; empty where the index does not list them.
    public var facets: [IndexEntry.FacetValue]

    /// Creates the value from its parts.
    public init(
        kind: EntryKind, id: [UInt8], language: Language, isFallback: Bool, title: [UInt8], summary: [UInt8],
        path: [UInt8], facets: [IndexEntry.FacetValue]
    ) {
        self.kind = kind
        self.id = id
        self.language = language
        self.isFallback = isFallback
        self.title = title
        self.summary = summary
        self.path = path
        self.facets = facets
    }
}
