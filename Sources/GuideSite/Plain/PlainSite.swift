public import GuideCatalog
public import GuideContent
public import GuideCore

/// The site of a folder of plain Markdown articles: a page for each article and for each folder, in the order of their
/// paths, and a page that searches.
///
/// Pages are made one at a time from the article alone, on any thread, so that a site can be larger than memory. The same
/// articles give the same bytes.
public struct PlainSite: Sendable {
    /// What a folder's page shows of an article.
    public struct Listed: Sendable {
        /// Where the article's page stands.
        var address: String
        var title: String
        var language: Language
    }

    private let site: Site
    private let files: PlainFiles

    /// Creates the site.
    ///
    /// - Parameters:
    ///   - files: What the links of articles may lead to.
    ///   - guide: What the site is called and where it is served. Pages are written in the language of their article; those
    ///     of folders in the first language.
    ///   - script: The one script of every page; none where there is none.
    public init(_ files: PlainFiles, guide: Guide, script: [UInt8]? = nil) {
        self.files = files
        site = Site(catalog: Catalog(), guide: guide, files: [:], script: script, extras: [], isPlain: true)
    }

    /// Returns what keeps articles from having a page each, for each of the files: what has to be known before anything is
    /// written.
    public func conflicts() -> [Problem] {
        var reserved = [SitePage(subject: .notFound, language: site.firstLanguage, address: "", isNeutral: true).path]
        reserved += [site.stylesheet, site.script, site.icon].compactMap { $0?.path }
        return PlainConflicts(reserved: Set(reserved), search: site.page(on: .search, in: site.firstLanguage).address)
            .problems(of: files.articles)
    }

    /// Returns an article's page.
    public func page(of article: PlainArticle) -> SiteAsset {
        let address = Self.address(of: article.path)
        var writer = PageWriter(site: site, page: page(at: address, in: article.language))
        writer.write(article, address: address, among: files)
        return SiteAsset(path: "\(address)index.html", bytes: writer.html.bytes)
    }

    /// Returns an article as the search of the site knows it: its path is the address of its page.
    public func searchEntry(of article: PlainArticle) -> IndexEntry {
        var entry = article.entry
        let address = Array(Self.address(of: article.path).utf8)
        for variant in entry.variants.indices { entry.variants[variant].path = address }
        return entry
    }

    /// Returns what a folder's page shows of an article.
    public func listed(_ article: PlainArticle) -> Listed {
        Listed(address: Self.address(of: article.path), title: article.title, language: article.language)
    }

    /// Returns everything beside the articles' pages: those of the folders, the first page, the page that searches, the
    /// style sheet and the script.
    public func others(listing articles: [Listed]) -> [SiteAsset] {
        let folders = PlainFolders(articles)
        var assets: [SiteAsset] = []
        for address in folders.addresses {
            var writer = PageWriter(site: site, page: page(at: address, in: site.firstLanguage))
            writer.write(folder: folders.contents(of: address), address: address)
            assets.append(SiteAsset(path: "\(address)index.html", bytes: writer.html.bytes))
        }
        let search = site.page(on: .search, in: site.firstLanguage)
        let missing = SitePage(subject: .notFound, language: site.firstLanguage, address: "", isNeutral: true)
        for page in [search, missing] {
            assets.append(SiteAsset(path: page.path, bytes: site.bytes(of: page)))
        }
        return assets + [site.stylesheet, site.script, site.icon].compactMap(\.self)
    }

    /// Returns where an article's page stands: `notes/labels.md` at `notes/labels/`. An `index.md` or `README.md` stands at
    /// its folder.
    public static func address(of path: String) -> String {
        var parts = path.split(separator: "/")
        guard let file = parts.popLast() else { return "" }
        let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
        if !["index", "README"].contains(name) { parts.append(name) }
        return parts.map { "\($0)/" }.joined()
    }

    private func page(at address: String, in language: Language) -> SitePage {
        SitePage(subject: .plain(address), language: language, address: address, isNeutral: false)
    }
}
