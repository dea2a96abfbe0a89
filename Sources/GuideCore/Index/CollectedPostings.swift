/// The posting lists of a build, by the pool's numbers of the terms, while an index is written.
struct CollectedPostings {
    // The list of term t stands at `starts[t]..<ends[t]`.
    private var starts: [Int] = []
    private var ends: [Int] = []
    private(set) var entries: [UInt32] = []
    private(set) var impacts: [UInt8] = []

    /// Collects the terms of all texts and the names.
    ///
    /// - Parameter entryNumbers: For each number of a record its number in the index.
    init(_ builder: borrowing IndexBuilder, entryNumbers: [UInt32]) {
        let count = builder.counter.pool.count
        var sizes = [UInt32](repeating: 0, count: count)
        for term in builder.counter.terms { sizes[Int(term)] &+= 1 }
        for name in builder.names { sizes[Int(name.term)] &+= 1 }
        var total = 0
        starts.reserveCapacity(count)
        for size in sizes {
            starts.append(total)
            total += Int(size)
        }
        ends = starts
        entries = [UInt32](repeating: 0, count: total)
        impacts = [UInt8](repeating: 0, count: total)

        let lengths = builder.texts.reduce(0) { $0 + $1.length }
        let average = max(1, lengths / max(1, builder.texts.count))
        // In the order of the index, so that each list comes out sorted by entry.
        let texts = builder.texts
        let textOrder = texts.indices.sorted { first, second in
            let (a, b) = (entryNumbers[texts[first].entry], entryNumbers[texts[second].entry])
            return a != b ? a < b : first < second
        }
        let (terms, counts) = (builder.counter.terms, builder.counter.counts)
        for place in textOrder {
            let text = texts[place]
            let entry = entryNumbers[text.entry]
            for position in text.terms {
                let impact = Ranking.impact(
                    frequency: counts[position], length: text.length, average: average)
                add(Int(terms[position]), entry, UInt8(max(1, (UInt32(impact) &* UInt32(text.weight)) >> 8)))
            }
        }
        let names = builder.names
        let nameOrder = names.indices.sorted { first, second in
            let (a, b) = (entryNumbers[names[first].entry], entryNumbers[names[second].entry])
            return a != b ? a < b : first < second
        }
        for place in nameOrder {
            let name = names[place]
            add(Int(name.term), entryNumbers[name.entry], name.strength)
        }
    }

    /// Returns where the list of a term stands in ``entries`` and ``impacts``.
    func list(of term: Int) -> Range<Int> { starts[term]..<ends[term] }

    /// Writes a list: the differences of the entries, then the impacts.
    func write(_ list: Range<Int>, to writer: inout ByteWriter) {
        var previous: UInt32 = 0
        for place in list {
            writer.append(varint: Int(entries[place] &- previous))
            previous = entries[place]
        }
        writer.append(raw: impacts[list])
    }

    /// Returns how many bytes a list takes.
    func size(of list: Range<Int>) -> Int {
        var size = list.count
        var previous: UInt32 = 0
        for place in list {
            let difference = entries[place] &- previous
            size &+=
                difference < 1 << 7
                ? 1 : difference < 1 << 14 ? 2 : difference < 1 << 21 ? 3 : difference < 1 << 28 ? 4 : 5
            previous = entries[place]
        }
        return size
    }

    /// Adds a posting; an entry that is already the last of the list keeps the higher impact.
    @inline(__always)
    private mutating func add(_ term: Int, _ entry: UInt32, _ impact: UInt8) {
        let end = ends[term]
        if end > starts[term], entries[end &- 1] == entry {
            impacts[end &- 1] = max(impacts[end &- 1], impact)
            return
        }
        entries[end] = entry
        impacts[end] = impact
        ends[term] = end &+ 1
    }
}
