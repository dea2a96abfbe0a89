import GuideCore

/// Addresses of files as reports have them.
enum ReportAddress {
    /// The path of a `file:` address, percent-decoded (`file:///C:/My%20App` is `C:/My App`); the decoded text of an address
    /// without a scheme; any other address as it is.
    static func path(of address: String) -> String {
        guard let scheme = scheme(of: address) else { return decoded(address) }
        guard scheme == "file" else { return address }
        var rest = address.utf8.dropFirst("file:".utf8.count)
        var host = ""
        if rest.starts(with: "//".utf8) {
            rest = rest.dropFirst(2)
            let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
            host = String(rest[..<end]) ?? ""
            rest = rest[end...]
        }
        let path = decoded(String(rest) ?? "")
        if !host.isEmpty, host != "localhost" { return "//\(host)\(path)" }
        let bytes = Array(path.utf8.prefix(3))
        let hasDrive =
            bytes.count == 3 && bytes[0] == UInt8(ascii: "/") && isLetter(bytes[1]) && bytes[2] == UInt8(ascii: ":")
        return hasDrive ? String(path.dropFirst()) : path
    }

    /// An address that may be relative, read from a base; both as they stand in the report.
    static func resolving(_ address: String, from base: String) -> String {
        if scheme(of: address) != nil || address.utf8.first == UInt8(ascii: "/") || base.isEmpty { return address }
        let joined = base.utf8.last == UInt8(ascii: "/") ? base + address : "\(base)/\(address)"
        return withoutDots(joined)
    }

    /// The text with `%41` as `A`; unchanged where what comes out is no UTF-8.
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%"), let high = rest.first.flatMap(hexadecimal),
                let low = rest.dropFirst().first.flatMap(hexadecimal)
            else {
                bytes.append(byte)
                continue
            }
            bytes.append(high << 4 | low)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self) ?? text
    }

    /// The scheme in lower case; `nil` for paths, those with a drive letter among them.
    private static func scheme(of address: String) -> String? {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = address.utf8[..<colon]
        guard scheme.count > 1, let first = scheme.first, isLetter(first),
            scheme.allSatisfy({ isLetter($0) || isDigit($0) || [0x2B, 0x2D, 0x2E].contains($0) })
        else { return nil }
        return String(decoding: scheme.map { isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// `a/./b/../c` as `a/c`.
    private static func withoutDots(_ address: String) -> String {
        guard hasDots(address) else { return address }
        var kept: [Substring] = []
        for part in address.split(separator: "/", omittingEmptySubsequences: false) {
            switch part {
            case ".": continue
            case ".." where kept.last.map { !$0.isEmpty && $0 != ".." && !$0.hasSuffix(":") } ?? false:
                kept.removeLast()
            default: kept.append(part)
            }
        }
        return kept.joined(separator: "/")
    }

    private static func hasDots(_ address: String) -> Bool {
        var last: UInt8 = 0
        for byte in address.utf8 {
            if last == UInt8(ascii: "/"), byte == UInt8(ascii: ".") { return true }
            last = byte
        }
        return false
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
