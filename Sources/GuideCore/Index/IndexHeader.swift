/// The beginning of an index: what it is and how many parts it has.
///
/// The format, version 3. All numbers are little-endian.
///
///     offset  size  what
///          0     8  magic, "a11yidx" and a zero
///          8     4  version
///         12     4  number of kinds of parts
///         16     8  size of the file in bytes
///         24     4  number of entries
///         28     4  number of terms
///         32     8  fingerprint: the checksum of all parts' checksums
///         40    32  for each raw value of ``EntryKind`` from 0 to 7 the number of entries of a lower one, 4 bytes each
///         72    84  for each kind of part how many there are (4 bytes) and how many bytes they have together (8 bytes)
///        156     8  checksum of the bytes before
///        164        for each part, in the order of kinds and numbers, where it begins, 8 bytes
///                   the parts, one after the other; the last 8 bytes of each are its stamp, see ``Checksum``
///
/// A search reads the directory, a few parts of each kind, and nothing else: so a reader that fetches parts one by one
/// needs few of them. It needs no offsets either; what leads from part to part is numbers.
struct IndexHeader {
    static let magic: [UInt8] = [0x61, 0x31, 0x31, 0x79, 0x69, 0x64, 0x78, 0x00]
    static let version: UInt32 = 3
    static let termsPerBlock = 64
    static let entriesPerPart = 2
    static let kindCount = 8
    static let partsOffset = 40 + kindCount * 4
    static let partKindCount = 7
    static let size = partsOffset + partKindCount * 12 + 8

    let entryCount: Int
    let termCount: Int
    /// What distinguishes this index from every other.
    let fingerprint: UInt64
    /// The entries are sorted by kind; where each kind begins.
    private let kindStarts: [Int]
    /// For each kind of part the number of parts before it; one more for all.
    private let firstParts: [Int]
    private let partBytes: [Int]

    /// Reads and checks the header of an index.
    ///
    /// - Parameter isWhole: Whether all of the index follows, so that the size can be compared.
    init(file: UnsafeRawBufferPointer, isWhole: Bool) throws(IndexError) {
        guard file.count >= 16 else { throw .notAnIndex }
        for place in 0..<8 where file[place] != Self.magic[place] { throw .notAnIndex }
        let version = file.word32(8)
        guard version == Self.version else { throw .unsupportedVersion(found: version, supported: Self.version) }
        guard file.count >= Self.size else { throw .wrongSize(found: file.count, expected: Self.size) }
        let checked = UnsafeRawBufferPointer(rebasing: file[0..<Self.size - 8])
        guard Checksum.of(checked) == file.word64(Self.size - 8) else { throw .damaged(offset: 0) }
        guard file.word32(12) == UInt32(Self.partKindCount), let size = Int(exactly: file.word64(16)) else {
            throw .damaged(offset: 12)
        }
        if isWhole, size != file.count { throw .wrongSize(found: file.count, expected: size) }

        entryCount = Int(file.word32(24))
        termCount = Int(file.word32(28))
        fingerprint = file.word64(32)
        var starts: [Int] = []
        for kind in 0..<Self.kindCount { starts.append(Int(file.word32(40 + kind * 4))) }
        kindStarts = starts
        var firstParts = [0]
        var partBytes: [Int] = []
        var total = 0
        for kind in 0..<Self.partKindCount {
            let offset = Self.partsOffset + kind * 12
            guard let bytes = Int(exactly: file.word64(offset + 4)) else { throw .damaged(offset: offset) }
            total += Int(file.word32(offset))
            firstParts.append(total)
            partBytes.append(bytes)
        }
        self.firstParts = firstParts
        self.partBytes = partBytes
        // More parts than bytes cannot be, and their number is what memory is taken for.
        guard total <= size / 8, firstParts[1] == 1,
            partCount(.entries) == (entryCount + Self.entriesPerPart - 1) / Self.entriesPerPart
        else { throw .damaged(offset: Self.partsOffset) }
    }

    /// The number of all parts.
    var partCount: Int { firstParts[Self.partKindCount] }

    /// Returns the number of parts of a kind.
    func partCount(_ kind: IndexPart.Kind) -> Int {
        firstParts[Int(kind.rawValue) + 1] - firstParts[Int(kind.rawValue)]
    }

    /// Returns how many bytes the parts of a kind have together.
    func byteCount(_ kind: IndexPart.Kind) -> Int { partBytes[Int(kind.rawValue)] }

    /// Returns the place of a part among all; `nil` where the index has no such part.
    func place(of kind: IndexPart.Kind, _ number: Int) -> Int? {
        guard number >= 0, number < partCount(kind) else { return nil }
        return firstParts[Int(kind.rawValue)] + number
    }

    /// Returns the kind of an entry.
    func kind(of entry: Int) throws(IndexError) -> EntryKind {
        var raw = Self.kindCount - 1
        while raw > 0, kindStarts[raw] > entry { raw -= 1 }
        guard let kind = EntryKind(rawValue: UInt8(raw)) else { throw .damaged(offset: 40) }
        return kind
    }

    var blockCount: Int { (termCount + Self.termsPerBlock - 1) / Self.termsPerBlock }
}

extension UnsafeRawBufferPointer {
    @inline(__always)
    func word32(_ offset: Int) -> UInt32 {
        UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    @inline(__always)
    func word64(_ offset: Int) -> UInt64 {
        UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
