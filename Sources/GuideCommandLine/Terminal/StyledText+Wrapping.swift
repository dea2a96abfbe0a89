extension StyledText {
    /// Returns the text in lines of at most `width` columns.
    ///
    /// Lines break at spaces, so that Korean breaks between its words (eojeol), and between characters of Han and Kana,
    /// which have no spaces. What is wider than a line by itself breaks where the line ends. A `width` of 0 or less
    /// means no limit. Line feeds in the text always break. An empty text is one empty line.
    public func wrapped(to width: Int) -> [StyledText] {
        if width <= 0 || (columns <= width && !spans.contains { $0.text.utf8.contains(0x0A) }) { return [self] }
        var wrapper = Wrapper(width: width)
        for span in spans {
            for character in span.text { wrapper.add(character, of: span) }
        }
        return wrapper.finish()
    }
}

private struct Wrapper {
    let width: Int
    private var lines: [StyledText] = []
    private var line = StyledText()
    private var lineColumns = 0
    /// The spaces that stand between the line and the word, dropped where the word moves to the next line.
    private var gap = StyledText()
    private var word = StyledText()
    private var wordColumns = 0

    init(width: Int) { self.width = width }

    mutating func add(_ character: Character, of span: StyledText.Span) {
        if character == "\n" {
            breakLine()
        } else if character == " " {
            endWord()
            gap.append(" ", span.style, link: span.link)
        } else {
            let columns = TextWidth.columns(of: character)
            if breaksAnywhere(character) { endWord() }
            if wordColumns + columns > width { splitWord() }
            word.append(String(character), span.style, link: span.link)
            wordColumns += columns
            if breaksAnywhere(character) { endWord() }
        }
    }

    mutating func finish() -> [StyledText] {
        endWord()
        lines.append(line)
        return lines
    }

    private mutating func endWord() {
        guard !word.isEmpty else { return }
        let gapColumns = gap.columns
        if lineColumns + gapColumns + wordColumns > width {
            if lineColumns > 0 { startLine() }
        } else {
            line.append(gap)
            lineColumns += gapColumns
        }
        gap = StyledText()
        line.append(word)
        lineColumns += wordColumns
        word = StyledText()
        wordColumns = 0
    }

    /// A word that is wider than a line fills it to the end.
    private mutating func splitWord() {
        endWord()
        startLine()
    }

    private mutating func breakLine() {
        endWord()
        gap = StyledText()
        startLine()
    }

    private mutating func startLine() {
        lines.append(line)
        line = StyledText()
        lineColumns = 0
    }

    private func breaksAnywhere(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return switch scalar.value {
        case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
        default: false
        }
    }
}
