/// The mark that begins a list item.
enum ListMarker {
    /// Returns the length in bytes of the mark at the front of a line, or `nil` where there is none.
    static func length(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let first = line.first else { return nil }
        var next = line.startIndex
        switch first {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
            next += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            while next < line.endIndex, line[next] >= UInt8(ascii: "0"), line[next] <= UInt8(ascii: "9") { next += 1 }
            guard next - line.startIndex <= 9, next < line.endIndex,
                line[next] == UInt8(ascii: ".") || line[next] == UInt8(ascii: ")")
            else { return nil }
            next += 1
        default:
            return nil
        }
        guard next == line.endIndex || line[next].isMarkdownSpace else { return nil }
        return next - line.startIndex
    }
}

/// The starts of blocks that end a table, but cannot interrupt a paragraph: libcmark leaves them in the paragraph that
/// it reads in the table's place.
enum BlockStart {
    /// Returns whether a line, from its first character that is no space, begins another block where no paragraph is open.
    static func endsTable(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = line.first else { return true }
        switch first {
        case UInt8(ascii: "-"):
            return ListMarker.length(line) != nil || isThematicBreak(line)
        case UInt8(ascii: "<"):
            return isTagAlone(line)
        default:
            return ListMarker.length(line) != nil
        }
    }

    /// Returns whether a line is made of `=` or of `-` only, as the line below a heading is.
    static func isUnderline(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = line.first, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else { return false }
        let rest = line.drop { $0 == first }
        return rest.allSatisfy(\.isMarkdownSpace)
    }

    private static func isThematicBreak(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var count = 0
        for byte in line {
            if byte == UInt8(ascii: "-") { count += 1 } else if !byte.isMarkdownSpace { return false }
        }
        return count >= 3
    }

    /// Whether a line is one whole opening or closing tag of HTML and nothing else.
    private static func isTagAlone(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var scanner = TagScanner(line.dropFirst())
        return scanner.skipTag() && scanner.rest.allSatisfy(\.isMarkdownSpace)
    }
}

/// Reads a tag of HTML as CommonMark defines it, from behind its `<`.
private struct TagScanner {
    private(set) var rest: Slice<UnsafeBufferPointer<UInt8>>

    init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) { rest = bytes }

    mutating func skipTag() -> Bool {
        if skip(UInt8(ascii: "/")) {
            guard skipName() else { return false }
            skipSpace()
            return skip(UInt8(ascii: ">"))
        }
        guard skipName() else { return false }
        while skipSpace() {
            guard skipAttribute() else { break }
        }
        _ = skip(UInt8(ascii: "/"))
        return skip(UInt8(ascii: ">"))
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest = rest.dropFirst()
        return true
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let after = rest.drop(while: \.isMarkdownSpace)
        defer { rest = after }
        return after.startIndex > rest.startIndex
    }

    private mutating func skipName() -> Bool {
        guard let first = rest.first, first.isASCIILetter else { return false }
        rest = rest.drop { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
        return true
    }

    private mutating func skipAttribute() -> Bool {
        guard let first = rest.first, first.isASCIILetter || first == UInt8(ascii: "_") || first == UInt8(ascii: ":")
        else { return false }
        rest = rest.drop {
            $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ":")
                || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        }
        let afterName = rest
        skipSpace()
        guard skip(UInt8(ascii: "=")) else {
            rest = afterName
            return true
        }
        skipSpace()
        if !skipValue() { rest = afterName }
        return true
    }

    private mutating func skipValue() -> Bool {
        guard let quote = rest.first else { return false }
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            rest = rest.dropFirst().drop { $0 != quote }
            return skip(quote)
        }
        let start = rest.startIndex
        rest = rest.drop { byte in
            !byte.isMarkdownSpace && !"\"'=<>`".utf8.contains(byte)
        }
        return rest.startIndex > start
    }
}

extension UInt8 {
    /// Whether the byte is white space within a line of Markdown.
    var isMarkdownSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }
    var isASCIILetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
    var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
