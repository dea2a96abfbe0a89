import GuideCommandLine

/// Scans languages of the family of C for what stands out.
struct CurlyScanner {
    private let code: [UInt8]
    private let keywords: Set<[UInt8]>
    private var position = 0
    private var pieces: [CodePiece] = []

    init(_ code: [UInt8], keywords: Set<[UInt8]>) {
        self.code = code
        self.keywords = keywords
    }

    /// Returns pieces that cover the whole code, in order.
    mutating func scan() -> [CodePiece] {
        while position < code.count {
            let start = position
            let style = takePiece()
            if let last = pieces.last, last.style == style {
                pieces[pieces.count - 1].range = last.range.lowerBound..<position
            } else {
                pieces.append((start..<position, style))
            }
        }
        return pieces
    }

    private mutating func takePiece() -> TextStyle {
        let byte = code[position]
        switch byte {
        case UInt8(ascii: "/") where starts(with: "//"):
            while position < code.count, code[position] != UInt8(ascii: "\n") { position += 1 }
            return .dim
        case UInt8(ascii: "/") where starts(with: "/*"):
            takeComment()
            return .dim
        case UInt8(ascii: "\""):
            takeString()
            return .yellow
        case UInt8(ascii: "@"), UInt8(ascii: "#"):
            position += 1
            let start = position
            takeWord()
            return position > start ? .blue : []
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            while position < code.count, Self.isWord(code[position]) || code[position] == UInt8(ascii: ".") {
                position += 1
            }
            return .yellow
        default:
            guard Self.isWord(byte) else {
                position += 1
                return []
            }
            let start = position
            takeWord()
            return keywords.contains(Array(code[start..<position])) ? .magenta : []
        }
    }

    private mutating func takeWord() {
        while position < code.count, Self.isWord(code[position]) { position += 1 }
    }

    /// Comments nest in Swift and in Kotlin.
    private mutating func takeComment() {
        var depth = 0
        while position < code.count {
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
                if depth == 0 { break }
            } else {
                position += 1
            }
        }
    }

    private mutating func takeString() {
        let isLong = starts(with: "\"\"\"")
        let delimiter: StaticString = isLong ? "\"\"\"" : "\""
        position += isLong ? 3 : 1
        while position < code.count, !starts(with: delimiter), isLong || code[position] != UInt8(ascii: "\n") {
            position += code[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        if starts(with: delimiter) { position += isLong ? 3 : 1 }
        position = min(position, code.count)
    }

    private func starts(with text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= code.count else { return false }
        return text.withUTF8Buffer { text in text.indices.allSatisfy { code[position + $0] == text[$0] } }
    }

    /// Letters beyond ASCII are parts of words.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
