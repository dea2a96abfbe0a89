import GuideCatalog
import GuideContent
import GuideCore

/// Turns the links of an article into those of a page.
struct ArticleLinks {
    let site: Site
    /// The page that the article is shown on.
    let page: SitePage
    /// What leads from the page to the site's root.
    let root: String
    let article: Article

    /// Returns the address that a link in the article has on the page.
    func address(of destination: String) -> String {
        if WebLink.isExternal(destination) { return destination }
        let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let anchor = parts.count == 2 && !parts[1].isEmpty ? "#\(HeadingID.make(parts[1]))" : ""
        guard let path = parts.first, !path.isEmpty else { return anchor.isEmpty ? "#main" : anchor }
        guard let target = ArticlePath.resolve(path, from: article.path).flatMap({ site.map.articles[$0] }) else {
            return destination
        }
        // Where the article is shown for want of a translation, what it leads to may well be translated; but the names of
        // headings differ.
        let language = anchor.isEmpty ? page.language : target.language
        return root + site.page(on: target.subject, in: language).address + anchor
    }
}

/// The `id` of a heading of an article.
enum HeadingID {
    /// What the frame of every page calls its own elements.
    private static let taken: Set<String> = [
        "main", "search-input", "search-options", "search-results", "search-filters", "search-all", "theme", "slash",
        "guide-texts",
    ]

    /// Returns the `id` of a heading with an anchor: the anchor, unless the frame of the page has an element of that name.
    static func make(_ anchor: String) -> String { taken.contains(anchor) ? "\(anchor).heading" : anchor }
}
