/// Turns text into the terms that an index keeps. Queries and texts go through the same cuts, so that they meet.
struct TextAnalyzer {
    /// The longest term, in bytes. What is longer is no word that anybody types.
    static let longestTerm = 64

    private let stems = KoreanStem()
    private var latin = LatinWord()
    private var syllables: [UInt32] = []

    init() {}

    /// Gives the terms of a composed text to a sink and returns the number of words.
    mutating func analyze(_ text: UnsafeBufferPointer<UInt8>, into sink: inout some TermSink) -> Int {
        var scanner = WordScanner(text)
        var count = 0
        while let word = scanner.next() {
            count &+= 1
            switch word.script {
            case .latin:
                if Self.isPlain(text, word) {
                    guard word.end &- word.start <= Self.longestTerm else { continue }
                    sink.take(UnsafeBufferPointer(rebasing: text[word.start..<word.end]), isSurface: false)
                    continue
                }
                latin.set(text, from: word.start, to: word.end)
                give(to: &sink)
            case .hangul: give(hangul: word, of: text, to: &sink)
            case .other:
                guard word.end &- word.start <= Self.longestTerm else { continue }
                sink.take(UnsafeBufferPointer(rebasing: text[word.start..<word.end]), isSurface: false)
            }
        }
        return count
    }

    /// Whether a Latin word is lowercase letters only, as most are: then it is its own term.
    @inline(__always)
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, _ word: WordScanner.Word) -> Bool {
        var position = word.start
        while position < word.end, text[position] >= 0x61, text[position] <= 0x7A { position &+= 1 }
        return position == word.end
    }

    private func give(to sink: inout some TermSink) {
        latin.letters.withUnsafeBufferPointer { letters in
            let count = letters.count
            let isWhole = latin.pieceEnds.count == 1
            if count <= Self.longestTerm { sink.take(letters, isSurface: false) }
            guard latin.partEnds.count > 1 else { return }
            var start = 0
            if !isWhole {
                for end in latin.pieceEnds {
                    give(letters, start, end, to: &sink)
                    start = end
                }
            }
            start = 0
            var piece = 0
            var pieceStart = 0
            for end in latin.partEnds {
                // A part that is its whole piece was given already.
                if !(start == pieceStart && end == latin.pieceEnds[piece]) { give(letters, start, end, to: &sink) }
                if end == latin.pieceEnds[piece] {
                    pieceStart = end
                    piece &+= 1
                }
                start = end
            }
        }
    }

    /// Gives a piece or part; single letters say nothing apart from their word.
    @inline(__always)
    private func give(_ letters: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, to sink: inout some TermSink) {
        guard end &- start >= 2, end &- start <= Self.longestTerm else { return }
        sink.take(UnsafeBufferPointer(rebasing: letters[start..<end]), isSurface: false)
    }

    private mutating func give(
        hangul word: WordScanner.Word, of text: UnsafeBufferPointer<UInt8>, to sink: inout some TermSink
    ) {
        // Syllables and compatibility jamo both have three bytes.
        let count = (word.end &- word.start) / 3
        guard word.end &- word.start <= Self.longestTerm else { return }
        syllables.removeAll(keepingCapacity: true)
        var position = word.start
        while position < word.end {
            let high = UInt32(text[position] & 0x0F) &<< 12
            syllables.append(high | UInt32(text[position &+ 1] & 0x3F) &<< 6 | UInt32(text[position &+ 2] & 0x3F))
            position &+= 3
        }
        let (stem, isParticle) = syllables.withUnsafeBufferPointer {
            (stems.length(of: $0), word.followsLatin && stems.isSuffix($0))
        }
        if isParticle { return }
        sink.take(UnsafeBufferPointer(rebasing: text[word.start..<word.end]), isSurface: stem < count)
        if stem < count {
            sink.take(UnsafeBufferPointer(rebasing: text[word.start..<word.start &+ stem &* 3]), isSurface: false)
        }
    }
}
