#if !SEARCH_ESSENTIALS
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
            try words(initials, areWhole: false)
        }

        /// Returns the words that have these initial consonants and no more syllables.
        func words(equalTo initials: [UInt32]) throws(IndexError) -> [Word]? {
            try words(initials, areWhole: true)
        }

        private func words(_ initials: [UInt32], areWhole: Bool) throws(IndexError) -> [Word]? {
            var wanted: [UInt32] = []
            for place in 1..<initials.count {
                let gram = Gram.initials(initials[place - 1], initials[place])
                if !wanted.contains(gram) { wanted.append(gram) }
            }
            var found: [Word] = []
            var terms = dictionary.terms(numbered: try grams.words(holdingAll: wanted))
            var pending = Pending()
            while let term = try terms.next() {
                let syllables = Scalars.all(terms.text)
                guard areWhole ? syllables.count == initials.count : syllables.count >= initials.count,
                    Self.begin(syllables, initials)
                else { continue }
                var prominence: UInt8 = 0
                do throws(IndexError) {
                    var postings = try dictionary.postings(of: term)
                    while let posting = try postings.next() { prominence = max(prominence, posting.impact) }
                } catch {
                    try pending.note(error)
                }
                found.append(
                    Word(
                        term: term, text: terms.text, isWhole: syllables.count == initials.count, prominence: prominence
                    ))
            }
            try pending.finish()
            guard !found.isEmpty else { return nil }
            // Whole words, then prominent ones, then in the order of the dictionary.
            let keys = found.indices.map {
                RankKey((found[$0].isWhole ? 0 : 256) + 255 - Int(found[$0].prominence), at: $0)
            }
            return RankKey.sorted(keys).map { found[$0] }
        }

        private static func begin(_ syllables: [UInt32], _ initials: [UInt32]) -> Bool {
            for (place, syllable) in syllables.enumerated() {
                guard Hangul.isSyllable(syllable) else { return false }
                if place < initials.count, Hangul.initial(of: syllable) != initials[place] { return false }
            }
            return true
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
#endif
