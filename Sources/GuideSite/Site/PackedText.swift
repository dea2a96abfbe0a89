/// The style sheet and the script without what only their readers need.
enum PackedText {
    /// Returns a text without blank lines, indentation and comments that begin a line. Nothing else is changed: neither source
    /// has a text over several lines.
    static func packed(_ source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var isComment = false
        for line in source.split(separator: UInt8(ascii: "\n")) {
            let code = line.drop { $0 == UInt8(ascii: " ") }
            if code.starts(with: "/*".utf8) { isComment = true }
            if isComment {
                isComment = !code.reversed().starts(with: "/*".utf8)
                continue
            }
            if code.isEmpty || code.starts(with: "//".utf8) { continue }
            result += code
            result.append(UInt8(ascii: "\n"))
        }
        return result
    }
}
