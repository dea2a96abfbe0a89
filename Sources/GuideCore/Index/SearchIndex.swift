/// A read-only view of an index.
///
/// Nothing is copied or read ahead: each part is checked against its checksum when it is first touched, so that a file
/// of any size opens at once. Not thread-safe; open one for each thread.
public final class SearchIndex {
    private let pages: PagedBytes
    private let searcher: Searcher

    /// Opens an index over bytes that the caller keeps alive and unchanged for as long as this object is used.
    ///
    /// - Parameters:
    ///   - bytes: The whole index, or memory of its size that it is fetched into.
    ///   - loaded: What was fetched so far; `nil` where the whole index is there. More may be noted later.
    /// - Throws: ``IndexError`` where the bytes are no index, of another version, damaged, or absent.
    public init(bytes: UnsafeRawBufferPointer, loaded: LoadedParts? = nil) throws(IndexError) {
        pages = try PagedBytes(file: bytes, loaded: loaded)
        searcher = Searcher(pages)
    }

    /// The number of entries.
    public var count: Int { pages.info.entryCount }

    /// Answers a request.
    ///
    /// - Throws: ``IndexError/damaged(offset:)`` where a part that the answer needs is not what was written, and
    ///   ``IndexError/absent(offset:count:)`` where it was not fetched yet.
    public func search(_ request: SearchRequest) throws(IndexError) -> SearchAnswer {
        try searcher.answer(request)
    }

    /// Returns the entries that a name leads to, the most direct first; the spelling's case and separators do not
    /// matter. Empty where there is none.
    public func entries(named name: [UInt8]) throws(IndexError) -> [(entry: Int, strength: IndexEntry.Key.Strength)] {
        var result: [(entry: Int, strength: IndexEntry.Key.Strength)] = []
        for named in try searcher.entries(named: name) {
            guard let strength = IndexEntry.Key.Strength(rawValue: named.strength) else { throw .damaged(offset: 0) }
            result.append((named.entry, strength))
        }
        result.sort {
            $0.strength != $1.strength ? $0.strength.rawValue > $1.strength.rawValue : $0.entry < $1.entry
        }
        return result
    }

    /// Returns the identifiers of entries nearest to a name that leads nowhere, the nearest first, at most `limit`.
    public func identifiers(near name: [UInt8], limit: Int) throws(IndexError) -> [[UInt8]] {
        let letters = EditDistance.letters(of: IdentifierKey.of(name))
        let most = max(1, letters.count / 3)
        var near: [(distance: Int, entry: Int)] = []
        for entry in 0..<count {
            let record = try searcher.entries.record(entry)
            let other = EditDistance.letters(of: IdentifierKey.of(record.id))
            if let distance = EditDistance.between(letters, other, limit: most) { near.append((distance, entry)) }
        }
        near.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.entry < $1.entry }
        var result: [[UInt8]] = []
        for candidate in near.prefix(limit) { result.append(try searcher.entries.record(candidate.entry).id) }
        return result
    }

    /// Returns the values that entries have for a facet, as terms of the index spell them, in order.
    public func values(of facet: Facet) throws(IndexError) -> [[UInt8]] {
        let prefix: [UInt8] = [TermNamespace.facet, facet.rawValue]
        var result: [[UInt8]] = []
        try searcher.dictionary.scan(from: prefix) { (_, text) throws(IndexError) -> Bool in
            guard text.starts(with: prefix) else { return false }
            result.append(Array(text.dropFirst(prefix.count)))
            return true
        }
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
        let info = pages.info
        return (
            search: info.range(of: .gramLists).upperBound,
            entries: info.range(of: .entries).upperBound - info.range(of: .entryOffsets).lowerBound,
            texts: info.range(of: .texts).count, payloads: info.range(of: .payloads).count
        )
    }
}
