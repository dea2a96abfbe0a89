import GuideCommandLine

/// Scans XML for what stands out.
struct MarkupScanner {
    private let code: [UInt8]
    private var position = 0

    init(_ code: [UInt8]) { self.code = code }

    /// Returns pieces that cover the whole code, in order.
    mutating func scan() -> [CodePiece] {
        var pieces: [CodePiece] = []
        var isInTag = false
        while position < code.count {
            let start = position
            let style: TextStyle
            let byte = code[position]
            if !isInTag, starts(with: "<!--") {
                take(through: "-->")
                style = .dim
            } else if !isInTag, byte == UInt8(ascii: "<") {
                isInTag = true
                takeName()
                style = .magenta
            } else if isInTag, byte == UInt8(ascii: "\"") {
                position += 1
                take(through: "\"")
                style = .yellow
            } else {
                position += 1
                style = isInTag ? (Self.isBracket(byte) ? .magenta : .blue) : []
                if byte == UInt8(ascii: ">") { isInTag = false }
            }
            pieces.append((start..<position, style))
        }
        return pieces
    }

    private mutating func take(through end: StaticString) {
        while position < code.count, !starts(with: end) { position += 1 }
        position = min(code.count, position + end.utf8CodeUnitCount)
    }

    /// `<name`, `</name` or `<?name`.
    private mutating func takeName() {
        position += 1
        while position < code.count, code[position] > 0x20, code[position] != UInt8(ascii: ">"),
            code[position] != UInt8(ascii: "/") || code[position - 1] == UInt8(ascii: "<")
        { position += 1 }
    }

    private func starts(with text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= code.count else { return false }
        return text.withUTF8Buffer { text in text.indices.allSatisfy { code[position + $0] == text[$0] } }
    }

    private static func isBracket(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
    }
}
