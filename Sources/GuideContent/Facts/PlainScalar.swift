/// What YAML makes of text without quotes.
enum PlainScalar {
    private static let words = [
        "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", ".inf", "-.inf", "+.inf", ".nan",
    ]

    /// Returns whether readers of YAML 1.1 or 1.2 take the text for a number, a truth value or nothing.
    static func isNoText(_ text: String) -> Bool {
        // No word below is longer, and hardly any text of an article is this short.
        guard text.utf8.count <= 5 else { return isNumber(text) }
        return words.contains(text.lowercased()) || isNumber(text)
    }

    private static func isNumber(_ text: String) -> Bool {
        guard let first = text.utf8.first,
            first.isASCIIDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
                || first == UInt8(ascii: ".")
        else { return false }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) != nil }
        if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) != nil }
        return text.utf8.contains(where: \.isASCIIDigit) && Double(text) != nil
    }
}

/// An address that pages link to.
enum WebAddress {
    /// Returns whether a text is `https://`, a host and what may follow, without spaces or control characters.
    static func isValid(_ text: String) -> Bool {
        guard text.hasPrefix("https://") else { return false }
        let rest = text.utf8.dropFirst("https://".utf8.count)
        let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        return host.contains(UInt8(ascii: ".")) && host.first != UInt8(ascii: ".")
            && rest.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
    }

    /// Returns the likely repair of an address that is none.
    static func fix(_ text: String) -> String? {
        if text.hasPrefix("http://") {
            return "write 'https://\(text.dropFirst("http://".count))' if the server answers to it"
        }
        return text.contains("://") ? nil : "begin with 'https://'"
    }
}

extension String {
    /// Returns the text without space, tabs and line ends around it.
    func trimmingSpace() -> String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let utf8 = utf8
        guard let first = utf8.firstIndex(where: { !isSpace($0) }), let last = utf8.lastIndex(where: { !isSpace($0) })
        else { return "" }
        if first == startIndex, utf8.index(after: last) == endIndex { return self }
        return String(self[first...last])
    }
}
