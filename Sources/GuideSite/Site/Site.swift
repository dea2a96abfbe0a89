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
        case asset(SiteAsset)

        /// Where it stands below the site's root.
        public var path: String {
            switch self {
            case .page(let page): page.path
            case .asset(let asset): asset.path
            }
        }
    }

    let catalog: Catalog
    let guide: Guide
    let map: SiteMap
    let stylesheet: SiteAsset
    let script: SiteAsset?
    private let extras: [SiteAsset]
    /// Whether it holds plain articles in place of a catalog: its languages then have no folders of their own.
    let isPlain: Bool

    /// Creates the site of a catalog.
    ///
    /// - Parameters:
    ///   - script: The one script of every page, which is loaded before the page is drawn; none where there is none.
    ///   - extras: Files that the script fetches.
    public init(catalog: Catalog, guide: Guide, script: [UInt8]? = nil, extras: [SiteAsset] = []) {
        self.init(catalog: catalog, guide: guide, script: script, extras: extras, isPlain: false)
    }

    init(catalog: Catalog, guide: Guide, script: [UInt8]?, extras: [SiteAsset], isPlain: Bool) {
        self.isPlain = isPlain
        self.catalog = catalog
        self.guide = guide
        self.extras = extras
        map = SiteMap(catalog)
        stylesheet = SiteAsset(folder: "assets", name: "guide", ending: "css", bytes: PackageResources.guide_css)
        self.script = script.map { SiteAsset(folder: "assets", name: "guide", ending: "js", bytes: $0) }
    }

    /// Every file of the site.
    public var files: [File] {
        pages.map(File.page) + ([stylesheet, script].compactMap(\.self) + extras).map(File.asset)
    }

    /// Returns what a file holds.
    public func bytes(of file: File) -> [UInt8] {
        switch file {
        case .page(let page): bytes(of: page)
        case .asset(let asset): asset.bytes
        }
    }

    /// Returns a page as HTML.
    public func bytes(of page: SitePage) -> [UInt8] {
        var writer = PageWriter(site: self, page: page)
        writer.write()
        return writer.html.bytes
    }
}
