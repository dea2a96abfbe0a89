import GuideCore

/// Finds what stands in the other language within a text, so that a screen reader can be told to speak it so.
enum ForeignPassages {
    /// Returns where the other language stands in a text in UTF-8, in order.
    static func find(in text: UnsafeBufferPointer<UInt8>, of language: Language) -> [Range<Int>] {
        language == .korean ? english(in: text) : korean(in: text)
    }

    /// A passage goes from Hangul to Hangul, over spaces, digits and punctuation but over no letter of another script. Digits
    /// that touch it belong to it (`2행`), and so does everything without letters up to the quotation marks around it
    /// (`"4, 주어진 숫자"`).
    private static func korean(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var passages: [Range<Int>] = []
        var index = 0
        while index < text.count {
            guard isHangul(text, at: index) else {
                index += 1
                continue
            }
            let end = index + 3
            if let last = passages.last, isNeutral(text, last.upperBound..<index) {
                passages[passages.count - 1] = last.lowerBound..<end
            } else {
                passages.append(index..<end)
            }
            index = end
        }
        return passages.map { extended($0, in: text) }
    }

    /// The words from which on English is a passage: fewer are names and terms, which Korean speaks as its own.
    private static let fewestWords = 4

    /// A passage goes from the first letter to the last one of words that only ASCII stands between.
    private static func english(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var passages: [Range<Int>] = []
        var index = 0
        while index < text.count {
            guard isLetter(text[index]) else {
                index += 1
                continue
            }
            let start = index
            var end = index
            var words = 0
            var isInWord = false
            while index < text.count, text[index] < 0x80 || isPunctuation(text, at: index) {
                let letter = text[index] < 0x80 && isLetter(text[index])
                if letter {
                    if !isInWord { words += 1 }
                    end = index + 1
                }
                // An apostrophe, a hyphen or a digit does not end a word.
                isInWord = letter || (isInWord && text[index] != UInt8(ascii: " ") && text[index] != UInt8(ascii: ","))
                index += text[index] < 0x80 ? 1 : 3
            }
            if words >= fewestWords { passages.append(start..<end) }
        }
        return passages
    }

    private static func extended(_ passage: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var start = passage.lowerBound
        while start > 0, isQuiet(text[start - 1]) { start -= 1 }
        if start == 0 || text[start - 1] != quote {
            start = passage.lowerBound
            while start > 0, isDigit(text[start - 1]) { start -= 1 }
        }
        var end = passage.upperBound
        while end < text.count, isQuiet(text[end]) { end += 1 }
        if end == text.count || text[end] != quote {
            end = passage.upperBound
            while end < text.count, isDigit(text[end]) { end += 1 }
        }
        return start..<end
    }

    private static let quote = UInt8(ascii: "\"")

    /// Syllables and letters of Hangul all take three bytes.
    private static func isHangul(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard (0xE1...0xED).contains(text[index]), index + 2 < text.count else { return false }
        let scalar =
            UInt32(text[index] & 0x0F) << 12 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
        switch scalar {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: return true
        default: return false
        }
    }

    /// Dashes, quotation marks and the ellipsis: U+2010 to U+203F.
    private static func isPunctuation(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] >= 0x90
    }

    /// Whether there is no letter of another script; a dash or a quotation mark of three bytes is none.
    private static func isNeutral(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        range.allSatisfy { index in
            let byte = text[index]
            return byte < 0x80 ? !isLetter(byte) : !(0xC3...0xDF).contains(byte)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isQuiet(_ byte: UInt8) -> Bool {
        byte < 0x80 && byte >= 0x20 && byte != quote && !isLetter(byte)
    }
}

extension HTMLWriter {
    /// Adds text of a language, in which passages of the other one say so.
    mutating func prose(_ text: UnsafeBufferPointer<UInt8>, in language: Language) {
        var start = 0
        for passage in ForeignPassages.find(in: text, of: language) {
            self.text(bytes: UnsafeBufferPointer(rebasing: text[start..<passage.lowerBound]))
            self.start(.span, .lang(language == .korean ? Language.english.tag : Language.korean.tag))
            self.text(bytes: UnsafeBufferPointer(rebasing: text[passage]))
            end()
            start = passage.upperBound
        }
        self.text(bytes: UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// Adds text of a language, in which passages of the other one say so.
    mutating func prose(_ text: String, in language: Language) {
        var text = text
        text.withUTF8 { prose($0, in: language) }
    }
}
