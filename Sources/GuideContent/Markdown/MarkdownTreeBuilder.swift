import CCmark

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Copies a document of libcmark into a ``MarkdownTree``, putting tables where the finder left empty headings.
struct MarkdownTreeBuilder {
    private(set) var tree = MarkdownTree()
    private var open: [Int] = []
    /// How many lines stand before the text.
    private var offset = 0
    private var tableByLine: [Int: Int] = [:]
    private var tableLines: Set<Int> = []
    private var firstCell: [Int] = []
    private var cells: [OpaquePointer] = []
    /// What to add to the places of nodes, while a cell is copied.
    private var cellPlace: (line: Int, column: Int)?

    /// Says which empty headings stand for tables, before ``build(_:size:)``.
    ///
    /// - Parameters:
    ///   - tables: As the finder found them; their cells are the first headings of the document, in this order.
    ///   - offset: How many lines the document has before the text.
    mutating func setTables(_ tables: [PipeTable], document: OpaquePointer, offset: Int, lines: SourceLines) {
        self.offset = offset
        var cell = cmark_node_first_child(document)
        while let current = cell, cells.count < offset {
            cells.append(current)
            cell = cmark_node_next(current)
        }
        let order = tables.indices.sorted { tables[$0].start < tables[$1].start }
        var counts = [0]
        for table in tables {
            counts.append(counts[counts.count - 1] + table.rows.lazy.flatMap(\.cells).count { !$0.isEmpty })
        }
        for index in order {
            tableByLine[tables[index].start] = tree.tables.count
            tableLines.formUnion(tables[index].start...tables[index].end)
            firstCell.append(counts[index])
            tree.tables.append(tables[index])
        }
        starts = lines
    }

    private var starts: SourceLines?

    /// Copies the document. `size` is the length of the text in bytes.
    mutating func build(_ document: OpaquePointer, size: Int) {
        tree.text.reserveCapacity(size)
        tree.nodes.reserveCapacity(size / 24)
        tree.nodes.append(.init(kind: .document, line: 1, column: 1, endLine: Int32(cmark_node_get_end_line(document))))
        open.append(0)
        copyChildren(of: document, skipping: cells.count)
        close()
    }

    private mutating func close() {
        let node = open.removeLast()
        tree.nodes[node].end = Int32(tree.nodes.count)
    }

    private mutating func copyChildren(of root: OpaquePointer, skipping skipped: Int = 0) {
        var node = cmark_node_first_child(root)
        for _ in 0..<skipped { node = node.flatMap { cmark_node_next($0) } }
        let floor = open.count
        while true {
            if let current = node {
                if copy(current), let child = cmark_node_first_child(current) {
                    node = child
                    // `current` stays open until its last child is copied.
                    continue
                }
                node = cmark_node_next(current)
                if node == nil { node = climb(from: current, root: root, floor: floor) }
            }
            guard node != nil else { return }
        }
    }

    /// Closes the parents whose last child is copied, and returns the node to go on with.
    private mutating func climb(from last: OpaquePointer, root: OpaquePointer, floor: Int) -> OpaquePointer? {
        var current = last
        while let parent = cmark_node_parent(current), parent != root {
            if open.count > floor { close() }
            if let next = cmark_node_next(parent) { return next }
            current = parent
        }
        return nil
    }

    /// Copies one node and returns whether it was left open for its children.
    private mutating func copy(_ source: OpaquePointer) -> Bool {
        let type = cmark_node_get_type(source)
        var line = Int(cmark_node_get_start_line(source)) - offset
        var column = Int(cmark_node_get_start_column(source))
        var endLine = Int(cmark_node_get_end_line(source)) - offset
        if let cellPlace {
            line = cellPlace.line
            endLine = line
            column += cellPlace.column
        } else if type == CMARK_NODE_HEADING, tableLines.contains(line) {
            if let table = tableByLine[line] { copyTable(table, column: column) }
            return false
        }
        if open.count > MarkdownTree.deepest {
            if tree.tooDeep == nil { tree.tooDeep = (line, column) }
            return false
        }
        if type == CMARK_NODE_TEXT, appendToText(source) { return false }

        var node = MarkdownTree.Node(
            kind: Self.kind(of: type), line: Int32(line), column: Int32(column), endLine: Int32(endLine))
        switch node.kind {
        case .text, .code, .html, .htmlBlock:
            node.text = append(cmark_node_get_literal(source))
        case .codeBlock:
            node.text = append(cmark_node_get_literal(source))
            node.info = append(cmark_node_get_fence_info(source))
        case .heading:
            node.value = Int32(cmark_node_get_heading_level(source))
        case .list:
            let isOrdered = cmark_node_get_list_type(source) == CMARK_ORDERED_LIST
            node.value = isOrdered ? Int32(cmark_node_get_list_start(source)) : -1
            node.isTight = cmark_node_get_list_tight(source) != 0
        case .link, .image:
            node.text = append(cmark_node_get_url(source))
            node.info = append(cmark_node_get_title(source))
        default:
            break
        }
        let index = tree.nodes.count
        node.end = Int32(index + 1)
        tree.nodes.append(node)
        guard cmark_node_first_child(source) != nil else { return false }
        open.append(index)
        return true
    }

    /// Adds to the text node before where there is one; libcmark splits text at every character that might be a mark.
    private mutating func appendToText(_ source: OpaquePointer) -> Bool {
        let last = tree.nodes.count - 1
        guard tree.nodes[last].kind == .text, let previous = cmark_node_previous(source),
            cmark_node_get_type(previous) == CMARK_NODE_TEXT
        else { return false }
        tree.nodes[last].text.count += append(cmark_node_get_literal(source)).count
        return true
    }

    private mutating func append(_ literal: UnsafePointer<CChar>?) -> MarkdownTree.TextRange {
        guard let literal else { return .empty }
        let count = strlen(literal)
        let start = tree.text.count
        literal.withMemoryRebound(to: UInt8.self, capacity: count) {
            tree.text.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
        }
        return .init(start: Int32(start), count: Int32(count))
    }

    private mutating func copyTable(_ number: Int, column: Int) {
        let table = tree.tables[number]
        guard open.count + 3 <= MarkdownTree.deepest else {
            if tree.tooDeep == nil { tree.tooDeep = (table.start, column) }
            return
        }
        var cell = firstCell[number]
        begin(.table, line: table.start, column: column, endLine: table.end, value: Int32(number))
        for row in table.rows {
            let lineStart = starts?.range(row.line).lowerBound ?? 0
            begin(.tableRow, line: row.line, column: column, endLine: row.line)
            for range in row.cells {
                let place = range.isEmpty ? column : range.lowerBound - lineStart + 1
                begin(.tableCell, line: row.line, column: place, endLine: row.line)
                if !range.isEmpty, cell < cells.count {
                    // The heading that holds the cell's text begins with two bytes of its own.
                    cellPlace = (row.line, place - 3)
                    copyChildren(of: cells[cell])
                    cellPlace = nil
                    cell += 1
                }
                close()
            }
            close()
        }
        close()
    }

    private mutating func begin(_ kind: MarkdownTree.Kind, line: Int, column: Int, endLine: Int, value: Int32 = 0) {
        open.append(tree.nodes.count)
        tree.nodes.append(
            .init(kind: kind, line: Int32(line), column: Int32(column), endLine: Int32(endLine), value: value))
    }

    private static func kind(of type: cmark_node_type) -> MarkdownTree.Kind {
        switch type {
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_CODE_BLOCK: .codeBlock
        case CMARK_NODE_HTML_BLOCK: .htmlBlock
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_HTML_INLINE: .html
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        default: .document
        }
    }
}
