import GuideCatalog
import GuideCore

/// What a page says of itself to browsers and search engines.
struct PageFacts {
    /// What the page is called; also its first heading.
    var title: String
    /// One or two sentences.
    var description: String
    /// The language of the title and of the description.
    var language: Language
    /// The page that took the place of this one; browsers go there at once.
    var movedTo: SitePage.Subject?
    /// What lies above the page, the home page aside.
    var trail: [Step] = []
    /// Whether it shows an article.
    var isArticle = false
    /// The day on which the article last changed.
    var changed: String?

    init(title: String, description: String, language: Language) {
        self.title = title
        self.description = description
        self.language = language
    }

    /// A page above another.
    struct Step {
        var name: String
        var subject: SitePage.Subject
        /// The language of the name; `nil` for the page's.
        var language: Language?

        init(_ name: String, _ subject: SitePage.Subject, _ language: Language? = nil) {
            self.name = name
            self.subject = subject
            self.language = language
        }
    }
}

extension PageWriter {
    /// Writes a page around its content.
    mutating func frame(_ facts: PageFacts, _ content: (inout PageWriter) -> Void) {
        html.append("<!doctype html>\n")
        html.start(.html, .lang(language.tag), .fixed("dir", "ltr"), .attribute("data-base", root))
        writeHead(facts)
        html.start(.body)
        writeHeader()
        html.start(.main, .id("main"), .fixed("tabindex", "-1"))
        writeBreadcrumbs(facts.trail)
        content(&self)
        html.end()
        writeFooter()
        writeScriptTexts()
        html.end()
        html.end()
    }

    /// What the script says. It is data, which a browser does not run.
    private mutating func writeScriptTexts() {
        guard site.script != nil else { return }
        html.start(.script, .fixed("type", "application/json"), .id("guide-texts"))
        html.append(markup: ScriptTexts(wording: wording).json.utf8)
        html.end()
    }

    private mutating func writeHead(_ facts: PageFacts) {
        let siteTitle = site.title(in: language)
        html.start(.head)
        html.start(.meta, .fixed("charset", "utf-8"))
        html.element(.title, text: facts.title == siteTitle ? siteTitle : "\(facts.title) – \(siteTitle)")
        html.start(.meta, .fixed("name", "viewport"), .fixed("content", "width=device-width, initial-scale=1"))
        html.start(.meta, .fixed("name", "description"), .attribute("content", facts.description))
        html.start(.meta, .fixed("http-equiv", "Content-Security-Policy"), .fixed("content", Self.policy))
        html.start(
            .meta, .fixed("name", "color-scheme"), .fixed("content", "light dark"))
        html.start(.link, .fixed("rel", "stylesheet"), .href(root + site.stylesheet.path))
        if let icon = site.icon?.path ?? site.guide.site.logo {
            html.start(.link, .fixed("rel", "icon"), .href(root + icon))
        }
        // Before the page is drawn: the script puts the reader's own choice of theme on the root element.
        if let script = site.script { html.element(.script, .attribute("src", root + script.path), text: "") }
        if page.subject == .notFound {
            html.start(.meta, .fixed("name", "robots"), .fixed("content", "noindex"))
        } else {
            writeAddresses(of: facts)
            writeMachineLinks()
            if facts.isArticle { html.append(markup: StructuredData.script(facts, self)) }
        }
        if let extra = site.extraHead { html.append(markup: extra) }
        html.end()
    }

    private mutating func writeAddresses(of facts: PageFacts) {
        let base = site.guide.baseURL
        if site.isPlain {
            html.start(.link, .fixed("rel", "canonical"), .href(base + PlainLinks.encoded(page.address)))
            return
        }
        let subject = facts.movedTo ?? page.subject
        if facts.movedTo != nil {
            html.start(
                .meta, .fixed("http-equiv", "refresh"), .attribute("content", "0; url=\(address(of: subject))"))
        }
        html.start(.link, .fixed("rel", "canonical"), .href(base + site.page(on: subject, in: language).address))
        for language in site.guide.languages {
            html.start(
                .link, .fixed("rel", "alternate"), .attribute("hreflang", language.tag),
                .href(base + site.page(on: subject, in: language).address))
        }
        html.start(
            .link, .fixed("rel", "alternate"), .fixed("hreflang", "x-default"),
            .href(base + site.page(on: subject, in: site.firstLanguage).address))
    }

