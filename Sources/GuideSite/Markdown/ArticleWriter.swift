import GuideCatalog
import GuideCode
import GuideContent
import GuideCore

/// Writes the Markdown of an article as HTML.
struct ArticleWriter {
    let tree: MarkdownTree
    /// Returns the address that a link of the article has on the page.
    let address: (String) -> String
    let wording: SiteWording
    var html: HTMLWriter
    /// Returns the address of a picture that the site itself holds; `nil` for any other.
    var picture: (String) -> String? = { _ in nil }
    /// The names that links lead to the headings by, in the order of the headings.
    private let anchors: [String]
    /// The heading that the page shows as its own, and the article leaves out.
    private let omitted: Int?
    /// The language of the article, from which others have to be told; `nil` where it is not known.
    private let language: Language?
    /// How many headings there were.
    private var headings = 0
    /// The text of the last heading, which names what stands below it.
    private var heading: String
    private var tables = 0
    private var codes = 0
    private var examples = 0

    /// Prepares to write a parsed article.
    ///
    /// - Parameters:
    ///   - title: What the article is called.
    ///   - omitted: The number of the node that is a heading with the title; `nil` where the article has none.
    init(
        _ tree: MarkdownTree, title: String, anchors: [String], omitting omitted: Int? = nil, wording: SiteWording,
        html: HTMLWriter, language: Language? = nil, address: @escaping (String) -> String
    ) {
        self.tree = tree
        self.address = address
        self.anchors = anchors
        self.omitted = omitted
        self.language = language
        self.wording = wording
        self.html = html
        heading = title
    }

    /// Prepares to write an article of the catalog.
    init(_ links: ArticleLinks, wording: SiteWording, html: HTMLWriter) {
        let article = links.article
        var body = article.body
        self.init(
            body.withUTF8 { MarkdownTree(parsing: $0) }, title: article.title,
            anchors: article.headings.map(\.anchor), wording: wording, html: html,
            language: article.language, address: links.address(of:))
    }

    /// Writes the whole article.
    mutating func write() {
        guard !tree.nodes.isEmpty else { return }
        writeBlocks(in: 0, isTight: false)
    }

    private mutating func writeBlocks(in parent: Int, isTight: Bool) {
        let children = Array(tree.children(of: parent))
        var position = 0
        while position < children.count {
            let pair = parent == 0 ? ExamplePair.find(in: tree, children[position...]) : nil
            if let pair {
                write(pair)
                position += pair.blocks
            } else {
                writeBlock(children[position], isTight: isTight)
                position += 1
            }
        }
    }

    private mutating func writeBlock(_ index: Int, isTight: Bool) {
        let node = tree.nodes[index]
        switch node.kind {
        case .heading: writeHeading(index)
        case .codeBlock: writeCode(index)
        case .htmlBlock:
            html.element(.p, text: tree.string(node.text))
        case .quote:
            html.start(.blockquote)
            writeBlocks(in: index, isTight: false)
            html.end()
        case .list: writeList(index)
        case .thematicBreak: html.start(.hr)
        case .table: writeTable(index)
        default:
            if isTight {
                writeInlines(in: index)
            } else {
                html.start(.p)
                writeInlines(in: index)
                html.end()
            }
        }
    }

    private mutating func writeHeading(_ index: Int) {
        heading = tree.plainText(of: index)
        let level = Int(tree.nodes[index].value)
        let known = headings < anchors.count ? anchors[headings] : nil
        headings += 1
        if index == omitted { return }
        html.start(.heading(max(2, level)), .attribute("id", known.map(HeadingID.make)))
        writeInlines(in: index)
        html.end()
    }

    private mutating func writeList(_ index: Int) {
        let node = tree.nodes[index]
        if node.value < 0 {
            html.start(.ul)
        } else {
            html.start(.ol, .attribute("start", node.value == 1 ? nil : String(node.value)))
        }
        for item in tree.children(of: index) {
            html.start(.li)
            writeBlocks(in: item, isTight: node.isTight)
            html.end()
        }
        html.end()
    }

    private mutating func writeTable(_ index: Int) {
        tables += 1
        html.start(
            .div, .class("table"), .fixed("role", "region"), .fixed("tabindex", "0"),
            .attribute("aria-label", wording.table(heading, tables)))
        html.start(.table)
        let alignments = tree.alignments(ofTable: index)
        let rows = Array(tree.children(of: index))
        for (number, row) in rows.enumerated() {
            if number == 0 { html.start(.thead) } else if number == 1 { html.start(.tbody) }
            html.start(.tr)
            for (column, cell) in tree.children(of: row).enumerated() {
                let alignment: HTMLAttribute = Self.alignment(column < alignments.count ? alignments[column] : 0)
                let isEmpty = Int(tree.nodes[cell].end) == cell + 1
                if number == 0, !isEmpty {
                    html.start(.th, .fixed("scope", "col"), alignment)
                } else {
                    html.start(.td, alignment)
                }
                writeInlines(in: cell)
                html.end()
            }
            html.end()
            if number == 0 { html.end() }
        }
        if rows.count > 1 { html.end() }
        html.end()
        html.end()
    }

