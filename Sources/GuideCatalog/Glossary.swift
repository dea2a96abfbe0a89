public import GuideCore

/// Terms that belong together.
public struct GlossarySection: Codable, Sendable, Equatable {
    /// What they are about.
    public var title: [Language: String]
    /// In the order in which they are to be read.
    public var terms: [Term]

    /// A term in each language.
    public struct Term: Codable, Sendable, Equatable {
        /// The words for it; several are separated by commas.
        public var term: [Language: String]
        /// What those who write should know of it.
        public var note: String?

        /// Creates the value from its parts.
        public init(term: [Language: String], note: String?) {
            self.term = term
            self.note = note
        }
    }

    /// Creates the value from its parts.
    public init(title: [Language: String], terms: [Term]) {
        self.title = title
        self.terms = terms
    }
}
