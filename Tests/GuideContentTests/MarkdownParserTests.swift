import GuideCatalog
import Testing

@testable import GuideContent

@Test func readsEachKindOfBlock() {
    let text = """
        Title *one*
        ===

        > - tight

        3) a

           b

        ```swift uikit failing
        let a = 1
        ```

        ***
        <div>
        """
    #expect(
        MarkdownParser.parse(text) == [
            .heading(level: 1, [.text("Title "), .emphasis([.text("one")])]),
            .quote([.list(.init(start: nil, isTight: true, items: [[.paragraph([.text("tight")])]]))]),
            .list(.init(start: 3, isTight: false, items: [[.paragraph([.text("a")]), .paragraph([.text("b")])]])),
            .code(info: "swift uikit failing", text: "let a = 1\n"),
            .thematicBreak,
            .html("<div>\n"),
        ])
}

@Test func joinsTextThatTheParserSplits() {
    #expect(MarkdownParser.parse("a*b [c] <d & e! `f`") == [.paragraph([.text("a*b [c] <d & e! "), .code("f")])])
}

@Test func readsLinksInCellsByTheDefinitionsOfTheText() {
    let text = """
        | [rule] |
        | --- |
        | ![i](a.png) |

        [rule]: escape-missing.en.md 'Escape'
        """
    let header: [MarkdownInline] = [.link(destination: "escape-missing.en.md", title: "Escape", [.text("rule")])]
    let row: [MarkdownInline] = [.image(source: "a.png", title: "", [.text("i")])]
    #expect(MarkdownParser.parse(text) == [.table(.init(alignments: [.none], header: [header], rows: [[row]]))])
}

@Test(arguments: [
    "\u{FEFF}| a |\n| - |", "| a |\r\n| - |\r\n", "| a |\r| - |", "| a |\n| - |\n\n", "\n\n| a |\n| - |",
])
func readsATableWhateverEndsItsLines(text: String) {
    #expect(MarkdownParser.parse(text) == [.table(.init(alignments: [.none], header: [[.text("a")]], rows: []))])
}

@Test(arguments: ["", "\n", "\u{FEFF}", "   ", "|", "-", "\0", "|\n-", "-|-\n-|-"])
func readsTextsThatAreHardlyThere(text: String) {
    #expect(MarkdownParser.parse(text).count <= 1)
}

@Test(arguments: ["> ", "- ", "1. ", "**a", "[", "*a _", "![", "`", "<a "])
func survivesTenThousandLevels(mark: String) {
    let text = String(repeating: mark, count: 10_000)
    #expect(!MarkdownParser.parse(text).isEmpty)
    #expect(!MarkdownParser.parse(text + "\n\n| a |\n| - |\n").isEmpty)
}

@Test func saysWhereItStoppedDescending() throws {
    let quotes = String(repeating: ">", count: 10_000) + " text"
    let tree = MarkdownTree(parsing: quotes)
    let place = try #require(tree.tooDeep)
    #expect(place == (line: 1, column: 65))
    #expect(MarkdownTree(parsing: String(repeating: ">", count: 62) + " text").tooDeep == nil)
}

@Test func fillsUpShortRowsOnlyToASensibleSize() {
    let columns = 2_000
    let header = String(repeating: "|a", count: columns) + "|\n" + String(repeating: "|-", count: columns) + "|\n"
    let text = header + String(repeating: "|b|\n", count: 2_000)
    guard case .table(let table) = MarkdownParser.parse(text).first else {
        Issue.record("no table")
        return
    }
    #expect(table.rows.allSatisfy { $0.count == columns })
    #expect(table.rows.count == 32)
}

@Test func keepsThePlaceOfEachNode() {
    let text = """
        # Title

        > - a **b**
        >
        >   | c | d |
        >   | - | - |
        >   | e \\| f | [g](h) |
        """
    let tree = MarkdownTree(parsing: text)
    let places = tree.nodes.map { "\($0.kind) \($0.line):\($0.column)" }
    #expect(places.contains("heading 1:1"))
    #expect(places.contains("strong 3:7"))
    #expect(places.contains("table 5:5"))
    #expect(places.contains("tableRow 7:5"))
    #expect(places.contains("link 7:16"))
}

@Test func remembersCellsThatHaveNoColumn() {
    let tree = MarkdownTree(parsing: "| a |\n| - |\n| b | c |\n| d |\n")
    #expect(tree.tables.first?.rows.map(\.excess) == [nil, 18, nil])
}

extension MarkdownTree {
    init(parsing text: String) {
        var text = text
        self = text.withUTF8 { MarkdownTree(parsing: $0) }
    }
}
