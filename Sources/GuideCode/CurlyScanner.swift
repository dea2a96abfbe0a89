/// Scans Swift and Kotlin for what stands out.
struct CurlyScanner {
    /// Where the two languages differ.
    enum Dialect {
        case swift, kotlin
    }

    /// A string literal that is open.
    private struct Literal {
        /// The number signs around a raw one.
        var hashes = 0
        /// Whether it goes over several lines.
        var isLong = false
        /// How many brackets are open within the interpolation; `nil` while its text is read.
        var brackets: Int?
    }

    private let code: UnsafeBufferPointer<UInt8>
    private let dialect: Dialect
    private var position = 0
    /// The literals around the position, the innermost last.
    private var literals: [Literal] = []

    init(_ code: UnsafeBufferPointer<UInt8>, dialect: Dialect) {
        self.code = code
        self.dialect = dialect
    }

    mutating func next() -> CodeToken? {
        let start = position
        while position < code.count {
            let isText = literals.last.map { $0.brackets == nil } ?? false
            let kind = isText ? takeText() : takeCode()
            // A literal that ends where its line does may have nothing behind an interpolation.
            if position > start { return CodeToken(kind: kind, range: start..<position) }
        }
        return nil
    }

    private mutating func takeCode() -> CodeToken.Kind {
        let byte = code[position]
        switch byte {
        case UInt8(ascii: "/") where starts(with: "//"):
            while position < code.count, code[position] != UInt8(ascii: "\n") { position += 1 }
            return .comment
        case UInt8(ascii: "/") where starts(with: "/*"):
            takeComment()
            return .comment
        case UInt8(ascii: "\""):
            open(hashes: 0)
            return .string
        case UInt8(ascii: "#") where dialect == .swift:
            let hashes = count(of: byte, from: position)
            if position + hashes < code.count, code[position + hashes] == UInt8(ascii: "\"") {
                position += hashes
                open(hashes: hashes)
                return .string
            }
            return takeMarked()
        case UInt8(ascii: "@"): return takeMarked()
        case UInt8(ascii: "'") where dialect == .kotlin: return takeCharacter()
        case UInt8(ascii: "`"):
            position += 1
            while position < code.count, code[position] != UInt8(ascii: "\n") {
                position += 1
                if code[position - 1] == UInt8(ascii: "`") { break }
            }
            return .plain
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            takeNumber()
            return .number
        default:
            guard Self.isWord(byte) else {
                position += 1
                countBracket(byte)
                return .plain
            }
            return takeWord()
        }
    }

    /// Follows the brackets of an interpolation, which ends with the one that it began with.
    private mutating func countBracket(_ byte: UInt8) {
        guard var literal = literals.last, let brackets = literal.brackets else { return }
        let (opening, closing) =
            dialect == .swift ? (UInt8(ascii: "("), UInt8(ascii: ")")) : (UInt8(ascii: "{"), UInt8(ascii: "}"))
        switch byte {
        case opening: literal.brackets = brackets + 1
        case closing: literal.brackets = brackets == 1 ? nil : brackets - 1
        case UInt8(ascii: "\n") where !literal.isLong:
            // The line ends before the interpolation does: it was never closed.
            literals.removeLast()
            return
        default: return
        }
        literals[literals.count - 1] = literal
    }

    private mutating func open(hashes: Int) {
        let quotes = count(of: UInt8(ascii: "\""), from: position)
        let isLong = quotes >= 3
        position += isLong ? 3 : 1
        literals.append(Literal(hashes: hashes, isLong: isLong))
    }

