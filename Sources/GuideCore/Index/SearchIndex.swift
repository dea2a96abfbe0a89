/// A read-only view of an index.
///
/// Nothing is copied or read ahead: each part is checked against its checksum when it is first touched, so that a file
/// of any size opens at once. Not thread-safe; open one for each thread.
public final class SearchIndex {
    let parts: PartStore
    private let searcher: Searcher

    #if !SEARCH_ESSENTIALS
        /// Opens an index over bytes that the caller keeps alive and unchanged for as long as this object is used.
        ///
        /// - Throws: ``IndexError`` where the bytes are no index, of another version, or damaged.
        public init(bytes: UnsafeRawBufferPointer) throws(IndexError) {
            parts = try PartStore(file: bytes)
            searcher = Searcher(parts)
        }

    #endif
    /// Opens an index whose parts come one by one, over what ``opening()`` returned of the whole one. The caller keeps the
    /// bytes alive and unchanged for as long as this object is used.
    ///
    /// A search that needs a part which did not come yet ends with ``IndexError/absent(_:)``: ``missingParts`` says
    /// which ones are needed; ``insert(_:as:)`` takes them, and then the search is asked again.
    ///
    /// - Throws: ``IndexError`` where the bytes open no index, or one of another version, or are damaged.
    public init(opening: UnsafeRawBufferPointer) throws(IndexError) {
        parts = try PartStore(opening: opening)
        searcher = Searcher(parts)
    }

    /// The parts that the last search needed and that did not come yet, in the order in which they were met.
    public var missingParts: [IndexPart] { parts.missing }

    /// Takes a part of an index that is read in parts. The caller keeps the bytes alive and unchanged for as long as this
    /// object is used. A part that is there already stays as it is.
    ///
    /// - Throws: ``IndexError/damaged(offset:)`` where the bytes are not that part of this index.
    public func insert(_ bytes: UnsafeRawBufferPointer, as part: IndexPart) throws(IndexError) {
        try parts.insert(bytes, as: part)
    }

    /// The number of entries.
    public var count: Int { parts.header.entryCount }

    /// Answers a request.
    ///
    /// - Throws: ``IndexError/damaged(offset:)`` where a part that the answer needs is not what was written, and
    ///   ``IndexError/absent(_:)`` where it did not come yet.
    public func search(_ request: SearchRequest) throws(IndexError) -> SearchAnswer {
        parts.forgetMissing()
        return try searcher.answer(request)
    }

    /// Returns the entries that a name leads to, the most direct first; the spelling's case and separators do not
    /// matter. Empty where there is none.
    public func entries(named name: [UInt8]) throws(IndexError) -> [(entry: Int, strength: IndexEntry.Key.Strength)] {
        var result: [(entry: Int, strength: IndexEntry.Key.Strength)] = []
        for named in try searcher.entries(named: name) {
            guard let strength = IndexEntry.Key.Strength(rawValue: named.strength) else { throw .damaged(offset: 0) }
            result.append((named.entry, strength))
        }
        let order = RankKey.sorted(
            result.indices.map { RankKey(Int(UInt8.max - result[$0].strength.rawValue), at: $0) })
        return order.map { result[$0] }
    }

    #if !SEARCH_ESSENTIALS
        /// Returns the identifiers of entries nearest to a name that leads nowhere, the nearest first, at most `limit`.
        public func identifiers(near name: [UInt8], limit: Int) throws(IndexError) -> [[UInt8]] {
            let letters = EditDistance.letters(of: IdentifierKey.of(name))
            let most = max(1, letters.count / 3)
            var near: [RankKey] = []
            for entry in 0..<count {
                let record = try searcher.entries.record(entry)
                let other = EditDistance.letters(of: IdentifierKey.of(record.id))
                if let distance = EditDistance.between(letters, other, limit: most) {
                    near.append(RankKey(distance, at: entry))
                }
            }
            var result: [[UInt8]] = []
            for entry in RankKey.sorted(near).prefix(limit) { result.append(try searcher.entries.record(entry).id) }
            return result
        }

    #endif
    /// Returns the values that entries have for a facet, as terms of the index spell them, in order.
    public func values(of facet: Facet) throws(IndexError) -> [[UInt8]] {
        let prefix: [UInt8] = [TermNamespace.facet, facet.rawValue]
        var result: [[UInt8]] = []
        var terms = searcher.dictionary.terms(beginningWith: prefix)
        while try terms.next() != nil { result.append(Array(terms.text.dropFirst(prefix.count))) }
        return result
    }

    /// Returns what a list shows of an entry. `entry` must be in `0..<count`.
    public func summary(of entry: Int, language: Language) throws(IndexError) -> EntrySummary {
        precondition(entry >= 0 && entry < count, "an entry's number is in 0..<count")
        return try searcher.entries.record(entry).summary(in: language)
    }

    /// Returns the bytes that the entry was added with. `entry` must be in `0..<count`.
    public func payload(of entry: Int) throws(IndexError) -> [UInt8] {
        precondition(entry >= 0 && entry < count, "an entry's number is in 0..<count")
        return try searcher.entries.payload(of: searcher.entries.record(entry))
    }

    /// The size in bytes of the parts that search reads, and of the texts and payloads that answers show.
    public var sizes: (search: Int, entries: Int, texts: Int, payloads: Int) {
        let header = parts.header
        return (
            search: header.byteCount(.directory) + header.byteCount(.terms) + header.byteCount(.grams),
            entries: header.byteCount(.entries), texts: header.byteCount(.texts),
            payloads: header.byteCount(.payloads)
        )
    }
}
