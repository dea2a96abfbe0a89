/// Reads the entries of an index.
struct EntryTable {
    private let pages: PagedBytes

    init(_ pages: PagedBytes) {
        self.pages = pages
    }

    func record(_ entry: Int) throws(IndexError) -> EntryRecord {
        var cursor = try cursor(entry)
        return try EntryRecord(from: &cursor)
    }

    func text(of variant: EntryRecord.Variant) throws(IndexError) -> UnsafeRawBufferPointer {
        var cursor = try pages.cursor(.texts, from: variant.textRange.lowerBound, count: variant.textRange.count)
        return try cursor.bytes(variant.textRange.count)
    }

    func payload(of record: EntryRecord) throws(IndexError) -> [UInt8] {
        var cursor = try pages.cursor(.payloads, from: record.payloadRange.lowerBound, count: record.payloadRange.count)
        return [UInt8](try cursor.bytes(record.payloadRange.count))
    }

    private func cursor(_ entry: Int) throws(IndexError) -> ByteCursor {
        let start = try pages.word64(.entryOffsets, at: entry)
        let end = try pages.word64(.entryOffsets, at: entry + 1)
        return try pages.cursor(.entries, from: start, count: end - start)
    }
}
