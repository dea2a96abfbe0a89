public import GuideCatalog

/// Reads Markdown: CommonMark as libcmark reads it, and the pipe tables of the GFM specification.
public struct MarkdownParser {
    /// Returns the blocks of a text. Every text has a reading, so that this never fails; blocks and inlines that lie
    /// within more than 64 others are left out.
    public static func parse(_ text: String) -> [MarkdownBlock] {
        var text = text
        return text.withUTF8 { MarkdownTree(parsing: $0) }.blocks()
    }
}

extension MarkdownTree {
    /// Returns the nodes as the values that pages and terminals are made from.
    func blocks() -> [MarkdownBlock] {
        nodes.isEmpty ? [] : blocks(in: 0)
    }

    /// Returns the blocks right within a node.
    func blocks(in parent: Int) -> [MarkdownBlock] { children(of: parent).map(block) }

    private func block(_ index: Int) -> MarkdownBlock {
        let node = nodes[index]
        switch node.kind {
        case .heading: return .heading(level: Int(node.value), inlines(in: index))
        case .codeBlock: return .code(info: string(node.info), text: string(node.text))
        case .htmlBlock: return .html(string(node.text))
        case .quote: return .quote(blocks(in: index))
        case .list:
            return .list(
                MarkdownList(
                    start: node.value < 0 ? nil : Int(node.value), isTight: node.isTight,
                    items: children(of: index).map(blocks(in:))))
        case .thematicBreak: return .thematicBreak
        case .table: return .table(table(index))
        default: return .paragraph(inlines(in: index))
        }
    }

    private func table(_ index: Int) -> MarkdownTable {
        var rows = children(of: index).map { row in children(of: row).map(inlines(in:)) }
        let header = rows.isEmpty ? [] : rows.removeFirst()
        let alignments: [MarkdownTable.Alignment] = tables[Int(nodes[index].value)].alignments.map {
            switch $0 {
            case 1: .left
            case 2: .right
            case 3: .center
            default: .none
            }
        }
        return MarkdownTable(alignments: alignments, header: header, rows: rows)
    }

    /// Returns the inlines right within a node.
    func inlines(in parent: Int) -> [MarkdownInline] { children(of: parent).map(inline) }

    private func inline(_ index: Int) -> MarkdownInline {
        let node = nodes[index]
        switch node.kind {
        case .code: return .code(string(node.text))
        case .html: return .html(string(node.text))
        case .softBreak: return .softBreak
        case .lineBreak: return .lineBreak
        case .emphasis: return .emphasis(inlines(in: index))
        case .strong: return .strong(inlines(in: index))
        case .link:
            return .link(destination: string(node.text), title: string(node.info), inlines(in: index))
        case .image: return .image(source: string(node.text), title: string(node.info), inlines(in: index))
        default: return .text(string(node.text))
        }
    }
}
