/// Sentences that stand for rules, found in a text in one pass.
///
/// Each pattern is hung up by four bytes of its longest piece between two `*`. A text is walked once; where four bytes of it
/// are those of a pattern, that pattern is tried on the whole text, and never again on the same one. So the work is linear in
/// the text for each pattern that comes near, and none for the others.
struct MessagePatterns: Sendable {
    /// The rule that a sentence stands for, by its numbers in a registry.
    struct Owner: Sendable, Hashable {
        var checker: Int
        var rule: Int
    }

    /// A sentence that a text holds.
    struct Match: Sendable {
        var owner: Owner
        /// Whether the sentence is all of the text.
        var isWhole: Bool
        /// The bytes of the sentence without its `*`.
        var weight: Int
    }

    private struct Pattern: Sendable {
        var owner: Owner
        /// What stands between the `*`; none is empty.
        var pieces: [[UInt8]]
        var beginsOpen: Bool
        var endsOpen: Bool
        var weight: Int
    }

    private var patterns: [Pattern] = []
    /// The patterns by the four bytes they are hung up by.
    private var hooks: [UInt32: [Int]] = [:]
    /// One bit for each hash of a hook: nearly every place of a text is passed by it.
    private var filter = [UInt64](repeating: 0, count: 64)
    /// Those too short to be hung up.
    private var short: [Int] = []

    /// Adds a sentence; `*` stands for any text. One without any other character is left out.
    mutating func add(_ sentence: String, _ owner: Owner) {
        let bytes = Self.normalized(sentence)
        let pieces = bytes.split(separator: UInt8(ascii: "*")).map(Array.init)
        guard !pieces.isEmpty else { return }
        let number = patterns.count
        patterns.append(
            Pattern(
                owner: owner, pieces: pieces, beginsOpen: bytes.first == UInt8(ascii: "*"),
                endsOpen: bytes.last == UInt8(ascii: "*"), weight: pieces.reduce(0) { $0 + $1.count }))
        let longest = pieces.reduce([]) { $1.count > $0.count ? $1 : $0 }
        guard longest.count >= 4 else {
            short.append(number)
            return
        }
        // The end of a piece tells more than its beginning: many sentences begin alike.
        let hook = longest.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        hooks[hook, default: []].append(number)
        filter[Int(Self.hash(hook) >> 6)] |= 1 << UInt64(Self.hash(hook) & 63)
    }

    /// Returns the sentences that a text holds, the most telling first, at most one for each rule.
    func matches(in text: some StringProtocol) -> [Match] {
        let bytes = Self.normalized(text)
        var found: [Match] = []
        func attempt(_ number: Int) {
            guard let match = Self.match(patterns[number], bytes) else { return }
            if let place = found.firstIndex(where: { $0.owner == match.owner }) {
                if Self.isBetter(match, found[place]) { found[place] = match }
            } else {
                found.append(match)
            }
        }
        for number in short { attempt(number) }
        var tried: Set<UInt32> = []
        var window: UInt32 = 0
        for (place, byte) in bytes.enumerated() {
            window = window << 8 | UInt32(byte)
            let hash = Self.hash(window)
            guard filter[Int(hash >> 6)] & (1 << UInt64(hash & 63)) != 0, place >= 3, let numbers = hooks[window],
                tried.insert(window).inserted
            else { continue }
            for number in numbers { attempt(number) }
        }
        found.sort { first, second in
            if Self.isBetter(first, second) { return true }
            if Self.isBetter(second, first) { return false }
            return (first.owner.checker, first.owner.rule) < (second.owner.checker, second.owner.rule)
        }
        return found
    }

    private static func isBetter(_ first: Match, _ second: Match) -> Bool {
        first.isWhole != second.isWhole ? first.isWhole : first.weight > second.weight
    }

    /// 12 bits.
    private static func hash(_ hook: UInt32) -> UInt32 { (hook &* 2_654_435_761) >> 20 }

    /// Runs of white space become one space, none at either end, and backticks go: the same sentence comes with and without
    /// them.
    private static func normalized(_ text: some StringProtocol) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "`"): break
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if let last = result.last, last != UInt8(ascii: " ") { result.append(UInt8(ascii: " ")) }
            default: result.append(byte)
            }
        }
        if result.last == UInt8(ascii: " ") { result.removeLast() }
        return result
    }

    /// Looks for the pieces one after the other, each as early as can be, but the last one at the end where it stands there.
    /// A sentence begins and ends where a word does.
    private static func match(_ pattern: Pattern, _ text: [UInt8]) -> Match? {
        var position = 0
        var start = 0
        for (number, piece) in pattern.pieces.enumerated() {
            let opens = number == 0 && !pattern.beginsOpen
            let closes = number == pattern.pieces.count - 1 && !pattern.endsOpen
            if closes, number > 0 || !opens, text.count - piece.count >= position,
                text.suffix(piece.count) == piece[...]
            {
                position = text.count - piece.count
            }
            while true {
                guard let found = first(piece, in: text, from: position) else { return nil }
                let end = found + piece.count
                position = found + 1
                if opens, found > 0, isInWord(text[found - 1]), isInWord(piece[0]) { continue }
                if closes, end < text.count, isInWord(text[end]), isInWord(piece[piece.count - 1]) { continue }
                if number == 0 { start = found }
                position = end
                break
            }
        }
        let beginsWhole = pattern.beginsOpen || start == 0
        let endsWhole = pattern.endsOpen || position == text.count
        return Match(owner: pattern.owner, isWhole: beginsWhole && endsWhole, weight: pattern.weight)
    }

    /// Returns where bytes first stand in a text at or after a position; `nil` where they do not.
    private static func first(_ bytes: [UInt8], in text: [UInt8], from position: Int) -> Int? {
        var start = position
        let last = text.count - bytes.count
        while start <= last {
            var length = 0
            while length < bytes.count, text[start + length] == bytes[length] { length += 1 }
            if length == bytes.count { return start }
            start += 1
        }
        return nil
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
