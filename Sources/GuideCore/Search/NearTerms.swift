/// Finds words of an index that are spelled nearly like another.
struct NearTerms {
    /// A word and how far it is.
    struct Near {
        var text: [UInt8]
        var distance: Int
        var keepsFirstLetter: Bool
        var entryCount: Int
    }

    let dictionary: TermDictionary
    let grams: GramIndex

    /// Returns the words within the allowance of a word's length and `limit` edits, the nearest first, then those that
    /// begin alike, then those that more entries have.
    func terms(near word: [UInt8], limit: Int) throws(IndexError) -> [Near] {
        let isHangul = word.first.map { $0 >= 0x80 } ?? false
        let letters = EditDistance.letters(of: word)
        let allowed = min(limit, EditDistance.allowance(letters: letters.count, isHangul: isHangul))
        guard allowed > 0 else { return [] }
        let wanted = WordResolver.distinctGrams(of: word) { !Gram.isInitials($0) }
        // One edit touches at most three pairs of letters (a swap), or one syllable.
        let least = max(1, wanted.count - allowed * (isHangul ? 1 : 3))
        return try near(letters, grams: wanted, atLeast: least, limit: allowed)
    }

    /// Returns the words most like one that nothing is near to, at most `count`.
    func suggestions(for word: [UInt8], count: Int) throws(IndexError) -> [[UInt8]] {
        guard word.count <= TextAnalyzer.longestTerm else { return [] }
        let letters = EditDistance.letters(of: word)
        let wanted = WordResolver.distinctGrams(of: word) { !Gram.isInitials($0) }
        for share in [2, 3, 6] {
            let least = max(1, wanted.count / share)
            let found = try near(letters, grams: wanted, atLeast: least, limit: max(2, letters.count * 2 / 3))
            if !found.isEmpty { return found.prefix(count).map { $0.text } }
        }
        return try neighbours(of: word, count: count)
    }

    private func near(
        _ letters: [UInt32], grams wanted: [UInt32], atLeast least: Int, limit: Int
    ) throws(IndexError) -> [Near] {
        let candidates = try grams.words(holding: wanted, atLeast: least)
        var result: [Near] = []
        try dictionary.read(candidates) { (term, text) throws(IndexError) in
            let other = EditDistance.letters(of: text)
            guard let distance = EditDistance.between(letters, other, limit: limit) else { return }
            result.append(
                Near(
                    text: text, distance: distance, keepsFirstLetter: letters.first == other.first,
                    entryCount: term.entryCount))
        }
        result.sort { first, second in
            if first.distance != second.distance { return first.distance < second.distance }
            if first.keepsFirstLetter != second.keepsFirstLetter { return first.keepsFirstLetter }
            if first.entryCount != second.entryCount { return first.entryCount > second.entryCount }
            return first.text.lexicographicallyPrecedes(second.text)
        }
        return result
    }

    /// Returns the words that stand next to one in the alphabet and begin with the same letter or syllable.
    private func neighbours(of word: [UInt8], count: Int) throws(IndexError) -> [[UInt8]] {
        guard let first = Scalars.all(word).first else { return [] }
        let beginning = Scalars.text([first])
        var before: [[UInt8]] = []
        var after: [[UInt8]] = []
        try dictionary.scan(from: beginning) { (term, text) throws(IndexError) -> Bool in
            guard text.starts(with: beginning) else { return false }
            if term.isSurface { return true }
            if text.lexicographicallyPrecedes(word) {
                before.append(text)
                if before.count > count { before.removeFirst() }
                return true
            }
            after.append(text)
            return after.count < count
        }
        let share = max(count / 2 + 1, count - before.count)
        return Array((after.prefix(share) + before.reversed()).prefix(count))
    }
}
