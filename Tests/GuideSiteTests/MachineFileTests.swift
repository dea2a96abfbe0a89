import Foundation
import GuideCatalog
import GuideCore
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import GuideSite

/// What programs read.
@Suite struct MachineFileTests {
    private func text(_ file: MachineFile, _ site: Site = Samples.site) -> String {
        String(decoding: site.bytes(of: file), as: UTF8.self)
    }

    @Test func xmlIsWellFormed() {
        for file in Samples.site.machineFiles where file.path.hasSuffix(".xml") {
            #expect(XMLParser(data: Data(Samples.site.bytes(of: file))).parse(), "\(file.path)")
        }
    }

    @Test func sitemapHasEachPageOfEachLanguage() {
        let sitemap = text(.sitemap)
        let base = Samples.guide.baseURL
        for page in Samples.site.pages where !page.isNeutral {
            if case .formerRule = page.subject { continue }
            #expect(sitemap.contains("<loc>\(base)\(page.address)</loc>"), "\(page.address)")
        }
        #expect(sitemap.contains("hreflang=\"ko\" href=\"\(base)ko/about/\""))
    }

    /// Days come from the content: a rule's own, or that of its release.
    @Test func feedHasTheLatestRuleFirst() throws {
        var guide = Samples.guide
        var catalog = Samples.loaded.catalog
        guide.releases = [:]
        for index in catalog.rules.indices { catalog.rules[index].changed = nil }
        #expect(Site(catalog: catalog, guide: guide).hasFeed == false)
        guide.releases = ["1.0": "2026-01-02"]
        let last = try #require(catalog.rules.indices.last)
        catalog.rules[last].changed = "2026-02-03"
        let site = Site(catalog: catalog, guide: guide)
        let feed = text(.feed(.korean), site)
        let entry = try #require(feed.range(of: "<entry>"))
        #expect(feed[..<entry.lowerBound].contains("<updated>2026-02-03T00:00:00Z</updated>"))
        let address = "\(guide.baseURL)ko/rules/\(catalog.rules[last].id)/"
        #expect(feed[entry.lowerBound...].prefix(600).contains("<id>\(address)</id>"))
        #expect(text(.sitemap, site).contains("<lastmod>2026-02-03</lastmod>"))
    }

    @Test func articlesForLanguageModelsNameTheirMarkdown() throws {
        let list = text(.articles)
        for rule in Samples.loaded.catalog.rules {
            #expect(list.contains("(\(Samples.guide.baseURL)en/rules/\(rule.id).md)"))
        }
    }

    @Test func twinsHoldTheArticleWithLinksToOtherTwins() throws {
        let files = Set(Samples.site.files.map(\.path))
        let base = Samples.guide.baseURL
        for page in Samples.site.pages where Samples.site.hasTwin(page.subject) && !page.isNeutral {
            let text = String(decoding: MarkdownTwin.bytes(of: page, Samples.site), as: UTF8.self)
            #expect(text.hasPrefix("# "), "\(page.twin)")
            #expect(!text.contains(".en.md)") && !text.contains(".ko.md)"), "\(page.twin)")
            for piece in text.split(separator: "](").dropFirst() {
                let address = piece.prefix { $0 != ")" && $0 != ">" && $0 != "#" }.filter { $0 != "<" }
                guard address.hasPrefix(base) else { continue }
                let path = String(address.dropFirst(base.count))
                #expect(files.contains(path.hasSuffix("/") ? path + "index.html" : path), "\(page.twin) links \(path)")
            }
        }
    }

    @Test func structuredDataIsJSONThatCannotEndItsElement() throws {
        var json = JSONText()
        json.text("</script> \"\\ \u{1} 한")
        #expect(String(decoding: json.bytes, as: UTF8.self) == "\"\\u003c/script> \\\"\\\\ \\u0001 한\"")
        let page = try #require(Samples.pages.first { $0.path.hasPrefix("ko/rules/escape-missing") })
        let html = String(decoding: page.bytes, as: UTF8.self)
        let start = try #require(html.range(of: "<script type=\"application/ld+json\">"))
        let end = try #require(html[start.upperBound...].range(of: "</script>"))
        let value = try JSONSerialization.jsonObject(with: Data(html[start.upperBound..<end.lowerBound].utf8))
        let graph = try #require((value as? [String: Any])?["@graph"] as? [[String: Any]])
        #expect(graph.compactMap { $0["@type"] as? String } == ["TechArticle", "BreadcrumbList"])
        #expect(graph.first?["inLanguage"] as? String == "ko")
    }
}
