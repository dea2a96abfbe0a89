#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Bytes that come once, from front to back.
protocol ByteStream {
    /// Puts the next bytes into a buffer that is not empty.
    ///
    /// - Returns: How many there are; 0 at the end alone.
    /// - Throws: What is wrong with them, or what the system says.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReportError) -> Int
}

/// The bytes that a descriptor gives.
struct DescriptorStream: ByteStream {
    let descriptor: Int32

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReportError) -> Int {
        while true {
            let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            guard errno == EINTR else { throw ReportError(String(cString: strerror(errno))) }
        }
    }
}

/// Outside of types that have a method of that name, which would be found first.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

/// Bytes that are in memory.
struct MemoryStream: ByteStream {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReportError) -> Int {
        let count = min(buffer.count, bytes.count - position)
        buffer.copyBytes(from: bytes[position..<position + count])
        position += count
        return count
    }
}

/// A stream whose first bytes can be looked at before they are read.
struct PeekedStream: ByteStream {
    /// The first bytes: as many as were asked for, fewer where the stream is shorter.
    let head: [UInt8]
    private var taken = 0
    private var rest: any ByteStream

    /// Reads ahead.
    ///
    /// - Throws: As the stream does.
    init(_ stream: any ByteStream, count: Int) throws(ReportError) {
        var stream = stream
        var head: [UInt8] = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
        defer { buffer.deallocate() }
        while head.count < count {
            let more = try stream.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[head.count...]))
            if more == 0 { break }
            head.append(contentsOf: buffer[head.count..<head.count + more])
        }
        self.head = head
        rest = stream
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReportError) -> Int {
        guard taken < head.count else { return try rest.read(into: buffer) }
        let count = min(buffer.count, head.count - taken)
        buffer.copyBytes(from: head[taken..<taken + count])
        taken += count
        return count
    }
}
