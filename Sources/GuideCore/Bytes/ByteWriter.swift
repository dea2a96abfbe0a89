/// Appends numbers and texts to bytes in the encoding of the index: little-endian words and LEB128 varints.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    var count: Int { bytes.count }

    mutating func reserve(_ capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    mutating func append(byte: UInt8) {
        bytes.append(byte)
    }

    mutating func append(raw text: some Sequence<UInt8>) {
        bytes.append(contentsOf: text)
    }

    mutating func append(varint value: Int) {
        var rest = UInt64(value)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest &>>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends a text with its length before it.
    mutating func append(text: [UInt8]) {
        append(varint: text.count)
        bytes.append(contentsOf: text)
    }

    mutating func append(word16 value: Int) {
        bytes.append(UInt8(truncatingIfNeeded: value))
        bytes.append(UInt8(truncatingIfNeeded: value &>> 8))
    }

    mutating func append(word32 value: UInt32) {
        for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value &>> shift)) }
    }

    mutating func append(word64 value: UInt64) {
        append(word32: UInt32(truncatingIfNeeded: value))
        append(word32: UInt32(truncatingIfNeeded: value &>> 32))
    }

    /// Replaces bytes that were appended before.
    mutating func overwrite(at offset: Int, with text: [UInt8]) {
        bytes.replaceSubrange(offset..<offset + text.count, with: text)
    }

    /// Replaces a word that was appended before.
    mutating func overwrite(at offset: Int, word64 value: UInt64) {
        bytes.withUnsafeMutableBytes { $0.storeBytes(of: value.littleEndian, toByteOffset: offset, as: UInt64.self) }
    }
}
