import GuideCatalog
import GuideCore

/// The list of addresses for search engines (sitemaps.org), with those of the other languages.
enum Sitemap {
    static func bytes(_ site: Site) -> [UInt8] {
        var xml = HTMLWriter()
        xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        xml.append(
            "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n"
        )
        for page in site.pages where !page.isNeutral {
            if case .formerRule = page.subject { continue }
            xml.append("<url><loc>")
            xml.text(site.guide.baseURL + page.address)
            xml.append("</loc>")
            if case .rule(let id) = page.subject, let day = site.map.rules[id].flatMap(site.day) {
                xml.append("<lastmod>")
                xml.text(day)
                xml.append("</lastmod>")
            }
            for language in site.guide.languages {
                xml.append("<xhtml:link rel=\"alternate\" hreflang=\"")
                xml.text(language.tag)
                xml.append("\" href=\"")
                xml.text(site.guide.baseURL + site.page(on: page.subject, in: language).address)
                xml.append("\"/>")
            }
            xml.append("</url>\n")
        }
        xml.append("</urlset>\n")
        return xml.bytes
    }
}
