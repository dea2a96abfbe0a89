/// A part of an index. Raw values are the order in the header: they are never reused.
enum IndexSection: Int, CaseIterable {
    /// For each block of terms: a 32-bit offset into `separators`, then one more that ends the last.
    case separatorOffsets = 0
    /// The first term of each block, whole, one after the other.
    case separators = 1
    /// For each block of terms: a 32-bit offset into `terms`, then one more that ends the last.
    case blockOffsets = 2
    /// Blocks of ``IndexHeader/termsPerBlock`` terms in byte order; see ``TermBlock``.
    case terms = 3
    /// Posting lists of the terms that more than one entry has, one after the other; see ``PostingList``.
    case postings = 4
    /// Sorted 32-bit pairs: a gram and the end of its list in `gramLists`; see ``Gram``.
    case grams = 5
    /// For each gram the numbers of the terms that hold it, as varint differences.
    case gramLists = 6
    /// For each entry: a 64-bit offset into `entries`, then one more that ends the last.
    case entryOffsets = 7
    /// What a list shows of each entry; see ``EntryRecord``.
    case entries = 8
    /// Stored text that snippets are cut from.
    case texts = 9
    /// The bytes that entries were added with.
    case payloads = 10
}

/// The beginning of an index: what it is and where its parts stand.
///
/// The format, version 1. All numbers are little-endian.
///
///     offset  size  what
///          0     8  magic, "a11yidx" and a zero
///          8     4  version
///         12     4  number of sections
///         16     8  size of the file in bytes
///         24     4  number of entries
///         28     4  number of terms
///         32     8  checksum of the roots
///         40    32  for each raw value of ``EntryKind`` from 0 to 7 the number of entries of a lower one, 4 bytes each
///         72   176  for each section its offset and its length, 8 bytes each
///        248     8  checksum of the bytes before
///        256        the sections, each beginning at a multiple of 8, in the order of ``IndexSection``
///                   for each page of 4,096 bytes from offset 256 its checksum, 8 bytes
///                   for each table of 512 checksums its checksum, 8 bytes: the roots
///
/// The search part (sections 0–6) stands before the entries and those before the stored texts, so that a reader that
/// fetches pages one by one needs few of them.
struct IndexHeader {
    static let magic: [UInt8] = [0x61, 0x31, 0x31, 0x79, 0x69, 0x64, 0x78, 0x00]
    static let version: UInt32 = 1
    static let pageSize = 4096
    static let checksumsPerTable = 512
    static let termsPerBlock = 64
    static let sectionCount = 11
    static let kindCount = 8
    static let sectionsOffset = 40 + kindCount * 4
    static let size = sectionsOffset + sectionCount * 16 + 8

    let entryCount: Int
    let termCount: Int
    let checksumsOffset: Int
    let rootsOffset: Int
    let pageCount: Int
    let tableCount: Int
    let rootChecksum: UInt64
    /// The entries are sorted by kind; where each kind begins.
    private let kindStarts: [Int]
    private let starts: [Int]
    private let lengths: [Int]

    func range(of section: IndexSection) -> Range<Int> {
        starts[section.rawValue]..<starts[section.rawValue] + lengths[section.rawValue]
    }

    /// Reads and checks the header of an index.
    init(file: UnsafeRawBufferPointer) throws(IndexError) {
        guard file.count >= 16 else { throw .notAnIndex }
        for (position, byte) in Self.magic.enumerated() where file[position] != byte { throw .notAnIndex }
        func word32(_ offset: Int) -> UInt32 {
            UInt32(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        }
        func word64(_ offset: Int) -> UInt64 {
            UInt64(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        let version = word32(8)
        guard version == Self.version else { throw .unsupportedVersion(found: version, supported: Self.version) }
        guard file.count >= Self.size else { throw .wrongSize(found: file.count, expected: Self.size) }
        let checked = UnsafeRawBufferPointer(rebasing: file[0..<Self.size - 8])
        guard Checksum.of(checked) == word64(Self.size - 8) else { throw .damaged(offset: 0) }
        guard word32(12) == UInt32(Self.sectionCount), let size = Int(exactly: word64(16)) else {
            throw .damaged(offset: 12)
        }
        guard size == file.count else { throw .wrongSize(found: file.count, expected: size) }

        var starts: [Int] = []
        var lengths: [Int] = []
        var end = Self.size
        for section in 0..<Self.sectionCount {
            guard let start = Int(exactly: word64(Self.sectionsOffset + section * 16)),
                let length = Int(exactly: word64(Self.sectionsOffset + section * 16 + 8)),
                start >= end, start <= size, length >= 0, length <= size - start
            else { throw .damaged(offset: Self.sectionsOffset + section * 16) }
            starts.append(start)
            lengths.append(length)
            end = start + length
        }
        kindStarts = (0..<Self.kindCount).map { Int(word32(40 + $0 * 4)) }
        self.starts = starts
        self.lengths = lengths
        checksumsOffset = (end + 7) / 8 * 8
        pageCount = (checksumsOffset - Self.size + Self.pageSize - 1) / Self.pageSize
        tableCount = (pageCount + Self.checksumsPerTable - 1) / Self.checksumsPerTable
        rootsOffset = checksumsOffset + pageCount * 8
        guard rootsOffset + tableCount * 8 == size else { throw .damaged(offset: 16) }
        entryCount = Int(word32(24))
        termCount = Int(word32(28))
        rootChecksum = word64(32)
        guard lengths[IndexSection.entryOffsets.rawValue] == (entryCount + 1) * 8,
            lengths[IndexSection.blockOffsets.rawValue] == (blockCount + 1) * 4,
            lengths[IndexSection.separatorOffsets.rawValue] == (blockCount + 1) * 4,
            lengths[IndexSection.grams.rawValue] % 8 == 0
        else { throw .damaged(offset: 24) }
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
