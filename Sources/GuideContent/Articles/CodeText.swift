/// Code without what translators change: comments and string literals.
struct CodeText {
    /// The bytes that count, without white space; one quote stands for each string literal.
    private(set) var bytes: [UInt8] = []
    /// For each byte, the line of the code that it stands on, from 0.
    private(set) var lines: [Int32] = []

    private let code: [UInt8]
    private let isKotlin: Bool
    private var position = 0
    private var line: Int32 = 0

    /// Reads code in Swift, Kotlin or XML.
    init(_ code: String, programmingLanguage: String) {
        self.code = Array(code.utf8)
        isKotlin = programmingLanguage == "kotlin"
        switch programmingLanguage {
        case "xml": readXML()
        default: readCode(until: nil)
        }
    }

    /// Returns the line of `other` on which it first differs from this one; `nil` where the two are the same.
    func firstDifference(to other: CodeText) -> Int? {
        for index in 0..<min(bytes.count, other.bytes.count) where bytes[index] != other.bytes[index] {
            return Int(other.lines[index])
        }
        guard bytes.count != other.bytes.count else { return nil }
        if other.bytes.count > bytes.count { return Int(other.lines[bytes.count]) }
        return other.lines.last.map(Int.init) ?? 0
    }

    private func has(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard position + length <= code.count else { return false }
        return text.withUTF8Buffer { code[position..<(position + length)].elementsEqual($0) }
    }

    private mutating func skip(_ count: Int = 1) {
        for _ in 0..<count where position < code.count {
            if code[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func keep(_ byte: UInt8) {
        bytes.append(byte)
        lines.append(line)
    }

    private mutating func skip(through end: StaticString) {
        while position < code.count, !has(end) { skip() }
        skip(end.utf8CodeUnitCount)
    }

    /// Reads Swift or Kotlin.
    ///
    /// - Parameter end: The bracket that ends an interpolation, with whether what is read counts; `nil` reads all.
    private mutating func readCode(until end: (open: UInt8, close: UInt8)?) {
        var depth = 0
        while position < code.count {
            let byte = code[position]
            if byte == UInt8(ascii: "/"), has("//") {
                while position < code.count, code[position] != UInt8(ascii: "\n") { skip() }
            } else if byte == UInt8(ascii: "/"), has("/*") {
                skipComment()
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && isRawString {
                readString(counts: end == nil)
            } else if byte == UInt8(ascii: "'") {
                readCharacter(counts: end == nil)
            } else {
                if let end {
                    if byte == end.open { depth += 1 }
                    if byte == end.close {
                        if depth == 0 { return }
                        depth -= 1
                    }
                } else if !byte.isMarkdownSpace, byte != UInt8(ascii: "\n") {
                    keep(byte)
                }
                skip()
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if has("/*") {
                depth += 1
                skip(2)
            } else if has("*/") {
                depth -= 1
                skip(2)
            } else {
                skip()
            }
        } while depth > 0 && position < code.count
    }

    private var isRawString: Bool {
        let rest = code[position...].drop { $0 == UInt8(ascii: "#") }
        return rest.first == UInt8(ascii: "\"")
    }

    private mutating func readString(counts: Bool) {
        var hashes = 0
        while position < code.count, code[position] == UInt8(ascii: "#") {
            hashes += 1
            skip()
        }
        if counts { keep(UInt8(ascii: "\"")) }
        let isLong = has("\"\"\"")
        skip(isLong ? 3 : 1)
        while position < code.count {
            let byte = code[position]
            if byte == UInt8(ascii: "\\"), !(isKotlin && isLong), hasHashes(hashes, after: 1) {
                skip(1 + hashes)
                if !isKotlin, position < code.count, code[position] == UInt8(ascii: "(") {
                    skip()
                    readCode(until: (UInt8(ascii: "("), UInt8(ascii: ")")))
                }
                skip()
            } else if byte == UInt8(ascii: "$"), isKotlin, has("${") {
                skip(2)
                readCode(until: (UInt8(ascii: "{"), UInt8(ascii: "}")))
                skip()
            } else if byte == UInt8(ascii: "\""), !isLong || has("\"\"\""), hasHashes(hashes, after: isLong ? 3 : 1) {
                skip((isLong ? 3 : 1) + hashes)
                return
            } else if byte == UInt8(ascii: "\n"), !isLong {
                return
            } else {
                skip()
            }
        }
    }

    private func hasHashes(_ count: Int, after offset: Int) -> Bool {
        let start = position + offset
        guard start + count <= code.count else { return false }
        return code[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private mutating func readCharacter(counts: Bool) {
        if counts { keep(UInt8(ascii: "\"")) }
        skip()
        while position < code.count, code[position] != UInt8(ascii: "'"), code[position] != UInt8(ascii: "\n") {
            skip(code[position] == UInt8(ascii: "\\") ? 2 : 1)
        }
        skip()
    }

    /// Reads XML: text between tags and the values of attributes are what string literals are elsewhere.
    private mutating func readXML() {
        var isInTag = false
        var hasText = false
        while position < code.count {
            let byte = code[position]
            if has("<!--") {
                skip(through: "-->")
            } else if isInTag, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                keep(UInt8(ascii: "\""))
                skip()
                while position < code.count, code[position] != byte { skip() }
                skip()
            } else {
                if byte == UInt8(ascii: "<") {
                    isInTag = true
                    hasText = false
                }
                if !byte.isMarkdownSpace, byte != UInt8(ascii: "\n") {
                    if isInTag {
                        keep(byte)
                    } else if !hasText {
                        keep(UInt8(ascii: "\""))
                        hasText = true
                    }
                }
                if byte == UInt8(ascii: ">") { isInTag = false }
                skip()
            }
        }
    }
}
