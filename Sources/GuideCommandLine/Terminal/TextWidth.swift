/// The columns that text takes on a terminal.
public enum TextWidth {
    /// Returns the columns of a text without line breaks or control characters.
    public static func columns(of text: some StringProtocol) -> Int {
        if let count = asciiCount(text) { return count }
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

    private static func asciiCount(_ text: some StringProtocol) -> Int? {
        var count = 0
        for byte in text.utf8 {
            if byte >= 0x80 { return nil }
            count += 1
        }
        return count
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
