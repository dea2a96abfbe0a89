import Testing

@Suite struct SwiftUnitsTests {
    private func sources(_ unit: CompilationUnit) -> [String] { unit.files.map { $0.pieces.map(\.source).joined() } }

    @Test func aBlockStandsOnItsOwn() {
        var article = SampleArticle()
        article.add("swift uikit failing", "class Row {}")
        article.add("swift uikit passing", "class Row {}\nlet row = Row()")
        article.add("kotlin compose passing", "class Row")

        let units = SwiftUnits.units(of: article.blocks)

        #expect(units.map(sources) == [["class Row {}\n"], ["class Row {}\nlet row = Row()\n"]])
        #expect(SwiftUnits.batches(of: units).count == 2)
    }

    @Test func blocksThatDoNotNameEachOtherShareAModule() {
        var article = SampleArticle()
        article.add("swift uikit passing", "class Row {}")
        article.add("swift uikit passing", "class Column {}")
        article.add("swift uikit passing", "class Cell { var row: Row? }")
        article.add("swift uikit passing", "extension Int { var row: Int { self } }")

        let batches = SwiftUnits.batches(of: SwiftUnits.units(of: article.blocks))

        // The third must find neither the first one's type nor the property of the fourth.
        let files = batches.map { $0.map { sources($0)[0] } }
        #expect(
            files == [
                ["class Row {}\n", "class Column {}\n", "extension Int { var row: Int { self } }\n"],
                ["class Cell { var row: Row? }\n"],
            ])
    }

    @Test func aTestSeesThePassingExamplesOfItsArticle() throws {
        var article = SampleArticle()
        article.add("swift uikit failing", "class Row { let wrong = 1 }")
        article.add(
            "swift uikit passing",
            "import UIKit\n\nclass Row { let cell = Cell() }\n\nprivate class Cell {}\n\nclass Unused {}\n\nextension Row {}"
        )
        article.add("swift uikit passing", "class Row { let second = 2 }")
        article.add("swift xctest", "@testable import App\n\nlet row = Row()")

        let unit = try #require(SwiftUnits.units(of: article.blocks).last)

        #expect(
            sources(unit) == [
                "@testable import App\n\nlet row = Row()\n",
                "import UIKit\nclass Row { let cell = Cell() }\n\nprivate class Cell {}\n\nextension Row {}\n",
            ])
    }

    @Test func theFilesOfATopicAreOneAppThatItsTestsImport() throws {
        var topic = SampleArticle("Content/board/index.en.md")
        topic.add("swift", "class Board { let cell = Cell() }")
        topic.add("swift", "class Cell { let panel = Panel() }")
        var rule = SampleArticle("Content/board/board-small.en.md")
        rule.add("swift uikit passing", "class Board { let other = 1 }\nclass Panel {}")
        rule.add("swift xctest", "@testable import App\n\nlet board = Board()")
        var translation = SampleArticle("Content/board/board-small.ko.md")
        translation.add("swift xctest", "@testable import App\n\nlet board = Board()")

        let units = SwiftUnits.units(of: topic.blocks + rule.blocks + translation.blocks)

        try #require(units.count == 4)
        #expect(
            sources(units[0]) == [
                "class Board { let cell = Cell() }\n", "class Cell { let panel = Panel() }\n", "class Panel {}\n",
            ])
        #expect(
            sources(units[2]) == [
                "@testable import App\n\nlet board = Board()\n", "class Board { let cell = Cell() }\n",
                "class Cell { let panel = Panel() }\n", "class Panel {}\n",
            ])
        // The other language has no app here.
        #expect(sources(units[3]).count == 1)
    }
}
