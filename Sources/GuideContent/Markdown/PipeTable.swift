import CCmark

/// A pipe table in a text: which lines it takes, and the bytes of its cells.
struct PipeTable {
    /// A line of cells.
    struct Row {
        /// From 1.
        var line: Int
        /// One for each column; an empty range for an empty or missing cell.
        var cells: [Range<Int>]
        /// Where the first cell that has no column begins.
        var excess: Int?
    }

    /// For each column, 1 for left, 2 for right, 3 for center, 0 for none.
    var alignments: [UInt8]
    /// The header and the rows below it.
    var rows: [Row]
    /// The line of the header.
    var start: Int
    /// The last line.
    var end: Int
    /// For the header, the delimiter row and each other row, the bytes that stand before the table on the line.
    var prefixes: [Range<Int>]
}

/// Finds pipe tables in what libcmark reads as paragraphs.
///
/// A table is recognised where a paragraph is open, but holds lines to other rules from then on: it takes no lazy lines,
/// and blocks may interrupt it that cannot interrupt a paragraph. The finder says which lines are a table's; the caller
/// puts empty headings in their place, which are closed blocks of one line too, and has libcmark read the text again.
struct TableFinder {
    /// Rows are not filled up to more cells than this, in a text as a whole: `n` bytes could ask for about `n²` cells.
    private static let mostMissingCells = 65_536

    private let lines: SourceLines
    /// Lines that may be the row below a header, in order.
    private let candidates: [Int]
    private var missingCells = 0
    private var hasChanged = false
    /// The line from which on the document's blocks may not be those of the text, since a table ended there by other
    /// rules than a paragraph's.
    private var uncertainSince: Int?
    private var tableByEnd: [Int: Int] = [:]
    /// In no order.
    private(set) var tables: [PipeTable] = []

