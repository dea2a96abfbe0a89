/// Reads numbers and texts from bytes whose integrity was checked; every read is held to the end of the bytes, because
/// a forged file can carry right checksums.
struct ByteCursor {
    private let base: UnsafeRawPointer?
    private(set) var position: Int
    let end: Int
    /// Where the bytes stand in the file, for the place of an error.
    private let fileOffset: Int

    /// Creates a cursor over the first bytes of memory that stays valid while the cursor is used.
    init(_ bytes: UnsafeRawBufferPointer, count: Int, fileOffset: Int) {
        base = bytes.baseAddress
        position = 0
        end = min(count, bytes.count)
        self.fileOffset = fileOffset
    }

    var isAtEnd: Bool { position >= end }

    @inline(__always)
    mutating func byte() throws(IndexError) -> UInt8 {
        guard position < end, let base else { throw damage }
        let value = base.load(fromByteOffset: position, as: UInt8.self)
        position &+= 1
        return value
    }

    @inline(__always)
    mutating func varint() throws(IndexError) -> Int {
        let first = try byte()
        return first < 0x80 ? Int(first) : try longVarint(first)
    }

    private mutating func longVarint(_ first: UInt8) throws(IndexError) -> Int {
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
        guard count >= 0, count <= end &- position, let base else { throw damage }
        let slice = UnsafeRawBufferPointer(start: base + position, count: count)
        position &+= count
        return slice
    }

    mutating func text() throws(IndexError) -> [UInt8] {
        let count = try varint()
        return try [UInt8](bytes(count))
    }

    mutating func skip(_ count: Int) throws(IndexError) {
        guard count >= 0, count <= end &- position else { throw damage }
        position &+= count
    }

    /// Returns a cursor over some of the bytes, counted from the beginning of this one's.
    func part(from start: Int, count: Int) throws(IndexError) -> ByteCursor {
        guard start >= 0, count >= 0, start <= end, count <= end &- start, let base else { throw damage }
        return ByteCursor(
            UnsafeRawBufferPointer(start: base + start, count: count), count: count, fileOffset: fileOffset + start)
    }

    /// Returns a 16-bit number, counted from the beginning of the bytes.
    func word16(at offset: Int) throws(IndexError) -> Int {
        guard offset >= 0, offset <= end &- 2, let base else { throw damage }
        return Int(UInt16(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
    }

    var damage: IndexError { .damaged(offset: fileOffset + position) }
}
