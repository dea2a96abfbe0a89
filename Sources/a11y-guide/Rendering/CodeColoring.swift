import GuideCommandLine

/// Light colours for code: comments, literals, keywords and attributes, and nothing that would need a parser.
enum CodeColoring {
    /// Returns the lines of a code; a language that is not known has no colours.
    static func lines(of code: String, language: String) -> [StyledText] {
        let bytes = Array(code.utf8)
        var lines = [StyledText()]
        for (range, style) in pieces(of: bytes, language: language) {
            let parts = bytes[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append(StyledText()) }
                lines[lines.count - 1].append(String(decoding: part, as: UTF8.self), style)
            }
        }
        while let last = lines.last, last.isEmpty, lines.count > 1 { lines.removeLast() }
        return lines
    }

    private static func pieces(of code: [UInt8], language: String) -> [CodePiece] {
        switch language {
        case "swift":
            var scanner = CurlyScanner(code, keywords: swiftKeywords)
            return scanner.scan()
        case "kotlin":
            var scanner = CurlyScanner(code, keywords: kotlinKeywords)
            return scanner.scan()
        case "xml":
            var scanner = MarkupScanner(code)
            return scanner.scan()
        default: return [(0..<code.count, [])]
        }
    }

    private static let swiftKeywords = words(
        """
        actor any as async await break case catch class continue convenience default defer deinit do else enum extension
        fallthrough false final for func guard if import in init internal is isolated lazy let mutating nil nonisolated open
        override private protocol public repeat required rethrows return self Self some static struct subscript super switch
        throw throws true try typealias unowned var weak where while
        """)

    private static let kotlinKeywords = words(
        """
        abstract as break by catch class companion const constructor continue data do else enum false finally for fun
        if import in init inline interface internal is lateinit null object open operator override package private protected
        public return sealed super suspend this throw true try typealias val var when where while
        """)

    private static func words(_ text: String) -> Set<[UInt8]> {
        Set(text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map(Array.init))
    }
}

/// A range of bytes of a code and how it stands out.
typealias CodePiece = (range: Range<Int>, style: TextStyle)
