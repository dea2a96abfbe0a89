import GuideCode
import GuideCommandLine

/// Light colours for code: comments, literals, keywords and attributes, and nothing that would need a parser.
enum CodeColoring {
    /// Returns the lines of a code; a language that is not known has no colours.
    static func lines(of code: String, language: String) -> [StyledText] {
        var code = code
        var lines = [StyledText()]
        code.withUTF8 { bytes in
            for token in CodeLexer(bytes, language: language) {
                let piece = bytes[token.range]
                let parts = piece.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                for (index, part) in parts.enumerated() {
                    if index > 0 { lines.append(StyledText()) }
                    lines[lines.count - 1].append(String(decoding: part, as: UTF8.self), style(of: token.kind))
                }
            }
        }
        while let last = lines.last, last.isEmpty, lines.count > 1 { lines.removeLast() }
        return lines
    }

    private static func style(of kind: CodeToken.Kind) -> TextStyle {
        switch kind {
        case .plain, .type: []
        case .keyword, .tag: .magenta
        case .string, .number: .yellow
        case .comment: .dim
        case .attribute: .blue
        }
    }
}
