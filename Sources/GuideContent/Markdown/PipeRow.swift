/// A line read as a row of a pipe table: its cells, without the space around them.
struct PipeRow {
    /// The bytes of each cell; empty ranges for empty cells.
    var cells: [Range<Int>]

    /// Reads a line, from its first character that is no space. `nil` where it has no cell.
    ///
    /// A pipe with a backslash before it does not end a cell, not even in a code span and not where the backslash has
    /// one before it.
    init?(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
        cells = []
        var position = line.startIndex
        func skipPipe() -> Bool {
            guard position < line.endIndex, line[position] == UInt8(ascii: "|") else { return false }
            position += 1
            while position < line.endIndex, line[position].isMarkdownSpace { position += 1 }
            return true
        }
        _ = skipPipe()
        while true {
            let start = position
            while position < line.endIndex,
                line[position] != UInt8(ascii: "|") || (position > start && line[position - 1] == UInt8(ascii: "\\"))
            {
                position += 1
            }
            let end = position
            let isClosed = skipPipe()
            guard end > start || isClosed else { break }
            cells.append(Self.trim(line, start..<end))
            guard isClosed else { break }
        }
        if cells.isEmpty { return nil }
    }

    private static func trim(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while end > start, line[end - 1].isMarkdownSpace { end -= 1 }
        while start < end, line[start].isMarkdownSpace { start += 1 }
        return start..<end
    }

    /// Returns how the columns are aligned where a line is the row below a header (`| :-- | --: |`); `nil` elsewhere.
    static func alignments(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
        guard isDelimiterLike(line), let row = PipeRow(line) else { return nil }
        var alignments: [UInt8] = []
        alignments.reserveCapacity(row.cells.count)
        for cell in row.cells {
            guard let first = line[cell].first, let last = line[cell].last else { return nil }
            let isLeft = first == UInt8(ascii: ":")
            let isRight = last == UInt8(ascii: ":")
            let dashes = line[cell].dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
            alignments.append((isLeft ? 1 : 0) | (isRight ? 2 : 0))
        }
        return alignments
    }

    private static func isDelimiterLike(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        line.allSatisfy {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ":") || $0.isMarkdownSpace
        }
    }
}
