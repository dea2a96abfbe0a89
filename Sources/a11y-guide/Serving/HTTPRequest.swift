import GuideCommandLine

/// A request for a page, as a browser sends it: the head of an HTTP/1 message that has no body.
struct HTTPRequest: Equatable {
    /// Whether only the head of the answer is wanted.
    var isHead = false
    /// The path, percent-decoded; begins with `/`.
    var path: String
    /// What stands behind the question mark, as it was sent; `nil` where there is none.
    var query: String?
    /// The host that was asked for, with its port, as it was sent; `nil` where an HTTP/1.0 client names none.
    var host: String?
    /// What a browser has already.
    var entityTag: String?
    /// Whether further requests may come on the same connection.
    var keepsAlive = true

    /// What the bytes that have come so far are.
    enum Parsed: Equatable {
        /// The beginning of a head.
        case incomplete
        /// Nothing that is answered; the connection has to end.
        case refused(HTTPStatus)
        /// A request that takes so many bytes.
        case complete(HTTPRequest, length: Int)
    }

    /// The most bytes of a head; a browser sends less than a tenth of it.
    static let longestHead = 16 * 1024

    /// Reads the request that some bytes begin with.
    static func parse(_ bytes: [UInt8]) -> Parsed {
        var start = 0
        // RFC 9112, 2.2: an empty line before a request is passed over.
        while start < min(bytes.count, 8), bytes[start] == 0x0D || bytes[start] == 0x0A { start += 1 }
        // Whatever begins otherwise, such as TLS, would be waited for in vain.
        if start < bytes.count, !isLetter(bytes[start]) { return .refused(.badRequest) }
        guard let lines = HeadLines(bytes, from: start) else {
            return bytes.count > longestHead ? .refused(.headTooLong) : .incomplete
        }
        if lines.end > longestHead { return .refused(.headTooLong) }
        do throws(Refusal) {
            return .complete(try HTTPRequest(lines.texts), length: lines.end)
        } catch {
            return .refused(error.status)
        }
    }

    /// Creates a request as a client without wishes sends it.
    init(path: String) { self.path = path }

    private init(_ lines: [ArraySlice<UInt8>]) throws(Refusal) {
        let words = (lines.first ?? []).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3, !words[1].isEmpty else { throw Refusal(.badRequest) }
        let version = String(decoding: words[2], as: UTF8.self)
        guard version.hasPrefix("HTTP/"), version.utf8.count == 8 else { throw Refusal(.badRequest) }
        guard version.hasPrefix("HTTP/1.") else { throw Refusal(.versionNotSupported) }
        guard words[0].allSatisfy(Self.isLetter) else { throw Refusal(.badRequest) }
        let method = String(decoding: words[0], as: UTF8.self)
        guard method == "GET" || method == "HEAD" else { throw Refusal(.methodNotAllowed) }
        let target = try RequestTarget(words[1])
        self.init(path: target.path)
        isHead = method == "HEAD"
        query = target.query
        try read(lines.dropFirst())
        if version == "HTTP/1.0" { keepsAlive = false } else if host == nil { throw Refusal(.badRequest) }
        // RFC 9112, 3.2.2: the host of an absolute target counts.
        if let authority = target.authority { host = authority }
    }

    private mutating func read(_ fields: ArraySlice<ArraySlice<UInt8>>) throws(Refusal) {
        for field in fields {
            guard let colon = field.firstIndex(of: UInt8(ascii: ":")), colon > field.startIndex,
                field[..<colon].allSatisfy(Self.isToken)
            else { throw Refusal(.badRequest) }
            let name = String(decoding: field[..<colon], as: UTF8.self).lowercased()
            let value = Self.trimmed(field[(colon + 1)...])
            switch name {
            case "host":
                if host != nil { throw Refusal(.badRequest) }
                host = value
            case "if-none-match": entityTag = value
            case "connection":
                let options = value.lowercased().split(separator: ",").map { Self.trimmed(Array($0.utf8)[...]) }
                if options.contains("close") { keepsAlive = false }
            case "content-length", "transfer-encoding":
                // What follows could not be told from the next request.
                if value != "0" { throw Refusal(.badRequest) }
            default: break
            }
        }
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var bytes = bytes.drop(while: isSpace)
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isToken(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}

/// Why a request is not answered.
struct Refusal: Error {
    var status: HTTPStatus

    init(_ status: HTTPStatus) { self.status = status }
}

/// The lines of a head, up to the empty one; line feeds alone end a line, too, as a person types them.
private struct HeadLines {
    var texts: [ArraySlice<UInt8>] = []
    /// The offset behind the empty line.
    var end = 0

    /// `nil` where the empty line has not come.
    init?(_ bytes: [UInt8], from start: Int) {
        var lineStart = start
        while let feed = bytes[lineStart...].firstIndex(of: 0x0A) {
            var line = bytes[lineStart..<feed]
            if line.last == 0x0D { line.removeLast() }
            lineStart = feed + 1
            if line.isEmpty {
                end = lineStart
                // A control character has no place in a head; within a value, a tab has.
                if texts.contains(where: { $0.contains { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F } }) { texts = [] }
                return
            }
            texts.append(line)
        }
        return nil
    }
}
