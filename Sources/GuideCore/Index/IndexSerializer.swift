/// Writes what a builder collected as the bytes of an index.
///
/// Each step lets go of what no later one reads: an index is a good part of what its articles are, and so is the text that it
/// keeps.
struct IndexSerializer: ~Copyable {
    /// Emptied of its texts while they are written.
    private var records: [EntryRecord]
    /// The records' numbers in the order of the index.
    private let order: [Int]
    private let pool: TermPool
    /// The terms in byte order, by their numbers in the pool.
    private let sortedTerms: [UInt32]
    private var sections = [ByteWriter](repeating: ByteWriter(), count: IndexHeader.sectionCount)

    init(_ builder: consuming IndexBuilder) {
        let records = builder.records
        order = records.indices.sorted { first, second in
            let (a, b) = (records[first], records[second])
            if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
            if a.id != b.id { return a.id.lexicographicallyPrecedes(b.id) }
            return first < second
        }
        var entryNumbers = [UInt32](repeating: 0, count: records.count)
        for (number, record) in order.enumerated() { entryNumbers[record] = UInt32(number) }
        self.records = records
        pool = builder.counter.pool
        sortedTerms = pool.sorted()
        let postings = CollectedPostings(builder, entryNumbers: entryNumbers)
        _ = consume builder
        writeTerms(postings)
    }

    /// Returns the index.
    consuming func bytes() -> [UInt8] {
        writeGrams()
        writeEntries()
        return assemble()
    }

    private mutating func writeTerms(_ lists: CollectedPostings) {
        var separatorOffsets = ByteWriter()
        var separators = ByteWriter()
        var blockOffsets = ByteWriter()
        var terms = ByteWriter()
        var postings = ByteWriter()
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
                Self.write(lists, of: Int(number), &terms, &postings)
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

    private static func write(
        _ lists: CollectedPostings, of number: Int, _ terms: inout ByteWriter, _ postings: inout ByteWriter
    ) {
        let list = lists.list(of: number)
        terms.append(varint: list.count)
        guard list.count > 1 else {
            for place in list {
                terms.append(varint: Int(lists.entries[place]))
                terms.append(byte: lists.impacts[place])
            }
            return
        }
        let start = postings.count
        var previous: UInt32 = 0
        for place in list {
            postings.append(varint: Int(lists.entries[place] &- previous))
            postings.append(byte: lists.impacts[place])
            previous = lists.entries[place]
        }
        terms.append(varint: postings.count - start)
    }

    private mutating func writeGrams() {
        var sizes = [UInt32](repeating: 0, count: Gram.count)
        forEachGram { gram, _ in sizes[Int(gram)] &+= 1 }
        var starts: [Int] = []
        starts.reserveCapacity(Gram.count)
        var total = 0
        for size in sizes {
            starts.append(total)
            total += Int(size)
        }
        var ends = starts
        var terms = [UInt32](repeating: 0, count: total)
        forEachGram { gram, place in
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
    private func forEachGram(_ body: (UInt32, UInt32) -> Void) {
        pool.withArena { arena in
            for (place, number) in sortedTerms.enumerated() where !pool.isSurface(Int(number)) {
                let word = UnsafeBufferPointer(rebasing: arena[pool.range(of: Int(number))])
                guard let first = word.first, first >= TermNamespace.firstWordByte else { continue }
                Gram.forEach(in: word) { body($0, UInt32(place)) }
            }
        }
    }

    private mutating func writeEntries() {
        var offsets = ByteWriter()
        var entries = ByteWriter()
        var stored = EntryRecord.StoredSizes()
        for record in order {
            offsets.append(word64: UInt64(entries.count))
            records[record].write(to: &entries, after: &stored)
        }
        offsets.append(word64: UInt64(entries.count))
        sections[IndexSection.entryOffsets.rawValue] = offsets
        sections[IndexSection.entries.rawValue] = entries
    }

    private mutating func assemble() -> [UInt8] {
        let textSize = records.reduce(0) { $0 + $1.textSize }
        let payloadSize = records.reduce(0) { $0 + $1.payload.count }
        var sizes = sections.map { $0.count }
        sizes[IndexSection.texts.rawValue] = textSize
        sizes[IndexSection.payloads.rawValue] = payloadSize
        let body = sizes.reduce(0) { $0 + ($1 + 7) & ~7 }
        let pages = (body + IndexHeader.pageSize - 1) / IndexHeader.pageSize
        let tables = (pages + IndexHeader.checksumsPerTable - 1) / IndexHeader.checksumsPerTable
        let size = IndexHeader.size + body + pages * 8 + tables * 8

        var file = ByteWriter()
        file.reserve(size)
        file.append(raw: repeatElement(0, count: IndexHeader.size))
        var places: [(offset: Int, length: Int)] = []
        for section in IndexSection.allCases {
            places.append((file.count, sizes[section.rawValue]))
            switch section {
            case .texts: moveTexts(to: &file)
            case .payloads: for record in order { file.append(raw: records[record].payload) }
            default:
                file.append(raw: sections[section.rawValue].bytes)
                sections[section.rawValue] = ByteWriter()
            }
            file.align()
        }
        let checksums = Self.checksums(of: file, from: IndexHeader.size, pageSize: IndexHeader.pageSize)
        file.append(raw: checksums.bytes)
        let roots = Self.checksums(of: checksums, from: 0, pageSize: IndexHeader.checksumsPerTable * 8)
        file.append(raw: roots.bytes)

        var header = ByteWriter()
        header.append(raw: IndexHeader.magic)
        header.append(word32: IndexHeader.version)
        header.append(word32: UInt32(IndexHeader.sectionCount))
        header.append(word64: UInt64(size))
        header.append(word32: UInt32(order.count))
        header.append(word32: UInt32(sortedTerms.count))
        header.append(word64: roots.bytes.withUnsafeBytes { Checksum.of($0) })
        for raw in 0..<IndexHeader.kindCount {
            let lower = records.reduce(0) { $0 + (Int($1.kind.rawValue) < raw ? 1 : 0) }
            header.append(word32: UInt32(lower))
        }
        for place in places {
            header.append(word64: UInt64(place.offset))
            header.append(word64: UInt64(place.length))
        }
        header.append(word64: header.bytes.withUnsafeBytes { Checksum.of($0) })
        file.overwrite(at: 0, with: header.bytes)
        return file.bytes
    }

    /// Appends the stored texts and lets go of each.
    private mutating func moveTexts(to file: inout ByteWriter) {
        for record in order {
            for variant in records[record].variants.indices {
                file.append(raw: records[record].variants[variant].text)
                records[record].variants[variant].text = []
            }
        }
    }

    private static func checksums(of writer: ByteWriter, from offset: Int, pageSize: Int) -> ByteWriter {
        var result = ByteWriter()
        writer.bytes.withUnsafeBytes { bytes in
            var start = offset
            while start < bytes.count {
                let end = min(start + pageSize, bytes.count)
                result.append(word64: Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
                start = end
            }
        }
        return result
    }
}
