/// A parsed Markdown text with the place of each node, flat: nodes in reading order, each followed by what it holds.
package struct MarkdownTree {
    /// How many levels of nodes are read; what lies deeper is left out and ``tooDeep`` says where.
    package static let deepest = 64

    /// What a node is.
    package enum Kind: UInt8 {
        case document, paragraph, heading, codeBlock, htmlBlock, quote, list, item, thematicBreak
        case table, tableRow, tableCell
        case text, code, html, softBreak, lineBreak, emphasis, strong, link, image
    }

    /// A block, or text within one.
    package struct Node {
        /// What it is.
        package var kind: Kind
        /// The line it begins on, from 1.
        package var line: Int32
        /// The byte of the line it begins at, from 1; near the place rather than on it where libcmark does not tell.
        package var column: Int32
        /// The last line. For a fenced block use ``MarkdownSource/fence(of:)``.
        package var endLine: Int32
        /// The number of the node after everything that this one holds.
        package var end: Int32 = 0
        /// The text of a leaf; the address of a link.
        package var text: TextRange = .empty
        /// The info string of a code block; the title of a link.
        package var info: TextRange = .empty
        /// The level of a heading; the first number of an ordered list, or -1; the number of a table.
        package var value: Int32 = 0
        /// Whether a list is tight.
        package var isTight = false
    }

    /// A part of ``MarkdownTree/text``.
    package struct TextRange {
        package var start: Int32
        package var count: Int32
        package static let empty = TextRange(start: 0, count: 0)
        package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
    }

    /// The first is the document.
    package var nodes: [Node] = []
    /// The text of all nodes, UTF-8.
    package var text: [UInt8] = []
    /// In the order of the text.
    var tables: [PipeTable] = []
    /// The first node that lies too deep.
    package var tooDeep: (line: Int, column: Int)?

    /// Returns the numbers of the nodes right within a node, in order.
    package func children(of node: Int) -> Children {
        Children(nodes: nodes, position: node + 1, end: Int(nodes[node].end))
    }

    /// Returns a part of the text.
    package func string(_ range: TextRange) -> String { String(decoding: text[range.range], as: UTF8.self) }

    /// Returns for each column of a table 1 for left, 2 for right, 3 for center, 0 for none.
    package func alignments(ofTable node: Int) -> [UInt8] { tables[Int(nodes[node].value)].alignments }

    /// Walks from sibling to sibling.
    package struct Children: Sequence, IteratorProtocol {
        fileprivate let nodes: [Node]
        fileprivate var position: Int
        fileprivate let end: Int

        package mutating func next() -> Int? {
            guard position < end else { return nil }
            defer { position = Int(nodes[position].end) }
            return position
        }
    }

    /// Returns the text that a node shows, without marks; breaks become spaces.
    package func plainText(of node: Int) -> String {
        var bytes: [UInt8] = []
        for index in node..<Int(nodes[node].end) {
            switch nodes[index].kind {
            case .text, .code, .codeBlock: bytes.append(contentsOf: text[nodes[index].text.range])
            case .softBreak, .lineBreak: bytes.append(UInt8(ascii: " "))
            default: break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
