import GuideCatalog
import GuideCore

extension PageWriter {
    /// Writes the body of an article; one in another language is marked and introduced as such.
    mutating func writeBody(of article: Article) {
        html.start(.div, .class("prose"), .lang(tag(article.language)))
        let links = ArticleLinks(site: site, page: page, root: root, article: article)
        // The bytes move along, so that they are never copied.
        var writer = ArticleWriter(links, wording: wording, html: html)
        html = HTMLWriter()
        writer.write()
        html = writer.html
        html.end()
    }

    /// Says that an article is in another language, or that its translation is behind.
    mutating func writeLanguageNote(on article: Article, revision: Int) {
        if article.language != language {
            html.element(.p, .class("note"), text: wording.fallback(article.language))
        } else if article.follows < revision {
            html.element(.p, .class("note"), text: wording.stale)
        }
    }

    /// Writes where the page stands: links to what lies above it.
    mutating func writeBreadcrumbs(_ trail: [PageFacts.Step]) {
        guard !trail.isEmpty else { return }
        html.start(.nav, .class("breadcrumbs"), .attribute("aria-label", wording.breadcrumbs))
        html.start(.ol)
        for step in [.init(wording.home, .home)] + trail {
            html.start(.li)
            link(step.name, to: step.subject, lang: step.language)
            html.end()
        }
        html.end()
        html.end()
    }

    /// Writes links to the headings of a page.
    mutating func writeContents(_ headings: [(text: String, id: String)], lang: Language? = nil) {
        guard headings.count > 2 else { return }
        html.start(.nav, .class("contents"), .fixed("aria-labelledby", "page.contents"))
        html.element(.h2, .id("page.contents"), text: wording.contents)
        html.start(.ul, .lang(tag(lang)))
        for heading in headings {
            html.start(.li)
            html.element(.a, .href("#\(heading.id)"), text: heading.text)
            html.end()
        }
        html.end()
        html.end()
    }

    /// Writes documents that back something.
    mutating func writeSources(_ sources: [Source]) {
        writeSection("page.sources", wording.sources, listing: sources) { page, source in
            page.html.element(.a, .href(source.url), .lang(page.tag(ofTitle: source.title)), text: source.title)
        }
    }

    /// Writes a section that is a list, with a heading; nothing where the list is empty.
    mutating func writeSection<Item>(
        _ id: String, _ heading: String, listing items: [Item], _ write: (inout PageWriter, Item) -> Void
    ) {
        guard !items.isEmpty else { return }
        html.start(.section)
        html.element(.h2, .id(id), text: heading)
        html.start(.ul)
        for item in items {
            html.start(.li)
            write(&self, item)
            html.end()
        }
        html.end()
        html.end()
    }

    /// Writes rules as a list of links with their summaries, each with what the rule is to the page's subject.
    mutating func writeRuleList(_ rules: [(rule: Rule, note: String?)], heading: HTMLTag) {
        guard !rules.isEmpty else { return }
        html.start(.ul, .class("cards"))
        for (rule, note) in rules {
            guard let article = rule.article(in: language) else { continue }
            html.start(.li, .attribute("data-frameworks", rule.frameworks.map(\.rawValue).joined(separator: " ")))
            html.start(heading)
            link(article.title, to: .rule(rule.id), lang: article.language)
            html.end()
            html.element(.p, .lang(tag(article.language)), text: article.summary)
            writeMarks(of: rule, note: note)
            html.end()
        }
        html.end()
    }

    /// Writes links to an article in other forms.
    mutating func writeTwins(of article: Article) {
        html.start(.p, .class("twins"))
        html.element(
            .a, .href(root + site.page(on: page.subject, in: language).twin), .fixed("type", "text/markdown"),
            text: wording.markdown)
        if let address = site.guide.site.editURL {
            html.text(" · ")
            html.element(.a, .href(address + article.path), text: wording.edit)
        }
        html.end()
    }

    /// Writes in a line how binding a rule is, how badly its failure affects people and what it is for.
    mutating func writeMarks(of rule: Rule, note: String?) {
        html.start(.p, .class("marks"))
        if let note {
            html.element(.span, .class("mark"), text: note)
            html.text(" ")
        }
        html.element(
            .span, .class("mark"), .attribute("data-obligation", rule.obligation.rawValue),
            text: rule.obligation.name(in: language))
        html.text(" ")
        html.element(
            .span, .class("mark"), .attribute("data-impact", rule.impact.rawValue),
            text: "\(wording.impact): \(rule.impact.name(in: language))")
        html.text(" ")
        html.element(
            .span, .class("mark"), text: rule.frameworks.map(\.displayName).joined(separator: ", "))
        html.end()
    }
}
