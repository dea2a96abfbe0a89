import GuideCatalog
import GuideCore
import Testing

@testable import GuideSite

/// Markdown as it stands on a page.
@Suite struct ArticleWriterTests {
    /// A site with one topic and two rules, of which the second has no Korean article.
    private static func site(_ body: String, language: Language = .english, headings: [Article.Heading] = []) -> Site {
        func article(_ path: String, _ language: Language, _ body: String) -> Article {
            Article(
                language: language, title: "Title", summary: "Summary", keywords: [], follows: 1, body: body,
                headings: headings, examples: [], path: path)
        }
        func rule(_ id: String, _ articles: [Article]) -> Rule? {
            RuleID(rawValue: id).map {
                Rule(
                    id: $0, topic: "topic", frameworks: [.uikit], obligation: .must, impact: .minor,
                    status: .documented,
                    evidence: [], requirements: [], symbols: [], formerly: [], related: [], since: "1.0", sources: [],
                    deprecated: nil, revision: 1, articles: articles)
            }
        }
        let rules = [
            rule("first-rule", [article("topic/first-rule.en.md", language, body)]),
            rule(
                "second-rule",
                [article("topic/second-rule.en.md", .english, ""), article("topic/second-rule.ko.md", .korean, "")]),
        ]
        let topic = Topic(
            id: "topic", rules: [], sources: [], revision: 1, articles: [article("topic/index.en.md", .english, "")])
        return Site(
            catalog: Catalog(rules: rules.compactMap(\.self), topics: [topic]),
            guide: Guide(
                title: [:], baseURL: "https://example.org/guide/", release: "1.0", languages: [.english, .korean]))
    }

    /// The body of the article as it stands on the page of a language.
    private func html(_ body: String, in language: Language = .english, headings: [Article.Heading] = []) throws
        -> String
    {
        let site = Self.site(body, headings: headings)
        let id = try #require(RuleID(rawValue: "first-rule"))
        let article = try #require(site.map.rules[id]?.articles.first)
        let page = site.page(on: .rule(id), in: language)
        let links = ArticleLinks(site: site, page: page, root: "../../../", article: article)
        var writer = ArticleWriter(links, wording: SiteWording(language: language), html: HTMLWriter())
        writer.write()
        #expect(writer.html.isBalanced)
        return String(decoding: writer.html.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("a *b* **c** `d<e`", "<p>a <em>b</em> <strong>c</strong> <code>d&lt;e</code></p>\n"),
        ("- a\n- b", "<ul><li>a</li>\n<li>b</li>\n</ul>\n"),
        ("- a\n\n- b", "<ul><li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ul>\n"),
        ("3. a", "<ol start=\"3\"><li>a</li>\n</ol>\n"),
        ("1. a", "<ol><li>a</li>\n</ol>\n"),
        ("> a", "<blockquote><p>a</p>\n</blockquote>\n"),
        ("---", "<hr>\n"),
        ("a\\\nb", "<p>a<br>b</p>\n"),
        ("<b>a</b>", "<p>&lt;b&gt;a&lt;/b&gt;</p>\n"),
        ("<div onclick=\"x\">\n</div>", "<p>&lt;div onclick=&quot;x&quot;&gt;\n&lt;/div&gt;\n</p>\n"),
        ("[a](javascript:x)", "<p><a>a</a></p>\n"),
        ("![a](https://example.org/a.png)", "<p><a href=\"https://example.org/a.png\">a</a></p>\n"),
    ])
    func markdownBecomesElements(markdown: String, expected: String) throws {
        #expect(try html(markdown) == expected)
    }

    @Test func linksToArticlesLeadToTheirPages() throws {
        let markdown = "[a](second-rule.en.md) [b](index.en.md) [c](./../topic/second-rule.en.md#why) [d](#why)"
        #expect(
            try html(markdown)
                == "<p><a href=\"../../../en/rules/second-rule/\">a</a> <a href=\"../../../en/topics/topic/\">b</a> "
                + "<a href=\"../../../en/rules/second-rule/#why\">c</a> <a href=\"#why\">d</a></p>\n")
    }

    /// Headings have other names in other languages.
    @Test func linksOfAFallbackLeadToTheReadersLanguageUnlessTheyNameAHeading() throws {
        let markdown = "[a](second-rule.en.md) [b](second-rule.en.md#why)"
        #expect(
            try html(markdown, in: .korean)
                == "<p><a href=\"../../../ko/rules/second-rule/\">a</a> "
                + "<a href=\"../../../en/rules/second-rule/#why\">b</a></p>\n")
    }

    @Test func headingsHaveTheirAnchorsAndNoneThatThePageHasItself() throws {
        let headings = [
            Article.Heading(level: 2, text: "Why", anchor: "why"), .init(level: 2, text: "Main", anchor: "main"),
        ]
        #expect(
            try html("## Why\n\n## Main\n\n[a](#main)", headings: headings)
                == "<h2 id=\"why\">Why</h2>\n<h2 id=\"main.heading\">Main</h2>\n<p><a href=\"#main.heading\">a</a></p>\n"
        )
    }

    @Test func tablesHaveANameAndHeaders() throws {
        let html = try html("## Which\n\n| a | |\n| --- | ---: |\n| b | c |")
        #expect(
            html.hasSuffix(
                "<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"Table 1: Which\"><table><thead><tr>"
                    + "<th scope=\"col\">a</th>\n<td class=\"right\"></td>\n</tr>\n</thead>\n<tbody><tr><td>b</td>\n"
                    + "<td class=\"right\">c</td>\n</tr>\n</tbody>\n</table>\n</div>\n"))
    }

    @Test func aFailingExampleStandsBesideThePassingOneThatFollows() throws {
        let code = { (outcome: String) in "Caption.\n\n```swift uikit \(outcome)\nlet a\n```\n\n" }
        let html = try html(code("failing") + code("passing") + code("passing"))
        #expect(
            html.hasPrefix(
                "<div class=\"pair\"><section class=\"example\" data-framework=\"uikit\" data-outcome=\"failing\">"))
        #expect(html.contains("aria-label=\"Failing example 1, UIKit\""))
        #expect(html.contains("aria-label=\"Passing example 3, UIKit\""))
        #expect(html.contains("<strong>Passing</strong> <span>UIKit</span>"))
        #expect(html.contains("<p class=\"caption\">Caption.</p>"))
        #expect(html.contains("<code class=\"language-swift\"><span class=\"t-k\">let</span> a\n</code>"))
        #expect(html.components(of: "class=\"pair\"") == 1)
        #expect(html.components(of: "<section") == 3)
    }
}

extension String {
    /// How often a text stands in this one.
    fileprivate func components(of part: String) -> Int {
        var count = 0
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(part) { count += 1 }
            rest.removeFirst()
        }
        return count
    }
}
