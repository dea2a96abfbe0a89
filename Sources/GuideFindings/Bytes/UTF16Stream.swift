/// UTF-16 as UTF-8; half a surrogate pair becomes U+FFFD.
struct UTF16Stream: ByteStream {
    private var units: any ByteStream
    private let isBigEndian: Bool
    private var oddByte: UInt8?
    private var highSurrogate: UInt16?
    private var hasEnded = false
    private var ready: [UInt8] = []
    private var taken = 0
    private static let chunk = 16 << 10

    init(_ units: any ByteStream, isBigEndian: Bool) {
        self.units = units
        self.isBigEndian = isBigEndian
    }

    /// The byte order, where the first bytes say that a text is UTF-16: by their mark or, as both JSON and XML begin with
    /// ASCII, by a zero in one of the first two.
    static func isBigEndian(head: [UInt8]) -> Bool? {
        guard head.count >= 2 else { return nil }
        switch (head[0], head[1]) {
        case (0xFE, 0xFF): return true
        case (0xFF, 0xFE): return false
        case (0, 1...0x7F) where head.count == 2 || head[2] == 0: return true
        case (1...0x7F, 0) where head.count < 4 || head[3] == 0: return false
        default: return nil
        }
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReportError) -> Int {
        while taken == ready.count {
            if hasEnded { return 0 }
            try refill()
        }
        let count = min(buffer.count, ready.count - taken)
        buffer.copyBytes(from: ready[taken..<taken + count])
        taken += count
        return count
    }

    private mutating func refill() throws(ReportError) {
        ready.removeAll(keepingCapacity: true)
        taken = 0
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunk, alignment: 2)
        defer { buffer.deallocate() }
        let count = try units.read(into: buffer)
        if count == 0 {
            hasEnded = true
            if highSurrogate != nil || oddByte != nil { append(0xFFFD) }
            return
        }
        for byte in buffer[..<count] {
            guard let first = oddByte else {
                oddByte = byte
                continue
            }
            oddByte = nil
            add(isBigEndian ? UInt16(first) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(first))
        }
    }

    private mutating func add(_ unit: UInt16) {
        if let high = highSurrogate {
            highSurrogate = nil
            if 0xDC00...0xDFFF ~= unit {
                append(0x10000 + (UInt32(high - 0xD800) << 10 | UInt32(unit - 0xDC00)))
                return
            }
            append(0xFFFD)
        }
        switch unit {
        case 0xD800...0xDBFF: highSurrogate = unit
        case 0xDC00...0xDFFF: append(0xFFFD)
        default: append(UInt32(unit))
        }
    }

    private mutating func append(_ value: UInt32) {
        guard let scalar = Unicode.Scalar(value) else { return }
        ready.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}
