import Foundation
import GuideCatalog
import GuideContent
import Testing

@testable import GuideSite

/// Folders of Markdown files as a site.
@Suite struct PlainSiteTests {
    private let site = PlainSite(
        guide: Guide(title: [.english: "Notes"], baseURL: "/", release: "", languages: [.english]))

    private func pages(_ files: [String: String]) throws -> [String: String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        var pages: [SiteAsset] = []
        var listed: [PlainSite.Listed] = []
        let read = ContentLoader.forEachArticle(in: folder.path) { [site] article in
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

    @Test(arguments: [
        ("one.md", "../../a/one/"), ("../c/x.md#part", "../../c/x/#part"), ("./b/../one.md?v", "../../a/one/?v"),
        ("#part", "#part"), ("image.png", "image.png"), ("https://example.org/a.md", "https://example.org/a.md"),
        ("../../outside.md", "../../outside.md"), ("README.md", "../../a/"),
    ])
    func linksLeadFromPageToPage(link: String, address: String) {
        #expect(PlainLinks.address(of: link, in: "a/two.md", root: "../../") == address)
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
