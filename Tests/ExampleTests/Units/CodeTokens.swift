/// A programming language that blocks are compiled in.
enum CodeLanguage: String {
    case swift, kotlin
}

/// A word or a mark of source code, outside of comments and of the text of string literals.
struct CodeToken: Equatable {
    /// A word, an attribute or directive with its `@` or `#`, or one other character.
    var text: String
    /// The bytes of the source.
    var range: Range<Int>
    /// How many brackets of any kind are open before it.
    var depth: Int
    /// Whether it stands at the very beginning of a line.
    var beginsLine: Bool

    /// The word that it is, without the sign of an attribute or annotation; `nil` for a mark.
    var word: String? { isWord ? text : text.count > 1 && text.first == "@" ? String(text.dropFirst()) : nil }
    var isWord: Bool { text.utf8.first.map(CodeTokens.isWordByte) ?? false }
}

/// Cuts Swift or Kotlin into tokens, which is enough to tell what a file declares and which names it uses.
struct CodeTokens {
    private(set) var tokens: [CodeToken] = []
    private let bytes: [UInt8]
    private let language: CodeLanguage
    private var position = 0
    private var depth = 0

    /// Returns the tokens of a source. What is not of the language has tokens too.
    static func of(_ source: String, _ language: CodeLanguage) -> [CodeToken] {
        var reader = CodeTokens(bytes: Array(source.utf8), language: language)
        reader.read(untilBracket: nil)
        return reader.tokens
    }

    private init(bytes: [UInt8], language: CodeLanguage) {
        self.bytes = bytes
        self.language = language
    }

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

    /// - Parameter untilBracket: The bracket that ends an interpolation, to stop before.
    private mutating func read(untilBracket: UInt8?) {
        let outermost = depth
        while position < bytes.count {
            let byte = bytes[position]
            if has("//") {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            } else if has("/*") {
                skipComment()
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
                || byte == UInt8(ascii: "\r")
            {
                position += 1
            } else if let hashes = hashesOfString() {
                readString(hashes: hashes)
            } else if language == .kotlin, byte == UInt8(ascii: "'") {
                readCharacter()
            } else if byte == untilBracket, depth == outermost {
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
        while language == .swift, has("#", at: count) { count += 1 }
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
            } else if !(language == .kotlin && isLong), has("\\"), hasHashes(hashes, at: 1) {
                position += 1 + hashes
                if language == .swift, has("(") { readInterpolation(until: UInt8(ascii: ")")) }
                position += 1
            } else if language == .kotlin, has("${") {
                position += 1
                readInterpolation(until: UInt8(ascii: "}"))
                position += 1
            } else {
                position += 1
            }
        }
    }

    /// Reads what stands between brackets in a string literal, from the opening one up to the closing one.
    private mutating func readInterpolation(until bracket: UInt8) {
        position += 1
        depth += 1
        read(untilBracket: bracket)
        depth -= 1
    }

    private mutating func readCharacter() {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "'"), bytes[position] != UInt8(ascii: "\n") {
            position += has("\\") ? 2 : 1
        }
        position += 1
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
        tokens.append(
            CodeToken(
                text: text, range: start..<position, depth: depth,
                beginsLine: start == 0 || bytes[start - 1] == UInt8(ascii: "\n")))
        if text == "(" || text == "[" || text == "{" { depth += 1 }
    }
}
