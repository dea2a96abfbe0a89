import GuideCatalog

/// Renders Markdown values as libcmark renders its own tree, to hold one against the other.
struct MarkdownHTML {
    static func render(_ blocks: [MarkdownBlock]) -> String {
        var renderer = MarkdownHTML()
        renderer.add(blocks, isTight: false)
        return renderer.html
    }

    private var html = ""

    private mutating func breakLine() {
        if !html.isEmpty, html.utf8.last != UInt8(ascii: "\n") { html += "\n" }
    }

    private mutating func add(_ blocks: [MarkdownBlock], isTight: Bool) {
        for block in blocks { add(block, isTight: isTight) }
    }

    private mutating func add(_ block: MarkdownBlock, isTight: Bool) {
        if case .paragraph(let inlines) = block, isTight {
            html += Self.render(inlines)
            return
        }
        breakLine()
        switch block {
        case .paragraph(let inlines): html += "<p>\(Self.render(inlines))</p>\n"
        case .heading(let level, let inlines): html += "<h\(level)>\(Self.render(inlines))</h\(level)>\n"
        case .code(let info, let text):
            let language = info.split(separator: " ").first.map { " class=\"language-\(Self.escape(String($0)))\"" }
            html += "<pre><code\(language ?? "")>\(Self.escape(text))</code></pre>\n"
        case .quote(let blocks):
            html += "<blockquote>\n"
            add(blocks, isTight: false)
            breakLine()
            html += "</blockquote>\n"
        case .list(let list): add(list)
        case .table(let table): add(table)
        case .thematicBreak: html += "<hr />\n"
        case .html(let text):
            html += text
            breakLine()
        }
    }

    private mutating func add(_ list: MarkdownList) {
        let tag = list.start == nil ? "ul" : "ol"
        html += list.start.map { $0 == 1 ? "<ol>\n" : "<ol start=\"\($0)\">\n" } ?? "<ul>\n"
        for item in list.items {
            breakLine()
            html += "<li>"
            add(item, isTight: list.isTight)
            html += "</li>\n"
        }
        html += "</\(tag)>\n"
    }

    private mutating func add(_ table: MarkdownTable) {
        html += "<table>\n<thead>\n"
        add(table.header, tag: "th", table.alignments)
        html += "</thead>\n"
        if !table.rows.isEmpty {
            html += "<tbody>\n"
            for row in table.rows { add(row, tag: "td", table.alignments) }
            html += "</tbody>\n"
        }
        html += "</table>\n"
    }

    private mutating func add(_ row: [[MarkdownInline]], tag: String, _ alignments: [MarkdownTable.Alignment]) {
        html += "<tr>\n"
        for (cell, alignment) in zip(row, alignments) {
            let attribute =
                switch alignment {
                case .none: ""
                case .left: " align=\"left\""
                case .center: " align=\"center\""
                case .right: " align=\"right\""
                }
            html += "<\(tag)\(attribute)>\(Self.render(cell))</\(tag)>\n"
        }
        html += "</tr>\n"
    }

    private static func render(_ inlines: [MarkdownInline]) -> String {
        inlines.map { inline in
            switch inline {
            case .text(let text): escape(text)
            case .code(let text): "<code>\(escape(text))</code>"
            case .emphasis(let content): "<em>\(render(content))</em>"
            case .strong(let content): "<strong>\(render(content))</strong>"
            case .link(let destination, let title, let content):
                "<a href=\"\(escape(destination))\"\(attribute(title))>\(render(content))</a>"
            case .image(let source, let title, let content):
                "<img src=\"\(escape(source))\" alt=\"\(escape(plain(content)))\"\(attribute(title)) />"
            case .softBreak: "\n"
            case .lineBreak: "<br />\n"
            case .html(let text): text
            }
        }.joined()
    }

    private static func attribute(_ title: String) -> String { title.isEmpty ? "" : " title=\"\(escape(title))\"" }

    private static func plain(_ inlines: [MarkdownInline]) -> String {
        inlines.map { inline in
            switch inline {
            case .text(let text), .code(let text), .html(let text): text
            case .emphasis(let content), .strong(let content), .link(_, _, let content), .image(_, _, let content):
                plain(content)
            case .softBreak, .lineBreak: " "
            }
        }.joined()
    }

    private static func escape(_ text: String) -> String { MarkdownXML.escape(text) }
}
