/// Reading and writing Unicode scalar values in UTF-8.
enum Scalars {
    // `decode` is compiled once for a page, where bytes are what counts, and at each place for the command, where time is.

    /// Returns the scalar that begins at a position, and its length in bytes. Bytes that are no UTF-8 give U+FFFD and
    /// length 1.
    #if arch(wasm32)
        @inline(never)
    #else
        @inline(__always)
    #endif
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
        if scalar < 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: scalar))
            return
        }
        var shift: UInt32 = scalar < 0x800 ? 6 : scalar < 0x10000 ? 12 : 18
        let mark: UInt32 = shift == 6 ? 0xC0 : shift == 12 ? 0xE0 : 0xF0
        bytes.append(UInt8(truncatingIfNeeded: scalar &>> shift | mark))
        while shift > 0 {
            shift &-= 6
            bytes.append(UInt8(truncatingIfNeeded: scalar &>> shift) & 0x3F | 0x80)
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
    static func text(_ scalars: [UInt32]) -> [UInt8] { text(scalars, to: scalars.count) }

    /// Returns the first of some scalars as UTF-8.
    static func text(_ scalars: [UInt32], to count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for place in 0..<count { append(scalars[place], to: &bytes) }
        return bytes
    }
}
