/// Counts the characters before places of a line, going through a long line once however many places are asked for.
final class ColumnCounter {
    /// Lines that are shorter are counted anew each time.
    private static let step = 1_024

    private let bytes: UnsafeBufferPointer<UInt8>
    /// For the start of each long line that was asked for, offsets with the characters before them, in order.
    private var marks: [Int: [(offset: Int, characters: Int)]] = [:]

    /// Wraps bytes that must outlive the value.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Returns how many characters a person sees in a line before an offset within it.
    func characters(in line: Range<Int>, before offset: Int) -> Int {
        guard offset - line.lowerBound > Self.step else {
            return SourceText.characters(bytes[line.lowerBound..<offset])
        }
        let marks = marks(of: line)
        var low = 0
        var high = marks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle].offset <= offset { low = middle } else { high = middle }
        }
        return marks[low].characters + SourceText.characters(bytes[marks[low].offset..<offset])
    }

    private func marks(of line: Range<Int>) -> [(offset: Int, characters: Int)] {
        if let found = marks[line.lowerBound] { return found }
        var made = [(offset: line.lowerBound, characters: 0)]
        var last = made[0]
        var offset = line.lowerBound + Self.step
        while offset < line.upperBound {
            // No character reaches over two bytes of ASCII within a line, while a mark may join what stands before it.
            if bytes[offset - 1] < 0x80, bytes[offset] < 0x80 {
                last = (offset, last.characters + SourceText.characters(bytes[last.offset..<offset]))
                made.append(last)
                offset += Self.step
            } else {
                offset += 1
            }
        }
        marks[line.lowerBound] = made
        return made
    }
}
