#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A report that was opened: gzip is unpacked, UTF-16 is UTF-8 and a byte-order mark is gone, whatever is read from it.
///
/// It can be read any number of times, also where it came from a pipe.
public struct ReportSource: Sendable {
    /// What readers read.
    let bytes: ReportBytes
    /// Where the text begins: behind the byte-order mark, if there is one.
    let start: Int
    /// Whether the bytes are no longer in the encoding that an XML declaration names.
    let isTranscoded: Bool

    /// Opens a file.
    ///
    /// - Throws: Why it cannot be opened or unpacked: it is missing, a directory, a FIFO with a name, empty, without permission.
    ///   The descriptors of pipes that a shell puts in place of a file name (`/dev/fd/63`) are read.
    public init(path: String) throws(ReportError) {
        let (file, status) = try Self.open(path)
        try self.init(takingOver: file, status: status)
    }

    /// Opens a file that was found where there may be anything; `nil` where its beginning shows that it is no text, so that
    /// nothing large is unpacked in vain.
    ///
    /// - Throws: As ``init(path:)``.
    public init?(found path: String) throws(ReportError) {
        let (file, status) = try Self.open(path)
        guard status.st_size == 0 || Self.mayBeText(file) else {
            close(file)
            return nil
        }
        try self.init(takingOver: file, status: status)
    }

    private static func open(_ path: String) throws(ReportError) -> (file: Int32, status: stat) {
        // A FIFO that nobody writes to would otherwise block here for ever.
        let file = systemOpen(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw ReportError(String(cString: strerror(errno))) }
        var status = stat()
        guard fstat(file, &status) == 0 else {
            let reason = String(cString: strerror(errno))
            close(file)
            throw ReportError(reason)
        }
        let isHandedOver = ["/dev/fd/", "/proc/self/fd/", "/dev/stdin"].contains { path.hasPrefix($0) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFIFO where isHandedOver, S_IFCHR where isHandedOver, S_IFSOCK where isHandedOver:
            _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
        case let kind:
            close(file)
            throw ReportError(refusal(of: kind))
        }
        return (file, status)
    }

    /// Returns whether a file begins as text does, unpacked; also where it cannot be told, and then stands at its beginning again.
    private static func mayBeText(_ file: Int32) -> Bool {
        defer { lseek(file, 0, SEEK_SET) }
        let count = 512
        guard var head = try? PeekedStream(DescriptorStream(descriptor: file), count: count).head else { return true }
        if head.starts(with: GunzipStream.magic) {
            lseek(file, 0, SEEK_SET)
            let unpacked = try? PeekedStream(GunzipStream(DescriptorStream(descriptor: file)), count: count).head
            guard let unpacked else { return true }
            head = unpacked
        }
        guard let isBigEndian = UTF16Stream.isBigEndian(head: head) else { return !head.contains(0) }
        guard let text = try? PeekedStream(UTF16Stream(MemoryStream(head), isBigEndian: isBigEndian), count: count).head
        else { return true }
        return !text.contains { $0 < 0x09 }
    }

    /// Reads a descriptor that stays open, such as standard input, to its end where it is no regular file.
    ///
    /// - Throws: As ``init(path:)``.
    public init(descriptor: Int32) throws(ReportError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw ReportError(String(cString: strerror(errno))) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw ReportError(Self.refusal(of: S_IFDIR)) }
        let file = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard file >= 0 else { throw ReportError(String(cString: strerror(errno))) }
        // From where the descriptor stands: a script may have read a line of it.
        if lseek(descriptor, 0, SEEK_CUR) > 0 { status.st_size = 0 }
        try self.init(takingOver: file, status: status)
    }

    /// Takes bytes that are in memory.
    ///
    /// - Throws: That there are none, or why they cannot be unpacked.
    public init(bytes: [UInt8]) throws(ReportError) {
        let head = Array(bytes.prefix(4))
        if let stream = try Self.undoing(MemoryStream(bytes), head: head) {
            try self.init(ReportBytes.keeping(stream.stream), isTranscoded: stream.isTranscoded)
        } else {
            try self.init(ReportBytes(bytes), isTranscoded: false)
        }
    }

    private init(takingOver file: Int32, status: stat) throws(ReportError) {
        if status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 {
            let plain = ReportBytes(file: file, count: Int(status.st_size))
            let head = try plain.bytes(in: 0..<min(4, plain.count))
            guard Self.isPacked(head) else {
                try self.init(plain, isTranscoded: false)
                return
            }
            guard lseek(file, 0, SEEK_SET) == 0,
                let stream = try Self.undoing(DescriptorStream(descriptor: file), head: head)
            else { throw ReportError("it cannot be read from its beginning") }
            try self.init(ReportBytes.keeping(stream.stream), isTranscoded: stream.isTranscoded)
            // Keeps the descriptor open until here.
            withExtendedLifetime(plain) {}
            return
        }
        defer { close(file) }
        let stream = try PeekedStream(DescriptorStream(descriptor: file), count: 4)
        let undone = try Self.undoing(stream, head: stream.head)
        try self.init(ReportBytes.keeping(undone?.stream ?? stream), isTranscoded: undone?.isTranscoded ?? false)
    }

    private init(_ bytes: ReportBytes, isTranscoded: Bool) throws(ReportError) {
        self.bytes = bytes
        self.isTranscoded = isTranscoded
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        start = try bytes.bytes(in: 0..<min(3, bytes.count)) == mark ? mark.count : 0
        guard bytes.count > start else { throw .empty }
    }

    private static func isPacked(_ head: [UInt8]) -> Bool {
        head.starts(with: GunzipStream.magic) || UTF16Stream.isBigEndian(head: head) != nil
    }

    /// The stream without gzip and UTF-16, `nil` where it has neither.
    private static func undoing(
        _ stream: any ByteStream, head: [UInt8]
    ) throws(ReportError) -> (stream: any ByteStream, isTranscoded: Bool)? {
        var stream = stream
        var head = head
        let isGzip = head.starts(with: GunzipStream.magic)
        if isGzip {
            let unpacked = try PeekedStream(GunzipStream(stream), count: 4)
            head = unpacked.head
            stream = unpacked
        }
        guard let isBigEndian = UTF16Stream.isBigEndian(head: head) else {
            return isGzip ? (stream, false) : nil
        }
        return (UTF16Stream(stream, isBigEndian: isBigEndian), true)
    }

    private static func refusal(of kind: mode_t) -> String {
        switch kind {
        case S_IFDIR: "it is a directory"
        case S_IFIFO: "it is a FIFO; reports that come through one are read on standard input"
        default: "it is no regular file"
        }
    }
}

/// Outside of the type, whose methods of that name would be found first.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
