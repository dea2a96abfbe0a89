/// Finds the terms that the words of a query stand for: as typed, in other forms, and where nothing is found so, as what
/// the typist may have meant.
struct WordResolver {
    let dictionary: TermDictionary
    let grams: GramIndex
    private let korean = Korean()
    private var stems: KoreanStem { korean.stems }

    /// The suffixes are laid out when the first Korean word asks for them.
    private final class Korean {
        lazy var stems = KoreanStem()
    }
    private(set) var readings: [SearchAnswer.Reading] = []
    private(set) var missing: [[UInt8]] = []

    /// The most longer words that one word stands for.
    private static let mostLongerWords = 256
    /// The longest word that is looked for, in characters: a short sentence without spaces. Work grows with the square of it.
    private static let longestWord = 40
    /// The most words that one written without spaces is taken apart into.
    private static let mostPieces = 8

    init(dictionary: TermDictionary, grams: GramIndex) {
        self.dictionary = dictionary
        self.grams = grams
    }

    /// Returns what a word stands for: one value, or several where it is read as several words; none where nothing is
    /// found, which is then said in ``missing``.
    mutating func resolve(_ word: Query.Word) throws(IndexError) -> [WordMatches] {
        guard word.text.count <= Self.longestWord * 3, Scalars.all(word.text).count <= Self.longestWord else {
            missing.append(word.typed)
            return []
        }
        let direct = try matches(word.text, typed: word.typed)
        if !direct.alternatives.isEmpty { return [direct] }
        if word.parts.count > 1, let parts = try resolveParts(of: word) { return parts }
        if let read = try reread(word.text, typed: word.typed) { return read }
        missing.append(word.typed)
        return []
    }

    // MARK: As typed

    /// Returns the terms that a word stands for as it is.
    private func matches(_ text: [UInt8], typed: [UInt8]) throws(IndexError) -> WordMatches {
        var matches = WordMatches(typed: typed)
        guard let first = text.first else { return matches }
        for other in Transliterations.others(of: text) {
            if let term = try dictionary.find(other) { matches.add(term, other, fit: WordMatches.Fit.stem) }
        }
        if first < 0x80 { try addLatin(text, to: &matches) } else { try addKorean(text, to: &matches) }
        return matches
    }

    /// Adds a word, its other forms and the words that begin with it: all stand together in the dictionary.
    private func addLatin(_ text: [UInt8], to matches: inout WordMatches) throws(IndexError) {
        let root = EnglishForms.root(of: text)
        var longer = 0
        try dictionary.scan(from: root) { (term, word) throws(IndexError) -> Bool in
            guard word.starts(with: root) else { return false }
            if word == text {
                matches.add(term, word, fit: WordMatches.Fit.exact)
            } else if EnglishForms.isForm(word, of: root) {
                matches.add(term, word, fit: WordMatches.Fit.form)
            } else if text.count > 1, longer < Self.mostLongerWords, word.starts(with: text) {
                matches.add(term, word, fit: Self.fit(WordMatches.Fit.prefix, text, in: word))
                longer += 1
            }
            return longer < Self.mostLongerWords || word.lexicographicallyPrecedes(text)
        }
    }

    private func addKorean(_ text: [UInt8], to matches: inout WordMatches) throws(IndexError) {
        if let term = try dictionary.find(text) { matches.add(term, text, fit: WordMatches.Fit.exact) }
        let scalars = Scalars.all(text)
        let length = scalars.withUnsafeBufferPointer { stems.length(of: $0) }
        var stem = text
        if length < scalars.count {
            stem = Scalars.text(scalars[..<length])
            if let term = try dictionary.find(stem) { matches.add(term, stem, fit: WordMatches.Fit.stem) }
            for other in Transliterations.others(of: stem) {
                if let term = try dictionary.find(other) { matches.add(term, other, fit: WordMatches.Fit.stem) }
            }
        } else if let short = oneSyllableStem(of: scalars) {
            if let term = try dictionary.find(short) { matches.add(term, short, fit: WordMatches.Fit.form) }
            try addSyllable(short, to: &matches)
        }
        try addLongerWords(beginningWith: stem, to: &matches)
        if length >= 2 {
            try addWords(holding: stem, to: &matches)
        } else {
            try addSyllable(stem, to: &matches)
        }
        if matches.alternatives.isEmpty, let last = scalars.last {
            try addHalfTyped(Array(scalars.dropLast()), last: last, to: &matches)
        }
    }

