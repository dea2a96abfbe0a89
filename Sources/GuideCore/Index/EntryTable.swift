/// Reads the entries of an index.
///
/// A part has ``IndexHeader/entriesPerPart`` entries, the last one of an index perhaps fewer: first the length of each
/// record, then the records; see ``EntryRecord``.
struct EntryTable {
    private let parts: PartStore

    init(_ parts: PartStore) {
        self.parts = parts
    }

    func record(_ entry: Int) throws(IndexError) -> EntryRecord {
        let number = entry / IndexHeader.entriesPerPart
        var cursor = try parts.cursor(.entries, number)
        let first = number * IndexHeader.entriesPerPart
        let count = min(IndexHeader.entriesPerPart, parts.header.entryCount - first)
        var before = 0
        var length = 0
        for place in 0..<count {
            let next = min(try cursor.varint(), cursor.end)
            if first + place < entry { before += next }
            if first + place == entry { length = next }
        }
        var record = try cursor.part(from: cursor.position + before, count: length)
        return try EntryRecord(from: &record)
    }

    func text(of variant: EntryRecord.Variant) throws(IndexError) -> UnsafeRawBufferPointer {
        try bytes(at: variant.textPlace, in: .texts)
    }

    func payload(of record: EntryRecord) throws(IndexError) -> [UInt8] {
        [UInt8](try bytes(at: record.payloadPlace, in: .payloads))
    }

    private func bytes(
        at place: EntryRecord.Place, in kind: IndexPart.Kind
    ) throws(IndexError) -> UnsafeRawBufferPointer {
        if place.count == 0 { return UnsafeRawBufferPointer(start: nil, count: 0) }
        var cursor = try parts.cursor(kind, place.part).part(from: place.start, count: place.count)
        return try cursor.bytes(place.count)
    }
}
