#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Cuts the bytes of a report at each line feed, or at another byte.
struct LineReader {
    /// So much is kept of one piece; a log that is one line of a gigabyte needs no more memory than another.
    static let longestLine = 64 << 10

    /// Where it is cut; the byte itself belongs to no piece.
    var separator = UInt8(ascii: "\n")

    /// How many pieces were longer than what is kept of them.
    private(set) var truncated = 0

    /// Hands over each piece, without a carriage return at its end.
    ///
    /// - Throws: As reading does, and what the closure throws.
    mutating func read(
        _ source: ReportSource, _ each: (ArraySlice<UInt8>) throws(ReportError) -> Void
    ) throws(ReportError) {
        var line: [UInt8] = []
        var isLonger = false
        var cut = 0
        let separator = Int32(separator)
        func add(_ part: UnsafeRawBufferPointer) {
            let room = Self.longestLine - line.count
            if part.count > room { isLonger = true }
            line.append(contentsOf: part.prefix(room))
        }
        func end() throws(ReportError) {
            if isLonger { cut += 1 }
            isLonger = false
            try each(line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...])
            line.removeAll(keepingCapacity: true)
        }
        let bytes = source.bytes
        try bytes.forEachPiece(in: source.start..<bytes.count) { (piece, _) throws(ReportError) in
            var rest = piece
            while let base = rest.baseAddress, !rest.isEmpty {
                guard let found = memchr(base, separator, rest.count) else {
                    add(rest)
                    break
                }
                let count = UnsafeRawPointer(found) - base
                add(UnsafeRawBufferPointer(rebasing: rest[..<count]))
                try end()
                rest = UnsafeRawBufferPointer(rebasing: rest[(count + 1)...])
            }
            return true
        }
        if !line.isEmpty { try end() }
        truncated += cut
    }
}