    /// The stem of a word such as 탭을 or 칸마다, which is too short to be cut in an index.
    private func oneSyllableStem(of scalars: [UInt32]) -> [UInt8]? {
        guard (2...5).contains(scalars.count) else { return nil }
        let isParticle = Array(scalars.dropFirst()).withUnsafeBufferPointer { stems.isSuffix($0) }
        return isParticle ? Scalars.text(scalars[..<1]) : nil
    }

    /// Adds the written forms of a word of one syllable: 탭을, 탭이.
    private func addSyllable(_ word: [UInt8], to matches: inout WordMatches) throws(IndexError) {
        try dictionary.scan(from: word) { (term, text) throws(IndexError) -> Bool in
            guard text.starts(with: word) else { return false }
            let rest = Scalars.all(Array(text.dropFirst(word.count)))
            if !rest.isEmpty, rest.withUnsafeBufferPointer({ stems.isSuffix($0) }) {
                matches.add(term, text, fit: WordMatches.Fit.form)
            }
            return matches.alternatives.count < Self.mostLongerWords
        }
    }

    private func addLongerWords(
        beginningWith word: [UInt8], to matches: inout WordMatches
    ) throws(IndexError) {
        guard word.count > 1 else { return }
        var count = 0
        try dictionary.scan(from: word) { (term, text) throws(IndexError) -> Bool in
            guard text.starts(with: word) else { return false }
            guard !term.isSurface, text.count > word.count else { return true }
            matches.add(term, text, fit: Self.fit(WordMatches.Fit.prefix, word, in: text))
            count += 1
            return count < Self.mostLongerWords
        }
    }

    private func addWords(
        holding word: [UInt8], to matches: inout WordMatches
    ) throws(IndexError) {
        let wanted = Self.distinctGrams(of: word) { !Gram.isInitials($0) }
        let candidates = try grams.words(holdingAll: wanted)
        try dictionary.read(candidates) { (term, text) throws(IndexError) in
            guard text.count > word.count, Self.holds(text, word) else { return }
            matches.add(term, text, fit: Self.fit(WordMatches.Fit.infix, word, in: text))
        }
    }