    private static func alignment(_ alignment: UInt8) -> HTMLAttribute {
        switch alignment {
        case 2: .class("right")
        case 3: .class("center")
        default: HTMLAttribute("class", .omitted)
        }
    }

    private mutating func writeInlines(in parent: Int) {
        for index in tree.children(of: parent) { writeInline(index) }
    }

    private mutating func writeInline(_ index: Int) {
        let node = tree.nodes[index]
        switch node.kind {
        case .text, .html: writeProse(node.text)
        case .code:
            html.start(.code)
            writeText(node.text)
            html.end()
        case .emphasis:
            html.start(.em)
            writeInlines(in: index)
            html.end()
        case .strong:
            html.start(.strong)
            writeInlines(in: index)
            html.end()
        case .softBreak: html.append("\n")
        case .lineBreak: html.start(.br)
        case .image where picture(tree.string(node.text)) != nil:
            html.start(
                .img, .attribute("src", picture(tree.string(node.text))),
                .attribute("alt", tree.plainText(of: index)))
        case .link, .image:
            // Nothing is fetched from other hosts: an image is a link to it.
            html.start(.a, .href(address(tree.string(node.text))))
            writeInlines(in: index)
            html.end()
        default: writeInlines(in: index)
        }
    }

    private mutating func writeProse(_ range: MarkdownTree.TextRange) {
        guard let language else { return writeText(range) }
        tree.text.withUnsafeBufferPointer { html.prose(UnsafeBufferPointer(rebasing: $0[range.range]), in: language) }
    }

    private mutating func writeText(_ range: MarkdownTree.TextRange) {
        tree.text.withUnsafeBufferPointer { html.text(bytes: UnsafeBufferPointer(rebasing: $0[range.range])) }
    }
}

extension ArticleWriter {
    private mutating func write(_ pair: ExamplePair) {
        if pair.examples.count > 1 { html.start(.div, .class("pair")) }
        for example in pair.examples { write(example) }
        if pair.examples.count > 1 { html.end() }
    }

    private mutating func write(_ example: ExamplePair.Member) {
        examples += 1
        html.start(
            .section, .class("example"), .attribute("data-framework", example.framework.rawValue),
            .attribute("data-outcome", example.outcome.rawValue))
        html.start(.p, .class("outcome"))
        html.element(.strong, text: example.outcome.name(in: wording.language))
        html.text(" ")
        html.element(.span, text: example.framework.displayName)
        html.end()
        if let caption = example.caption {
            html.start(.p, .class("caption"))
            writeInlines(in: caption)
            html.end()
        }
        writeCode(
            example.code, language: example.programmingLanguage,
            label: wording.example(example.outcome, example.framework, examples))
        html.end()
    }

    private mutating func writeCode(_ index: Int) {
        codes += 1
        let info = tree.string(tree.nodes[index].info)
        let language = info.split(separator: " ").first.map(String.init) ?? ""
        writeCode(index, language: language, label: wording.code(language, codes))
    }

    private mutating func writeCode(_ index: Int, language: String, label: String) {
        html.start(
            .pre, .fixed("tabindex", "0"), .fixed("role", "group"), .attribute("aria-label", label))
        html.start(.code, .attribute("class", language.isEmpty ? nil : "language-\(language)"))
        let text = tree.nodes[index].text.range
        tree.text.withUnsafeBufferPointer { bytes in
            let code = UnsafeBufferPointer(rebasing: bytes[text])
            for token in CodeLexer(code, language: language) {
                let piece = UnsafeBufferPointer(rebasing: code[token.range])
                guard let name = token.kind.styleName else {
                    html.text(bytes: piece)
                    continue
                }
                html.start(.span, .class(name))
                html.text(bytes: piece)
                html.end()
            }
        }
        html.end()
        html.end()
    }
}

extension CodeToken.Kind {
    /// What the style sheet calls it.
    fileprivate var styleName: StaticString? {
        switch self {
        case .plain: nil
        case .keyword, .tag: "t-k"
        case .type: "t-y"
        case .string: "t-s"
        case .number: "t-n"
        case .comment: "t-c"
        case .attribute: "t-a"
        }
    }
}
