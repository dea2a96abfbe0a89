/// Finds the names that somebody may have meant.
public enum NearNames {
    /// Returns the names nearest to what was typed, in their own order; empty where none is near.
    ///
    /// Near is an edit distance of a third of the longer name, at most 3 — swift-argument-parser stops there too — or a
    /// name that begins with what was typed. Only names of the least distance are returned, at most `limit`.
    public static func nearest(to typed: String, among names: [String], limit: Int = 4) -> [String] {
        let word = typed.lowercased()
        guard !word.isEmpty else { return [] }
        var best = Int.max
        var found: [String] = []
        for name in names {
            let candidate = name.lowercased()
            let longest = max(candidate.count, word.count)
            let distance = editDistance(word, candidate)
            let score: Int
            if distance <= min(3, max(1, longest / 3)), distance < longest {
                score = distance
            } else if word.count >= 2, candidate.hasPrefix(word) {
                score = 4
            } else {
                continue
            }
            if score < best {
                best = score
                found = []
            }
            if score == best { found.append(name) }
        }
        return Array(found.prefix(limit))
    }

    /// Returns how many characters have to be inserted, removed, replaced or swapped with their neighbour to make one
    /// text of the other (optimal string alignment).
    public static func editDistance(_ first: String, _ second: String) -> Int {
        let a = Array(first)
        let b = Array(second)
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            row.reserveCapacity(b.count + 1)
            for j in 1...b.count {
                let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                var least = min(last[j] + 1, row[j - 1] + 1, replaced)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    least = min(least, beforeLast[j - 2] + 1)
                }
                row.append(least)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