    /// Adds words that go on where typing stopped in the middle of a syllable: 초저 and 초ㅈ to 초점, 슬라읻 to 슬라이더.
    private func addHalfTyped(
        _ head: [UInt32], last: UInt32, to matches: inout WordMatches
    ) throws(IndexError) {
        var ranges: [(head: [UInt32], syllables: ClosedRange<UInt32>)] = []
        if Hangul.isSyllable(last) {
            let final = Hangul.final(of: last)
            if final == 0 {
                ranges.append((head, last...last + Hangul.finalCount - 1))
            } else if let initial = Hangul.initials.firstIndex(of: Hangul.finals[Int(final)]) {
                ranges.append((head + [last - final], Self.syllables(beginningWith: UInt32(initial))))
            }
        } else if !head.isEmpty, let initial = Hangul.initials.firstIndex(of: last) {
            ranges.append((head, Self.syllables(beginningWith: UInt32(initial))))
        }
        for (head, syllables) in ranges {
            let prefix = Scalars.text(head)
            try dictionary.scan(from: Scalars.text(head + [syllables.lowerBound])) {
                (term, text) throws(IndexError) -> Bool in
                guard text.starts(with: prefix) else { return false }
                let rest = Scalars.all(Array(text.dropFirst(prefix.count)))
                guard let next = rest.first, syllables.contains(next) else { return false }
                if !term.isSurface { matches.add(term, text, fit: WordMatches.Fit.beginning) }
                return matches.alternatives.count < Self.mostLongerWords
            }
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

    // MARK: As meant

    /// Reads the parts of a name one by one and puts it together again.
    private mutating func resolveParts(of word: Query.Word) throws(IndexError) -> [WordMatches]? {
        var found: [WordMatches] = []
        var whole: [UInt8] = []
        var corrected: [UInt8] = []
        var isCorrected = false
        var rest = word.typed[...]
        for part in word.parts {
            // Folding a letter with a diacritic changes its length: then the name is shown as it was folded.
            let typed = word.typed.count == word.text.count ? Array(rest.prefix(part.count)) : part
            rest = rest.dropFirst(part.count)
            var matches = try matches(part, typed: typed)
            var read = part
            if matches.alternatives.isEmpty, let near = try nearest(to: part, limit: 2)?.first {
                matches = try self.matches(near, typed: typed)
                read = near
                isCorrected = true
            }
            whole += read
            corrected += read == part ? typed : Self.capitalized(read, like: typed)
            if part.count == 1, matches.alternatives.isEmpty { continue }
            guard !matches.alternatives.isEmpty else { return nil }
            found.append(matches)
        }
        if isCorrected {
            readings.append(.init(typed: word.typed, read: [corrected], reason: .misspelling))
            if let term = try dictionary.find(whole) {
                var matches = WordMatches(typed: corrected)
                matches.add(term, whole, fit: WordMatches.Fit.exact)
                return [matches]
            }
        }
        return found.isEmpty ? nil : found
    }

    private static func capitalized(_ word: [UInt8], like typed: [UInt8]) -> [UInt8] {
        guard let first = typed.first, first >= 0x41, first <= 0x5A, let letter = word.first, letter >= 0x61 else {
            return word
        }
        return [letter & 0xDF] + word.dropFirst()
    }

    private mutating func reread(_ text: [UInt8], typed: [UInt8]) throws(IndexError) -> [WordMatches]? {
        let scalars = Scalars.all(text)
        if scalars.contains(where: Hangul.isLetter) {
            if let found = try readInitials(scalars, typed) { return found }
        } else if let found = try readNear(text, typed, limit: 1) {
            return found
        }
        if let found = try readKeyboard(text, typed) { return found }
        if let found = try readSplit(text, typed) { return found }
        if let found = try readNear(text, typed, limit: 2) { return found }
        return try readBeginning(scalars, typed)
    }

    private mutating func readInitials(_ scalars: [UInt32], _ typed: [UInt8]) throws(IndexError) -> [WordMatches]? {
        let initials = scalars.compactMap { scalar in Hangul.initials.firstIndex(of: scalar).map { UInt32($0) } }
        guard initials.count == scalars.count, initials.count >= 2 else { return nil }
        let reader = InitialsReader(dictionary: dictionary, grams: grams)
        if let words = try reader.words(beginningWith: initials) {
            readings.append(.init(typed: typed, read: words.prefix(3).map { $0.text }, reason: .initialConsonants))
            return [reader.matches(words, typed: typed)]
        }
        // Two words: ㄱㅈㅋㄱ → 글자 크기.
        for middle in 2..<max(2, initials.count - 1) {
            guard let first = try reader.words(equalTo: Array(initials[..<middle])),
                let second = try reader.words(equalTo: Array(initials[middle...]))
            else { continue }
            readings.append(.init(typed: typed, read: [first[0].text, second[0].text], reason: .initialConsonants))
            return [reader.matches(first, typed: typed), reader.matches(second, typed: typed)]
        }
        return nil
    }

    private mutating func readKeyboard(_ text: [UInt8], _ typed: [UInt8]) throws(IndexError) -> [WordMatches]? {
        let isLatin = text.first.map { $0 < 0x80 } == true
        let other = isLatin ? KeyboardLayout.hangul(typedAs: typed) : KeyboardLayout.latin(typedAs: text)
        // Two syllables or three letters: less is found by accident.
        guard let other, other.count >= (isLatin ? 6 : 3) else { return nil }
        let matches = try matches(other, typed: typed)
        if matches.isFound {
            readings.append(.init(typed: typed, read: [other], reason: .keyboardLayout))
            return [matches]
        }
        guard let pieces = try pieces(of: other) else { return nil }
        readings.append(.init(typed: typed, read: pieces, reason: .keyboardLayout))
        return try matchesOfEach(pieces, typed)
    }

    private func matchesOfEach(_ words: [[UInt8]], _ typed: [UInt8]) throws(IndexError) -> [WordMatches] {
        var found: [WordMatches] = []
        for word in words { found.append(try matches(word, typed: typed)) }
        return found
    }

    private mutating func readNear(_ text: [UInt8], _ typed: [UInt8], limit: Int) throws(IndexError) -> [WordMatches]? {
        guard let near = try nearest(to: text, limit: limit) else { return nil }
        var matches = WordMatches(typed: typed)
        for word in near {
            for alternative in try self.matches(word, typed: typed).alternatives {
                matches.add(alternative.term, alternative.text, fit: alternative.fit)
            }
        }
        readings.append(.init(typed: typed, read: near, reason: .misspelling))
        return [matches]
    }

    /// Returns the words nearest to one that is in no entry, at most three of equal distance; `nil` where none is near.
    private func nearest(to word: [UInt8], limit: Int) throws(IndexError) -> [[UInt8]]? {
        var forms = [word]
        if let first = word.first, first >= 0x80 {
            let scalars = Scalars.all(word)
            let length = scalars.withUnsafeBufferPointer { stems.length(of: $0) }
            if length < scalars.count { forms.insert(Scalars.text(scalars[..<length]), at: 0) }
        }
        for form in forms {
            let near = try NearTerms(dictionary: dictionary, grams: grams).terms(near: form, limit: limit)
            guard let best = near.first else { continue }
            return near.prefix { $0.distance == best.distance && $0.keepsFirstLetter == best.keepsFirstLetter }
                .prefix(3).map { $0.text }
        }
        return nil
    }

    private mutating func readSplit(_ text: [UInt8], _ typed: [UInt8]) throws(IndexError) -> [WordMatches]? {
        guard let pieces = try pieces(of: text) else { return nil }
        readings.append(.init(typed: typed, read: pieces, reason: .split))
        return try matchesOfEach(pieces, typed)
    }

    /// Takes a word that was written without spaces apart into the fewest words of the index.
    private func pieces(of text: [UInt8]) throws(IndexError) -> [[UInt8]]? {
        let isLatin = text.first.map { $0 < 0x80 } == true
        let units = Scalars.all(text)
        let least = isLatin ? 3 : 1
        guard units.count >= 2 * max(2, least) - (isLatin ? 0 : 1), units.count <= Self.longestWord else {
            return nil
        }
        // For each place the fewest pieces that lead there, of these the ones whose shortest is longest, and where the last begins.
        var best: [(pieces: Int, shortest: Int, start: Int, text: [UInt8])?] = Array(
            repeating: nil, count: units.count + 1)
        best[0] = (0, .max, 0, [])
        for end in least...units.count {
            for start in 0...end - least {
                guard let before = best[start], before.pieces < Self.mostPieces else { continue }
                if let last = best[end], last.pieces < before.pieces + 1 { continue }
                guard let piece = try piece(Array(units[start..<end]), isLast: end == units.count) else { continue }
                let candidate = (before.pieces + 1, min(before.shortest, end - start), start, piece)
                if let last = best[end], (last.pieces, -last.shortest) <= (candidate.0, -candidate.1) { continue }
                best[end] = candidate
            }
        }
        var pieces: [[UInt8]] = []
        var end = units.count
        while end > 0, let step = best[end] {
            pieces.insert(step.text, at: 0)
            end = step.start
        }
        return pieces.count > 1 ? pieces : nil
    }

    /// Returns the term of a piece, without its particle where it is the last.
    private func piece(_ units: [UInt32], isLast: Bool) throws(IndexError) -> [UInt8]? {
        if isLast {
            let length = units.withUnsafeBufferPointer { stems.length(of: $0) }
            let stem = length < units.count ? Scalars.text(units[..<length]) : oneSyllableStem(of: units)
            if let stem, try !matches(stem, typed: stem).alternatives.isEmpty { return stem }
        }
        let text = Scalars.text(units)
        guard let term = try dictionary.find(text), !term.isSurface else { return nil }
        return text
    }

    /// Reads a Korean word by its beginning, where its ending is one that no text has.
    private func readBeginning(_ scalars: [UInt32], _ typed: [UInt8]) throws(IndexError) -> [WordMatches]? {
        guard scalars.count >= 3, scalars.allSatisfy(Hangul.isSyllable) else { return nil }
        for length in stride(from: scalars.count - 1, through: 2, by: -1) {
            var matches = WordMatches(typed: typed)
            let beginning = Scalars.text(scalars[..<length])
            try dictionary.scan(from: beginning) { (term, text) throws(IndexError) -> Bool in
                guard text.starts(with: beginning) else { return false }
                matches.add(term, text, fit: WordMatches.Fit.beginning)
                return matches.alternatives.count < Self.mostLongerWords
            }
            if !matches.alternatives.isEmpty { return [matches] }
        }
        return nil
    }

    // MARK: Pieces of words

    static func distinctGrams(of word: [UInt8], where isWanted: (UInt32) -> Bool) -> [UInt32] {
        var result: [UInt32] = []
        word.withUnsafeBufferPointer { bytes in
            Gram.forEach(in: bytes) { gram in
                if isWanted(gram), !result.contains(gram) { result.append(gram) }
            }
        }
        return result
    }

    private static func holds(_ text: [UInt8], _ word: [UInt8]) -> Bool {
        guard text.count >= word.count else { return false }
        for start in 0...text.count - word.count where text[start...].starts(with: word) { return true }
        return false
    }
}
