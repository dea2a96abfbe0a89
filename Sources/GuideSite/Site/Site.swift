public import GuideCatalog
import GuideContent
import GuideCore

/// The site of a catalog: a list of files, each of which can be made by itself, on any thread and in any order.
///
/// The same values give the same bytes. Nothing is read from or written to a disk.
public struct Site: Sendable {
    /// A file of the site.
    public enum File: Sendable {
        case page(SitePage)
        /// A page as Markdown.
        case twin(SitePage)
        case machine(MachineFile)
        case asset(SiteAsset)
        /// What the script fetches to search, by its number in ``SearchData``.
        case search(Int, path: String)

        /// Where it stands below the site's root.
        public var path: String {
            switch self {
            case .page(let page): page.path
            case .twin(let page): page.twin
            case .machine(let file): file.path
            case .asset(let asset): asset.path
            case .search(_, let path): path
            }
        }
    }

    let catalog: Catalog
    let guide: Guide
    let map: SiteMap
    let stylesheet: SiteAsset
    let script: SiteAsset?
    /// What browsers show on a tab; the guide's own logo where it has one.
    let icon: SiteAsset?
    /// Files that pages refer to, beside the style sheet and the script.
    let extras: [SiteAsset]
    /// HTML of the guide's owner for the head of every page.
    let extraHead: [UInt8]?
    /// HTML of the guide's owner for the foot of every page.
    let extraFooter: [UInt8]?
    /// What the script fetches to search; nothing where it is `nil`.
    public var search: SearchData?
    /// Whether it holds plain articles in place of a catalog: its languages then have no folders of their own.
    let isPlain: Bool

    /// Creates the site of a catalog.
    ///
    /// - Parameters:
    ///   - files: What `guide.yml` names for the site and what else stands beside it, by the path in the content folder.
    ///   - script: The one script of every page, which is loaded before the page is drawn; none where there is none.
    ///   - extras: Files that the script fetches, and others.
    public init(
        catalog: Catalog, guide: Guide, files: [String: [UInt8]] = [:], script: [UInt8]? = nil,
        extras: [SiteAsset] = []
    ) {
        self.init(catalog: catalog, guide: guide, files: files, script: script, extras: extras, isPlain: false)
    }

    init(
        catalog: Catalog, guide: Guide, files: [String: [UInt8]], script: [UInt8]?, extras: [SiteAsset], isPlain: Bool
    ) {
        self.isPlain = isPlain
        self.catalog = catalog
        self.guide = guide
        extraHead = guide.site.head.flatMap { files[$0] }
        extraFooter = guide.site.footer.flatMap { files[$0] }
        let inlined = Set([guide.site.head, guide.site.footer].compactMap(\.self))
        self.extras =
            extras
            + files.filter { !inlined.contains($0.key) }.sorted { $0.key < $1.key }.map { path, bytes in
                SiteAsset(path: path, bytes: bytes)
            }
        map = SiteMap(catalog)
        stylesheet = SiteAsset(
            folder: "assets", name: "guide", ending: "css", bytes: StyleSheet.bytes(guide.site.colours))
        icon =
            guide.site.logo == nil
            ? SiteAsset(folder: "assets", name: "icon", ending: "svg", bytes: SiteIcon.bytes) : nil
        self.script = script.map { SiteAsset(folder: "assets", name: "guide", ending: "js", bytes: $0) }
    }

    /// The address that the site is served from, ending in `/`.
    public var baseURL: String { guide.baseURL }

    /// Every file of the site.
    public var files: [File] {
        let pages = pages
        var files = pages.map(File.page)
        files += pages.filter { hasTwin($0.subject) && !$0.isNeutral }.map(File.twin)
        files += machineFiles.map(File.machine)
        files += ([stylesheet, script, icon].compactMap(\.self) + extras).map(File.asset)
        if let search { files += (0..<search.count).map { File.search($0, path: search.path($0)) } }
        return files
    }

    /// Returns what a file holds.
    public func bytes(of file: File) -> [UInt8] {
        switch file {
        case .page(let page): bytes(of: page)
        case .twin(let page): MarkdownTwin.bytes(of: page, self)
        case .machine(let file): bytes(of: file)
        case .asset(let asset): asset.bytes
        case .search(let number, _): search?.asset(number).bytes ?? []
        }
    }

    /// Returns a page as HTML.
    public func bytes(of page: SitePage) -> [UInt8] {
        var writer = PageWriter(site: self, page: page)
        writer.write()
        return writer.html.bytes
    }

    /// Whether there is a page as Markdown, too.
    func hasTwin(_ subject: SitePage.Subject) -> Bool {
        switch subject {
        case .rule, .topic, .document, .requirement, .checker, .checkerRule: true
        default: false
        }
    }

    /// The day on which a rule last changed; `nil` where neither the rule nor its release has one.
    func day(of rule: Rule) -> String? { rule.changed ?? guide.releases[rule.since] }

    /// What the guide is, in a sentence.
    func description(in language: Language) -> String {
        guide.description[language] ?? SiteWording(language: language).tagline
    }
}

/// The style sheet of every page.
enum StyleSheet {
    /// Returns the style sheet, with colours of the guide's owner in the place of ours.
    static func bytes(_ colours: SiteOptions.Colours?) -> [UInt8] {
        let styleSheet = PackedText.packed(SiteFiles.styleSheet)
        guard let colours else { return styleSheet }
        let pair = "light-dark(\(colours.light), \(colours.dark))"
        return styleSheet + Array(":root { --link: \(pair); --accent: \(pair) }\n".utf8)
    }
}
