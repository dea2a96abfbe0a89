/// Reads numbers and texts from bytes whose integrity was checked; every read is held to the end of the bytes, because
/// a forged file can carry right checksums.
struct ByteCursor {
    private let base: UnsafeRawPointer
    private(set) var position: Int
    let end: Int
    /// Where the bytes stand in the file, for the place of an error.
    private let fileOffset: Int

    /// Creates a cursor over the range `0..<count` of memory that stays valid while the cursor is used.
    init(base: UnsafeRawPointer, count: Int, fileOffset: Int) {
        self.base = base
        position = 0
        end = count
        self.fileOffset = fileOffset
    }

    var isAtEnd: Bool { position >= end }

    @inline(__always)
    mutating func byte() throws(IndexError) -> UInt8 {
        guard position < end else { throw damage }
        let value = base.load(fromByteOffset: position, as: UInt8.self)
        position &+= 1
        return value
    }

    @inline(__always)
    mutating func varint() throws(IndexError) -> Int {
        let first = try byte()
        if first < 0x80 { return Int(first) }
        var value = UInt64(first & 0x7F)
        var shift: UInt64 = 7
        while true {
            let next = try byte()
            value |= UInt64(next & 0x7F) &<< shift
            if next < 0x80 { break }
            shift &+= 7
            guard shift < 56 else { throw damage }
        }
        // 56 bits at most, so that it fits where Int has 64 bits; a 32-bit reader refuses what it cannot hold.
        guard let result = Int(exactly: value) else { throw damage }
        return result
    }

    /// Returns the next bytes without copying them.
    @inline(__always)
    mutating func bytes(_ count: Int) throws(IndexError) -> UnsafeRawBufferPointer {
        guard count >= 0, count <= end &- position else { throw damage }
        let slice = UnsafeRawBufferPointer(start: base + position, count: count)
        position &+= count
        return slice
    }

    mutating func text() throws(IndexError) -> [UInt8] {
        let count = try varint()
        return try [UInt8](bytes(count))
    }

    mutating func skip(_ count: Int) throws(IndexError) {
        _ = try bytes(count)
    }

    var damage: IndexError { .damaged(offset: fileOffset + position) }
}
