import GuideCore

/// When a rule that a search finds for a message is near enough to be shown as a guess.
///
/// Search looks into whole articles, and any message shares a few words with one. A guess has to share words with what the rule is
/// about: its title and its summary.
struct GuessFilter {
    /// How many hits are looked at.
    static let looked = 12

    private let words: [[UInt8]]
    private let requirements: [String]

    /// Takes a message and the requirements that its checker names.
    init(text: String, requirements: [String]) {
        words = Self.words(of: Array(text.utf8.prefix(Self.longest)))
        self.requirements = requirements
    }

    /// A message without what a filter of a query would be taken for; only its beginning, which says most.
    static func query(_ text: String) -> [UInt8] {
        text.utf8.prefix(longest).map { $0 == UInt8(ascii: ":") ? UInt8(ascii: " ") : $0 }
    }

    /// Whether a rule is about two words of the message, or about one and serves a requirement that the checker names.
    func isNear(_ summary: EntrySummary) -> Bool {
        let subject = Self.words(of: summary.title + [0x20] + summary.summary + [0x20] + summary.id)
        let shared = words.count { word in subject.contains { Self.isSame(word, $0) } }
        if shared >= 2 { return true }
        let serves = FacetValues(summary).all(.requirement).contains { requirements.contains($0) }
        return shared == 1 && serves
    }

    /// `label` and `labels`, `scroll` and `scrolling`; not `list` and `listen`.
    private static func isSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        let (short, long) = first.count < second.count ? (first, second) : (second, first)
        guard long.starts(with: short) else { return false }
        return ["", "s", "es", "ed", "d", "ing"].contains(String(decoding: long[short.count...], as: UTF8.self))
    }

    /// The words that tell what a text is about, in lower case, each once.
    private static func words(of text: [UInt8]) -> [[UInt8]] {
        var words: [[UInt8]] = []
        for piece in text.split(whereSeparator: { !isLetter($0) }) {
            // The words of an identifier such as contentDescription count each for itself.
            var word: [UInt8] = []
            func end() {
                if word.count > 3 || (word.first ?? 0) >= 0x80, !common.contains(word), !words.contains(word) {
                    words.append(word)
                }
                word = []
            }
            for byte in piece {
                let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                if isUpper, let last = word.last, last < 0x80 { end() }
                word.append(isUpper ? byte | 0x20 : byte)
            }
            end()
        }
        return words
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
    }

    /// Words that stand in messages on everything.
    private static let common = Set(
        [
            "accessibility", "accessible", "also", "another", "because", "cannot", "large", "larger", "less", "level",
            "small", "smaller", "changes", "code", "could", "does",
            "each",
            "element", "elements", "every", "found", "from", "have", "into", "itself", "making", "missing", "more",
            "must",
            "need", "needs", "nothing", "only", "other", "over", "people", "reader", "rule", "screen", "should", "some",
            "something", "such", "than", "that", "their", "them", "then", "there", "they", "this", "through", "used",
            "user",
            "users", "using", "view", "views", "what", "when", "where", "which", "while", "with", "without", "word",
            "words",
            "would", "your",
        ].map { Array($0.utf8) })

    private static let longest = 300
}
