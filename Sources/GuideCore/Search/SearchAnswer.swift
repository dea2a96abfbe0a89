/// What an index answers to a request.
public struct SearchAnswer: Sendable {
    /// How a word was understood where it was not found as typed.
    public struct Reading: Sendable, Equatable {
        /// Why the word was read as another.
        public enum Reason: UInt8, Sendable {
            /// A near word, by edit distance on letters or jamo.
            case misspelling = 1
            /// Typed on the keyboard layout of the other language.
            case keyboardLayout = 2
            /// Initial consonants stand for the word (ㅅㄹㅇㄷ → 슬라이더).
            case initialConsonants = 3
            /// Another spelling of the same term (톡백 → TalkBack).
            case transliteration = 4
            /// Written without spaces and read as several words.
            case split = 5

            /// The word used in machine-readable output.
            public var name: StaticString {
                switch self {
                case .misspelling: "misspelling"
                case .keyboardLayout: "keyboard-layout"
                case .initialConsonants: "initial-consonants"
                case .transliteration: "transliteration"
                case .split: "split"
                }
            }
        }

        /// The word of the query.
        public var typed: [UInt8]
        /// The words it was read as; several where one was split or where several are equally near.
        public var read: [[UInt8]]
        /// Why it was read so.
        public var reason: Reason

        /// Creates the value from its parts.
        public init(typed: [UInt8], read: [[UInt8]], reason: Reason) {
            self.typed = typed
            self.read = read
            self.reason = reason
        }
    }

    /// The best first; equal scores in the order of kind and identifier.
    public var hits: [SearchHit]
    /// How many entries match, however many are returned.
    public var total: Int
    /// One for each word that was not found as typed.
    public var readings: [Reading]
    /// Words of the query that no entry holds, not even nearly.
    public var missingWords: [[UInt8]]
    /// Filters whose value no entry has.
    public var unknownFilters: [SearchRequest.Filter]
    /// Where nothing matched: terms of the index nearest to what was asked, the nearest first.
    public var suggestions: [[UInt8]]

    /// Creates the value from its parts.
    public init() {
        hits = []
        total = 0
        readings = []
        missingWords = []
        unknownFilters = []
        suggestions = []
    }
}
