/// Where the lines of a text begin and end, as libcmark counts them: a line ends with CR, LF, or both.
struct SourceLines {
    private var starts: [Int32] = [0]
    let bytes: UnsafeBufferPointer<UInt8>

    /// Finds the lines of a text, which must outlive the value.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        starts.reserveCapacity(bytes.count / 32)
        if SourceText.firstOffset(of: UInt8(ascii: "\r"), in: bytes) == nil {
            findFeeds()
        } else {
            findAllEnds()
        }
    }

    private mutating func findFeeds() {
        var position = 0
        while let feed = SourceText.firstOffset(
            of: UInt8(ascii: "\n"), in: UnsafeBufferPointer(rebasing: bytes[position...]))
        {
            position += feed + 1
            starts.append(Int32(position))
        }
    }

    private mutating func findAllEnds() {
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\n") {
                starts.append(Int32(position))
            } else if byte == UInt8(ascii: "\r") {
                if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
                starts.append(Int32(position))
            }
        }
    }

    /// The number of lines; a text that ends in a line feed has an empty last one.
    var count: Int { starts.count }

    /// Returns the bytes of a line, from 1, without its end; empty for a line that is not there.
    func range(_ line: Int) -> Range<Int> {
        guard line >= 1, line <= starts.count else { return bytes.count..<bytes.count }
        let start = Int(starts[line - 1])
        var end = line < starts.count ? Int(starts[line]) : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    /// Returns the number of the line that a byte stands on.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Returns the bytes of a line from an offset in the text on, or all of them, without its end.
    func rest(of line: Int, from offset: Int = 0) -> Slice<UnsafeBufferPointer<UInt8>> {
        let range = range(line)
        return bytes[min(max(offset, range.lowerBound), range.upperBound)..<range.upperBound]
    }
}
