#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Why an output could not be written.
public enum OutputError: Error, Equatable, Sendable {
    /// The reader has gone, as `head` does when it has seen enough: not an error to tell anybody.
    case closed
    /// The system refused; the number is `errno`.
    case failed(Int32)
    /// A FIFO, a device or the like stands where a regular file has to stand.
    case notAFile

    /// What the system says, such as "No space left on device".
    public var reason: String {
        switch self {
        case .closed: String(cString: strerror(EPIPE))
        case .failed(let code): String(cString: strerror(code))
        case .notAFile: "it is no regular file"
        }
    }
}

/// A buffered output on a file descriptor.
///
/// Bytes leave when 64 KiB have gathered and when ``flush()`` is called; nothing is written when the object goes away.
/// After a failure everything further is dropped, and ``flush()`` throws the same error again.
public final class OutputWriter {
    /// The file descriptor that is written to.
    public let descriptor: Int32
    /// What the reader of this output can see.
    public var appearance: Appearance
    private var buffer: [UInt8] = []
    private var failure: OutputError?
    private static let capacity = 64 * 1024

    /// Creates a writer on an open descriptor, which stays the caller's.
    public init(descriptor: Int32, appearance: Appearance = Appearance()) {
        self.descriptor = descriptor
        self.appearance = appearance
    }

    /// Adds bytes as they are.
    public func write(bytes: some Sequence<UInt8>) {
        guard failure == nil else { return }
        buffer.append(contentsOf: bytes)
        if buffer.count >= OutputWriter.capacity { drain() }
    }

    /// Adds text as it is.
    public func write(_ text: String) { write(bytes: text.utf8) }

    /// Adds a line of styled text.
    public func writeLine(_ text: StyledText = StyledText()) {
        write(appearance.render(text))
        write(bytes: CollectionOfOne(UInt8(ascii: "\n")))
    }

    /// Writes what has gathered.
    public func flush() throws(OutputError) {
        drain()
        if let failure { throw failure }
    }

    private func drain() {
        guard failure == nil, !buffer.isEmpty else { return }
        let result = buffer.withUnsafeBytes { bytes -> OutputError? in
            var start = 0
            while start < bytes.count {
                let written = Self.system(descriptor, UnsafeRawBufferPointer(rebasing: bytes[start...]))
                if written >= 0 {
                    start += written
                } else if errno == EPIPE {
                    return .closed
                } else if errno == EAGAIN {
                    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&wait, 1, -1)
                } else if errno != EINTR {
                    return .failed(errno)
                }
            }
            return nil
        }
        buffer.removeAll(keepingCapacity: true)
        failure = result
    }

    private static func system(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
