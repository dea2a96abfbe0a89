import GuideCore

/// What of an article is searched.
struct ArticleText {
    /// In reading order: each heading and each code block by itself, and the text between them together, a line for each
    /// paragraph, list item and row of a table.
    private(set) var passages: [IndexEntry.Variant.Passage] = []
    /// The text of the first heading of level one; empty where there is none.
    private(set) var title: [UInt8] = []
    /// The number of the node that the title was taken from.
    private(set) var titleHeading: Int?
    /// The first paragraph; empty where there is none.
    private(set) var firstParagraph: [UInt8] = []

    private var body: [UInt8] = []

    /// Takes the text out of a parsed article.
    ///
    /// - Parameters:
    ///   - tree: The article.
    ///   - takesTitle: Whether the first heading of level one is the title, and no passage.
    ///   - isOmitted: Whether a heading of level two is left out, since every article has it.
    init(_ tree: MarkdownTree, takesTitle: Bool, isOmitted: (String) -> Bool = { _ in false }) {
        let nodes = tree.nodes
        var index = 1
        while index < nodes.count {
            let node = nodes[index]
            switch node.kind {
            case .heading:
                let text = Self.inlineText(of: index, in: tree)
                if takesTitle, title.isEmpty, node.value == 1 {
                    title = text
                    titleHeading = index
                } else if node.value != 2 || !isOmitted(String(decoding: text, as: UTF8.self)) {
                    closeBody()
                    if !text.isEmpty { passages.append(.init(field: .heading, text: text)) }
                }
                index = Int(node.end)
            case .paragraph:
                let start = body.count
                Self.appendInlines(of: index, in: tree, to: &body)
                if firstParagraph.isEmpty { firstParagraph = Array(body[start...]) }
                endLine()
                index = Int(node.end)
            case .tableRow:
                for cell in tree.children(of: index) {
                    if cell > index + 1 { body.append(contentsOf: " | ".utf8) }
                    Self.appendInlines(of: cell, in: tree, to: &body)
                }
                endLine()
                index = Int(node.end)
            case .codeBlock:
                closeBody()
                if node.text.count > 0 { passages.append(.init(field: .code, text: Array(tree.text[node.text.range]))) }
                index += 1
            default:
                index += 1
            }
        }
        closeBody()
    }

    private mutating func endLine() {
        if let last = body.last, last != UInt8(ascii: "\n") { body.append(UInt8(ascii: "\n")) }
    }

    private mutating func closeBody() {
        if body.last == UInt8(ascii: "\n") { body.removeLast() }
        guard !body.isEmpty else { return }
        passages.append(.init(field: .body, text: body))
        body.removeAll(keepingCapacity: true)
    }

    private static func inlineText(of node: Int, in tree: MarkdownTree) -> [UInt8] {
        var text: [UInt8] = []
        appendInlines(of: node, in: tree, to: &text)
        return text
    }

    private static func appendInlines(of node: Int, in tree: MarkdownTree, to text: inout [UInt8]) {
        for index in (node + 1)..<max(node + 1, Int(tree.nodes[node].end)) {
            let inline = tree.nodes[index]
            switch inline.kind {
            case .text, .code: text.append(contentsOf: tree.text[inline.text.range])
            case .softBreak, .lineBreak: text.append(UInt8(ascii: " "))
            default: break
            }
        }
    }
}
