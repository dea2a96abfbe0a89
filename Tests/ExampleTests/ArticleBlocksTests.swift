import Testing

@Suite struct ArticleBlocksTests {
    @Test func blocksKnowTheirLineAndTheirWords() {
        var article = SampleArticle("Content/board/board-small.ko.md")
        let first = article.add("swift uikit passing", "let a = 1\nlet b = 2")
        article.text += "\n    indented\n\n- item\n\n  ~~~ kotlin\n  val c = 3\n  ~~~\n"
        let second = article.add("xml", "<a/>")

        let blocks = article.blocks

        #expect(blocks.map(\.words) == [["swift", "uikit", "passing"], ["kotlin"], ["xml"]])
        #expect(blocks.map(\.code) == ["let a = 1\nlet b = 2\n", "val c = 3\n", "<a/>\n"])
        #expect(blocks.map(\.line) == [first, first + 9, second])
        #expect(blocks[0].topic == "board")
        #expect(blocks[0].article == "board-small")
        #expect(blocks[0].language == "ko")
        #expect(blocks.map(\.isPassing) == [true, false, false])
    }

    @Test func everyArticleIsReadWithItsBlocks() throws {
        let blocks = try ArticleBlocks.all.get().blocks

        // The line that a block says it begins on is the line in the file.
        for block in blocks {
            let text = try TextFile.read(Repository.path(block.path))
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let first = block.code.prefix { $0 != "\n" }
            #expect(lines[block.line - 1].hasSuffix(first), "\(block.path):\(block.line)")
        }
        #expect(Set(blocks.map(\.topic)).count > 1)
    }
}
