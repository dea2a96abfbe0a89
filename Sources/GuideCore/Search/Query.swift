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
    /// - Parameter isDocument: Says whether a word names a requirement document, so that `wcag:2.5.8` is a filter.
    init(
        _ request: SearchRequest, isDocument: ([UInt8]) throws(IndexError) -> Bool
    ) throws(IndexError) {
        filters = request.filters
        let text = FullWidthForms.folded(Hangul.composed(request.text) ?? request.text)
        var chunks = text.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D })[...]
        while let chunk = chunks.popFirst() {
            // framework: uikit, with a space after the colon.
            let joined = chunk.last == 0x3A ? chunks.first.map { Array(chunk) + Array($0) } : nil
            if let joined, let filter = try Self.filter(in: joined, isDocument: isDocument) {
                filters.append(filter)
                chunks.removeFirst()
                continue
            }
            if let filter = try Self.filter(in: Array(chunk), isDocument: isDocument) {
                filters.append(filter)
                continue
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

    private static func cut(_ letters: [UInt8], at ends: [Int]) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        var start = 0
        for end in ends where end > start {
            parts.append(Array(letters[start..<end]))
            start = end
        }
        return parts
    }

    private static func filter(
        in chunk: [UInt8], isDocument: ([UInt8]) throws(IndexError) -> Bool
    ) throws(IndexError) -> SearchRequest.Filter? {
        guard let colon = chunk.firstIndex(of: 0x3A), colon > 0, colon + 1 < chunk.count else { return nil }
        let name = chunk[..<colon].map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        for facet in Facet.allCases where name == [UInt8](facet.name) {
            return SearchRequest.Filter(facet: facet, value: Array(chunk[(colon + 1)...]))
        }
        guard try isDocument(name) else { return nil }
        return SearchRequest.Filter(facet: .requirement, value: chunk)
    }
}
