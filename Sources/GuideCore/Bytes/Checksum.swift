/// A 64-bit checksum over bytes that finds every change within one eight-byte word, and others with a chance of
/// 2⁻⁶⁴ to miss. It guards against damage, not against forgery.
enum Checksum {
    private static let factor: UInt64 = 0x9FB2_1C65_1E98_DF25

    /// Returns the checksum of bytes; the same on every machine.
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        // Four independent lanes: one alone would wait for its multiplication at each step.
        var a: UInt64 = 1
        var b: UInt64 = 2
        var c: UInt64 = 3
        var d: UInt64 = 4
        var position = 0
        while position &+ 32 <= bytes.count {
            a = mix(a, word(bytes, position))
            b = mix(b, word(bytes, position &+ 8))
            c = mix(c, word(bytes, position &+ 16))
            d = mix(d, word(bytes, position &+ 24))
            position &+= 32
        }
        var hash = mix(mix(mix(mix(UInt64(bytes.count), a), b), c), d)
        while position &+ 8 <= bytes.count {
            hash = mix(hash, word(bytes, position))
            position &+= 8
        }
        var tail: UInt64 = 0
        var shift: UInt64 = 0
        while position < bytes.count {
            tail |= UInt64(bytes[position]) &<< shift
            shift &+= 8
            position &+= 1
        }
        return mix(hash, tail)
    }

    /// Returns the last bytes of a part: the checksum of its content, made one with which part of which index it is, so that
    /// no part is taken for another.
    static func stamp(_ content: UInt64, _ kind: IndexPart.Kind, _ number: Int, of fingerprint: UInt64) -> UInt64 {
        mix(mix(content, UInt64(kind.rawValue) &<< 32 | UInt64(number)), fingerprint)
    }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* factor
        return product ^ (product &>> 32)
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
}
