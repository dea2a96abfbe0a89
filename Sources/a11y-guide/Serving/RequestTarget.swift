import GuideCatalog

/// What a request line asks for, taken apart.
struct RequestTarget: Equatable {
    /// The host, where the target is a whole address, as a proxy gets it.
    var authority: String?
    /// Percent-decoded; begins with `/`.
    var path: String
    /// Behind the question mark, as it was sent.
    var query: String?

    /// Reads a target. The path is never a place in a file system: it is looked up among those that the site has, so that
    /// `..` means nothing in it.
    init(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
        // A fragment is the browser's own; a space or a control character would have been encoded.
        if bytes.contains(where: { $0 <= 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "#") }) { throw Refusal(.badRequest) }
        var rest = bytes
        let scheme = Array("http://".utf8)
        if rest.starts(with: scheme) {
            let host = rest.dropFirst(scheme.count).prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
            if host.isEmpty { throw Refusal(.badRequest) }
            authority = String(decoding: host, as: UTF8.self)
            rest = rest[host.endIndex...]
            if rest.first != UInt8(ascii: "/") { rest = "/".utf8 + rest }
        }
        guard rest.first == UInt8(ascii: "/") else { throw Refusal(.badRequest) }
        let mark = rest.firstIndex(of: UInt8(ascii: "?"))
        query = mark.map { String(decoding: rest[($0 + 1)...], as: UTF8.self) }
        path = try Self.decoded(rest[..<(mark ?? rest.endIndex)])
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) throws(Refusal) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            if byte != UInt8(ascii: "%") {
                result.append(byte)
                continue
            }
            guard index + 2 <= bytes.endIndex, let high = digit(bytes[index]), let low = digit(bytes[index + 1]),
                high + low > 0
            else { throw Refusal(.badRequest) }
            result.append(high << 4 | low)
            index += 2
        }
        guard let path = String(validating: result, as: UTF8.self) else { throw Refusal(.badRequest) }
        return path
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Returns a path as it stands in an address: everything encoded that is not plainly allowed there.
    static func encoded(_ path: String) -> String {
        PercentEncoding.encoded(path) { $0 == UInt8(ascii: "/") }
    }
}
