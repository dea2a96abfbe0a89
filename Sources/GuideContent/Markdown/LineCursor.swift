/// A place within a line while the marks of block quotes and list items are taken off its front, with the tab stops
/// that CommonMark counts by.
///
/// libcmark does not tell how far its containers reach into a line; this follows the same steps to find out.
struct LineCursor {
    /// An open block that puts marks or indentation before its lines.
    enum Container: Equatable {
        /// A block quote whose first line is `start`.
        case quote(start: Int)
        /// A list item whose first line is `start`.
        case item(start: Int)

        /// The number of the first line.
        var start: Int {
            switch self {
            case .quote(let start), .item(let start): start
            }
        }
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let end: Int
    /// The byte that the line goes on with.
    private(set) var offset: Int
    private var column = 0

    /// Stands before the first byte of a line.
    init(_ bytes: UnsafeBufferPointer<UInt8>, line: Range<Int>) {
        self.bytes = bytes
        offset = line.lowerBound
        end = line.upperBound
    }

    /// The first byte that is neither space nor tab, and how many columns stand before it.
    var content: (offset: Int, indent: Int) {
        var position = offset
        var reached = column
        while position < end {
            if bytes[position] == UInt8(ascii: " ") {
                reached += 1
            } else if bytes[position] == UInt8(ascii: "\t") {
                reached += 4 - reached % 4
            } else {
                break
            }
            position += 1
        }
        return (position, reached - column)
    }

    /// Takes the marks of a container off the front.
    ///
    /// - Parameter padding: For a list item, the columns that its lines are indented by; `nil` on the line that begins
    ///   the item.
    /// - Returns: Whether the line belongs to the container, and the columns that later lines of it are indented by.
    mutating func enter(_ container: Container, padding: Int?) -> (isInside: Bool, padding: Int) {
        let (position, indent) = content
        switch container {
        case .quote:
            guard indent < 4, position < end, bytes[position] == UInt8(ascii: ">") else { return (false, 0) }
            skip(to: position + 1, indent: indent + 1)
            if offset < end, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
                advance(columns: 1)
            }
            return (true, 0)
        case .item:
            if let padding {
                guard indent >= padding else { return (position == end, padding) }
                advance(columns: padding)
                return (true, padding)
            }
            guard let marker = ListMarker.length(bytes[position..<end]) else { return (false, 0) }
            skip(to: position + marker, indent: indent + marker)
            let (text, spaces) = content
            if spaces == 0 || spaces >= 5 || text == end {
                if spaces > 0 { advance(columns: 1) }
                return (true, indent + marker + 1)
            }
            advance(columns: spaces)
            return (true, indent + marker + spaces)
        }
    }

    private mutating func skip(to position: Int, indent: Int) {
        offset = position
        column += indent
    }

    private mutating func advance(columns: Int) {
        var rest = columns
        while rest > 0, offset < end {
            if bytes[offset] == UInt8(ascii: "\t") {
                let toStop = 4 - column % 4
                // A tab that is only partly used stays, and the columns left of it count as indentation.
                if toStop <= rest { offset += 1 }
                column += min(toStop, rest)
                rest -= min(toStop, rest)
            } else {
                offset += 1
                column += 1
                rest -= 1
            }
        }
    }
}
