/// A read-only view of an index.
///
/// Nothing is copied or read ahead: each part is checked against its checksum when it is first touched, so that a file
/// of any size opens at once. Not thread-safe; open one for each thread.
public final class SearchIndex {
    /// Opens an index over bytes that the caller keeps alive and unchanged for as long as this object is used.
    ///
    /// - Throws: ``IndexError`` where the bytes are no index, of another version, or damaged.
    public init(bytes: UnsafeRawBufferPointer) throws(IndexError) {
        throw .notAnIndex
    }

    /// The number of entries.
    public var count: Int { 0 }

    /// Answers a request.
    ///
    /// - Throws: ``IndexError/damaged(offset:)`` where a part that the answer needs is not what was written.
    public func search(_ request: SearchRequest) throws(IndexError) -> SearchAnswer {
        SearchAnswer()
    }

    /// Returns the entries that a name leads to, the most direct first; the spelling's case and separators do not
    /// matter. Empty where there is none.
    public func entries(named name: [UInt8]) throws(IndexError) -> [(entry: Int, strength: IndexEntry.Key.Strength)] {
        []
    }

    /// Returns the identifiers of entries nearest to a name that leads nowhere, the nearest first, at most `limit`.
    public func identifiers(near name: [UInt8], limit: Int) throws(IndexError) -> [[UInt8]] {
        []
    }

    /// Returns what a list shows of an entry. `entry` must be in `0..<count`.
    public func summary(of entry: Int, language: Language) throws(IndexError) -> EntrySummary {
        throw .damaged(offset: 0)
    }

    /// Returns the bytes that the entry was added with. `entry` must be in `0..<count`.
    public func payload(of entry: Int) throws(IndexError) -> [UInt8] {
        []
    }
}
