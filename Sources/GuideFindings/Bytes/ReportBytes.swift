#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The bytes of a report, unpacked and as UTF-8 where they were UTF-16, from any place and any number of times.
///
/// A file is read piece by piece and not mapped: memory stays flat however large it is, and a file that becomes shorter meanwhile
/// is an error and not a crash. What comes from elsewhere is kept in memory while it is small, and else in a temporary file
/// without a name.
final class ReportBytes: Sendable {
    /// Larger streams go to a temporary file.
    static let memoryLimit = 8 << 20
    /// How much is read at once.
    static let pieceSize = 256 << 10

    private enum Storage {
        case memory([UInt8])
        case file(Int32)
    }

    private let storage: Storage
    /// How many there are.
    let count: Int

    /// Takes bytes that are in memory.
    init(_ bytes: [UInt8]) {
        storage = .memory(bytes)
        count = bytes.count
    }

    /// Takes over a regular file, and closes it in the end.
    init(file: Int32, count: Int) {
        storage = .file(file)
        self.count = count
    }

    deinit {
        if case .file(let descriptor) = storage { close(descriptor) }
    }

    /// Keeps all that a stream gives.
    ///
    /// - Throws: As the stream does, or what the system says of the temporary file.
    static func keeping(_ stream: any ByteStream) throws(ReportError) -> ReportBytes {
        var stream = stream
        var bytes: [UInt8] = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = try stream.read(into: buffer)
            if count == 0 { return ReportBytes(bytes) }
            bytes.append(contentsOf: buffer[..<count])
            if bytes.count > memoryLimit { break }
        }
        let file = try TemporaryFile.open()
        do throws(ReportError) {
            try bytes.withUnsafeBytes { TemporaryFile.write($0, to: file) }.get()
            var total = bytes.count
            bytes = []
            while true {
                let count = try stream.read(into: buffer)
                if count == 0 { return ReportBytes(file: file, count: total) }
                try TemporaryFile.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: file).get()
                total += count
            }
        } catch {
            close(file)
            throw error
        }
    }

    /// Puts bytes from a place on into a buffer.
    ///
    /// - Returns: How many; 0 at the end, and where the buffer is empty.
    /// - Throws: What the system says.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ReportError) -> Int {
        let wanted = min(buffer.count, count - offset)
        guard wanted > 0 else { return 0 }
        switch storage {
        case .memory(let bytes):
            buffer.copyBytes(from: bytes[offset..<offset + wanted])
            return wanted
        case .file(let descriptor):
            while true {
                let count = pread(descriptor, buffer.baseAddress, wanted, off_t(offset))
                if count > 0 { return count }
                if count == 0 { throw ReportError("it became shorter while it was read") }
                guard errno == EINTR else { throw ReportError(String(cString: strerror(errno))) }
            }
        }
    }

    /// The bytes of a range that lies within.
    ///
    /// - Throws: As ``read(at:into:)``.
    func bytes(in range: Range<Int>) throws(ReportError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        try forEachPiece(in: range) { (piece, _) throws(ReportError) in
            bytes.append(contentsOf: piece)
            return true
        }
        return bytes
    }

    /// Hands over the bytes of a range piece by piece with the place of each, until told to stop.
    ///
    /// - Throws: As ``read(at:into:)``, and what the closure throws.
    func forEachPiece(
        in range: Range<Int>? = nil,
        _ each: (UnsafeRawBufferPointer, _ offset: Int) throws(ReportError) -> Bool
    ) throws(ReportError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.pieceSize, alignment: 16)
        defer { buffer.deallocate() }
        var offset = range?.lowerBound ?? 0
        let end = min(range?.upperBound ?? count, count)
        while offset < end {
            let target = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, end - offset)])
            let count = try read(at: offset, into: target)
            if count == 0 { return }
            guard try each(UnsafeRawBufferPointer(rebasing: buffer[..<count]), offset) else { return }
            offset += count
        }
    }

    /// An error with the line and the column of a place.
    func error(_ reason: String, at place: Int) -> ReportError {
        var line = 1
        var lineStart = 0
        let isRead: Void? = try? forEachPiece(in: 0..<min(max(place, 0), count)) {
            (piece, offset) throws(ReportError) in
            var rest = piece
            while let base = rest.baseAddress, let found = memchr(base, Int32(UInt8(ascii: "\n")), rest.count) {
                let count = UnsafeRawPointer(found) - base + 1
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                line += 1
                lineStart = offset + piece.count - rest.count
            }
            return true
        }
        return isRead == nil ? ReportError(reason) : ReportError(reason, line: line, column: place - lineStart + 1)
    }
}

/// A file that has no name and is gone once it is closed.
enum TemporaryFile {
    /// Opens one in `TMPDIR`, or where the system keeps such files.
    ///
    /// - Throws: What the system says.
    static func open() throws(ReportError) -> Int32 {
        var folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        if folder.isEmpty { folder = "/tmp" }
        var template = Array("\(folder)/a11y-guide-report.XXXXXX".utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else {
            throw ReportError("no temporary file can be made in \(folder): \(String(cString: strerror(errno)))")
        }
        unlink(template)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        return file
    }

    /// Writes all of the bytes; what the system says where it cannot.
    static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Result<Void, ReportError> {
        var rest = bytes
        while !rest.isEmpty {
            let count = systemWrite(file, rest.baseAddress, rest.count)
            if count < 0 {
                guard errno == EINTR else {
                    return .failure(
                        ReportError("no temporary copy can be written: \(String(cString: strerror(errno)))"))
                }
                continue
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
        return .success(())
    }
}

/// Outside of the type, whose method of that name would be found first.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
