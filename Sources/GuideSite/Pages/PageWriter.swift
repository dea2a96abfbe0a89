import GuideCatalog
import GuideContent
import GuideCore

/// Writes one page.
struct PageWriter {
    let site: Site
    let page: SitePage
    let wording: SiteWording
    /// What leads from the page to the site's root: `../../../`.
    let root: String
    var html: HTMLWriter
    /// How many regions that scroll have been named, so that no two have the same name.
    var regions = 0

    init(site: Site, page: SitePage) {
        self.site = site
        self.page = page
        wording = SiteWording(language: page.language)
        // Served for any address, the page for what is not found cannot count the folders that lead to the root.
        root =
            page.subject == .notFound
            ? site.basePath : page.depth == 0 ? "./" : String(repeating: "../", count: page.depth)
        html = HTMLWriter(capacity: 32 * 1024)
    }

    var language: Language { page.language }
    var map: SiteMap { site.map }
    var catalog: Catalog { site.catalog }

    mutating func write() {
        switch page.subject {
        case .home: writeHome()
        case .rules: writeRules()
        case .rule(let id): if let rule = map.rules[id] { write(rule) }
        case .formerRule(let old, let now): if let rule = map.rules[now] { writeFormer(old, rule) }
        case .topics: writeTopics()
        case .topic(let id): if let topic = map.topics[id] { write(topic) }
        case .requirements: writeRequirements()
        case .document(let number): writeDocument(number)
        case .requirement(let number, let index): writeRequirement(number, index)
        case .checkers: writeCheckers()
        case .checker(let number): writeChecker(number)
        case .checkerRule(let number, let index): writeCheckerRule(number, index)
        case .search: writeSearch()
        case .about: writeAbout()
        case .glossary: writeGlossary()
        case .notFound: writeNotFound()
        // Its own site writes it, with an article at hand.
        case .plain: break
        }
    }

    /// Returns the relative address of a page in the page's language.
    func address(of subject: SitePage.Subject, in language: Language? = nil) -> String {
        root + site.page(on: subject, in: language ?? page.language).address
    }

    /// Writes a link to a page.
    mutating func link(_ text: String, to subject: SitePage.Subject, lang: Language? = nil) {
        html.element(.a, .href(address(of: subject)), .lang(tag(lang)), text: text)
    }

    /// The tag of a language that is not the page's; `nil` where it is.
    func tag(_ language: Language?) -> String? { language == page.language ? nil : language?.tag }

    /// The tag of the language that a title is in whose language nobody wrote down; `nil` where it is the page's.
    func tag(ofTitle title: String) -> String? {
        tag(title.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } ? .korean : .english)
    }
}

extension Site {
    /// The path of the base address, with its slashes.
    var basePath: String {
        let parts = guide.baseURL.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count > 3 ? "/" + parts[3...].joined(separator: "/") : "/"
    }
}
