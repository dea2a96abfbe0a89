/// A word or a mark of Swift source, outside of comments and of the text of string literals.
struct SwiftToken: Equatable {
    /// A word, an attribute or directive with its `@` or `#`, or one other character.
    var text: String
    /// The bytes of the source.
    var range: Range<Int>
    /// How many brackets of any kind are open before it.
    var depth: Int
    /// Whether it is the first on its line.
    var beginsLine: Bool

    var isWord: Bool { text.utf8.first.map(SwiftTokens.isWordByte) ?? false }
}

/// Cuts Swift source into tokens, which is enough to tell what a file declares and which names it uses.
struct SwiftTokens {
    private(set) var tokens: [SwiftToken] = []
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private var beginsLine = true

    /// Returns the tokens of a source. What is not Swift has tokens too.
    static func of(_ source: String) -> [SwiftToken] {
        var reader = SwiftTokens(bytes: Array(source.utf8))
        reader.read(untilBracket: false)
        return reader.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private func has(_ text: StaticString, at offset: Int = 0) -> Bool {
        let start = position + offset
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[start..<(start + $0.count)].elementsEqual($0) }
    }

    /// - Parameter untilBracket: Whether to stop before the bracket that ends an interpolation.
    private mutating func read(untilBracket: Bool) {
        let outermost = depth
        while position < bytes.count {
            let byte = bytes[position]
            if has("//") {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            } else if has("/*") {
                skipComment()
            } else if byte == UInt8(ascii: "\n") {
                beginsLine = true
                position += 1
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
                position += 1
            } else if let hashes = hashesOfString() {
                readString(hashes: hashes)
            } else if untilBracket, byte == UInt8(ascii: ")"), depth == outermost {
                return
            } else {
                readToken()
            }
        }
    }

    private mutating func skipComment() {
        var open = 0
        repeat {
            if has("/*") {
                open += 1
                position += 2
            } else if has("*/") {
                open -= 1
                position += 2
            } else {
                position += 1
            }
        } while open > 0 && position < bytes.count
    }

    /// The number of signs before the quote of a string literal here; `nil` where there is none.
    private func hashesOfString() -> Int? {
        var count = 0
        while position + count < bytes.count, bytes[position + count] == UInt8(ascii: "#") { count += 1 }
        return has("\"", at: count) ? count : nil
    }

    private mutating func readString(hashes: Int) {
        position += hashes
        let isLong = has("\"\"\"")
        let quote: StaticString = isLong ? "\"\"\"" : "\""
        position += quote.utf8CodeUnitCount
        while position < bytes.count {
            if has(quote), hasHashes(hashes, at: quote.utf8CodeUnitCount) {
                position += quote.utf8CodeUnitCount + hashes
                break
            } else if has("\\"), hasHashes(hashes, at: 1) {
                position += 1 + hashes
                if has("(") {
                    position += 1
                    depth += 1
                    read(untilBracket: true)
                    depth -= 1
                }
                position += 1
            } else {
                position += 1
            }
        }
        beginsLine = false
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { has("#", at: offset + $0) }
    }

    private mutating func readToken() {
        let start = position
        let first = bytes[position]
        position += 1
        if Self.isWordByte(first) || first == UInt8(ascii: "@") || first == UInt8(ascii: "#") {
            while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if text == ")" || text == "]" || text == "}" { depth = max(0, depth - 1) }
        tokens.append(SwiftToken(text: text, range: start..<position, depth: depth, beginsLine: beginsLine))
        if text == "(" || text == "[" || text == "{" { depth += 1 }
        beginsLine = false
    }
}
