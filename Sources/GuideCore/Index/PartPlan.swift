/// Where the parts of one kind end.
struct PartPlan {
    /// Where each finished part ends, its stamp included.
    private(set) var ends: [Int] = []
    /// The bytes of the part that is being planned.
    private(set) var size = 0
    /// The size at which a part ends.
    private let most: Int

    /// Plans for about `total` bytes: parts are small, so that one that is fetched holds little that is not wanted, unless
    /// there would be very many.
    init(total: Int = 0, least: Int = 0, mostParts: Int = 1) {
        most = min(1 << 15, max(least, total / mostParts))
    }

    /// The bytes of all finished parts.
    var total: Int { ends.last ?? 0 }

    /// Whether a part of some bytes is as large as it should be.
    func isFull(with size: Int) -> Bool { size >= most }

    /// Gives a place to bytes; their part ends when it is full.
    mutating func place(_ count: Int) -> EntryRecord.Place {
        guard count > 0 else { return EntryRecord.Place() }
        let place = EntryRecord.Place(part: ends.count, start: size, count: count)
        size += count
        if isFull(with: size) { endPart() }
        return place
    }

    /// Ends a part with some more bytes.
    mutating func endPart(adding count: Int = 0) {
        ends.append(total + size + count + 8)
        size = 0
    }

    /// Ends the last part where it has anything.
    mutating func finish() {
        if size > 0 { endPart() }
    }
}
