/// Finds Korean words by the initial consonants of their syllables.
struct InitialsReader {
    /// A word that fits.
    struct Word {
        var term: Term
        var text: [UInt8]
        /// Whether it has no more syllables than initials were typed.
        var isWhole: Bool
        /// The word's highest impact: words of titles and keywords are what people abbreviate.
        var prominence: UInt8
    }

    let dictionary: TermDictionary
    let grams: GramIndex

    /// Returns the words whose syllables begin with some initial consonants (numbered from 0 to 18, at least two), the
    /// likeliest first; `nil` where there are none.
    func words(beginningWith initials: [UInt32]) throws(IndexError) -> [Word]? {
        try words(initials) { $0 >= initials.count }
    }

    /// Returns the words that have these initial consonants and no more syllables.
    func words(equalTo initials: [UInt32]) throws(IndexError) -> [Word]? {
        try words(initials) { $0 == initials.count }
    }

    private func words(_ initials: [UInt32], _ isWanted: (Int) -> Bool) throws(IndexError) -> [Word]? {
        var wanted: [UInt32] = []
        for place in 1..<initials.count {
            let gram = Gram.initials(initials[place - 1], initials[place])
            if !wanted.contains(gram) { wanted.append(gram) }
        }
        var found: [Word] = []
        let candidates = try grams.words(holdingAll: wanted)
        try dictionary.read(candidates) { (term, text) throws(IndexError) in
            let syllables = Scalars.all(text)
            guard isWanted(syllables.count), syllables.count >= initials.count,
                syllables.allSatisfy(Hangul.isSyllable),
                zip(syllables, initials).allSatisfy({ Hangul.initial(of: $0) == $1 })
            else { return }
            var prominence: UInt8 = 0
            try dictionary.forEachPosting(of: term) { (_, impact) throws(IndexError) in
                prominence = max(prominence, impact)
            }
            found.append(
                Word(term: term, text: text, isWhole: syllables.count == initials.count, prominence: prominence))
        }
        found.sort { first, second in
            if first.isWhole != second.isWhole { return first.isWhole }
            if first.prominence != second.prominence { return first.prominence > second.prominence }
            return first.text.lexicographicallyPrecedes(second.text)
        }
        return found.isEmpty ? nil : found
    }

    /// Returns words as what a typed word stands for: the first fits best, the others ever less.
    func matches(_ words: [Word], typed: [UInt8]) -> WordMatches {
        var matches = WordMatches(typed: typed)
        for (place, word) in words.enumerated() {
            let most = word.isWhole ? WordMatches.Fit.form : WordMatches.Fit.beginning
            matches.add(word.term, word.text, fit: max(16, most * 2 / UInt32(2 + place)))
        }
        return matches
    }
}