    /// Writes links to what programs read in the place of the page, or beside it.
    private mutating func writeMachineLinks() {
        guard !site.isPlain else { return }
        if site.hasTwin(page.subject), !page.isNeutral {
            html.start(
                .link, .fixed("rel", "alternate"), .fixed("type", "text/markdown"), .href(root + page.twin))
        }
        if site.hasFeed {
            html.start(
                .link, .fixed("rel", "alternate"), .fixed("type", "application/atom+xml"),
                .attribute("title", site.title(in: language)), .href("\(root)\(language.tag)/feed.xml"))
        }
        html.start(
            .link, .fixed("rel", "search"), .fixed("type", "application/opensearchdescription+xml"),
            .attribute("title", site.title(in: language)), .href("\(root)\(language.tag)/opensearch.xml"))
    }

    private mutating func writeHeader() {
        html.start(.header, .class("site-header"))
        html.element(.a, .class("skip"), .fixed("href", "#main"), text: wording.skip)
        html.start(.div, .class("bar"))
        html.start(.a, .class("brand"), .href(address(of: .home)))
        if let logo = site.guide.site.logo {
            html.start(.img, .attribute("src", root + logo), .fixed("alt", ""), .fixed("height", "32"))
        }
        html.text(site.title(in: language))
        html.end()
        writeSearchForm()
        if !site.isPlain { writeNavigation() }
        html.start(.div, .class("choices"))
        writeLanguages()
        html.element(
            .button, .fixed("type", "button"), .class("theme"), .id("theme"), .flag("hidden"), text: wording.theme)
        html.end()
        html.end()
        html.end()
    }

    private mutating func writeNavigation() {
        html.start(.nav, .class("site-nav"), .attribute("aria-label", wording.mainNavigation))
        html.start(.ul)
        for (subject, name) in [
            (SitePage.Subject.rules, wording.rules), (.topics, wording.topics), (.requirements, wording.requirements),
            (.checkers, wording.checkers), (.about, wording.about),
        ] {
            html.start(.li)
            html.start(
                .a, .href(address(of: subject)),
                HTMLAttribute("aria-current", page.subject == subject ? .literal("page") : .omitted))
            html.text(name)
            html.end()
            html.end()
        }
        html.end()
        html.end()
    }

    mutating func writeSearchForm() {
        html.start(
            .form, .fixed("role", "search"), .class("search"), .attribute("action", address(of: .search)),
            .attribute("aria-label", wording.search))
        html.element(.label, .fixed("for", "search-input"), text: wording.search)
        html.start(
            .input, .fixed("type", "search"), .fixed("name", "q"), .id("search-input"),
            .fixed("autocomplete", "off"), .fixed("autocapitalize", "off"), .fixed("spellcheck", "false"))
        html.element(.button, .fixed("type", "submit"), text: wording.searchButton)
        html.end()
    }

    private mutating func writeLanguages() {
        guard site.guide.languages.count > 1, !site.isPlain else { return }
        html.start(.nav, .class("languages"), .attribute("aria-label", wording.languages))
        html.start(.ul)
        for other in site.guide.languages {
            html.start(.li)
            html.element(
                .a, .href(address(of: page.subject, in: other)), .lang(tag(other)),
                .attribute("hreflang", other.tag),
                HTMLAttribute("aria-current", other == language ? .literal("true") : .omitted), text: other.ownName)
            html.end()
        }
        html.end()
        html.end()
    }

    private mutating func writeFooterLinks() {
        html.start(.ul)
        for (subject, name) in [(SitePage.Subject.about, wording.aboutTitle)]
            + (catalog.glossary.isEmpty ? [] : [(.glossary, wording.glossary)])
        {
            html.start(.li)
            link(name, to: subject)
            html.end()
        }
        html.end()
    }

    private mutating func writeFooter() {
        html.start(.footer, .class("site-footer"))
        if !site.isPlain { writeFooterLinks() }
        if !site.guide.release.isEmpty { html.element(.p, text: wording.release(site.guide.release)) }
        if let extra = site.extraFooter { html.append(markup: extra) }
        html.end()
    }
}

extension PageWriter {
    /// What the page may load and run: only what the site itself holds. `frame-ancestors` counts in a header alone.
    static let policy: StaticString =
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'"
}

extension Site {
    /// The title of the site in a language.
    func title(in language: Language) -> String {
        guide.title[language] ?? guide.title[firstLanguage] ?? "a11y-guide"
    }
}
