/// The parts of an index, each checked against its stamp before its first use: no byte is used that was not checked.
///
/// The whole file is there, or parts come one by one as a page in a browser fetches them.
final class PartStore {
    let header: IndexHeader
    let directory: IndexDirectory
    /// The whole file; `nil` where parts come one by one.
    private let file: UnsafeRawBufferPointer?
    /// One bit for each part of the file.
    private var checked: [UInt64] = []
    /// The parts that came, by their place among all, in order.
    private var places: [Int] = []
    private var contents: [UnsafeRawBufferPointer] = []
    /// The parts that were asked for and are not there, in the order in which they were asked for.
    private(set) var missing: [IndexPart] = []

    /// Opens the bytes of a whole index.
    init(file: UnsafeRawBufferPointer) throws(IndexError) {
        header = try IndexHeader(file: file, isWhole: true)
        self.file = file
        checked = [UInt64](repeating: 0, count: (header.partCount + 63) / 64)
        let range = try Self.range(of: 0, header, file)
        let content = try Self.content(
            UnsafeRawBufferPointer(rebasing: file[range]), .directory, 0, header, range.lowerBound)
        directory = try IndexDirectory(content, header: header)
    }

    /// Opens an index of which the header and the directory are there.
    init(opening: UnsafeRawBufferPointer) throws(IndexError) {
        header = try IndexHeader(file: opening, isWhole: false)
        file = nil
        let part = UnsafeRawBufferPointer(rebasing: opening[IndexHeader.size...])
        let content = try Self.content(part, .directory, 0, header, IndexHeader.size)
        directory = try IndexDirectory(content, header: header)
    }

    /// Takes a part that came.
    func insert(_ bytes: UnsafeRawBufferPointer, as part: IndexPart) throws(IndexError) {
        guard let place = header.place(of: part.kind, part.number) else { throw .damaged(offset: 0) }
        let content = try Self.content(bytes, part.kind, part.number, header, 0)
        let index = index(of: place)
        if index < places.count, places[index] == place { return }
        places.insert(place, at: index)
        contents.insert(content, at: index)
    }

    /// Forgets which parts were missing.
    func forgetMissing() { missing = [] }

    /// Returns a cursor over a part.
    func cursor(_ kind: IndexPart.Kind, _ number: Int) throws(IndexError) -> ByteCursor {
        guard let place = header.place(of: kind, number) else { throw .damaged(offset: 0) }
        if let file {
            let range = try Self.range(of: place, header, file)
            let bytes = UnsafeRawBufferPointer(rebasing: file[range])
            if checked[place / 64] & (1 &<< UInt64(place % 64)) == 0 {
                _ = try Self.content(bytes, kind, number, header, range.lowerBound)
                checked[place / 64] |= 1 &<< UInt64(place % 64)
            }
            return ByteCursor(bytes, count: bytes.count - 8, fileOffset: range.lowerBound)
        }
        let index = index(of: place)
        guard index < places.count, places[index] == place else {
            let part = IndexPart(kind: kind, number: number)
            if !missing.contains(part) { missing.append(part) }
            throw .absent(part)
        }
        return ByteCursor(contents[index], count: contents[index].count, fileOffset: 0)
    }

    /// Returns a part of a whole file with its stamp.
    func bytes(of part: IndexPart) throws(IndexError) -> UnsafeRawBufferPointer {
        guard let file, let place = header.place(of: part.kind, part.number) else { throw .damaged(offset: 0) }
        return UnsafeRawBufferPointer(rebasing: file[try Self.range(of: place, header, file)])
    }

    /// Returns the header and the directory of a whole file.
    func opening() throws(IndexError) -> [UInt8] {
        guard let file else { throw .damaged(offset: 0) }
        let directory = try bytes(of: IndexPart(kind: .directory, number: 0))
        return Array(file[..<IndexHeader.size]) + Array(directory)
    }

    /// Returns the first of the places that came that is not before one.
    private func index(of place: Int) -> Int {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func range(
        of place: Int, _ header: IndexHeader, _ file: UnsafeRawBufferPointer
    ) throws(IndexError) -> Range<Int> {
        let table = IndexHeader.size + place * 8
        let isLast = place + 1 == header.partCount
        guard table + 16 <= file.count, let start = Int(exactly: file.word64(table)),
            let end = isLast ? file.count : Int(exactly: file.word64(table + 8)), start >= 0, start <= end,
            end <= file.count
        else { throw .damaged(offset: table) }
        return start..<end
    }

    /// Returns the bytes of a part without its stamp, after it was compared.
    private static func content(
        _ bytes: UnsafeRawBufferPointer, _ kind: IndexPart.Kind, _ number: Int, _ header: IndexHeader, _ offset: Int
    ) throws(IndexError) -> UnsafeRawBufferPointer {
        guard bytes.count >= 8 else { throw .damaged(offset: offset) }
        let content = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - 8)])
        let stamp = Checksum.stamp(Checksum.of(content), kind, number, of: header.fingerprint)
        guard stamp == bytes.word64(content.count) else { throw .damaged(offset: offset) }
        return content
    }
}
