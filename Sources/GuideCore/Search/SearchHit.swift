/// One entry that answers a request.
public struct SearchHit: Sendable {
    /// The summary or a piece of the text, with the places that match.
    public struct Snippet: Sendable {
        /// UTF-8.
        public var text: [UInt8]
        /// Byte ranges of `text`, in order, not overlapping, on character boundaries.
        public var highlights: [Range<Int>]

        /// Creates the value from its parts.
        public init(text: [UInt8], highlights: [Range<Int>]) {
            self.text = text
            self.highlights = highlights
        }
    }

    /// The entry's number in this index, from 0.
    public var entry: Int
    /// Higher is better; comparable within one answer only.
    public var score: Int
    /// Whether the query names this entry: its identifier, one of its aliases, or a symbol it is about.
    public var isExact: Bool
    /// What a list shows of it.
    public var summary: EntrySummary
    /// The words of the query that this entry holds, as they stand in the index.
    public var matched: [[UInt8]]
    /// `nil` where none was asked for or the stored text has no match.
    public var snippet: Snippet?

    /// Creates the value from its parts.
    public init(
        entry: Int, score: Int, isExact: Bool, summary: EntrySummary, matched: [[UInt8]], snippet: Snippet?
    ) {
        self.entry = entry
        self.score = score
        self.isExact = isExact
        self.summary = summary
        self.matched = matched
        self.snippet = snippet
    }
}
