import GuideCatalog
import GuideCore

/// An article as it was read, with what is held against other files.
struct ReadArticle {
    /// The article without what stands in the front matter.
    var body: String
    var headings: [Article.Heading] = []
    var examples: [Example] = []
    /// Where the fence of each example stands.
    var examplePlaces: [Place] = []
    /// Whether each example could be read, so that those of two languages can be held against each other.
    var hasAllExamples = false
    /// Where the heading of the part Examples stands.
    var examplesPlace: Place?
    /// Every anchor, also that of the title.
    var anchors: Set<String> = []
    /// Relative links with the place of the address.
    var links: [Located<String>] = []
    /// Whether an unclosed block swallowed the end, so that nothing can be said of what is missing.
    var isCut = false
}

/// Reads the body of an article and holds it to the format.
struct ArticleReader {
    /// What the article is on.
    enum Subject {
        /// A rule, for the frameworks where the article carries the facts and they could be read.
        case rule(frameworks: [Framework]?)
        case topic
    }

    let body: ArticleBody
    let subject: Subject
    let language: Language
    /// The title of the front matter.
    let title: String?
    private var read = ReadArticle(body: "")
    private var anchors = Anchors()
    private var finder: LiteralFinder

    private init(_ body: ArticleBody, subject: Subject, language: Language, title: String?) {
        self.body = body
        self.subject = subject
        self.language = language
        self.title = title
        finder = LiteralFinder(body)
    }

    /// Reads a body.
    static func read(
        _ body: ArticleBody, subject: Subject, language: Language, title: String?
    ) -> ReadArticle {
        var reader = ArticleReader(body, subject: subject, language: language, title: title)
        reader.readTitle()
        reader.readNodes()
        if case .rule(let frameworks) = subject {
            let parts = PartReader.read(body, language: language, isCut: reader.read.isCut)
            if let examples = parts[.examples] {
                reader.read.examplesPlace = body.place(of: examples.lowerBound)
                let (list, isComplete) = ExampleReader.read(
                    body, nodes: examples, frameworks: frameworks, isCut: reader.read.isCut)
                reader.read.examples = list.map(\.value)
                reader.read.examplePlaces = list.map(\.place)
                reader.read.hasAllExamples = isComplete
            }
            reader.checkOutcomesOutside(parts[.examples])
        } else {
            reader.checkOutcomesOutside(nil)
        }
        return reader.read
    }

    private var nodes: [MarkdownTree.Node] { body.tree.nodes }

    private mutating func readTitle() {
        var children = body.tree.children(of: 0)
        guard let first = children.next(), nodes[first].kind == .heading, nodes[first].value == 1 else {
            let place = nodes.count > 1 ? body.place(of: 1) : Place(line: body.firstLine, column: 1)
            body.log.report(
                "missing-title", at: place, "the article begins with its title as a heading of level one",
                fix: title.map { "begin with '# \($0)'" })
            read.body = Self.text(body.lines.bytes[...])
            return
        }
        let heading = body.tree.plainText(of: first)
        if let title, heading != title.filter({ $0 != "`" }) {
            body.log.report(
                "title-mismatch", at: body.place(of: first), "the heading is not the title of the front matter",
                fix: "write '# \(title)', or change the title")
        }
        let start = body.lines.range(body.lastLine(ofHeading: first) + 1).lowerBound
        read.body = Self.text(body.lines.bytes[start...])
    }

