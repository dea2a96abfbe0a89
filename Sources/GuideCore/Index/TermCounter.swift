/// Counts the terms of one text after the other.
struct TermCounter: TermSink {
    private(set) var pool = TermPool()
    /// The weighted frequency of each term in the current text; 0 where it was not met.
    private var frequencies: [Frequency] = []
    private var met: [UInt32] = []
    /// What an occurrence counts now.
    var weight = Frequency()

    /// The terms of all finished texts, one text after the other, with their frequencies.
    private(set) var terms: [UInt32] = []
    private(set) var counts: [Frequency] = []

    /// How often a term occurs, weighted by the fields that it occurs in.
    struct Frequency {
        /// In fields whose length says nothing: titles, summaries, keywords.
        var inNames: UInt16 = 0
        /// In fields that grow with the text: the longer the text, the less an occurrence says.
        var inText: UInt16 = 0

        var isZero: Bool { inNames == 0 && inText == 0 }

        mutating func add(_ other: Frequency) {
            let (names, namesOverflow) = inNames.addingReportingOverflow(other.inNames)
            let (text, textOverflow) = inText.addingReportingOverflow(other.inText)
            inNames = namesOverflow ? .max : names
            inText = textOverflow ? .max : text
        }
    }

    mutating func take(_ term: UnsafeBufferPointer<UInt8>, isSurface: Bool) {
        let number = pool.number(of: term, isSurface: isSurface)
        if number == frequencies.count { frequencies.append(Frequency()) }
        if frequencies[number].isZero { met.append(UInt32(number)) }
        frequencies[number].add(weight)
    }

    /// Ends the current text and returns where its terms stand in ``terms`` and ``counts``.
    mutating func endText() -> Range<Int> {
        let start = terms.count
        for number in met {
            terms.append(number)
            counts.append(frequencies[Int(number)])
            frequencies[Int(number)] = Frequency()
        }
        met.removeAll(keepingCapacity: true)
        return start..<terms.count
    }

    /// Gives a term to the pool without counting it in any text.
    mutating func number(of term: [UInt8]) -> UInt32 {
        let number = term.withUnsafeBufferPointer { pool.number(of: $0, isSurface: false) }
        if number == frequencies.count { frequencies.append(Frequency()) }
        return UInt32(number)
    }
}
