/// One thing that a search can answer with, in each language it is written in.
///
/// All text is UTF-8. Text need not be normalised: the builder composes it (Unicode NFC for Hangul).
public struct IndexEntry: Sendable {
    /// One language's text of an entry.
    public struct Variant: Sendable {
        /// A piece of text and where it stands. A field may occur in several passages.
        public struct Passage: Sendable {
            /// What the text is to its article.
            public var field: TextField
            /// UTF-8.
            public var text: [UInt8]

            /// Creates the value from its parts.
            public init(field: TextField, text: [UInt8]) {
                self.field = field
                self.text = text
            }
        }

        /// The language it is written in.
        public var language: Language
        /// The title.
        public var title: [UInt8]
        /// What a list shows of it.
        public var summary: [UInt8]
        /// Where the text can be read: a path relative to the content folder.
        public var path: [UInt8]
        /// Everything that is searched beside the title and the summary, in reading order. Passages of the fields
        /// `body` and `code` are also what snippets are cut from.
        public var passages: [Passage]

        /// Creates the value from its parts.
        public init(language: Language, title: [UInt8], summary: [UInt8], path: [UInt8], passages: [Passage]) {
            self.language = language
            self.title = title
            self.summary = summary
            self.path = path
            self.passages = passages
        }
    }

    /// A name that leads to the entry whatever its spelling, ahead of every full-text match.
    public struct Key: Sendable {
        /// How directly a name names an entry; the order among exact matches.
        public enum Strength: UInt8, Sendable {
            /// An API name that the entry is about.
            case symbol = 1
            /// The name of something that leads to the entry, such as a checker rule that it explains.
            case related = 2
            /// A former identifier or another official name.
            case alias = 3
            /// The entry's own identifier.
            case identifier = 4
        }

        /// The name as its maker writes it.
        public var name: [UInt8]
        /// How directly the name names the entry.
        public var strength: Strength

        /// Creates the value from its parts.
        public init(name: [UInt8], strength: Strength) {
            self.name = name
            self.strength = strength
        }
    }

    /// A value that the entry has for a facet.
    public struct FacetValue: Sendable {
        /// The property that is asked for.
        public var facet: Facet
        /// UTF-8; case and separators do not matter.
        public var value: [UInt8]

        /// Creates the value from its parts.
        public init(facet: Facet, value: [UInt8]) {
            self.facet = facet
            self.value = value
        }
    }

    /// What it is.
    public var kind: EntryKind
    /// The identifier as it is printed, unique within its kind (`escape-missing`, `android-lint/ContentDescription`).
    public var id: [UInt8]
    /// The names that lead to the entry, whatever their spelling.
    public var keys: [Key]
    /// Every value that the entry can be filtered by.
    public var facets: [FacetValue]
    /// At most one for each language.
    public var variants: [Variant]
    /// What share of their weight the entry's words keep against those of other entries, in 256ths, 1 to 256: what matters
    /// less comes later where two answer alike.
    public var weight: UInt16
    /// Bytes that the index keeps and gives back as they are; for a rule, its JSON.
    public var payload: [UInt8]

    /// Creates the value from its parts.
    public init(
        kind: EntryKind, id: [UInt8], keys: [Key], facets: [FacetValue], variants: [Variant], weight: UInt16 = 256,
        payload: [UInt8]
    ) {
        self.kind = kind
        self.id = id
        self.keys = keys
        self.facets = facets
        self.variants = variants
        self.weight = min(256, max(1, weight))
        self.payload = payload
    }
}
