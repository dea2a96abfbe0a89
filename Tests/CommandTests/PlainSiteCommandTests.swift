import GuideCommandLine
import Testing

@testable import a11y_guide

private func site(_ files: [String: String]) throws -> (fixture: Fixture, guide: GuideProcess) {
    let fixture = Fixture()
    for (path, text) in files { try fixture.write(text, to: "notes/\(path)") }
    return (fixture, GuideProcess(folder: fixture.root))
}

@Test(arguments: [
    (["index.md", "README.md"], ["notes/README.md: error: this file and 'index.md' would both be the first page"]),
    (
        ["a.md", "a/index.md"],
        ["notes/a.md: error: this file and 'a/index.md' would both be the page 'a/'", "notes/a/index.md: error: "]
    ),
    (["search.md"], ["notes/search.md: error: the page 'search/' of this file would be in the place of the search"]),
    (["404.html.md"], ["notes/404.html.md: error: "]), (["x\ny.md", "x\ny/index.md"], ["error: this file and"]),
])
func plainSiteRefusesTwoFilesForOnePage(files: [String], messages: [String]) throws {
    let (fixture, guide) = try site(Dictionary(uniqueKeysWithValues: files.map { ($0, "# A\n") }))
    for earlier in [false, true] {
        if earlier { _ = try guide.shell("\"$guide\" site --plain Content -o public; cp -R public before") }
        let outcome = try guide.run("site", "--plain", "notes", "-o", "public")
        #expect(outcome.status == 1)
        for message in messages { #expect(outcome.errors.contains(message), "\(outcome.errors)") }
        #expect(outcome.errors.hasSuffix("; nothing is written\n"))
        #expect(try guide.shell("ls -A").output.contains("public") == earlier)
        if earlier { #expect(try guide.shell("diff -r before public").status == 0) }
    }
    _ = fixture
}

@Test func plainSiteCopiesWhatArticlesLeadTo() throws {
    let (fixture, guide) = try site([
        "index.md": "![dot](img/dot.png) [sheet](data/a%20b.csv) [web](https://example.org/x.png)\n",
        "a/deep.md": "See ![dot](../img/dot.png)\n\n[ref]: <../data/c d.txt>\n\n[ref]\n",
        "img/dot.png": "dot", "img/unused.png": "x", "data/a b.csv": "1,2", "data/c d.txt": "text", ".secret": "x",
    ])
    let outcome = try guide.run("site", "--plain", "notes", "-o", "public")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("a11y-guide: public: "), "\(outcome.errors)")
    #expect(fixture.read("public/img/dot.png") == "dot")
    #expect(fixture.read("public/data/a b.csv") == "1,2")
    #expect(fixture.read("public/data/c d.txt") == "text")
    #expect(try guide.shell("ls public/img").output == "dot.png\n")
    #expect(fixture.read("public/a/deep/index.html").contains("<img src=\"../../img/dot.png\" alt=\"dot\">"))
    let again = try guide.run("site", "--plain", "notes", "-o", "public")
    #expect(again.errors.contains(": 0 files written, "), "\(again.errors)")
}

@Test func plainSiteWarnsOfLinksThatLeadNowhere() throws {
    let (_, guide) = try site([
        "a.md": """
        ---
        title: A
        ---
        Text with [one](gone.md) and [two](b.md)
        and ![three](pic.png), [four](../out.md), [five](c%20d.md#x).

        | [six](sub/b.md) | [seven](.secret) |
        | --- | --- |
        """, "b.md": "[a](a.md) [top](./) [self](#x) [mail](mailto:a@b.c)", "img/pic.png": "x", ".secret": "x",
    ])
    let outcome = try guide.run("site", "--plain", "notes", "-o", "public")
    #expect(outcome.status == 0)
    #expect(
        outcome.errors.hasPrefix(
            """
            notes/a.md:4:17: warning: 'gone.md' is no file of the folder [dead-link]
            notes/a.md:5:14: warning: 'pic.png' is no file of the folder [dead-link]
              fix: write 'img/pic.png'
            notes/a.md:5:31: warning: '../out.md' leads out of the folder [dead-link]
            notes/a.md:5:50: warning: 'c%20d.md#x' is no file of the folder [dead-link]
            notes/a.md:7:9: warning: 'sub/b.md' is no file of the folder [dead-link]
              fix: write 'b.md'
            notes/a.md:7:29: warning: '.secret' is no file of the folder [dead-link]
            a11y-guide: public: 
            """), "\(outcome.errors)")
}

@Test func plainSiteKeepsItsFilesAndThoseOfTheFolderApart() throws {
    let (fixture, guide) = try site([
        "a.md": "[x](index.html) [y](search/manifest.json)", "index.html": "x", "search/manifest.json": "x",
    ])
    let outcome = try guide.run("site", "--plain", "notes", "-o", "public")
    #expect(outcome.status == 1)
    for file in ["index.html", "search/manifest.json"] {
        #expect(outcome.errors.contains("notes/\(file): error: an article leads to this file"), "\(outcome.errors)")
    }
    #expect(try guide.shell("ls -Ad public .public*").output == "")
    _ = fixture
}

@Test func plainSiteMayLieInItsFolder() throws {
    let (fixture, guide) = try site(["a.md": "# A\n", "pic.png": "x"])
    for _ in 0..<2 { #expect(try guide.run("site", "--plain", "notes", "-o", "notes/public").status == 0) }
    try fixture.write("# B\n", to: "notes/b.md")
    #expect(try guide.run("site", "--plain", "notes", "-o", "notes/public").status == 0)
    #expect(try guide.shell("ls notes/public").output == "404.html\na\nassets\nb\nindex.html\nsearch\n")
}
