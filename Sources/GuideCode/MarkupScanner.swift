/// Scans XML for what stands out.
struct MarkupScanner {
    private let code: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var isInTag = false

    init(_ code: UnsafeBufferPointer<UInt8>) { self.code = code }

    mutating func next() -> CodeToken? {
        guard position < code.count else { return nil }
        let start = position
        let kind = isInTag ? takeInTag() : takeOutside()
        return CodeToken(kind: kind, range: start..<position)
    }

    private mutating func takeOutside() -> CodeToken.Kind {
        if code.hasPrefix("<!--", at: position) {
            position += 4
            take(through: "-->")
            return .comment
        }
        if code.hasPrefix("<![CDATA[", at: position) {
            take(through: "]]>")
            return .string
        }
        guard code[position] == UInt8(ascii: "<") else {
            while position < code.count, code[position] != UInt8(ascii: "<") { position += 1 }
            return .plain
        }
        isInTag = true
        position += 1
        // `<name`, `</name`, `<?name` or `<!NAME`.
        while position < code.count, !Self.endsName(code[position]) || code[position - 1] == UInt8(ascii: "<") {
            if code[position] == UInt8(ascii: ">") { break }
            position += 1
        }
        return .tag
    }

    private mutating func takeInTag() -> CodeToken.Kind {
        let byte = code[position]
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            position += 1
            while position < code.count, code[position] != byte { position += 1 }
            position = min(code.count, position + 1)
            return .string
        case UInt8(ascii: ">"):
            position += 1
            isInTag = false
            return .tag
        case UInt8(ascii: "/"), UInt8(ascii: "?"):
            position += 1
            return .tag
        case UInt8(ascii: "="), ...0x20:
            position += 1
            return .plain
        default:
            position += 1
            while position < code.count, !Self.endsName(code[position]) { position += 1 }
            return .attribute
        }
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        switch byte {
        case ...0x20, UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            true
        default: false
        }
    }

    private mutating func take(through end: StaticString) {
        while position < code.count, !code.hasPrefix(end, at: position) { position += 1 }
        position = min(code.count, position + end.utf8CodeUnitCount)
    }
}
