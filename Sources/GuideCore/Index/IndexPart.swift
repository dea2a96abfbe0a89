/// A piece of an index that is read, checked and fetched as a whole.
public struct IndexPart: Equatable, Sendable {
    /// What a part holds.
    ///
    /// Raw values are the order in the file and part of the index format: they are never reused.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// Where words and grams are found; there is one. See ``IndexDirectory``.
        case directory = 0
        /// Words with their short posting lists; see ``TermPart``.
        case terms = 1
        /// Long posting lists.
        case postings = 2
        /// Grams with the words that hold them; see ``GramIndex``.
        case grams = 3
        /// What a list shows of entries; see ``EntryTable``.
        case entries = 4
        /// Stored text that snippets are cut from.
        case texts = 5
        /// The bytes that entries were added with.
        case payloads = 6
    }

    /// What it holds.
    public var kind: Kind
    /// Its place among the parts of its kind, from 0.
    public var number: Int

    /// Creates the value from its parts.
    public init(kind: Kind, number: Int) {
        self.kind = kind
        self.number = number
    }
}
