import GuideCore
import Testing

@testable import GuideCatalog

@Suite struct PublishedCatalogTests {
    private func catalog() throws -> Catalog {
        let id = try #require(RuleID(rawValue: "escape-missing"))
        let former = try #require(RuleID(rawValue: "back-missing"))
        let article = Article(
            language: .english, title: "Escape", summary: "Leave.", keywords: ["z"], follows: 1,
            body: "## Why it matters\n",
            headings: [.init(level: 2, text: "Why it matters", anchor: "why-it-matters")], examples: [],
            path: "back/escape-missing.en.md")
        let rule = Rule(
            id: id, topic: "back", frameworks: [.uikit], obligation: .must, impact: .critical, status: .documented,
            evidence: [], requirements: [.init(id: "wcag:2.1.1", effect: .mayFail)], symbols: [], formerly: [former],
            related: [], since: "1.0", sources: [], deprecated: nil, revision: 3, articles: [article])
        let checker = Checker(
            id: "lint", name: "Lint", homepage: "https://lint.example/", version: "1",
            rules: [
                .init(
                    id: "Escape", title: "Escape", meaning: [:], aliases: [], messages: [], documentation: nil,
                    requirements: [], explainedBy: [.init(rule: id, relation: .subset)])
            ])
        let document = RequirementDocument(
            id: "wcag", title: [:], version: "2.2", url: "https://w3.org/",
            requirements: [.init(id: "2.1.1", title: [:], level: "A", url: nil)])
        return Catalog(rules: [rule], topics: [], requirements: [document], checkers: [checker])
    }

    @Test func readsBackWhatItWrites() throws {
        let published = PublishedCatalog(try catalog())
        #expect(try PublishedCatalog(json: published.json()) == published)
        #expect(published.publishedIDs == ["back-missing", "escape-missing"])
    }

    @Test func writesSortedIndentedLinesThatEndInALineFeed() throws {
        let text = String(decoding: try PublishedCatalog(try catalog()).json(), as: UTF8.self)
        #expect(text.hasSuffix("}\n"))
        #expect(text.contains("\"path\" : \"back/escape-missing.en.md\""))
        #expect(!text.contains("Why it matters"))
        let keys = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map { $0.prefix { $0 != ":" } }
        #expect(keys == keys.sorted())
        #expect(keys.count == 5)
    }

    @Test(arguments: [
        ("", "it is not JSON"), ("{\"schemaVersion\": 1", "it is not JSON"), ("[]", "the value is of another type"),
        ("{}", "'schemaVersion' is missing"),
        ("{\"schemaVersion\": 1, \"rules\": 3}", "at 'rules': the value is of another type"),
        ("{\"schemaVersion\": 1, \"rules\": [{}]}", "at 'rules.0': 'id' is missing"),
    ])
    func saysWhatIsWrongWithOtherJSON(json: String, reason: String) {
        #expect(throws: PublishedCatalogError.unreadable(reason)) { try PublishedCatalog(json: Array(json.utf8)) }
    }

    @Test func refusesAnotherVersion() {
        let error = PublishedCatalogError.unsupportedVersion(found: 9, supported: 1)
        #expect(throws: error) { try PublishedCatalog(json: Array("{\"schemaVersion\": 9}".utf8)) }
        #expect("\(error)" == "the published catalog has schema version 9; this program reads version 1")
    }
}
