#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The bytes of a file, to turn offsets into places that people can go to.
struct SourceText {
    private let bytes: UnsafeBufferPointer<UInt8>

    /// Wraps bytes that must outlive the value.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Returns the line and the column of a byte, counting CR, LF and both together as ends of lines.
    func place(of offset: Int) -> Place {
        var line = 1
        var start = 0
        var position = 0
        while position < min(offset, bytes.count) {
            let byte = bytes[position]
            position += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            if byte == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
                guard position < offset else { break }
                position += 1
            }
            line += 1
            start = position
        }
        return Place(line: line, column: Self.characters(bytes[start..<max(start, min(offset, bytes.count))]) + 1)
    }

    /// Returns how many characters a person sees in bytes of a line.
    static func characters(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        String(decoding: bytes, as: UTF8.self).count
    }

    /// Returns the offset of the first byte that is not UTF-8; `nil` where all are.
    static func firstInvalidOffset(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var position = 0
        while position < bytes.count {
            let first = bytes[position]
            if first < 0x80 {
                position += 1
                // Eight at a time: most of most texts is ASCII.
                while position + 8 <= bytes.count, isASCII(bytes, at: position) { position += 8 }
                continue
            }
            let length: Int
            let second: ClosedRange<UInt8>
            switch first {
            case 0xE1...0xEC, 0xEE, 0xEF: (length, second) = (3, 0x80...0xBF)
            case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
            default: return position
            }
            guard position + length <= bytes.count, second.contains(bytes[position + 1]),
                length < 3 || bytes[position + 2] & 0xC0 == 0x80, length < 4 || bytes[position + 3] & 0xC0 == 0x80
            else { return position }
            position += length
        }
        return nil
    }

    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        return word & 0x8080_8080_8080_8080 == 0
    }

    /// Returns the offset of the first byte of a value; `nil` where there is none.
    static func firstOffset(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return nil }
        return UnsafeRawPointer(start).distance(to: UnsafeRawPointer(found))
    }
}
