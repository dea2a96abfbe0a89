public import GuideCore

/// A file of the site that programs read.
public enum MachineFile: Sendable, Hashable {
    /// Every address, with that of the other languages.
    case sitemap
    /// What crawlers may read: everything.
    case robots
    /// Every article with its Markdown, for language models.
    case articles
    /// Rules that are new or have changed, as Atom.
    case feed(Language)
    /// How browsers search the site.
    case openSearch(Language)
    /// Keeps GitHub Pages from taking the site for a source of pages.
    case noJekyll

    /// Where it stands below the site's root.
    public var path: String {
        switch self {
        case .sitemap: "sitemap.xml"
        case .robots: "robots.txt"
        case .articles: "llms.txt"
        case .feed(let language): "\(language.code)/feed.xml"
        case .openSearch(let language): "\(language.code)/opensearch.xml"
        case .noJekyll: ".nojekyll"
        }
    }
}

extension Site {
    /// Every file that programs read, that of the published catalog aside.
    var machineFiles: [MachineFile] {
        [.sitemap, .robots, .articles, .noJekyll] + guide.languages.map { .openSearch($0) }
            + (hasFeed ? guide.languages.map { .feed($0) } : [])
    }

    /// Whether anything has a day, without which there is no feed.
    var hasFeed: Bool { catalog.rules.contains { day(of: $0) != nil } }

    /// The paths of those that a reader may want to know of.
    func machineFiles(in language: Language) -> [String] {
        let catalog = extras.map(\.path).filter { $0 == "catalog.json" }
        return catalog + [MachineFile.articles.path, MachineFile.sitemap.path]
            + (hasFeed ? [MachineFile.feed(language).path] : [])
    }

    /// Returns what a file holds.
    func bytes(of file: MachineFile) -> [UInt8] {
        switch file {
        case .sitemap: Sitemap.bytes(self)
        case .robots: Array("User-agent: *\nAllow: /\n\nSitemap: \(guide.baseURL)sitemap.xml\n".utf8)
        case .articles: ArticleList.bytes(self)
        case .feed(let language): Feed.bytes(self, language)
        case .openSearch(let language): OpenSearch.bytes(self, language)
        case .noJekyll: []
        }
    }
}
