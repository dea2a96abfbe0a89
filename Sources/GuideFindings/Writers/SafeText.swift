/// Text of reports made safe to be shown: on one line, and without characters that move, hide or reorder others.
enum SafeText {
    /// Returns a text with white space and line breaks as single spaces, and with U+FFFD in place of control characters, of those
    /// that set the direction of text, and of those that cannot be seen.
    ///
    /// - Parameter longest: The most characters to keep; a longer text ends in an ellipsis.
    static func line(_ text: String, longest: Int = 600) -> String {
        if isPlain(text, longest: longest) { return text }
        var result = String.UnicodeScalarView()
        var count = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x20, 0x85, 0xA0, 0x2028, 0x2029:
                if let last = result.last, last != " " { result.append(" ") }
            case 0..<0x20, 0x7F...0x9F, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
                0xFFF9...0xFFFB,
                0xE0000...0xE007F:
                result.append("\u{FFFD}")
            default: result.append(scalar)
            }
            count += 1
            if count >= longest {
                result.append("…")
                break
            }
        }
        if result.last == " " { result.removeLast() }
        return String(result)
    }

    /// Printable ASCII with single spaces between words, which nearly all texts are.
    private static func isPlain(_ text: String, longest: Int) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count <= longest, bytes.first != 0x20, bytes.last != 0x20 else { return false }
            var previous: UInt8 = 0
            for byte in bytes {
                guard (0x20...0x7E).contains(byte), byte != 0x20 || previous != 0x20 else { return false }
                previous = byte
            }
            return true
        }
    }
}
