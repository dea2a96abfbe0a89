/// A line as compilers write it: `path:line:column: severity: message`; column and severity may be missing.
struct CompilerLine {
    let file: String
    let line: Int
    let column: Int?
    /// As it is written; `nil` where there is none.
    let severity: String?
    let message: LogText

    /// `nil` for other lines.
    init?(_ text: LogText) {
        let (text, symbol) = Self.withoutSymbol(text)
        guard let path = Self.endOfPath(text) else { return nil }
        var rest = text.from(path.end + 1).bytes
        guard let line = Self.number(&rest) else { return nil }
        rest = rest.dropFirst()
        var column: Int?
        if let first = rest.first, LogText.isDigit(first) {
            var behind = rest
            if let number = Self.number(&behind), behind.first == UInt8(ascii: ":") {
                column = number
                rest = behind.dropFirst()
            }
        }
        file = path.text.string
        self.line = line
        self.column = column.flatMap { $0 > 0 ? $0 : nil }
        var message = LogText(rest).trimmed
        var severity: String?
        if let colon = message.bytes.firstIndex(of: UInt8(ascii: ":")), colon - message.bytes.startIndex < 13 {
            let word = message.upTo(colon).string
            let isSeverity = FindingLevel(word: word) != nil || word == "fatal error"
            if isSeverity {
                severity = word
                message = message.from(colon + 1).trimmed
            }
        }
        self.severity = severity ?? symbol
        self.message = message
    }

    /// The level of the severity; `nil` where there is none.
    var level: FindingLevel? { severity == "fatal error" ? .error : FindingLevel(word: severity) }

    var location: FindingLocation? { FindingLocation(file: file, line: line, column: column) }

    /// `❌ /path…` as `/path…`, with what the sign stands for.
    private static func withoutSymbol(_ text: LogText) -> (text: LogText, severity: String?) {
        let trimmed = text.trimmed
        for (sign, severity) in [
            ("❌ " as StaticString, "error"), ("[x] ", "error"), ("⚠️ ", "warning"), ("[!] ", "warning"),
        ]
        where trimmed.hasPrefix(sign) {
            return (LogText(trimmed.bytes.dropFirst(sign.utf8CodeUnitCount)).trimmed, severity)
        }
        return (trimmed, nil)
    }

    /// The path and the place of the colon behind it, which digits and another colon follow.
    private static func endOfPath(_ text: LogText) -> (text: LogText, end: Int)? {
        let bytes = text.bytes
        var from = bytes.startIndex
        // Times of day have no dot and no slash in front of their colon.
        var isPath = false
        while let colon = bytes[from...].firstIndex(of: UInt8(ascii: ":")) {
            isPath = isPath || bytes[from..<colon].contains { ".\\/".utf8.contains($0) }
            from = colon + 1
            let digits = bytes[from...].prefix(10).prefix { LogText.isDigit($0) }
            guard isPath, 1..<10 ~= digits.count, digits.endIndex < bytes.endIndex,
                bytes[digits.endIndex] == UInt8(ascii: ":")
            else { continue }
            return (text.upTo(colon), colon)
        }
        return nil
    }

    private static func number(_ text: inout ArraySlice<UInt8>) -> Int? {
        let digits = text.prefix { LogText.isDigit($0) }
        text = text.dropFirst(digits.count)
        return Int(String(decoding: digits, as: UTF8.self))
    }
}
