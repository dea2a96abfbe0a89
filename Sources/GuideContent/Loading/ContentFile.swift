#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The text of a file.
struct ContentFile {
    /// The largest file that is read, in bytes; far more than anybody reads in one piece.
    static let mostBytes = 4 << 20

    /// Relative to the folder that is read.
    let path: String
    /// UTF-8 without NUL bytes and without a byte-order mark; lines end in a line feed.
    let bytes: [UInt8]

    /// Reads a file; `nil` with a problem where it cannot be read or is no text.
    static func read(_ path: String, in root: String, log: ProblemLog) -> ContentFile? {
        let log = log.file(path)
        switch contents(of: "\(root)/\(path)") {
        case .success(let bytes): return ContentFile(path: path, bytes: bytes, log: log)
        case .failure(.tooLarge(let size)):
            log.report(
                "file-size", at: nil, "the file is \(size) bytes long; the most is \(mostBytes)", fix: "split it")
        case .failure(.notAFile):
            log.report("not-a-file", at: nil, "this is neither a file nor a folder", fix: "remove it")
        case .failure(.unreadable(let reason)):
            log.report(
                "unreadable-file", at: nil, "the file cannot be read: \(reason)", fix: "check its permissions")
        }
        return nil
    }

    /// Takes bytes as the text of a file; `nil` with a problem where they are no text.
    init?(path: String, bytes: [UInt8], log: FileLog) {
        let isClean = bytes.withUnsafeBufferPointer { buffer in
            let text = SourceText(buffer)
            if let offset = SourceText.firstInvalidOffset(buffer) {
                log.report(
                    "invalid-utf8", at: text.place(of: offset), "the bytes from here on are not UTF-8",
                    fix: "save the file as UTF-8")
                return false
            }
            if let offset = SourceText.firstOffset(of: 0, in: buffer) {
                log.report("nul-byte", at: text.place(of: offset), "text has no NUL bytes", fix: "remove the byte")
                return false
            }
            return true
        }
        guard isClean else { return nil }
        self.path = path
        self.bytes = Self.normalized(bytes)
    }

    private static func normalized(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let hasReturns = bytes.withUnsafeBufferPointer { SourceText.firstOffset(of: UInt8(ascii: "\r"), in: $0) } != nil
        guard hasReturns else { return bytes }
        var normalized: [UInt8] = []
        normalized.reserveCapacity(bytes.count)
        for (offset, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\n"), offset > 0, bytes[offset - 1] == UInt8(ascii: "\r") { continue }
            normalized.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
        }
        return normalized
    }

    /// Why the bytes of a file cannot be had.
    enum Failure: Error {
        case tooLarge(Int)
        case notAFile
        case unreadable(String)
    }

    /// Returns the bytes of a regular file.
    static func contents(of path: String) -> Result<[UInt8], Failure> {
        // Without O_NONBLOCK, opening a FIFO that took the place of a file would wait for ever.
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return .failure(.unreadable(String(cString: strerror(errno)))) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { return .failure(.unreadable(String(cString: strerror(errno)))) }
        guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.notAFile) }
        let size = Int(status.st_size)
        guard size <= mostBytes else { return .failure(.tooLarge(size)) }
        var failure: Failure?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = pread(file, buffer.baseAddress.map { $0 + count }, size - count, off_t(count))
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = .unreadable(String(cString: strerror(errno))) }
                guard got > 0 else { break }
                count += got
            }
        }
        return failure.map(Result.failure) ?? .success(bytes)
    }
}
