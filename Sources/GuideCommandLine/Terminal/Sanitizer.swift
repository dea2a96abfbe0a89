/// Text of files and of people made safe to show on a terminal.
///
/// What could move the cursor, change colours, reorder or hide text is replaced by something that can be seen: C0
/// controls and DEL by their control pictures (ESC by ␛), C1 controls, bidirectional embeddings, overrides and
/// isolates, line and paragraph separators and tag characters by U+FFFD.
public enum Sanitizer {
    /// Returns the text on one line: line breaks and tabs become spaces.
    public static func line(_ text: String) -> String {
        clean(text, keepsLines: false)
    }

    /// Returns the text with its line feeds; tabs become spaces up to the next multiple of four columns, and CR LF
    /// becomes a line feed.
    public static func lines(_ text: String) -> String {
        clean(text, keepsLines: true)
    }

    /// Returns the bytes as one safe line; malformed UTF-8 becomes U+FFFD.
    public static func line(_ bytes: some Sequence<UInt8> & Collection<UInt8>) -> String {
        line(String(decoding: bytes, as: UTF8.self))
    }

    private static func clean(_ text: String, keepsLines: Bool) -> String {
        if isSafe(text, keepsLines: keepsLines) { return text }
        var result = String.UnicodeScalarView()
        var column = 0
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar == "\r", scalars[scalars.index(after: index)...].first == "\n" { continue }
            switch scalar {
            case "\n" where keepsLines:
                result.append(scalar)
                column = 0
            case "\t" where keepsLines:
                let spaces = 4 - column % 4
                result.append(contentsOf: repeatElement(" ", count: spaces))
                column += spaces
            case "\r" where keepsLines:
                result.append(picture(of: scalar))
                column += 1
            case "\n", "\t", "\r":
                result.append(" ")
                column += 1
            default:
                result.append(isUnsafe(scalar) ? picture(of: scalar) : scalar)
                column += TextWidth.columns(of: Character(scalar))
            }
        }
        return String(result)
    }

    /// Looks at bytes, because nearly all text is safe and this is asked of every piece of it.
    private static func isSafe(_ text: String, keepsLines: Bool) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte >= 0x20, byte < 0x7F { continue }
                if byte < 0x80 {
                    if byte == 0x0A, keepsLines { continue }
                    return false
                }
                let second = index < bytes.count ? bytes[index] : 0
                let third = index + 1 < bytes.count ? bytes[index + 1] : 0
                switch (byte, second, third) {
                case (0xC2, 0x80...0x9F, _), (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA6...0xA9),
                    (0xEF, 0xBF, 0xB9...0xBB), (0xF3, 0xA0, 0x80...0x81):
                    return false
                default: continue
                }
            }
            return true
        }
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
        default: false
        }
    }

    private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        let code: UInt32 =
            switch scalar.value {
            case 0..<0x20: 0x2400 + scalar.value
            case 0x7F: 0x2421
            default: 0xFFFD
            }
        return Unicode.Scalar(code) ?? "\u{FFFD}"
    }
}
