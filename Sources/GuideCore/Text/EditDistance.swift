#if !SEARCH_ESSENTIALS
    /// How many letters must be inserted, dropped, replaced or swapped with their neighbour to turn one word into another
    /// (optimal string alignment).
    enum EditDistance {
        /// Returns the distance, or `nil` where it is more than `limit`.
        static func between(_ first: [UInt32], _ second: [UInt32], limit: Int) -> Int? {
            guard abs(first.count - second.count) <= limit else { return nil }
            if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
            var beforePrevious = [Int](repeating: 0, count: second.count + 1)
            var previous = [Int](0...second.count)
            var current = previous
            for row in 1...first.count {
                current[0] = row
                var least = row
                for column in 1...second.count {
                    let replaced = previous[column - 1] + (first[row - 1] == second[column - 1] ? 0 : 1)
                    var best = min(replaced, previous[column] + 1, current[column - 1] + 1)
                    if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
                        best = min(best, beforePrevious[column - 2] + 1)
                    }
                    current[column] = best
                    least = min(least, best)
                }
                guard least <= limit else { return nil }
                swap(&beforePrevious, &previous)
                swap(&previous, &current)
            }
            return previous[second.count] <= limit ? previous[second.count] : nil
        }

        /// The letters of a word that distances are counted on: for Hangul its jamo, since one wrong key changes a whole
        /// syllable.
        static func letters(of word: [UInt8]) -> [UInt32] {
            Hangul.letters(Scalars.all(word))
        }

        /// How many edits a misspelling of a word of so many letters may have. Short words have too many neighbours.
        static func allowance(letters count: Int, isHangul: Bool) -> Int {
            if isHangul { return count < 5 ? 0 : count < 11 ? 1 : 2 }
            return count < 4 ? 0 : count < 8 ? 1 : 2
        }
    }
#endif
