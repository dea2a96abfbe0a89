/// The columns that text takes on a terminal.
public enum TextWidth {
    /// Returns the columns of a text without line breaks or control characters.
    public static func columns(of text: some StringProtocol) -> Int {
        if let count = plainCount(text) { return count }
        return text.reduce(0) { $0 + columns(of: $1) }
    }

    /// Returns the columns of a character: 2 for Hangul, Han, Kana, full-width forms and emoji, 0 for marks that stand
    /// alone, 1 for the rest. A cluster joined from several scalars is as wide as its base.
    public static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let base = scalars.first else { return 0 }
        if base.value < 0x300 { return hasEmojiSelector(scalars) ? 2 : 1 }
        if isWide(base) || hasEmojiSelector(scalars) { return 2 }
        switch base.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        // Vowels and final consonants of conjoining jamo that follow nothing they could join.
        return (0x1160...0x11FF).contains(base.value) ? 0 : 1
    }

    /// The columns of a text of nothing but ASCII and Hangul syllables, which no neighbour can join with; `nil` for any
    /// other.
    private static func plainCount(_ text: some StringProtocol) -> Int? {
        text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            var count = 0
            var index = 0
            while index < bytes.count {
                if bytes[index] < 0x80 {
                    count += 1
                    index += 1
                } else if index + 2 < bytes.count, isHangulSyllable(bytes[index], bytes[index + 1], bytes[index + 2]) {
                    count += 2
                    index += 3
                } else {
                    return nil
                }
            }
            return count
        } ?? nil
    }

    /// U+AC00 to U+D7A3.
    private static func isHangulSyllable(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        switch (first, second) {
        case (0xEA, 0xB0...0xBF), (0xEB...0xEC, _), (0xED, 0x80...0x9D): true
        case (0xED, 0x9E): third <= 0xA3
        default: false
        }
    }

    private static func hasEmojiSelector(_ scalars: Character.UnicodeScalarView) -> Bool {
        scalars.contains { $0.value == 0xFE0F }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x1100 else { return false }
        for (first, last) in wideRanges where scalar.value <= last { return scalar.value >= first || isEmoji(scalar) }
        return isEmoji(scalar)
    }

    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isEmojiPresentation }

    /// Wide and full-width ranges of Unicode's EastAsianWidth.txt outside of emoji, in order.
    private static let wideRanges: [(UInt32, UInt32)] = [
        (0x1100, 0x115F), (0x2329, 0x232A), (0x2E80, 0x303E), (0x3041, 0x3247), (0x3250, 0x4DBF), (0x4E00, 0xA4C6),
        (0xA960, 0xA97C), (0xAC00, 0xD7A3), (0xF900, 0xFAD9), (0xFE10, 0xFE19), (0xFE30, 0xFE6B), (0xFF01, 0xFF60),
        (0xFFE0, 0xFFE6), (0x16FE0, 0x1B2FB), (0x1F200, 0x1F265), (0x20000, 0x3FFFD),
    ]
}
