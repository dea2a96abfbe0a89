import GuideCatalog
import GuideContent
import GuideCore

@testable import GuideSite

/// The site of the guide's own content, and pieces of it.
enum Samples {
    /// The folder that people write.
    static let content = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Content"

    /// What the folder holds.
    static let loaded = ContentLoader.load(folder: content)

    static let guide =
        loaded.guide ?? Guide(title: [:], baseURL: "https://example.org/", release: "1.0", languages: [.english])

    /// The whole site.
    static let site = Site(catalog: loaded.catalog, guide: guide, extras: [SiteAsset(path: "catalog.json", bytes: [])])

    /// A page as it is written, and its tags.
    struct Page: Sendable {
        var path: String
        var bytes: [UInt8]
        var tags: [HTMLScanner.Tag]
        var starts: [HTMLScanner.Tag] { tags.filter { !$0.isEnd } }
    }

    /// Each page of the site.
    static let pages: [Page] = site.pages.map { page in
        let bytes = site.bytes(of: page)
        return Page(path: page.path, bytes: bytes, tags: HTMLScanner.tags(of: bytes))
    }
}
