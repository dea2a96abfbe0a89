extension StyledText {
    /// Returns the text in lines of at most `width` columns.
    ///
    /// Lines break at spaces, so that Korean breaks between its words (eojeol), and between characters of Han and Kana,
    /// which have no spaces. What is wider than a line by itself breaks where the line ends. A `width` of 0 or less
    /// means no limit. Text in the style ``TextStyle/whole`` is never broken and may be wider. Line feeds always break.
    /// An empty text is one empty line.
    public func wrapped(to width: Int) -> [StyledText] {
        if width <= 0 || (columns <= width && !spans.contains { $0.text.utf8.contains(0x0A) }) { return [self] }
        var wrapper = Wrapper(width: width)
        for span in spans { wrapper.add(span) }
        return wrapper.finish()
    }

    /// Returns the text wrapped to lines of `width` columns (0 for no limit), the first one indented by `first` and the
    /// others by `rest` of them.
    public func wrapped(to width: Int, first: Int, rest: Int) -> [StyledText] {
        let room = width <= 0 ? 0 : Swift.max(1, width - Swift.max(first, rest))
        return wrapped(to: room).enumerated().map { index, line in
            StyledText(String(repeating: " ", count: index == 0 ? first : rest)) + line
        }
    }
}

private struct Wrapper {
    private let width: Int
    private var lines: [StyledText] = []
    private var line = StyledText()
    private var lineColumns = 0
    /// The spaces that stand between the line and the word, dropped where the word moves to the next line.
    private var gap = StyledText()
    private var word = StyledText()
    private var wordColumns = 0

    init(width: Int) { self.width = width }

    mutating func add(_ span: StyledText.Span) {
        var rest = span.text[...]
        while let first = rest.utf8.first {
            if first == UInt8(ascii: "\n") {
                breakLine()
                rest = rest.dropFirst()
            } else if first == UInt8(ascii: " ") {
                endWord()
                let spaces = rest.prefix { $0 == " " }
                gap.append(String(spaces), span.style, link: span.link)
                rest = rest[spaces.endIndex...]
            } else {
                let end = rest.utf8.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } ?? rest.endIndex
                addWord(rest[..<end], of: span)
                rest = rest[end...]
            }
        }
    }

    mutating func finish() -> [StyledText] {
        endWord()
        lines.append(line)
        return lines
    }

    private mutating func addWord(_ text: Substring, of span: StyledText.Span) {
        let columns = TextWidth.columns(of: text)
        let mayBreak = text.utf8.contains { (0xE3...0xE9).contains($0) || $0 >= 0xEF }
        if span.style.contains(.whole) || (!mayBreak && wordColumns + columns <= width) {
            word.append(String(text), span.style, link: span.link)
            wordColumns += columns
        } else {
            for character in text { add(character, of: span) }
        }
    }

    private mutating func add(_ character: Character, of span: StyledText.Span) {
        let columns = TextWidth.columns(of: character)
        let breaks = Self.breaksAnywhere(character)
        if breaks { endWord() }
        if wordColumns + columns > width {
            endWord()
            startLine()
        }
        word.append(String(character), span.style, link: span.link)
        wordColumns += columns
        if breaks { endWord() }
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

    /// Han and Kana; Hangul keeps its words together.
    private static func breaksAnywhere(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return switch scalar.value {
        case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
        default: false
        }
    }
}
