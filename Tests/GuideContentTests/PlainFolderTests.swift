import GuideCore
import Testing

@testable import GuideContent

@Suite struct PlainFolderTests {
    private let folder = TemporaryFolder()

    private func load() -> (entries: [IndexEntry], problems: [Problem], size: Int) {
        var entries: [IndexEntry] = []
        let read = ContentLoader.forEachArticle(in: folder.path) {
            $0.entry
        } take: {
            entries.append($0)
        }
        return (entries, read.problems, read.size)
    }
    private func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

    private func entry(_ name: String, _ contents: String) throws -> IndexEntry {
        folder.write(name, contents)
        let loaded = load()
        #expect(loaded.problems == [])
        return try #require(loaded.entries.first)
    }

    @Test(arguments: [
        ("a.md", "---\ntitle: Front\n---\n# Heading\n\ntext", "Front"),
        ("a.md", "# Heading `code`\n\ntext", "Heading code"),
        ("notes/read-me.ko.md", "text", "read-me"),
        ("a.md", "## Second level\n", "a"),
        ("a.md", "", "a"),
    ])
    func takesTheTitleFromWhereverThereIsOne(name: String, contents: String, title: String) throws {
        #expect(text(try entry(name, contents).variants.first?.title) == title)
    }

    @Test(arguments: [
        ("a.md", "---\nlang: ko\n---\ntext", Language.korean),
        ("a.ko.md", "---\nlanguage: en-GB\n---\ntext", .english),
        ("a.ko.md", "text", .korean),
        ("a.b.md", "text", .english),
        ("a.md", "초점은 `accessibilityElement` 하나에만 있습니다. 순서를 지킵니다.", .korean),
        ("a.md", "One word of Korean, 초점, does not make the text Korean.", .english),
    ])
    func tellsTheLanguage(name: String, contents: String, language: Language) throws {
        #expect(try entry(name, contents).variants.map(\.language) == [language])
    }

    @Test func takesWhatTheFrontMatterSays() throws {
        let entry = try entry(
            "a/b.md",
            """
            ---
            id: A11Y-1
            summary: What it is about.
            tags: [one, two]
            topic: focus
            platforms: [ios, android]
            other: {deep: [1]}
            ---

            First paragraph.
            """)
        #expect(text(entry.id) == "a/b.md")
        #expect(entry.keys.map { text($0.name) } == ["a/b.md", "A11Y-1", "b"])
        #expect(entry.facets.map { text($0.value) } == ["focus", "ios", "android"])
        #expect(text(entry.variants.first?.summary) == "What it is about.")
        #expect(entry.variants.first?.passages.map(\.field) == [.keywords, .keywords, .body])
    }

    @Test func takesTheFirstParagraphForASummaryAndCutsItBetweenCharacters() throws {
        let entry = try entry("a.md", "# Title\n\n" + String(repeating: "가", count: 200))
        #expect(text(entry.variants.first?.summary) == String(repeating: "가", count: 100))
    }

    @Test func leavesOutWhatIsNoTextAndSaysSo() {
        folder.write("b.md", bytes: [0x61, 0xFF])
        folder.write("c.md", bytes: [0x61, 0x0A, 0x00])
        folder.write("d.md", "---\na: [\n---\n# Title\n")
        folder.makeFIFO("e.md")
        folder.makeLink("f.md", to: "d.md")
        folder.makeFolder("g.md")
        folder.write("image.png", bytes: [0xFF])
        folder.write("a.md", "text")
        let loaded = load()
        #expect(loaded.entries.map { text($0.id) } == ["a.md", "d.md"])
        #expect(text(loaded.entries.last?.variants.first?.title) == "Title")
        #expect(
            loaded.problems.map { "\($0.path):\($0.line):\($0.column) \($0.severity) \($0.code)" } == [
                "b.md:1:2 warning invalid-utf8", "c.md:2:1 warning nul-byte", "d.md:3:1 warning yaml-syntax",
                "e.md:0:0 warning not-a-file", "f.md:0:0 warning symbolic-link",
            ])
    }

    @Test func saysThatTheFolderIsMissing() {
        let problems = ContentLoader.forEachArticle(in: "/nowhere/articles") {
            $0
        } take: { _ in
        }.problems
        #expect(problems.map(\.code) == ["missing-folder"])
        #expect(problems.map(\.severity) == [.error])
    }

    @Test func saysThatNoArticleIsThere() {
        #expect(load().problems.map { "\($0.severity) \($0.code)" } == ["error no-articles"])
        folder.write("image.png", bytes: [0xFF])
        #expect(load().problems.map { "\($0.severity) \($0.code)" } == ["error no-articles"])
        folder.write("a.md", bytes: [0xFF])
        #expect(load().problems.map(\.code).sorted() == ["invalid-utf8", "no-articles"])
        folder.write("b.md", "text")
        #expect(load().problems.map { "\($0.severity) \($0.code)" } == ["warning invalid-utf8"])
    }

    @Test func keepsTheOrderOfThePathsWithManyFiles() {
        for number in 0..<1_200 { folder.write("\(number % 7)/\(number).md", "# \(number)\n") }
        let ids = load().entries.map { text($0.id) ?? "" }
        #expect(ids.count == 1_200)
        #expect(ids == ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(ids == load().entries.map { text($0.id) })
    }
}
