/// Finds the terms that the words of a query stand for: as typed, in other forms, and where nothing is found so, as what
/// the typist may have meant.
struct WordResolver {
    let dictionary: TermDictionary
    let grams: GramIndex
    private let korean = Korean()
    var stems: KoreanStem { korean.stems }

    /// The suffixes are laid out when the first Korean word asks for them.
    private final class Korean {
        lazy var stems = KoreanStem()
    }
    var readings: [SearchAnswer.Reading] = []
    var missing: [[UInt8]] = []

    /// The most longer words that one word stands for.
    static let mostLongerWords = 256
    /// The longest word that is looked for, in characters: a short sentence without spaces. Work grows with the square of it.
    static let longestWord = 40
    /// The most words that one written without spaces is taken apart into.
    static let mostPieces = 8

    init(dictionary: TermDictionary, grams: GramIndex) {
        self.dictionary = dictionary
        self.grams = grams
    }

    /// Returns what a word stands for: one value, or several where it is read as several words; none where nothing is
    /// found, which is then said in ``missing``.
    @inline(never)
    mutating func resolve(_ word: Query.Word) throws(IndexError) -> [WordMatches] {
        guard word.text.count <= Self.longestWord * 3, Scalars.all(word.text).count <= Self.longestWord else {
            missing.append(word.typed)
            return []
        }
        let direct = try matches(word.text, typed: word.typed)
        if !direct.alternatives.isEmpty { return [direct] }
        #if SEARCH_ESSENTIALS
            throw .beyondEssentials
        #else
            if word.parts.count > 1, let parts = try resolveParts(of: word) { return parts }
            if let read = try reread(word.text, typed: word.typed) { return read }
            missing.append(word.typed)
            return []
        #endif
    }

    // MARK: As typed

    /// Returns the terms that a word stands for as it is.
    @inline(never)
    func matches(_ text: [UInt8], typed: [UInt8]) throws(IndexError) -> WordMatches {
        var matches = WordMatches(typed: typed)
        guard let first = text.first else { return matches }
        var pending = Pending()
        try addOthers(of: text, &pending, to: &matches)
        do throws(IndexError) {
            if first < 0x80 { try addLatin(text, to: &matches) } else { try addKorean(text, to: &matches) }
        } catch {
            try pending.note(error)
        }
        try pending.finish()
        if matches.alternatives.isEmpty, first >= 0x80 { try addHalfTyped(text, to: &matches) }
        return matches
    }

    /// Adds a term where there is one.
    private func add(
        _ text: [UInt8], fit: UInt32, _ pending: inout Pending, to matches: inout WordMatches
    ) throws(IndexError) {
        do throws(IndexError) {
            if let term = try dictionary.find(text) { matches.add(term, text, fit: fit) }
        } catch {
            try pending.note(error)
        }
    }

    /// Adds the other spellings of a word.
    @inline(never)
    private func addOthers(
        of text: [UInt8], _ pending: inout Pending, to matches: inout WordMatches
    ) throws(IndexError) {
        for other in Transliterations.others(of: text) {
            try add(other, fit: WordMatches.Fit.stem, &pending, to: &matches)
        }
    }

    /// Adds a word, its other forms and the words that begin with it: all stand together in the dictionary.
    @inline(never)
    private func addLatin(_ text: [UInt8], to matches: inout WordMatches) throws(IndexError) {
        let root = EnglishForms.root(of: text)
        var longer = 0
        var terms = dictionary.terms(beginningWith: root)
        while longer < Self.mostLongerWords || Words.isBefore(terms.text, text), let term = try terms.next() {
            let word = terms.text
            if word == text {
                matches.add(term, word, fit: WordMatches.Fit.exact)
            } else if EnglishForms.isForm(word, of: root) {
                matches.add(term, word, fit: WordMatches.Fit.form)
            } else if text.count > 1, longer < Self.mostLongerWords, Words.begins(word, text) {
                matches.add(term, word, fit: Self.fit(WordMatches.Fit.prefix, text, in: word))
                longer += 1
            }
        }
    }

    @inline(never)
    private func addKorean(_ text: [UInt8], to matches: inout WordMatches) throws(IndexError) {
        var pending = Pending()
        try add(text, fit: WordMatches.Fit.exact, &pending, to: &matches)
        let scalars = Scalars.all(text)
        let length = stems.length(of: scalars)
        var stem = text
        if length < scalars.count {
            stem = Scalars.text(scalars, to: length)
            try add(stem, fit: WordMatches.Fit.stem, &pending, to: &matches)
            try addOthers(of: stem, &pending, to: &matches)
        } else if let short = oneSyllableStem(of: scalars) {
            try add(short, fit: WordMatches.Fit.form, &pending, to: &matches)
            do throws(IndexError) { try addSyllable(short, to: &matches) } catch { try pending.note(error) }
        }
        do throws(IndexError) { try addLongerWords(beginningWith: stem, to: &matches) } catch {
            try pending.note(error)
        }
        do throws(IndexError) {
            if length >= 2 { try addWords(holding: stem, to: &matches) } else { try addSyllable(stem, to: &matches) }
        } catch {
            try pending.note(error)
        }
        try pending.finish()
    }

