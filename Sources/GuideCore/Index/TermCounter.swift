/// Counts the terms of one text after the other.
struct TermCounter: TermSink {
    private(set) var pool = TermPool()
    /// The weighted frequency of each term in the current text; 0 where it was not met.
    private var frequencies: [UInt32] = []
    private var met: [UInt32] = []
    /// What an occurrence counts now.
    var weight: UInt32 = 1

    /// The terms of all finished texts, one text after the other, with their frequencies.
    private(set) var terms: [UInt32] = []
    private(set) var counts: [UInt16] = []

    mutating func take(_ term: UnsafeBufferPointer<UInt8>, isSurface: Bool) {
        let number = pool.number(of: term, isSurface: isSurface)
        if number == frequencies.count { frequencies.append(0) }
        if frequencies[number] == 0 { met.append(UInt32(number)) }
        frequencies[number] &+= weight
    }

    /// Ends the current text and returns where its terms stand in ``terms`` and ``counts``.
    mutating func endText() -> Range<Int> {
        let start = terms.count
        for number in met {
            terms.append(number)
            counts.append(UInt16(min(frequencies[Int(number)], UInt32(UInt16.max))))
            frequencies[Int(number)] = 0
        }
        met.removeAll(keepingCapacity: true)
        return start..<terms.count
    }

    /// Gives a term to the pool without counting it in any text.
    mutating func number(of term: [UInt8]) -> UInt32 {
        let number = term.withUnsafeBufferPointer { pool.number(of: $0, isSurface: false) }
        if number == frequencies.count { frequencies.append(0) }
        return UInt32(number)
    }
}