    /// Prepares to find tables in a text; `nil` where no line can be the row below a header.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        // Most texts have no such line, and need not have their lines counted.
        guard Self.hasDelimiter(bytes) else { return nil }
        lines = SourceLines(bytes)
        var candidates: [Int] = []
        for line in 1...lines.count where Self.mayBeDelimiter(bytes[lines.range(line)]) { candidates.append(line) }
        self.candidates = candidates
    }

    private static func hasDelimiter(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        func next(_ byte: UInt8, from start: Int, to end: Int) -> Int {
            let rest = UnsafeBufferPointer(rebasing: bytes[start..<end])
            return SourceText.firstOffset(of: byte, in: rest).map { start + $0 } ?? end
        }
        var position = 0
        var feed = -1
        while position < bytes.count {
            // The line goes on while its bytes may be in a delimiter row.
            var hasHyphen = false
            scan: while position < bytes.count {
                switch bytes[position] {
                case UInt8(ascii: "-"): hasHyphen = true
                case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: ">"), 0x20, 0x09, 0x0B, 0x0C: break
                default: break scan
                }
                position += 1
            }
            if feed < position { feed = next(UInt8(ascii: "\n"), from: position, to: bytes.count) }
            let end = next(UInt8(ascii: "\r"), from: position, to: feed)
            if hasHyphen, position == end { return true }
            position = end + 1
        }
        return false
    }

    /// Whether a line consists of hyphens and what may stand around them in a delimiter row.
    private static func mayBeDelimiter(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var hasHyphen = false
        for byte in line {
            switch byte {
            case UInt8(ascii: "-"): hasHyphen = true
            case UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: ">"): break
            default: guard byte.isMarkdownSpace else { return false }
            }
        }
        return hasHyphen
    }

    /// Looks for tables in the paragraphs of a document.
    ///
    /// - Parameter offset: How many lines the document has before the text.
    /// - Returns: Whether any were found, so that the structure of the text is another than that of the document.
    mutating func find(in document: OpaquePointer, offset: Int) -> Bool {
        hasChanged = false
        uncertainSince = nil
        var containers = OpenContainers()
        var node = cmark_node_first_child(document)
        while let current = node {
            let start = Int(cmark_node_get_start_line(current)) - offset
            if let line = uncertainSince, containers.depth == 0, cmark_node_parent(current) == document {
                if beginsAfresh(line: start, after: line) { uncertainSince = nil }
            }
            var descends = false
            switch cmark_node_get_type(current) {
            case CMARK_NODE_LIST:
                descends = start >= 1 && containers.depth < MarkdownTree.deepest
            case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_ITEM:
                if start >= 1, containers.depth < MarkdownTree.deepest, cmark_node_first_child(current) != nil {
                    let isQuote = cmark_node_get_type(current) == CMARK_NODE_BLOCK_QUOTE
                    containers.push(isQuote ? .quote(start: start) : .item(start: start), in: lines)
                    descends = true
                }
            case CMARK_NODE_PARAGRAPH:
                let end = Int(cmark_node_get_end_line(current)) - offset
                find(from: start, to: end, in: containers, after: self.table(before: current, line: start))
            case CMARK_NODE_HEADING where start >= 1:
                let end = Int(cmark_node_get_end_line(current)) - offset
                guard end > start else { break }
                find(
                    from: start, to: underline(start, end, containers), in: containers, isHeading: true,
                    after: self.table(before: current, line: start))
            default:
                break
            }
            if descends {
                node = cmark_node_first_child(current)
                continue
            }
            var climbing: OpaquePointer? = current
            node = nil
            while let last = climbing, last != document {
                if let next = cmark_node_next(last) {
                    node = next
                    break
                }
                climbing = cmark_node_parent(last)
                if let parent = climbing, parent != document, cmark_node_get_type(parent) != CMARK_NODE_LIST {
                    containers.pop()
                }
            }
        }
        return hasChanged
    }

    /// The line that makes a heading of the lines before it; libcmark counts one more unless the text ends there.
    private func underline(_ start: Int, _ end: Int, _ containers: OpenContainers) -> Int {
        guard end - 1 > start else { return end }
        let (content, indent, isLazy) = containers.enter(line: end - 1, in: lines)
        let isUnderline = !isLazy && indent < 4 && BlockStart.isUnderline(lines.rest(of: end - 1, from: content))
        return isUnderline ? end - 1 : end
    }

    /// Whether a block of the document itself is the same whatever block a line above it begins: no block reaches over
    /// an empty line to one that is not indented, and only list items reach over an empty line at all.
    private func beginsAfresh(line: Int, after: Int) -> Bool {
        guard line - 1 > after, lines.rest(of: line).first?.isMarkdownSpace == false else { return false }
        return lines.rest(of: line - 1).allSatisfy(\.isMarkdownSpace)
    }

    /// Returns the number of the table that ends right before a block of the same container: libcmark took its last
    /// line for the underline of a heading, or reads an empty heading in its place.
    private func table(before node: OpaquePointer, line: Int) -> Int? {
        guard let previous = cmark_node_previous(node), cmark_node_get_type(previous) == CMARK_NODE_HEADING else {
            return nil
        }
        return tableByEnd[line - 1]
    }

    private mutating func find(
        from start: Int, to end: Int, in containers: OpenContainers, isHeading: Bool = false, after table: Int?
    ) {
        guard uncertainSince == nil else { return }
        var header = start
        if let table {
            // What was taken for the line below a heading was a row, and so may be what follows it.
            // Taken out while it grows: a copy for each row would make many rows slow.
            var grown = PipeTable(alignments: [], rows: [], start: 0, end: 0, prefixes: [])
            swap(&grown, &tables[table])
            while header <= end, appendRow(to: &grown, in: containers) { header += 1 }
            swap(&grown, &tables[table])
            if header > start {
                hasChanged = true
                tableByEnd[tables[table].end] = table
                if header <= end, endsOtherwise(at: header, in: containers) { return }
            }
        }
        guard end > header, hasCandidate(in: header...end) else { return }
        while header < end {
            guard let table = self.table(header: header, paragraph: start...end, in: containers, isHeading: isHeading)
            else {
                header += 1
                continue
            }
            hasChanged = true
            tableByEnd[table.end] = tables.count
            tables.append(table)
            header = table.end + 1
            guard header <= end else { return }
            if endsOtherwise(at: header, in: containers) { return }
        }
    }

    /// Whether the line after a table begins a block that libcmark has left in the paragraph; a line that is no row, but
    /// begins no block either, begins a paragraph as it did for libcmark.
    private mutating func endsOtherwise(at line: Int, in containers: OpenContainers) -> Bool {
        let (content, indent, isLazy) = containers.enter(line: line, in: lines)
        guard isLazy || indent >= 4 || BlockStart.endsTable(lines.rest(of: line, from: content)) else { return false }
        uncertainSince = line
        return true
    }

    private func hasCandidate(in range: ClosedRange<Int>) -> Bool {
        var low = 0
        var high = candidates.count
        while low < high {
            let middle = (low + high) / 2
            if candidates[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < candidates.count && candidates[low] <= range.upperBound
    }

    private mutating func table(
        header: Int, paragraph: ClosedRange<Int>, in containers: OpenContainers, isHeading: Bool
    ) -> PipeTable? {
        let delimiter = header + 1
        guard delimiter < paragraph.upperBound + (isHeading ? 0 : 1) else { return nil }
        guard Self.mayBeDelimiter(lines.bytes[lines.range(delimiter)]) else { return nil }
        let (marks, indent, isLazy) = containers.enter(line: delimiter, in: lines)
        guard !isLazy, indent < 4, let alignments = PipeRow.alignments(lines.rest(of: delimiter, from: marks)) else {
            return nil
        }
        let title = containers.enter(line: header, in: lines)
        guard let titles = PipeRow(lines.rest(of: header, from: title.content)), titles.cells.count == alignments.count
        else { return nil }

        let delimiterPrefix = lines.range(delimiter).lowerBound..<marks
        // A paragraph goes on with lines that lack the marks of its containers or are indented; a heading does not.
        let isStrange = title.isLazy || title.indent >= 4
        let headerPrefix = isStrange ? delimiterPrefix : lines.range(header).lowerBound..<title.content
        var table = PipeTable(
            alignments: alignments, rows: [.init(line: header, cells: titles.cells, excess: nil)], start: header,
            end: delimiter, prefixes: [headerPrefix, delimiterPrefix])
        while table.end < paragraph.upperBound, appendRow(to: &table, in: containers) {}
        return table
    }

    private mutating func appendRow(to table: inout PipeTable, in containers: OpenContainers) -> Bool {
        let line = table.end + 1
        let (content, indent, isLazy) = containers.enter(line: line, in: lines)
        let rest = lines.rest(of: line, from: content)
        guard !isLazy, indent < 4, !BlockStart.endsTable(rest), var cells = PipeRow(rest)?.cells else { return false }
        let columns = table.alignments.count
        let excess = cells.count > columns ? cells[columns].lowerBound : nil
        if cells.count < columns {
            guard missingCells + columns - cells.count <= Self.mostMissingCells else { return false }
            missingCells += columns - cells.count
            cells.append(contentsOf: repeatElement(0..<0, count: columns - cells.count))
        } else {
            cells.removeSubrange(columns...)
        }
        table.rows.append(.init(line: line, cells: cells, excess: excess))
        table.prefixes.append(lines.range(line).lowerBound..<content)
        table.end = line
        return true
    }

    /// Returns the text with each cell as a heading before it, and an empty heading in the place of each table's line.
    ///
    /// A heading's text is inline content on one line, which is what a cell is, and reading cells and text together lets
    /// both use the same link definitions. `lines` is how many lines stand before the text.
    func rewritten() -> (text: [UInt8], lines: Int) {
        var text: [UInt8] = []
        text.reserveCapacity(lines.bytes.count * 2)
        var count = 0
        for cell in tables.lazy.flatMap(\.rows).flatMap(\.cells) where !cell.isEmpty {
            text.append(UInt8(ascii: "#"))
            text.append(UInt8(ascii: " "))
            appendCell(cell, to: &text)
            // The closing mark keeps a `#` at the end of the cell from being taken for one.
            text.append(contentsOf: " #\n".utf8)
            count += 1
        }
        var copied = 0
        for table in tables.sorted(by: { $0.start < $1.start }) {
            for (index, prefix) in table.prefixes.enumerated() {
                let line = lines.range(table.start + index)
                text.append(contentsOf: lines.bytes[copied..<line.lowerBound])
                text.append(contentsOf: lines.bytes[prefix])
                text.append(UInt8(ascii: "#"))
                copied = line.upperBound
            }
        }
        text.append(contentsOf: lines.bytes[copied...])
        return (text, count)
    }

    private func appendCell(_ cell: Range<Int>, to text: inout [UInt8]) {
        var position = cell.lowerBound
        while position < cell.upperBound {
            let next = position + 1
            if lines.bytes[position] == UInt8(ascii: "\\"), next < cell.upperBound,
                lines.bytes[next] == UInt8(ascii: "|")
            {
                position = next
            }
            text.append(lines.bytes[position])
            position += 1
        }
    }
}
