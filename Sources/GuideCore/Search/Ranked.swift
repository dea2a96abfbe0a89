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
        guard limit == 0 else { return best }
        let byEntry = RankKey.sorted(best.indices.map { RankKey(best[$0].entry, at: $0) })
        // Scores are below 2³¹.
        let keys = byEntry.indices.map { RankKey(0x7FFF_FFFF - best[byEntry[$0]].score, at: $0) }
        return RankKey.sorted(keys).map { best[byEntry[$0]] }
    }
}
