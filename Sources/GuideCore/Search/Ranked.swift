/// Keeps the best of many candidates.
struct Ranked {
    /// An entry with its score.
    struct Candidate {
        var entry: Int
        var score: Int
        /// Whether the query names the entry.
        var isExact: Bool

        func precedes(_ other: Candidate) -> Bool {
            score != other.score ? score > other.score : entry < other.entry
        }
    }

    /// The most candidates to keep; 0 keeps all.
    private let limit: Int
    /// How many candidates there were.
    private(set) var total = 0
    /// The best so far, in order while there is a limit.
    private var best: [Candidate] = []

    init(limit: Int) {
        self.limit = limit
    }

    mutating func add(_ candidate: Candidate) {
        total += 1
        guard limit > 0 else {
            best.append(candidate)
            return
        }
        if best.count == limit {
            guard let last = best.last, candidate.precedes(last) else { return }
            best.removeLast()
        }
        var place = best.count
        while place > 0, candidate.precedes(best[place - 1]) { place -= 1 }
        best.insert(candidate, at: place)
    }

    /// Returns what was kept, the best first; equal scores in the order of the entries.
    consuming func finished() -> [Candidate] {
        if limit == 0 { best.sort { $0.precedes($1) } }
        return best
    }
}
