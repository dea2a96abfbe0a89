/// Reading and writing Unicode scalar values in UTF-8.
enum Scalars {
    /// Returns the scalar that begins at a position, and its length in bytes. Bytes that are no UTF-8 give U+FFFD and
    /// length 1.
    @inline(__always)
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (scalar: UInt32, length: Int) {
        let first = UInt32(bytes[position])
        if first < 0x80 { return (first, 1) }
        let left = bytes.count &- position
        if first >= 0xC2, first < 0xE0, left >= 2, bytes[position &+ 1] & 0xC0 == 0x80 {
            return ((first & 0x1F) &<< 6 | UInt32(bytes[position &+ 1] & 0x3F), 2)
        }
        if first >= 0xE0, first < 0xF0, left >= 3, bytes[position &+ 1] & 0xC0 == 0x80,
            bytes[position &+ 2] & 0xC0 == 0x80
        {
            let scalar =
                (first & 0x0F) &<< 12 | UInt32(bytes[position &+ 1] & 0x3F) &<< 6 | UInt32(bytes[position &+ 2] & 0x3F)
            return scalar >= 0x800 && !(0xD800...0xDFFF).contains(scalar) ? (scalar, 3) : (0xFFFD, 1)
        }
        if first >= 0xF0, first < 0xF5, left >= 4, bytes[position &+ 1] & 0xC0 == 0x80,
            bytes[position &+ 2] & 0xC0 == 0x80, bytes[position &+ 3] & 0xC0 == 0x80
        {
            let high = (first & 0x07) &<< 18 | UInt32(bytes[position &+ 1] & 0x3F) &<< 12
            let scalar = high | UInt32(bytes[position &+ 2] & 0x3F) &<< 6 | UInt32(bytes[position &+ 3] & 0x3F)
            return scalar >= 0x10000 && scalar <= 0x10FFFF ? (scalar, 4) : (0xFFFD, 1)
        }
        return (0xFFFD, 1)
    }

    /// Appends a scalar in UTF-8.
    static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: scalar &>> shift) & 0x3F | 0x80 }
        switch scalar {
        case 0..<0x80: bytes.append(UInt8(scalar))
        case 0x80..<0x800: bytes.append(contentsOf: [UInt8(scalar &>> 6) | 0xC0, tail(0)])
        case 0x800..<0x10000: bytes.append(contentsOf: [UInt8(scalar &>> 12) | 0xE0, tail(6), tail(0)])
        default:
            bytes.append(contentsOf: [UInt8(truncatingIfNeeded: scalar &>> 18) | 0xF0, tail(12), tail(6), tail(0)])
        }
    }

    /// Returns the scalars of a text.
    static func all(_ text: [UInt8]) -> [UInt32] {
        text.withUnsafeBufferPointer { bytes in
            var scalars: [UInt32] = []
            var position = 0
            while position < bytes.count {
                let (scalar, length) = decode(bytes, at: position)
                scalars.append(scalar)
                position += length
            }
            return scalars
        }
    }

    /// Returns scalars as UTF-8.
    static func text(_ scalars: some Sequence<UInt32>) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in scalars { append(scalar, to: &bytes) }
        return bytes
    }
}
