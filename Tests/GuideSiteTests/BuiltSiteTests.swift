import GuideCatalog
import GuideCore
import Testing

@testable import GuideSite

/// What holds for every page of the guide's own site.
@Suite struct BuiltSiteTests {
    @Test func pagesSayWhatTheyAre() {
        for page in Samples.pages {
            let path = page.path
            let starts = page.starts
            let root = starts.first { $0.name == "html" }
            #expect(root?.attributes["lang"] == (path.hasPrefix("ko/") ? "ko" : "en"), "\(path)")
            #expect(starts.count { $0.name == "h1" } == 1, "\(path)")
            #expect(starts.count { $0.name == "title" } == 1, "\(path)")
            let description = starts.first { $0.name == "meta" && $0.attributes["name"] == "description" }
            #expect(description?.attributes["content"]?.isEmpty == false, "\(path)")
            let canonical = starts.count { $0.name == "link" && $0.attributes["rel"] == "canonical" }
            #expect(canonical == (path == "404.html" ? 0 : 1), "\(path)")
        }
    }

    @Test func noIDStandsTwiceOnAPage() {
        for page in Samples.pages {
            let ids = page.tags.compactMap { $0.attributes["id"] }
            if Set(ids).count == ids.count { continue }
            let twice = Dictionary(grouping: ids, by: \.self).filter { $0.value.count > 1 }.keys
            Issue.record("\(page.path): \(twice.sorted())")
        }
    }

    @Test func regionsHaveNamesOfTheirOwn() {
        for page in Samples.pages {
            let labels = page.tags.filter { ["region", "group"].contains($0.attributes["role"]) }.map {
                $0.attributes["aria-label"] ?? ""
            }
            #expect(Set(labels).count == labels.count, "\(page.path)")
            #expect(!labels.contains(""), "\(page.path)")
        }
    }

    @Test func headingsSkipNoLevel() {
        for page in Samples.pages {
            var last = 1
            for tag in page.starts where tag.name.utf8.count == 2 && tag.name.hasPrefix("h") {
                guard let level = tag.name.last?.wholeNumberValue else { continue }
                #expect(level <= last + 1, "\(page.path): h\(level) below h\(last)")
                last = level
            }
        }
    }

    @Test func linksLeadToPagesAndHeadingsThatAreThere() {
        var ids: [String: Set<String>] = [:]
        for file in Samples.site.files { ids[file.path] = [] }
        for page in Samples.pages { ids[page.path] = Set(page.tags.compactMap { $0.attributes["id"] }) }
        for page in Samples.pages {
            for tag in page.tags {
                for name in ["href", "src", "action"] {
                    guard let address = tag.attributes[name], !WebLink.isExternal(address) else { continue }
                    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                    let target = parts[0].isEmpty ? page.path : Self.resolve(String(parts[0]), from: page.path)
                    let found = ids[target]
                    if found == nil || (parts.count == 2 && found?.contains(String(parts[1])) == false) {
                        Issue.record("\(page.path) links to \(address)")
                    }
                }
            }
        }
    }

    /// Returns the file that a server has for an address on a page.
    static func resolve(_ address: String, from path: String) -> String {
        var parts = address.hasPrefix("/") ? [] : path.split(separator: "/").dropLast().map(String.init)
        for part in address.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(String(part))
            }
        }
        return address.hasSuffix("/") ? (parts + ["index.html"]).joined(separator: "/") : parts.joined(separator: "/")
    }

    @Test func noTwoFilesShareAPathEvenWhereCaseDoesNotCount() {
        let paths = Samples.site.files.map { $0.path.lowercased() }
        let twice = Dictionary(grouping: paths, by: \.self).filter { $0.value.count > 1 }.keys
        #expect(twice.isEmpty, "\(twice.sorted())")
    }

    @Test func theSameContentGivesTheSameBytes() {
        let again = Site(
            catalog: Samples.loaded.catalog, guide: Samples.guide,
            extras: [SiteAsset(path: "catalog.json", bytes: [])])
        #expect(again.files.map(\.path) == Samples.site.files.map(\.path))
        for (page, before) in zip(again.pages, Samples.pages) where again.bytes(of: page) != before.bytes {
            Issue.record("\(page.path) differs")
        }
    }

    @Test func nothingRunsOrStylesFromWithinAPage() {
        for page in Samples.pages {
            for tag in page.starts {
                let isStyled = tag.attributes.keys.contains { $0 == "style" || $0.hasPrefix("on") }
                let isData = tag.attributes["src"] != nil || tag.attributes["type"] == "application/ld+json"
                if tag.name == "style" || isStyled || (tag.name == "script" && !isData) {
                    Issue.record("\(page.path) has \(tag)")
                }
            }
        }
    }

    /// The page stays where old links lead, and sends browsers on.
    @Test func aFormerIDKeepsAPageThatLeadsToTheRule() throws {
        var catalog = Samples.loaded.catalog
        let old = try #require(RuleID(rawValue: "old-name"))
        catalog.rules[0].formerly = [old]
        let rule = catalog.rules[0].id
        let site = Site(catalog: catalog, guide: Samples.guide)
        for (path, target) in [("ko/rules/old-name/", "ko"), ("rules/old-name/", "en")] {
            let page = try #require(site.pages.first { $0.address == path })
            let html = String(decoding: site.bytes(of: page), as: UTF8.self)
            #expect(
                html.contains(
                    "<meta http-equiv=\"refresh\" content=\"0; url=\(page.isNeutral ? "../../" : "../../../")\(target)/rules/\(rule)/\">"
                ))
            #expect(html.contains("<link rel=\"canonical\" href=\"\(Samples.guide.baseURL)\(target)/rules/\(rule)/\">"))
        }
        #expect(!String(decoding: site.bytes(of: .sitemap), as: UTF8.self).contains("old-name"))
    }
}
