/// Adds up what each entry holds of a query, word by word.
struct Scores {
    private var word: [UInt32]
    private var sums: [UInt32]
    private var masses: [UInt32]
    private var met: [Int] = []
    /// The entries that hold any word, in the order in which they were met.
    private(set) var entries: [Int] = []

    init(entryCount: Int) {
        word = [UInt32](repeating: 0, count: entryCount)
        sums = word
        masses = word
    }

    /// The number of entries that hold the current word.
    var metCount: Int { met.count }

    /// Notes that an entry holds the current word; of several forms of a word the best counts.
    @inline(__always)
    mutating func meet(_ entry: Int, _ value: UInt32) {
        if word[entry] == 0 { met.append(entry) }
        if value > word[entry] { word[entry] = value }
    }

    /// Ends the current word. `rarity` is in 256ths, at most 2¹⁴; a value is at most 2¹⁶.
    mutating func endWord(rarity: UInt32) {
        for entry in met {
            if masses[entry] == 0 { entries.append(entry) }
            masses[entry] &+= rarity
            sums[entry] &+= (rarity &* (word[entry] &>> 2)) &>> 8
            word[entry] = 0
        }
        met.removeAll(keepingCapacity: true)
    }

    /// How much of the query an entry holds: the rarity of its words added up.
    func mass(of entry: Int) -> UInt32 { masses[entry] }

    /// The score of an entry, below 2²⁶, where the best one holds `most` of the query.
    func score(of entry: Int, most: UInt32) -> Int {
        let share = UInt64(masses[entry]) &* 256 / UInt64(max(1, most))
        let weighted = UInt64(sums[entry]) &* (64 &* 65536 &+ 192 &* share &* share) / (256 * 65536)
        return Int(min(weighted, 1 << 26 - 1))
    }
}
