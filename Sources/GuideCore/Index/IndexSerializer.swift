/// Writes what a builder collected as the bytes of an index.
struct IndexSerializer {
    private let builder: IndexBuilder
    /// For each number of a record its number in the index.
    private var entryNumbers: [UInt32]
    /// The records' numbers in the order of the index.
    private let order: [Int]
    /// The terms in byte order, by their numbers in the pool.
    private let sortedTerms: [UInt32]

    // Posting lists by the pool's number of the term: those of term t stand at `listStarts[t]..<listEnds[t]`.
    private var listStarts: [Int] = []
    private var listEnds: [Int] = []
    private var listEntries: [UInt32] = []
    private var listImpacts: [UInt8] = []

    init(_ builder: IndexBuilder) {
        self.builder = builder
        let records = builder.records
        order = records.indices.sorted { first, second in
            let (a, b) = (records[first], records[second])
            if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
            if a.id != b.id { return a.id.lexicographicallyPrecedes(b.id) }
            return first < second
        }
        entryNumbers = [UInt32](repeating: 0, count: records.count)
        for (number, record) in order.enumerated() { entryNumbers[record] = UInt32(number) }
        sortedTerms = builder.counter.pool.sorted()
        collectPostings()
    }

    /// Returns the index.
    func bytes() -> [UInt8] {
        var sections = [ByteWriter](repeating: ByteWriter(), count: IndexHeader.sectionCount)
        writeTerms(&sections)
        writeGrams(&sections)
        writeEntries(&sections)
        return assemble(sections)
    }

    private mutating func collectPostings() {
        let pool = builder.counter.pool
        var sizes = [UInt32](repeating: 0, count: pool.count)
        for term in builder.counter.terms { sizes[Int(term)] &+= 1 }
        for name in builder.names { sizes[Int(name.term)] &+= 1 }
        var total = 0
        listStarts.reserveCapacity(pool.count)
        for size in sizes {
            listStarts.append(total)
            total += Int(size)
        }
        listEnds = listStarts
        listEntries = [UInt32](repeating: 0, count: total)
        listImpacts = [UInt8](repeating: 0, count: total)

        let lengths = builder.texts.reduce(0) { $0 + $1.length }
        let average = max(1, lengths / max(1, builder.texts.count))
        // In the order of the index, so that each list comes out sorted by entry.
        let textOrder = builder.texts.indices.sorted { first, second in
            let (a, b) = (entryNumbers[builder.texts[first].entry], entryNumbers[builder.texts[second].entry])
            return a != b ? a < b : first < second
        }
        let (terms, counts) = (builder.counter.terms, builder.counter.counts)
        for place in textOrder {
            let text = builder.texts[place]
            let entry = entryNumbers[text.entry]
            for position in text.terms {
                let impact = Ranking.impact(
                    frequency: counts[position], length: text.length, average: average)
                add(Int(terms[position]), entry, UInt8(max(1, (UInt32(impact) &* UInt32(text.weight)) >> 8)))
            }
        }
        let nameOrder = builder.names.indices.sorted { first, second in
            let (a, b) = (entryNumbers[builder.names[first].entry], entryNumbers[builder.names[second].entry])
            return a != b ? a < b : first < second
        }
        for place in nameOrder {
            let name = builder.names[place]
            add(Int(name.term), entryNumbers[name.entry], name.strength)
        }
    }

    /// Adds a posting; an entry that is already the last of the list keeps the higher impact.
    @inline(__always)
    private mutating func add(_ term: Int, _ entry: UInt32, _ impact: UInt8) {
        let end = listEnds[term]
        if end > listStarts[term], listEntries[end &- 1] == entry {
            listImpacts[end &- 1] = max(listImpacts[end &- 1], impact)
            return
        }
        listEntries[end] = entry
        listImpacts[end] = impact
        listEnds[term] = end &+ 1
    }

    private func writeTerms(_ sections: inout [ByteWriter]) {
        var separatorOffsets = ByteWriter()
        var separators = ByteWriter()
        var blockOffsets = ByteWriter()
        var terms = ByteWriter()
        var postings = ByteWriter()
        let pool = builder.counter.pool
        pool.withArena { arena in
            var previous = 0..<0
            for (place, number) in sortedTerms.enumerated() {
                let range = pool.range(of: Int(number))
                var shared = 0
                if place % IndexHeader.termsPerBlock == 0 {
                    separatorOffsets.append(word32: UInt32(separators.count))
                    separators.append(raw: arena[range])
                    blockOffsets.append(word32: UInt32(terms.count))
                    terms.append(varint: postings.count)
                } else {
                    let most = min(previous.count, range.count)
                    while shared < most,
                        arena[previous.lowerBound &+ shared] == arena[range.lowerBound &+ shared]
                    { shared &+= 1 }
                }
                previous = range
                terms.append(varint: shared)
                let isSurface = pool.isSurface(Int(number))
                terms.append(varint: (range.count - shared) << 1 | (isSurface ? 1 : 0))
                terms.append(raw: arena[range.lowerBound + shared..<range.upperBound])
                writeList(Int(number), &terms, &postings)
            }
        }
        separatorOffsets.append(word32: UInt32(separators.count))
        blockOffsets.append(word32: UInt32(terms.count))
        sections[IndexSection.separatorOffsets.rawValue] = separatorOffsets
        sections[IndexSection.separators.rawValue] = separators
        sections[IndexSection.blockOffsets.rawValue] = blockOffsets
        sections[IndexSection.terms.rawValue] = terms
        sections[IndexSection.postings.rawValue] = postings
    }

