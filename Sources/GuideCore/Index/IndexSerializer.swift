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
    /// The parts of each kind but texts and payloads, which go straight into the file.
    private var directory = PartWriter()
    private var terms = PartWriter()
    private var postings = PartWriter(PartPlan(least: 2048))
    private var grams = PartWriter()
    private var entries = PartWriter()
    // For each part of words.
    private var blockCounts: [Int] = []
    private var separators: [[UInt8]] = []

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
        let firstGrams = writeGrams()
        var directory = ByteWriter()
        IndexDirectory.write(blocks: blockCounts, separators: separators, firstGrams: firstGrams, to: &directory)
        self.directory.append(part: [directory])
        let textSize = records.reduce(0) { $0 + $1.textSize }
        var texts = PartPlan(total: textSize, least: 4096, mostParts: 4096)
        var payloads = PartPlan(least: 8192)
        writeEntries(&texts, &payloads)
        return assemble(texts, payloads)
    }

    private mutating func writeTerms(_ lists: CollectedPostings) {
        terms = PartWriter(PartPlan(total: sortedTerms.count * 16, least: 2048, mostParts: 2048))
        var ends = ByteWriter()
        var blocks = ByteWriter()
        var short = ByteWriter()
        pool.withArena { arena in
            var previous = 0..<0
            var isOfNames = false
            for (place, number) in sortedTerms.enumerated() {
                let range = pool.range(of: Int(number))
                var shared = 0
                let most = min(previous.count, range.count)
                while shared < most, arena[previous.lowerBound &+ shared] == arena[range.lowerBound &+ shared] {
                    shared &+= 1
                }
                if place % IndexHeader.termsPerBlock == 0 {
                    if place > 0 { ends.append(word16: blocks.count) }
                    let size = ends.count + blocks.count + short.count
                    // A name is looked up on its own, and none is what most queries are.
                    let isKey = arena[range.lowerBound] == TermNamespace.key
                    // Who looks for a name need not fetch the first words, nor the other way round.
                    let isFirstOfWords = isOfNames && arena[range.lowerBound] >= TermNamespace.firstWordByte
                    isOfNames = arena[range.lowerBound] < TermNamespace.firstWordByte
                    // A block's end has 16 bits, a part's number of blocks 8.
                    if terms.plan.isFull(with: isKey ? size * 2 : size) || isFirstOfWords || blocks.count > 1 << 15
                        || ends.count == 510
                    {
                        endTerms(&ends, &blocks, &short)
                    }
                    if ends.count == 0 {
                        let separator = place == 0 ? 0 : min(shared + 1, range.count)
                        separators.append(Array(arena[range.lowerBound..<range.lowerBound + separator]))
                    }
                    shared = 0
                    blocks.append(varint: short.count)
                }
                previous = range
                blocks.append(varint: shared)
                let isSurface = pool.isSurface(Int(number))
                blocks.append(varint: (range.count - shared) << 1 | (isSurface ? 1 : 0))
                blocks.append(raw: arena[range.lowerBound + shared..<range.upperBound])
                let long = isOfNames ? TermBlock.longNamePostings : TermBlock.longPostings
                write(lists, of: Int(number), long: long, &blocks, &short)
            }
        }
        if blocks.count > 0 {
            ends.append(word16: blocks.count)
            endTerms(&ends, &blocks, &short)
        }
        postings.finish()
    }

    private mutating func endTerms(_ ends: inout ByteWriter, _ blocks: inout ByteWriter, _ short: inout ByteWriter) {
        blockCounts.append(ends.count / 2)
        terms.append(part: [ends, blocks, short])
        ends = ByteWriter()
        blocks = ByteWriter()
        short = ByteWriter()
    }

    private mutating func write(
        _ lists: CollectedPostings, of number: Int, long: Int, _ terms: inout ByteWriter, _ short: inout ByteWriter
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
        let length = lists.size(of: list)
        let isLong = length >= long
        terms.append(varint: length << 1 | (isLong ? 1 : 0))
        guard isLong else { return lists.write(list, to: &short) }
        let place = postings.append(length) { lists.write(list, to: &$0) }
        terms.append(varint: place.part)
        terms.append(varint: place.start)
    }

    /// Writes the parts of grams and returns the first gram of each.
    private mutating func writeGrams() -> [UInt32] {
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
        grams = PartWriter(PartPlan(total: sortedTerms.count * 2, least: 1024, mostParts: 1024))
        var firstGrams: [UInt32] = []
        var table = ByteWriter()
        var lists = ByteWriter()
        var previousGram = 0
        for gram in 0..<Gram.count where ends[gram] > starts[gram] {
            // Few grams in a part too: its table is read from the beginning.
            if grams.plan.isFull(with: table.count + lists.count) || table.count > 512 {
                endGrams(&table, &lists)
                previousGram = 0
            }
            if table.count == 0 { firstGrams.append(UInt32(gram)) }
            let start = lists.count
            var previous: UInt32 = 0
            for place in starts[gram]..<ends[gram] {
                lists.append(varint: Int(terms[place] &- previous))
                previous = terms[place]
            }
            table.append(varint: gram - previousGram)
            table.append(varint: lists.count - start)
            previousGram = gram
        }
        if table.count > 0 { endGrams(&table, &lists) }
        return firstGrams
    }

    private mutating func endGrams(_ table: inout ByteWriter, _ lists: inout ByteWriter) {
        var size = ByteWriter()
        size.append(varint: table.count)
        grams.append(part: [size, table, lists])
        table = ByteWriter()
        lists = ByteWriter()
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

    private mutating func writeEntries(_ texts: inout PartPlan, _ payloads: inout PartPlan) {
        var lengths = ByteWriter()
        var entries = ByteWriter()
        for (place, record) in order.enumerated() {
            let start = entries.count
            records[record].write(to: &entries, texts: &texts, payloads: &payloads)
            lengths.append(varint: entries.count - start)
            if (place + 1) % IndexHeader.entriesPerPart == 0 || place + 1 == order.count {
                self.entries.append(part: [lengths, entries])
                lengths = ByteWriter()
                entries = ByteWriter()
            }
        }
        texts.finish()
        payloads.finish()
    }

    private mutating func assemble(_ texts: PartPlan, _ payloads: PartPlan) -> [UInt8] {
        let plans = [directory.plan, terms.plan, postings.plan, grams.plan, entries.plan, texts, payloads]
        let first = IndexHeader.size + plans.reduce(0) { $0 + $1.ends.count } * 8
        let size = plans.reduce(first) { $0 + $1.total }
        var file = ByteWriter()
        file.reserve(size)
        // Its place is taken: it is written when the parts are known.
        file.append(raw: repeatElement(0, count: IndexHeader.size))
        var start = first
        for plan in plans {
            var begin = start
            for end in plan.ends {
                file.append(word64: UInt64(begin))
                begin = start + end
            }
            start += plan.total
        }
        file.append(raw: directory.bytes.bytes)
        file.append(raw: terms.bytes.bytes)
        terms = PartWriter()
        file.append(raw: postings.bytes.bytes)
        postings = PartWriter()
        file.append(raw: grams.bytes.bytes)
        grams = PartWriter()
        file.append(raw: entries.bytes.bytes)
        entries = PartWriter()
        moveTexts(texts, to: &file)
        movePayloads(payloads, to: &file)

        let fingerprint = Self.stamp(&file, plans, from: first)
        file.overwrite(at: 0, with: header(plans, size: size, fingerprint: fingerprint))
        return file.bytes
    }

    /// Appends the stored texts and lets go of each.
    private mutating func moveTexts(_ plan: PartPlan, to file: inout ByteWriter) {
        let start = file.count
        var part = 0
        for record in order {
            for variant in records[record].variants.indices where !records[record].variants[variant].text.isEmpty {
                file.append(raw: records[record].variants[variant].text)
                records[record].variants[variant].text = []
                Self.endPart(&part, of: plan, from: start, &file)
            }
        }
    }

    private mutating func movePayloads(_ plan: PartPlan, to file: inout ByteWriter) {
        let start = file.count
        var part = 0
        for record in order where !records[record].payload.isEmpty {
            file.append(raw: records[record].payload)
            records[record].payload = []
            Self.endPart(&part, of: plan, from: start, &file)
        }
    }

    /// Takes room for the stamp of a part whose bytes are all there.
    private static func endPart(_ part: inout Int, of plan: PartPlan, from start: Int, _ file: inout ByteWriter) {
        guard part < plan.ends.count, file.count - start == plan.ends[part] - 8 else { return }
        file.append(word64: 0)
        part += 1
    }

    /// Writes the stamp of every part and returns the fingerprint of all.
    private static func stamp(_ file: inout ByteWriter, _ plans: [PartPlan], from first: Int) -> UInt64 {
        var checksums = ByteWriter()
        file.bytes.withUnsafeBytes { bytes in
            var start = first
            for plan in plans {
                var begin = start
                for end in plan.ends {
                    checksums.append(
                        word64: Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[begin..<start + end - 8])))
                    begin = start + end
                }
                start += plan.total
            }
        }
        let fingerprint = checksums.bytes.withUnsafeBytes { Checksum.of($0) }
        var place = 0
        var start = first
        for (kind, plan) in zip(IndexPart.Kind.allCases, plans) {
            for (number, end) in plan.ends.enumerated() {
                let checksum = checksums.bytes.withUnsafeBytes { $0.word64(place * 8) }
                file.overwrite(
                    at: start + end - 8, word64: Checksum.stamp(checksum, kind, number, of: fingerprint))
                place += 1
            }
            start += plan.total
        }
        return fingerprint
    }

    private func header(_ plans: [PartPlan], size: Int, fingerprint: UInt64) -> [UInt8] {
        var header = ByteWriter()
        header.append(raw: IndexHeader.magic)
        header.append(word32: IndexHeader.version)
        header.append(word32: UInt32(IndexHeader.partKindCount))
        header.append(word64: UInt64(size))
        header.append(word32: UInt32(order.count))
        header.append(word32: UInt32(sortedTerms.count))
        header.append(word64: fingerprint)
        for raw in 0..<IndexHeader.kindCount {
            let lower = records.reduce(0) { $0 + (Int($1.kind.rawValue) < raw ? 1 : 0) }
            header.append(word32: UInt32(lower))
        }
        for plan in plans {
            header.append(word32: UInt32(plan.ends.count))
            header.append(word64: UInt64(plan.total))
        }
        header.append(word64: header.bytes.withUnsafeBytes { Checksum.of($0) })
        return header.bytes
    }
}