    /// Takes text of the innermost literal up to its end or to an interpolation, with the mark that ends it.
    private mutating func takeText() -> CodeToken.Kind {
        guard let literal = literals.last else { return .string }
        while position < code.count {
            switch code[position] {
            case UInt8(ascii: "\n") where !literal.isLong:
                literals.removeLast()
                return .string
            case UInt8(ascii: "\""):
                if close(literal) { return .string }
            case UInt8(ascii: "\\") where dialect == .swift:
                let hashes = count(of: UInt8(ascii: "#"), from: position + 1)
                guard hashes >= literal.hashes else {
                    position += 1
                    continue
                }
                position = Swift.min(code.count, position + 1 + literal.hashes)
                guard position < code.count else { continue }
                if code[position] == UInt8(ascii: "(") { return interpolate() }
                if code[position] != UInt8(ascii: "\n") { position += 1 }
            case UInt8(ascii: "\\") where !literal.isLong:
                position = Swift.min(code.count, position + 2)
            case UInt8(ascii: "$") where dialect == .kotlin && starts(with: "${"):
                position += 1
                return interpolate()
            default: position += 1
            }
        }
        return .string
    }

    private mutating func interpolate() -> CodeToken.Kind {
        position += 1
        literals[literals.count - 1].brackets = 1
        return .string
    }

    /// Takes the quotes at the position; returns whether they end the literal.
    private mutating func close(_ literal: Literal) -> Bool {
        let quotes = count(of: UInt8(ascii: "\""), from: position)
        let needed = literal.isLong ? 3 : 1
        // In Kotlin, quotes right before the closing ones belong to the text.
        let taken = literal.isLong && dialect == .kotlin ? quotes : needed
        guard quotes >= needed, count(of: UInt8(ascii: "#"), from: position + needed) >= literal.hashes else {
            position += quotes < needed ? quotes : 1
            return false
        }
        position += taken + literal.hashes
        literals.removeLast()
        return true
    }

    /// `@Name` or `#name`; the mark alone is an operator.
    private mutating func takeMarked() -> CodeToken.Kind {
        position += 1
        let start = position
        skipWord()
        return position > start ? .attribute : .plain
    }

    private mutating func takeCharacter() -> CodeToken.Kind {
        var end = position + 1
        while end < code.count, code[end] != UInt8(ascii: "\n"), code[end] != UInt8(ascii: "'") {
            end += code[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < code.count, code[end] == UInt8(ascii: "'") else {
            position += 1
            return .plain
        }
        position = end + 1
        return .string
    }

    private mutating func takeNumber() {
        while position < code.count {
            let byte = code[position]
            if Self.isWord(byte) {
                position += 1
            } else if byte == UInt8(ascii: "."), position + 1 < code.count, Self.isDigit(code[position + 1]) {
                position += 1
            } else {
                return
            }
        }
    }

    private mutating func takeWord() -> CodeToken.Kind {
        let start = position
        skipWord()
        let isMember =
            start > 0 && code[start - 1] == UInt8(ascii: ".") && !(start > 1 && code[start - 2] == UInt8(ascii: "."))
        let word = UnsafeBufferPointer(rebasing: code[start..<position])
        if !isMember, (dialect == .swift ? Keywords.swift : Keywords.kotlin).contains(word) { return .keyword }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code[start]) ? .type : .plain
    }

    private mutating func skipWord() {
        while position < code.count, Self.isWord(code[position]) { position += 1 }
    }

    /// Comments nest in both languages.
    private mutating func takeComment() {
        var depth = 0
        while position < code.count {
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// How many of a byte stand in a row.
    private func count(of byte: UInt8, from start: Int) -> Int {
        var end = start
        while end < code.count, code[end] == byte { end += 1 }
        return Swift.max(0, end - start)
    }

    private func starts(with text: StaticString) -> Bool { code.hasPrefix(text, at: position) }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

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

extension UnsafeBufferPointer<UInt8> {
    /// Whether a text stands at a position.
    func hasPrefix(_ text: StaticString, at position: Int) -> Bool {
        guard position + text.utf8CodeUnitCount <= count else { return false }
        return text.withUTF8Buffer { text in text.indices.allSatisfy { self[position + $0] == text[$0] } }
    }
}
