/// A small piece of a word by which words are found that hold it: a pair of Latin letters, one syllable, a pair of
/// initial consonants. Word beginnings and ends count as letters of Latin words.
enum Gram {
    static let count = 16_024
    private static let latinSymbols: UInt32 = 38
    private static let firstSyllable: UInt32 = 2_000
    private static let firstInitials: UInt32 = 14_000
    private static let firstOther: UInt32 = 15_000

    /// Calls a closure with the number of each gram of a word, in order; the same gram may come twice.
    @inline(__always)
    static func forEach(in word: UnsafeBufferPointer<UInt8>, _ body: (UInt32) -> Void) {
        guard let first = word.first else { return }
        if first < 0x80 {
            var previous: UInt32 = 0
            for byte in word {
                let symbol = symbol(byte)
                body(previous &* latinSymbols &+ symbol)
                previous = symbol
            }
            body(previous &* latinSymbols)
            return
        }
        var previousInitial = UInt32.max
        var position = 0
        while position < word.count {
            let (scalar, length) = Scalars.decode(word, at: position)
            position &+= length
            if Hangul.isSyllable(scalar) {
                body(firstSyllable &+ scalar &- Hangul.firstSyllable)
                let initial = Hangul.initial(of: scalar)
                if previousInitial != .max { body(initials(previousInitial, initial)) }
                previousInitial = initial
            } else {
                body(firstOther &+ scalar % 1024)
                previousInitial = .max
            }
        }
    }

    /// Returns the grams of a word that say how it is spelled, in order; the same gram may come twice.
    @inline(never)
    static func spelling(of word: [UInt8]) -> [UInt32] {
        var result: [UInt32] = []
        word.withUnsafeBufferPointer { bytes in
            forEach(in: bytes) { gram in
                if !isInitials(gram) { result.append(gram) }
            }
        }
        return result
    }

    /// Returns the grams of a word that say how it is spelled, each once.
    static func distinct(in word: [UInt8]) -> [UInt32] {
        var result: [UInt32] = []
        for gram in spelling(of: word) where !result.contains(gram) { result.append(gram) }
        return result
    }

    /// Returns the gram of two initial consonants, numbered from 0 to 18.
    static func initials(_ first: UInt32, _ second: UInt32) -> UInt32 { firstInitials &+ first &* 19 &+ second }

    /// Whether a gram is a pair of initial consonants, which says nothing about spelling.
    static func isInitials(_ gram: UInt32) -> Bool { gram >= firstInitials && gram < firstOther }

    @inline(__always)
    private static func symbol(_ byte: UInt8) -> UInt32 {
        if byte >= 0x61, byte <= 0x7A { return UInt32(byte) &- 0x60 }
        if byte >= 0x30, byte <= 0x39 { return UInt32(byte) &- 0x30 &+ 27 }
        return 37
    }
}
