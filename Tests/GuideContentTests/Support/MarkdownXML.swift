import GuideCatalog

/// Renders Markdown values as libcmark writes its tree, without indentation and without the tightness of lists.
struct MarkdownXML {
    static func render(_ blocks: [MarkdownBlock]) -> String { blocks.map(render).joined() }

    private static func render(_ block: MarkdownBlock) -> String {
        switch block {
        case .paragraph(let inlines): element("paragraph", render(inlines))
        case .heading(let level, let inlines): element("heading", render(inlines), " level=\"\(level)\"")
        case .code(let info, let text):
            "<code_block\(info.isEmpty ? "" : " info=\"\(escape(info))\"")>\(escape(text))</code_block>\n"
        case .quote(let blocks): element("block_quote", render(blocks))
        case .list(let list): render(list)
        case .table(let table): render(table)
        case .thematicBreak: "<thematic_break />\n"
        case .html(let text): "<html_block>\(escape(text))</html_block>\n"
        }
    }

    private static func element(_ name: String, _ content: String, _ attributes: String = "") -> String {
        content.isEmpty ? "<\(name)\(attributes) />\n" : "<\(name)\(attributes)>\n\(content)</\(name)>\n"
    }

    private static func render(_ list: MarkdownList) -> String {
        let attributes = list.start.map { " type=\"ordered\" start=\"\($0)\"" } ?? " type=\"bullet\""
        return element("list", list.items.map { element("item", render($0)) }.joined(), attributes)
    }

    private static func render(_ table: MarkdownTable) -> String {
        let header = zip(table.header, table.alignments).map { cell, alignment in
            element("table_cell", render(cell), alignment == .none ? "" : " align=\"\(alignment)\"")
        }
        let rows = table.rows.map { row in
            element("table_row", row.map { element("table_cell", render($0)) }.joined())
        }
        return element("table", element("table_header", header.joined()) + rows.joined())
    }

    private static func render(_ inlines: [MarkdownInline]) -> String { inlines.map(render).joined() }

    private static func render(_ inline: MarkdownInline) -> String {
        switch inline {
        case .text(let text): "<text>\(escape(text))</text>\n"
        case .code(let text): "<code>\(escape(text))</code>\n"
        case .emphasis(let content): element("emph", render(content))
        case .strong(let content): element("strong", render(content))
        case .link(let destination, let title, let content):
            element("link", render(content), address(destination, title))
        case .image(let source, let title, let content): element("image", render(content), address(source, title))
        case .softBreak: "<softbreak />\n"
        case .lineBreak: "<linebreak />\n"
        case .html(let text): "<html_inline>\(escape(text))</html_inline>\n"
        }
    }

    private static func address(_ destination: String, _ title: String) -> String {
        " destination=\"\(escape(destination))\" title=\"\(escape(title))\""
    }

    static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