    /// Text without empty lines around it, ending in one line feed.
    private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        func isSpace(_ byte: UInt8) -> Bool { byte.isMarkdownSpace || byte == UInt8(ascii: "\n") }
        guard let last = bytes.lastIndex(where: { !isSpace($0) }), let first = bytes.firstIndex(where: { !isSpace($0) })
        else { return "" }
        // Indentation of the first line may make it code.
        let start = bytes[..<first].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
        return String(decoding: bytes[start...last], as: UTF8.self) + "\n"
    }

    private mutating func readNodes() {
        if let place = body.tree.tooDeep {
            body.log.report(
                "too-deep", at: body.place(line: place.line, column: place.column),
                "blocks lie more than \(MarkdownTree.deepest) deep in one another", fix: "take levels out")
        }
        for table in body.tree.tables {
            for row in table.rows {
                guard let excess = row.excess else { continue }
                body.log.report(
                    "excess-cell", at: body.place(line: row.line, offset: excess),
                    "the row has more cells than the header, which has \(table.alignments.count)",
                    fix: "write a pipe within a cell as '\\|', or add a column")
            }
        }
        var containers = OpenContainers()
        var ends: [Int] = []
        // The last line of the block that inlines stand in.
        var lastLine = 0
        for index in nodes.indices.dropFirst() {
            while let end = ends.last, end <= index {
                ends.removeLast()
                containers.pop()
            }
            let node = nodes[index]
            switch node.kind {
            case .quote, .item:
                guard node.end > index + 1 else { break }
                let start = Int(node.line)
                containers.push(node.kind == .quote ? .quote(start: start) : .item(start: start), in: body.lines)
                ends.append(Int(node.end))
            case .heading:
                lastLine = Int(node.endLine)
                readHeading(index)
            case .paragraph:
                lastLine = Int(node.endLine)
                checkTableShape(index, containers)
            case .tableRow: lastLine = Int(node.line)
            case .codeBlock: checkCode(index, containers)
            case .htmlBlock: checkHTML(index, isBlock: true, lastLine: Int(node.endLine))
            case .html: checkHTML(index, isBlock: false, lastLine: lastLine)
            case .link, .image: readLink(index, lastLine: lastLine)
            default: break
            }
        }
    }

    private mutating func readHeading(_ index: Int) {
        let text = body.tree.plainText(of: index)
        let anchor = anchors.add(text)
        read.anchors.insert(anchor)
        if nodes[index].value > 1 {
            read.headings.append(.init(level: Int(nodes[index].value), text: text, anchor: anchor))
        } else if index > 1 {
            body.log.report(
                "second-title", at: body.place(of: index), "an article has one heading of level one",
                fix: "write '##' for a part")
        }
        if text.trimmingSpace().isEmpty {
            body.log.report(
                "empty-heading", at: body.place(of: index), "a heading has a text", fix: "write or remove it")
        }
    }

    private mutating func checkCode(_ index: Int, _ containers: OpenContainers) {
        guard let fence = body.fence(of: index, in: containers) else {
            body.log.report(
                "indented-code", at: body.place(of: index), "code stands between fences, which name its language",
                fix: "put ``` and the language before it, ``` behind it, or take the indentation away")
            return
        }
        if !fence.isClosed {
            if containers.depth == 0 { read.isCut = true }
            body.log.report(
                "unclosed-fence", at: body.place(of: index), "the fence that begins here is not closed",
                fix: "write ``` on a line of its own behind the code")
        }
        if nodes[index].info.count == 0 {
            body.log.report(
                "code-without-language", at: body.place(of: index), "a fenced block names its programming language",
                fix: "write it behind the fence, as in '```swift'")
        }
    }

    private mutating func checkHTML(_ index: Int, isBlock: Bool, lastLine: Int) {
        let literal = body.tree.text[nodes[index].text.range]
        let place =
            isBlock ? body.place(of: index) : finder.find(literal, after: [""], node: index, lastLine: lastLine)
        if isBlock, Int(nodes[index].end) == nodes.count, lastLine >= body.lines.count - 1 { read.isCut = true }
        body.log.report(
            "raw-html", at: place, "raw HTML does not reach the terminal",
            fix: "write Markdown, or put code between backticks")
    }

    /// A row of hyphens and pipes in a paragraph was meant to be below the header of a table.
    private func checkTableShape(_ index: Int, _ containers: OpenContainers) {
        let node = nodes[index]
        guard node.endLine > node.line else { return }
        for line in (Int(node.line) + 1)...Int(node.endLine) {
            let start = containers.enter(line: line, in: body.lines).content
            let row = body.lines.rest(of: line, from: start)
            guard row.contains(UInt8(ascii: "|")), let alignments = PipeRow.alignments(row) else { continue }
            let above = body.lines.rest(of: line - 1, from: containers.enter(line: line - 1, in: body.lines).content)
            let header = PipeRow(above)?.cells.count ?? 0
            guard header != alignments.count else { continue }
            body.log.report(
                "table-shape", at: body.place(line: line, offset: start),
                "the header above has \(header) cells and this row \(alignments.count), so that this is no table",
                fix: "give both the same number of cells")
        }
    }

    private mutating func readLink(_ index: Int, lastLine: Int) {
        let address = body.tree.string(nodes[index].text)
        let place = finder.find(
            body.tree.text[nodes[index].text.range], after: ["](", "](<", "<", "]: ", ""], node: index,
            lastLine: lastLine)
        let isImage = nodes[index].kind == .image
        if address.isEmpty {
            body.log.report("empty-link", at: place, "the link leads nowhere", fix: "write its address")
        } else if address.contains(":") || address.hasPrefix("//") || isImage {
            guard !WebAddress.isValid(address) else { return }
            body.log.report(
                "bad-url", at: place,
                isImage ? "an image has an https address" : "a link to the web has an https address",
                fix: WebAddress.fix(address))
        } else {
            read.links.append(Located(value: address, place: place))
        }
    }

    /// Finds code with an outcome outside the part that is tested.
    private func checkOutcomesOutside(_ examples: Range<Int>?) {
        for index in nodes.indices where nodes[index].kind == .codeBlock {
            if let examples, examples.contains(index) { continue }
            let words = ExampleReader.words(body.tree.string(nodes[index].info))
            guard words.count > 2 || words.dropFirst().contains(where: { Outcome(rawValue: $0) != nil }) else {
                continue
            }
            body.log.report(
                "example-outside", at: body.place(of: index),
                "only an example, in the part '\(RulePart.examples.heading(in: language))', has an outcome",
                fix: "move it there, or name the programming language only")
        }
    }
}
