/// A request's text, taken apart.
struct Query {
    /// A word as typed.
    struct Word {
        var script: WordScanner.Script
        var typed: [UInt8]
        /// Latin letters folded to lower case without joiners; otherwise the word as typed.
        var text: [UInt8]
        /// The parts of a Latin word; one where it cannot be cut.
        var parts: [[UInt8]]
        var isStopWord: Bool
    }

    var words: [Word] = []
    var filters: [SearchRequest.Filter]
    /// The text without its filters, for names that are spelled with spaces.
    var name: [UInt8] = []
    var holdsHangul = false

    /// Takes a request's text apart.
    ///
    /// - Parameter dictionary: Has the requirement documents, so that `wcag:2.5.8` is a filter.
    @inline(never)
    init(_ request: SearchRequest, dictionary: TermDictionary) throws(IndexError) {
        filters = request.filters
        let text = FullWidthForms.folded(Hangul.composed(request.text) ?? request.text)
        var next = 0
        while let chunk = Self.chunk(of: text, from: &next) {
            if chunk.contains(0x3A) {
                #if SEARCH_ESSENTIALS
                    throw .beyondEssentials
                #else
                    // framework: uikit, with a space after the colon.
                    var after = next
                    if chunk.last == 0x3A, let value = Self.chunk(of: text, from: &after),
                        let filter = try Self.filter(in: chunk + value, dictionary)
                    {
                        filters.append(filter)
                        next = after
                        continue
                    }
                    if let filter = try Self.filter(in: chunk, dictionary) {
                        filters.append(filter)
                        continue
                    }
                #endif
            }
            if !name.isEmpty { name.append(0x20) }
            name += chunk
        }
        name.withUnsafeBufferPointer { bytes in
            var scanner = WordScanner(bytes)
            while let word = scanner.next() {
                if word.script == .hangul { holdsHangul = true }
                add(word, of: bytes)
            }
        }
    }

    private mutating func add(_ word: WordScanner.Word, of bytes: UnsafeBufferPointer<UInt8>) {
        let typed = Array(bytes[word.start..<word.end])
        guard word.script == .latin else {
            words.append(
                Word(
                    script: word.script, typed: typed, text: typed, parts: [typed],
                    isStopWord: StopWords.contains(typed)))
            return
        }
        var latin = LatinWord()
        latin.set(bytes, from: word.start, to: word.end)
        let isNumber = latin.letters.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        // can't, 2.5.8: one word in spite of what stands in it.
        if latin.pieceEnds.count == 1 || isNumber || StopWords.contains(latin.letters) {
            words.append(
                Word(
                    script: .latin, typed: typed, text: latin.letters,
                    parts: isNumber ? [latin.letters] : Self.cut(latin.letters, at: latin.partEnds),
                    isStopWord: StopWords.contains(latin.letters)))
            return
        }
        var start = word.start
        while start < word.end {
            var end = start
            while end < word.end, !WordScanner.isJoiner(bytes[end]) { end += 1 }
            if end - start > 1 {
                add(WordScanner.Word(script: .latin, start: start, end: end, followsLatin: false), of: bytes)
            }
            start = end + 1
        }
    }

    @inline(never)
    private static func cut(_ letters: [UInt8], at ends: [Int]) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        var start = 0
        for end in ends where end > start {
            parts.append(Array(letters[start..<end]))
            start = end
        }
        return parts
    }

    /// Returns the next run of bytes without white space, and goes on behind it.
    @inline(never)
    private static func chunk(of text: [UInt8], from next: inout Int) -> [UInt8]? {
        var chunk: [UInt8] = []
        while next < text.count {
            let byte = text[next]
            let isSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
            if isSpace, !chunk.isEmpty { break }
            if !isSpace { chunk.append(byte) }
            next += 1
        }
        return chunk.isEmpty ? nil : chunk
    }

    #if !SEARCH_ESSENTIALS
        private static func filter(
            in chunk: [UInt8], _ dictionary: TermDictionary
        ) throws(IndexError) -> SearchRequest.Filter? {
            guard let colon = chunk.firstIndex(of: 0x3A), colon > 0, colon + 1 < chunk.count else { return nil }
            var name: [UInt8] = []
            var value: [UInt8] = []
            for (place, byte) in chunk.enumerated() {
                if place < colon { name.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte) }
                if place > colon { value.append(byte) }
            }
            for facet in Facet.allCases where name == [UInt8](facet.name) {
                return SearchRequest.Filter(facet: facet, value: value)
            }
            // The name of a requirement document.
            var terms = dictionary.terms(
                beginningWith: TermNamespace.term(facet: .requirement, value: name + [0x3A]))
            guard try terms.next() != nil else { return nil }
            return SearchRequest.Filter(facet: .requirement, value: chunk)
        }
    #endif
}
