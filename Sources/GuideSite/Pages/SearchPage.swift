import GuideCatalog
import GuideCore

extension PageWriter {
    /// Writes the page that searches. The script fills in the results; without it, or where it cannot search, everything is
    /// listed.
    mutating func writeSearch() {
        frame(PageFacts(title: wording.search, description: wording.searchSummary, language: language)) { page in
            page.html.element(.h1, text: page.wording.search)
            page.html.element(.p, .class("lead"), text: page.wording.searchSummary)
            page.html.start(.noscript)
            page.html.element(.p, text: page.wording.searchNeedsScript)
            page.html.end()
            if !page.site.isPlain { page.writeSearchFilters() }
            page.html.start(.section, .id("search-results"), .attribute("aria-label", page.wording.searchResults))
            page.html.end()
            page.html.start(.section, .id("search-all"))
            if page.site.isPlain {
                page.html.start(.p)
                page.link(page.wording.contents, to: .home)
                page.html.end()
            } else {
                page.writeLists()
                page.html.element(.h2, text: page.wording.rules)
                page.html.start(.ul)
                for rule in page.catalog.rules {
                    guard let article = rule.article(in: page.language) else { continue }
                    page.html.start(.li)
                    page.link(article.title, to: .rule(rule.id), lang: article.language)
                    page.html.end()
                }
                page.html.end()
            }
            page.html.end()
        }
    }

    /// Writes what narrows the results; hidden until the script shows it.
    private mutating func writeSearchFilters() {
        html.start(
            .form, .id("search-filters"), .class("filters"), .attribute("aria-label", wording.searchFilters),
            .flag("hidden"))
        writeFilter(
            .kind, wording.kind,
            [EntryKind.rule, .topic, .requirement, .checker, .checkerRule].map {
                (String(describing: $0.name), wording.name(of: $0))
            })
        writeFilter(.framework, wording.framework, Framework.allCases.map { ($0.rawValue, $0.displayName) })
        html.end()
    }

    private mutating func writeFilter(_ facet: Facet, _ label: String, _ values: [(value: String, name: String)]) {
        let name = String(describing: facet.name)
        html.start(.p)
        html.element(.label, .attribute("for", "search-\(name)"), text: label)
        html.text(" ")
        html.start(.select, .attribute("name", name), .attribute("id", "search-\(name)"))
        html.element(.option, .attribute("value", ""), text: wording.everything)
        for (value, name) in values { html.element(.option, .attribute("value", value), text: name) }
        html.end()
        html.end()
    }
}
