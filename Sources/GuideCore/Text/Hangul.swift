/// Hangul syllables and the letters (jamo) they are made of.
///
/// Arithmetic after The Unicode Standard, section 3.12, "Conjoining Jamo Behavior".
enum Hangul {
    static let firstSyllable: UInt32 = 0xAC00
    static let lastSyllable: UInt32 = 0xD7A3
    static let vowelCount: UInt32 = 21
    static let finalCount: UInt32 = 28

    /// Compatibility jamo (as keyboards type them) of the 19 initial consonants, in order.
    static let initials: [UInt32] = [
        0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143, 0x3145, 0x3146, 0x3147, 0x3148, 0x3149,
        0x314A, 0x314B, 0x314C, 0x314D, 0x314E,
    ]
    /// Compatibility jamo of the 27 final consonants, in order; the first place stands for none.
    static let finals: [UInt32] = [
        0, 0x3131, 0x3132, 0x3133, 0x3134, 0x3135, 0x3136, 0x3137, 0x3139, 0x313A, 0x313B, 0x313C, 0x313D, 0x313E,
        0x313F,
        0x3140, 0x3141, 0x3142, 0x3144, 0x3145, 0x3146, 0x3147, 0x3148, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E,
    ]
    static let firstVowel: UInt32 = 0x314F

    @inline(__always)
    static func isSyllable(_ scalar: UInt32) -> Bool { scalar >= firstSyllable && scalar <= lastSyllable }

    /// Whether a scalar is a compatibility jamo, modern letters only.
    @inline(__always)
    static func isLetter(_ scalar: UInt32) -> Bool { scalar >= 0x3131 && scalar <= 0x3163 }

    /// The number of the initial consonant of a syllable, 0 to 18.
    static func initial(of syllable: UInt32) -> UInt32 { (syllable - firstSyllable) / (vowelCount * finalCount) }

    static func vowel(of syllable: UInt32) -> UInt32 { (syllable - firstSyllable) / finalCount % vowelCount }

    /// The number of the final consonant of a syllable, 1 to 27; 0 where it has none.
    @inline(__always)
    static func final(of syllable: UInt32) -> UInt32 { (syllable &- firstSyllable) % finalCount }

    static func syllable(initial: UInt32, vowel: UInt32, final: UInt32) -> UInt32 {
        firstSyllable + (initial * vowelCount + vowel) * finalCount + final
    }

    /// Returns scalars with each syllable replaced by its letters as a keyboard types them, compound letters taken
    /// apart no further. Other scalars stay.
    static func letters(_ scalars: [UInt32]) -> [UInt32] {
        var result: [UInt32] = []
        for scalar in scalars {
            guard isSyllable(scalar) else {
                result.append(scalar)
                continue
            }
            result.append(initials[Int(initial(of: scalar))])
            result.append(firstVowel + vowel(of: scalar))
            if final(of: scalar) != 0 { result.append(finals[Int(final(of: scalar))]) }
        }
        return result
    }

    /// Composes conjoining jamo (the decomposed form, as macOS writes file names) to syllables; `nil` where the text
    /// holds none, which is what nearly every text does.
    static func composed(_ text: [UInt8]) -> [UInt8]? {
        text.withUnsafeBufferPointer { bytes -> [UInt8]? in
            guard holdsConjoiningJamo(bytes) else { return nil }
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            var pending: UInt32 = 0
            var position = 0
            while position < bytes.count {
                let (scalar, length) = Scalars.decode(bytes, at: position)
                position += length
                if let joined = join(pending, scalar) {
                    pending = joined
                } else {
                    if pending != 0 { Scalars.append(pending, to: &result) }
                    pending = scalar
                }
            }
            if pending != 0 { Scalars.append(pending, to: &result) }
            return result
        }
    }

    private static func holdsConjoiningJamo(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // U+1100–U+11FF begin with E1 84 to E1 87.
        var position = 0
        while position &+ 2 < bytes.count {
            if bytes[position] == 0xE1, bytes[position &+ 1] & 0xFC == 0x84 { return true }
            position &+= 1
        }
        return false
    }

    private static func join(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if first >= 0x1100, first < 0x1113, second >= 0x1161, second < 0x1176 {
            return syllable(initial: first - 0x1100, vowel: second - 0x1161, final: 0)
        }
        if isSyllable(first), final(of: first) == 0, second > 0x11A7, second < 0x11C3 { return first + second - 0x11A7 }
        return nil
    }
}
