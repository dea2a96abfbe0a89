/// Writes the parts of one kind, one after the other, each with room for its stamp.
struct PartWriter {
    private(set) var plan: PartPlan
    private(set) var bytes = ByteWriter()

    init(_ plan: PartPlan = PartPlan()) {
        self.plan = plan
    }

    /// Appends what a closure writes to a part, which ends when it is full, and returns where it stands.
    mutating func append(_ count: Int, _ write: (inout ByteWriter) -> Void) -> EntryRecord.Place {
        write(&bytes)
        let finished = plan.ends.count
        let place = plan.place(count)
        if plan.ends.count > finished { bytes.append(word64: 0) }
        return place
    }

    /// Writes a part of some pieces.
    mutating func append(part pieces: [ByteWriter]) {
        for piece in pieces { bytes.append(raw: piece.bytes) }
        bytes.append(word64: 0)
        plan.endPart(adding: pieces.reduce(0) { $0 + $1.count })
    }

    /// Ends the last part where anything was written to it.
    mutating func finish() {
        if plan.size > 0 { bytes.append(word64: 0) }
        plan.finish()
    }
}