    private func writeList(_ number: Int, _ terms: inout ByteWriter, _ postings: inout ByteWriter) {
        let list = listStarts[number]..<listEnds[number]
        terms.append(varint: list.count)
        guard list.count > 1 else {
            for place in list {
                terms.append(varint: Int(listEntries[place]))
                terms.append(byte: listImpacts[place])
            }
            return
        }
        let start = postings.count
        var previous: UInt32 = 0
        for place in list {
            postings.append(varint: Int(listEntries[place] &- previous))
            postings.append(byte: listImpacts[place])
            previous = listEntries[place]
        }
        terms.append(varint: postings.count - start)
    }

    private func writeGrams(_ sections: inout [ByteWriter]) {
        let pool = builder.counter.pool
        var sizes = [UInt32](repeating: 0, count: Gram.count)
        forEachGram(pool) { gram, _ in sizes[Int(gram)] &+= 1 }
        var starts: [Int] = []
        starts.reserveCapacity(Gram.count)
        var total = 0
        for size in sizes {
            starts.append(total)
            total += Int(size)
        }
        var ends = starts
        var terms = [UInt32](repeating: 0, count: total)
        forEachGram(pool) { gram, place in
            let end = ends[Int(gram)]
            if end > starts[Int(gram)], terms[end &- 1] == place { return }
            terms[end] = place
            ends[Int(gram)] = end &+ 1
        }
        var grams = ByteWriter()
        var lists = ByteWriter()
        lists.reserve(total * 2)
        for gram in 0..<Gram.count where ends[gram] > starts[gram] {
            var previous: UInt32 = 0
            for place in starts[gram]..<ends[gram] {
                lists.append(varint: Int(terms[place] &- previous))
                previous = terms[place]
            }
            grams.append(word32: UInt32(gram))
            grams.append(word32: UInt32(lists.count))
        }
        sections[IndexSection.grams.rawValue] = grams
        sections[IndexSection.gramLists.rawValue] = lists
    }

    /// Calls a closure with each gram of each word and the word's place in the dictionary.
    @inline(__always)
    private func forEachGram(_ pool: TermPool, _ body: (UInt32, UInt32) -> Void) {
        pool.withArena { arena in
            for (place, number) in sortedTerms.enumerated() where !pool.isSurface(Int(number)) {
                let word = UnsafeBufferPointer(rebasing: arena[pool.range(of: Int(number))])
                guard let first = word.first, first >= TermNamespace.firstWordByte else { continue }
                Gram.forEach(in: word) { body($0, UInt32(place)) }
            }
        }
    }

    private func writeEntries(_ sections: inout [ByteWriter]) {
        var offsets = ByteWriter()
        var entries = ByteWriter()
        var texts = ByteWriter()
        var payloads = ByteWriter()
        for record in order {
            offsets.append(word64: UInt64(entries.count))
            builder.records[record].write(to: &entries, texts: &texts, payloads: &payloads)
        }
        offsets.append(word64: UInt64(entries.count))
        sections[IndexSection.entryOffsets.rawValue] = offsets
        sections[IndexSection.entries.rawValue] = entries
        sections[IndexSection.texts.rawValue] = texts
        sections[IndexSection.payloads.rawValue] = payloads
    }

    private func assemble(_ sections: [ByteWriter]) -> [UInt8] {
        var body = ByteWriter()
        body.reserve(sections.reduce(0) { $0 + $1.count + 8 })
        var places: [(offset: Int, length: Int)] = []
        for section in sections {
            places.append((IndexHeader.size + body.count, section.count))
            body.append(raw: section.bytes)
            body.align()
        }
        let checksums = Self.checksums(of: body.bytes, pageSize: IndexHeader.pageSize)
        let roots = Self.checksums(of: checksums.bytes, pageSize: IndexHeader.checksumsPerTable * 8)

        var header = ByteWriter()
        header.append(raw: IndexHeader.magic)
        header.append(word32: IndexHeader.version)
        header.append(word32: UInt32(IndexHeader.sectionCount))
        header.append(word64: UInt64(IndexHeader.size + body.count + checksums.count + roots.count))
        header.append(word32: UInt32(order.count))
        header.append(word32: UInt32(sortedTerms.count))
        header.append(word64: roots.bytes.withUnsafeBytes { Checksum.of($0) })
        for raw in 0..<IndexHeader.kindCount {
            let lower = builder.records.reduce(0) { $0 + (Int($1.kind.rawValue) < raw ? 1 : 0) }
            header.append(word32: UInt32(lower))
        }
        for place in places {
            header.append(word64: UInt64(place.offset))
            header.append(word64: UInt64(place.length))
        }
        header.append(word64: header.bytes.withUnsafeBytes { Checksum.of($0) })

        var file = header.bytes
        file.reserveCapacity(header.count + body.count + checksums.count + roots.count)
        file += body.bytes
        file += checksums.bytes
        file += roots.bytes
        return file
    }

    private static func checksums(of bytes: [UInt8], pageSize: Int) -> ByteWriter {
        var result = ByteWriter()
        bytes.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                let end = min(start + pageSize, bytes.count)
                result.append(word64: Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
                start = end
            }
        }
        return result
    }
}
