import GuideCatalog
import GuideCore

/// How browsers search the site from their address bar (OpenSearch 1.1).
enum OpenSearch {
    /// The standard allows no longer name.
    private static let longestName = 16

    static func bytes(_ site: Site, _ language: Language) -> [UInt8] {
        var xml = HTMLWriter()
        xml.append(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\">\n"
        )
        xml.line("ShortName", String(site.title(in: language).prefix(longestName)))
        xml.line("Description", SiteWording(language: language).searchSummary)
        xml.line("InputEncoding", "UTF-8")
        xml.line("Language", language.tag)
        xml.append("<Url type=\"text/html\" template=\"")
        xml.text(site.guide.baseURL + site.page(on: .search, in: language).address)
        xml.append("?q={searchTerms}\"/>\n</OpenSearchDescription>\n")
        return xml.bytes
    }
}