    /// The stem of a word such as 탭을 or 칸마다, which is too short to be cut in an index.
    func oneSyllableStem(of scalars: [UInt32]) -> [UInt8]? {
        guard (2...5).contains(scalars.count), stems.isSuffix(scalars, from: 1) else { return nil }
        return Scalars.text(scalars, to: 1)
    }

    /// Adds the written forms of a word of one syllable: 탭을, 탭이.
    private func addSyllable(_ word: [UInt8], to matches: inout WordMatches) throws(IndexError) {
        let count = Scalars.all(word).count
        var terms = dictionary.terms(beginningWith: word)
        while matches.alternatives.count < Self.mostLongerWords, let term = try terms.next() {
            if stems.isSuffix(Scalars.all(terms.text), from: count) {
                matches.add(term, terms.text, fit: WordMatches.Fit.form)
            }
        }
    }

    @inline(never)
    private func addLongerWords(
        beginningWith word: [UInt8], to matches: inout WordMatches
    ) throws(IndexError) {
        guard word.count > 1 else { return }
        var count = 0
        var terms = dictionary.terms(beginningWith: word)
        while count < Self.mostLongerWords, let term = try terms.next() {
            guard !term.isSurface, terms.text.count > word.count else { continue }
            matches.add(term, terms.text, fit: Self.fit(WordMatches.Fit.prefix, word, in: terms.text))
            count += 1
        }
    }

    @inline(never)
    private func addWords(
        holding word: [UInt8], to matches: inout WordMatches
    ) throws(IndexError) {
        var terms = dictionary.terms(numbered: try grams.words(holdingAll: Gram.distinct(in: word)))
        while let term = try terms.next() {
            guard terms.text.count > word.count, Self.holds(terms.text, word) else { continue }
            matches.add(term, terms.text, fit: Self.fit(WordMatches.Fit.infix, word, in: terms.text))
        }
    }

    /// Adds words that go on where typing stopped in the middle of a syllable: 초저 and 초ㅈ to 초점, 슬라읻 to 슬라이더.
    @inline(never)
    private func addHalfTyped(_ text: [UInt8], to matches: inout WordMatches) throws(IndexError) {
        var head = Scalars.all(text)
        guard let last = head.popLast() else { return }
        if Hangul.isSyllable(last) {
            let final = Hangul.final(of: last)
            if final == 0 {
                try addWords(head, last...last + Hangul.finalCount - 1, to: &matches)
            } else if let initial = Hangul.initials.firstIndex(of: Hangul.finals[Int(final)]) {
                head.append(last - final)
                try addWords(head, Self.syllables(beginningWith: UInt32(initial)), to: &matches)
            }
        } else if !head.isEmpty, let initial = Hangul.initials.firstIndex(of: last) {
            try addWords(head, Self.syllables(beginningWith: UInt32(initial)), to: &matches)
        }
    }

    /// Adds words that go on after some syllables with one of a range.
    @inline(never)
    private func addWords(
        _ head: [UInt32], _ syllables: ClosedRange<UInt32>, to matches: inout WordMatches
    ) throws(IndexError) {
        var from = head
        from.append(syllables.lowerBound)
        var terms = dictionary.terms(beginningWith: Scalars.text(head), from: Scalars.text(from))
        while matches.alternatives.count < Self.mostLongerWords, let term = try terms.next() {
            let word = Scalars.all(terms.text)
            guard word.count > head.count, syllables.contains(word[head.count]) else { return }
            if !term.isSurface { matches.add(term, terms.text, fit: WordMatches.Fit.beginning) }
        }
    }

    private static func syllables(beginningWith initial: UInt32) -> ClosedRange<UInt32> {
        let first = Hangul.syllable(initial: initial, vowel: 0, final: 0)
        return first...first + Hangul.vowelCount * Hangul.finalCount - 1
    }

    /// The longer a word is beside what was typed, the less it fits.
    private static func fit(_ most: UInt32, _ word: [UInt8], in text: [UInt8]) -> UInt32 {
        max(32, most * UInt32(word.count + 4) / UInt32(text.count + 4))
    }

    private static func holds(_ text: [UInt8], _ word: [UInt8]) -> Bool {
        text.withUnsafeBytes { text in
            word.withUnsafeBytes { word in
                var start = 0
                while start &+ word.count <= text.count {
                    if Words.holds(text, word, at: start) { return true }
                    start &+= 1
                }
                return false
            }
        }
    }
}
