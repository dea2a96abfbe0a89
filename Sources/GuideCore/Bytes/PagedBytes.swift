/// The bytes of an index, checked page by page when they are first touched.
///
/// Pages are counted from the end of the header. Each has a checksum; the checksums stand in pages of their own, whose
/// checksums in turn are covered by one in the header. So a file of any size opens after a few reads, and no byte is
/// used that was not checked.
final class PagedBytes {
    let file: UnsafeRawBufferPointer
    private let header: IndexHeader
    private var checkedPages: [UInt64]
    private var checkedTables: [UInt64]

    private let loaded: LoadedParts?

    /// Opens the bytes of an index, all of which are there unless `loaded` says otherwise.
    init(file: UnsafeRawBufferPointer, loaded: LoadedParts?) throws(IndexError) {
        self.file = file
        self.loaded = loaded
        try Self.require(0..<min(IndexHeader.size, file.count), loaded)
        header = try IndexHeader(file: file)
        try Self.require(header.rootsOffset..<header.rootsOffset + header.tableCount * 8, loaded)
        checkedPages = [UInt64](repeating: 0, count: (header.pageCount + 63) / 64)
        checkedTables = [UInt64](repeating: 0, count: (header.tableCount + 63) / 64)
        let roots = UnsafeRawBufferPointer(
            rebasing: file[header.rootsOffset..<header.rootsOffset + header.tableCount * 8])
        guard Checksum.of(roots) == header.rootChecksum else { throw .damaged(offset: header.rootsOffset) }
    }

    var info: IndexHeader { header }

    /// Returns a cursor over a part of a section, after its pages were checked.
    func cursor(_ section: IndexSection, from start: Int, count: Int) throws(IndexError) -> ByteCursor {
        let range = header.range(of: section)
        guard start >= 0, count >= 0, start <= range.count, count <= range.count - start else {
            throw .damaged(offset: range.lowerBound)
        }
        let offset = range.lowerBound + start
        try check(offset, count: count)
        guard let base = file.baseAddress else { throw .notAnIndex }
        return ByteCursor(base: base + offset, count: count, fileOffset: offset)
    }

    /// Returns a 32-bit number of a section that is an array of them.
    func word32(_ section: IndexSection, at index: Int) throws(IndexError) -> Int {
        let range = header.range(of: section)
        guard index >= 0, index < range.count / 4 else { throw .damaged(offset: range.lowerBound) }
        let offset = range.lowerBound + index * 4
        try check(offset, count: 4)
        return Int(UInt32(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    /// Returns a 64-bit number of a section that is an array of them, where it fits in an `Int`.
    func word64(_ section: IndexSection, at index: Int) throws(IndexError) -> Int {
        let range = header.range(of: section)
        guard index >= 0, index < range.count / 8 else { throw .damaged(offset: range.lowerBound) }
        let offset = range.lowerBound + index * 8
        try check(offset, count: 8)
        let word = UInt64(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        guard let value = Int(exactly: word) else { throw .damaged(offset: offset) }
        return value
    }

    @inline(__always)
    private func check(_ offset: Int, count: Int) throws(IndexError) {
        guard count > 0 else { return }
        var page = (offset - IndexHeader.size) / IndexHeader.pageSize
        let last = (offset + count - 1 - IndexHeader.size) / IndexHeader.pageSize
        while page <= last {
            if checkedPages[page / 64] & (1 &<< UInt64(page % 64)) == 0 { try check(page: page) }
            page += 1
        }
    }

    private static func require(_ range: Range<Int>, _ loaded: LoadedParts?) throws(IndexError) {
        guard let loaded, !loaded.contains(range) else { return }
        throw .absent(offset: range.lowerBound, count: range.count)
    }

    private func check(page: Int) throws(IndexError) {
        let table = page / IndexHeader.checksumsPerTable
        if checkedTables[table / 64] & (1 &<< UInt64(table % 64)) == 0 {
            let start = header.checksumsOffset + table * IndexHeader.checksumsPerTable * 8
            let end = min(start + IndexHeader.checksumsPerTable * 8, header.rootsOffset)
            try Self.require(start..<end, loaded)
            let found = Checksum.of(UnsafeRawBufferPointer(rebasing: file[start..<end]))
            guard found == word(at: header.rootsOffset + table * 8) else { throw .damaged(offset: start) }
            checkedTables[table / 64] |= 1 &<< UInt64(table % 64)
        }
        let start = IndexHeader.size + page * IndexHeader.pageSize
        let end = min(start + IndexHeader.pageSize, header.checksumsOffset)
        try Self.require(start..<end, loaded)
        let found = Checksum.of(UnsafeRawBufferPointer(rebasing: file[start..<end]))
        guard found == word(at: header.checksumsOffset + page * 8) else { throw .damaged(offset: start) }
        checkedPages[page / 64] |= 1 &<< UInt64(page % 64)
    }

    private func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
