#if !SEARCH_ESSENTIALS
    /// Finds words of an index that are spelled nearly like another.
    struct NearTerms {
        /// A word and how far it is.
        struct Near {
            var text: [UInt8]
            var distance: Int
            var keepsFirstLetter: Bool
        }

        /// What more entries than these have counts as frequent as these. A distance is below 2⁷.
        private static let mostEntries = 1 << 23 - 1

        let dictionary: TermDictionary
        let grams: GramIndex

        /// Returns the words within the allowance of a word's length and `limit` edits, the nearest first, then those that
        /// begin alike, then those that more entries have.
        func terms(near word: [UInt8], limit: Int) throws(IndexError) -> [Near] {
            let isHangul = word.first.map { $0 >= 0x80 } ?? false
            let letters = EditDistance.letters(of: word)
            let allowed = min(limit, EditDistance.allowance(letters: letters.count, isHangul: isHangul))
            guard allowed > 0 else { return [] }
            let wanted = Gram.distinct(in: word)
            // One edit touches at most three pairs of letters (a swap), or one syllable.
            let least = max(1, wanted.count - allowed * (isHangul ? 1 : 3))
            var numbers = try grams.words(holding: wanted, atLeast: least)
            if !isHangul, !numbers.isEmpty { try keepLikely(&numbers, word, wanted, limit: allowed) }
            return try near(letters, numbers, limit: allowed)
        }

        /// Drops words that lack pairs of letters too far from one another for so few edits: to look at a word takes a part of
        /// the dictionary, which a page would have to fetch.
        private func keepLikely(
            _ numbers: inout [Int], _ word: [UInt8], _ wanted: [UInt32], limit: Int
        ) throws(IndexError) {
            guard wanted.count <= 64 else { return }
            let bits = Gram.spelling(of: word).map { gram in 1 &<< UInt64(wanted.firstIndex(of: gram) ?? 0) }
            let held = try grams.held(of: wanted, in: numbers)
            var kept = 0
            for (place, number) in numbers.enumerated() {
                var edits = 0
                var next = 0
                while next < bits.count {
                    let isHeld = held[place] & bits[next] != 0
                    if !isHeld { edits += 1 }
                    // An edit touches at most three pairs that stand side by side.
                    next += isHeld ? 1 : 3
                }
                guard edits <= limit else { continue }
                numbers[kept] = number
                kept += 1
            }
            numbers.removeLast(numbers.count - kept)
        }

        /// Returns the words most like one that nothing is near to, at most `count`.
        func suggestions(for word: [UInt8], count: Int) throws(IndexError) -> [[UInt8]] {
            guard word.count <= TextAnalyzer.longestTerm else { return [] }
            let letters = EditDistance.letters(of: word)
            let wanted = Gram.distinct(in: word)
            for share in [2, 3, 6] {
                let least = max(1, wanted.count / share)
                let numbers = try grams.words(holding: wanted, atLeast: least)
                let found = try near(letters, numbers, limit: max(2, letters.count * 2 / 3))
                if !found.isEmpty { return found.prefix(count).map { $0.text } }
            }
            return try neighbours(of: word, count: count)
        }

        private func near(_ letters: [UInt32], _ numbers: [Int], limit: Int) throws(IndexError) -> [Near] {
            var terms = dictionary.terms(numbered: numbers)
            var result: [Near] = []
            var keys: [RankKey] = []
            while let term = try terms.next() {
                let other = EditDistance.letters(of: terms.text)
                guard let distance = EditDistance.between(letters, other, limit: limit) else { continue }
                let near = Near(text: terms.text, distance: distance, keepsFirstLetter: letters.first == other.first)
                // The nearest; then what begins alike; then what most entries have; then in the order of the dictionary.
                let rare = Self.mostEntries - min(Self.mostEntries, term.entryCount)
                let value = (distance * 2 + (near.keepsFirstLetter ? 0 : 1)) * (Self.mostEntries + 1) + rare
                keys.append(RankKey(value, at: result.count))
                result.append(near)
            }
            return RankKey.sorted(keys).map { result[$0] }
        }

        /// Returns the words that stand next to one in the alphabet and begin with the same letter or syllable.
        private func neighbours(of word: [UInt8], count: Int) throws(IndexError) -> [[UInt8]] {
            guard let first = Scalars.all(word).first else { return [] }
            var before: [[UInt8]] = []
            var after: [[UInt8]] = []
            var terms = dictionary.terms(beginningWith: Scalars.text([first]))
            while after.count < count, let term = try terms.next() {
                if term.isSurface { continue }
                if Words.isBefore(terms.text, word) {
                    before.append(terms.text)
                } else {
                    after.append(terms.text)
                }
            }
            let share = max(count / 2 + 1, count - min(count, before.count))
            var result: [[UInt8]] = []
            for text in after where result.count < share { result.append(text) }
            while result.count < count, let text = before.popLast() { result.append(text) }
            return result
        }
    }
#endif
