import Foundation
import GuideCatalog
import GuideContent
import Testing

@testable import GuideSite

/// Folders of Markdown files as a site.
@Suite struct PlainSiteTests {
    private let guide = Guide(title: [.english: "Notes"], baseURL: "/", release: "", languages: [.english])

    private func pages(_ files: [String: String]) throws -> [String: String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let plain = PlainFiles(in: folder.path)
        let site = PlainSite(plain, guide: guide)
        var pages: [SiteAsset] = []
        var listed: [PlainSite.Listed] = []
        let read = ContentLoader.forEachArticle(of: plain) { article in
            (site.page(of: article), site.listed(article))
        } take: { page, entry in
            pages.append(page)
            listed.append(entry)
        }
        #expect(read.problems == [])
        let all = pages + site.others(listing: listed)
        #expect(Set(all.map(\.path)).count == all.count)
        return Dictionary(uniqueKeysWithValues: all.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test func everyArticleAndEveryFolderHasAPage() throws {
        let pages = try pages([
            "a/one.md": "# One\n\nText\n", "a/b/two.ko.md": "# 둘\n\n글\n", "three.markdown": "Text\n",
        ])
        #expect(
            Set(pages.keys.filter { $0.hasSuffix(".html") }) == [
                "index.html", "a/index.html", "a/one/index.html", "a/b/index.html", "a/b/two.ko/index.html",
                "three/index.html", "search/index.html", "404.html",
            ])
        let home = try #require(pages["index.html"])
        #expect(home.contains("<a href=\"./a/\">a</a>"))
        #expect(home.contains("<a href=\"./three/\">three</a>"))
        let folder = try #require(pages["a/b/index.html"])
        #expect(folder.contains("<a href=\"../../a/b/two.ko/\" lang=\"ko\">둘</a>"))
        #expect(try #require(pages["a/b/two.ko/index.html"]).contains("<html lang=\"ko\""))
    }

    @Test func anIndexStandsAtItsFolder() throws {
        let pages = try pages(["a/README.md": "# About\n", "a/one.md": "# One\n", "index.md": "# Home\n"])
        #expect(pages["a/index.html"]?.contains("<h1>About</h1>") == true)
        #expect(pages["index.html"]?.contains("<h1>Home</h1>") == true)
    }

    private static let files = PlainFiles([
        "a/one.md", "a/README.md", "a/two.md", "c/x.md", "a/image.png", "a/my pic.png", "a/100%.md", "a/é.md", "top.md",
        "a/index.html", "c/d/deep.md",
    ])

    @Test(arguments: [
        ("one.md", "../../a/one/"), ("../c/x.md#part", "../../c/x/#part"), ("./b/../one.md?v", "../../a/one/?v"),
        ("#part", "#part"), ("?v", "?v"), ("image.png", "../../a/image.png"), ("image.png#x", "../../a/image.png#x"),
        ("my%20pic.png", "../../a/my%20pic.png"), ("my pic.png", "../../a/my%20pic.png"),
        ("100%25.md", "../../a/100%25/"), ("100%.md", "../../a/100%25/"), ("%C3%A9.md", "../../a/é/"),
        ("https://example.org/a.md", "https://example.org/a.md"), ("mailto:a@b.c", "mailto:a@b.c"),
        ("../../outside.md", "../../outside.md"), ("README.md", "../../a/"), ("../c", "../../c/"),
        ("../c/d/", "../../c/d/"),
        ("./", "../../a/"), ("..", "../../"), ("gone.md", "gone.md"), ("gone.png", "gone.png"),
        ("/a/one.md", "/a/one.md"),
    ])
    func linksLeadFromPageToPage(link: String, address: String) {
        #expect(PlainLinks(path: "a/two.md", root: "../../", files: Self.files).address(of: link) == address)
    }

    @Test func picturesOfTheFolderAreShown() throws {
        let page = try #require(
            try pages([
                "a.md": "![A `dot`](pic/dot.PNG) ![no picture](data.csv) ![web](https://example.org/x.png)",
                "pic/dot.PNG": "x", "data.csv": "x",
            ])["a/index.html"])
        #expect(page.contains("<img src=\"../pic/dot.PNG\" alt=\"A dot\">"))
        #expect(page.contains("<a href=\"../data.csv\">no picture</a>"))
        #expect(page.contains("<a href=\"https://example.org/x.png\">web</a>"))
    }

    @Test(arguments: [
        (["index.md", "README.md"], ["README.md", "index.md"]), (["a.md", "a/index.md"], ["a.md", "a/index.md"]),
        (["a.md", "a.markdown"], ["a.markdown", "a.md"]), (["a/b.md", "a/b/README.md"], ["a/b.md", "a/b/README.md"]),
        (["search.md"], ["search.md"]), (["search/index.md"], ["search/index.md"]), (["search/a.md"], ["search/a.md"]),
        (["404.html.md"], ["404.html.md"]), (["404.html/a.md"], ["404.html/a.md"]),
        (["index.html.md"], ["index.html.md"]),
        (["a/index.html/b.md"], ["a/index.html/b.md"]), (["a.md", "b.md", "a/b.md", "assets/a.md", "research.md"], []),
        (["index.ko.md", "index.md", "readme.md", "404.md"], []), (["cafe\u{301}.md", "caf\u{E9}.md"], []),
    ])
    func everyArticleHasAPageOfItsOwn(files: [String], refused: [String]) {
        let problems = PlainSite(PlainFiles(files.sorted()), guide: guide).conflicts()
        #expect(problems.map(\.path).sorted() == refused.sorted(), "\(problems)")
        #expect(problems.allSatisfy { $0.severity == .error })
    }

    @Test func styleSheetAndScriptAreNoFolders() throws {
        let site = PlainSite(PlainFiles([]), guide: guide, script: [1])
        for asset in site.others(listing: []) where asset.path.hasPrefix("assets/") {
            #expect(PlainSite(PlainFiles(["\(asset.path).md"]), guide: guide, script: [1]).conflicts().count == 1)
        }
    }

    @Test func filesOfASiteDoNotStandInOneAnother() {
        var paths = SitePaths()
        for (path, hasRoom) in [
            ("a/b/c", true), ("a/b/c", false), ("a/b", false), ("a", false), ("a/b/c/d", false), ("a/b/d", true),
            ("b", true),
            ("b/c/d/e", false), ("a/b/cc", true), ("", true),
        ] {
            #expect(paths.add(path) == hasRoom, "\(path)")
        }
    }

    @Test func namesOfFilesBecomeAddresses() {
        #expect(PlainLinks.encoded("a b/100%/초점?#.c/") == "a%20b/100%25/초점%3F%23.c/")
    }

    @Test(arguments: ["# Title\n\nText\n", "---\ntitle: Title\n---\n# Title\n\nText\n"])
    func theTitleIsShownOnce(text: String) throws {
        let page = try #require(try pages(["a.md": text])["a/index.html"])
        #expect(page.components(separatedBy: ">Title<").count == 2)
    }

    @Test func whatAnArticleHoldsIsNoMarkup() throws {
        let page = try #require(
            try pages(["a.md": "# <b>&\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))\n"])["a/index.html"])
        #expect(!page.contains("<script>"))
        #expect(!page.contains("javascript:"))
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    }
}
