/// Says which part holds a word or a gram.
///
/// For each part of words: the number of its blocks, 1 byte each; then the length of its separator, 1 byte each; then
/// the separators: what the part's words are not before and all earlier words are. Then for each part of grams its first
/// gram, 2 bytes.
struct IndexDirectory {
    /// For each part of words its first block; one more for all.
    private(set) var firstBlocks: [Int] = [0]
    private var separatorEnds: [Int] = [0]
    private let separators: UnsafeRawBufferPointer
    private let firstGrams: UnsafeRawBufferPointer

    /// Reads a directory from memory that stays valid while the value is used.
    init(_ bytes: UnsafeRawBufferPointer, header: IndexHeader) throws(IndexError) {
        let terms = header.partCount(.terms)
        let damage = IndexError.damaged(offset: IndexHeader.size)
        guard bytes.count >= terms * 2 else { throw damage }
        firstBlocks.reserveCapacity(terms + 1)
        separatorEnds.reserveCapacity(terms + 1)
        var block = 0
        var end = 0
        for part in 0..<terms {
            block += Int(bytes[part])
            end += Int(bytes[terms + part])
            firstBlocks.append(block)
            separatorEnds.append(end)
        }
        guard block == header.blockCount, bytes.count == terms * 2 + end + header.partCount(.grams) * 2 else {
            throw damage
        }
        separators = UnsafeRawBufferPointer(rebasing: bytes[(terms * 2)..<(terms * 2 + end)])
        firstGrams = UnsafeRawBufferPointer(rebasing: bytes[(terms * 2 + end)...])
    }

    /// Writes a directory.
    static func write(
        blocks: [Int], separators: [[UInt8]], firstGrams: [UInt32], to writer: inout ByteWriter
    ) {
        for count in blocks { writer.append(byte: UInt8(count)) }
        for separator in separators { writer.append(byte: UInt8(separator.count)) }
        for separator in separators { writer.append(raw: separator) }
        for gram in firstGrams {
            writer.append(byte: UInt8(truncatingIfNeeded: gram))
            writer.append(byte: UInt8(truncatingIfNeeded: gram >> 8))
        }
    }

    /// Returns the part that a word is in, if it is in any.
    func termPart(holding key: [UInt8]) -> Int {
        var low = 1
        var high = firstBlocks.count - 1
        while low < high {
            let middle = (low + high) / 2
            let separator = UnsafeRawBufferPointer(
                rebasing: separators[separatorEnds[middle]..<separatorEnds[middle + 1]])
            if Words.isBefore(key, separator) { high = middle } else { low = middle + 1 }
        }
        return low - 1
    }

    /// Returns the part that a block is in.
    func termPart(ofBlock block: Int) -> Int {
        var low = 1
        var high = firstBlocks.count - 1
        while low < high {
            let middle = (low + high) / 2
            if block < firstBlocks[middle] { high = middle } else { low = middle + 1 }
        }
        return low - 1
    }

    /// Returns the part that a gram is in, if it is in any.
    func gramPart(holding gram: UInt32) -> Int {
        var low = 1
        var high = max(1, firstGrams.count / 2)
        while low < high {
            let middle = (low + high) / 2
            let first = UInt32(firstGrams[middle * 2]) | UInt32(firstGrams[middle * 2 + 1]) << 8
            if gram < first { high = middle } else { low = middle + 1 }
        }
        return low - 1
    }
}
