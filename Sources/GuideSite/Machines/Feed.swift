import GuideCatalog
import GuideCore

/// Rules that are new or have changed, the latest first, as Atom (RFC 4287).
///
/// The days come from the content, never from a clock: the same content gives the same feed.
enum Feed {
    private static let most = 100

    static func bytes(_ site: Site, _ language: Language) -> [UInt8] {
        let dated = site.catalog.rules.compactMap { rule in site.day(of: rule).map { (day: $0, rule: rule) } }
        let rows = dated.sorted { ($1.day, $0.rule.id) < ($0.day, $1.rule.id) }.prefix(most)
        let home = site.guide.baseURL + site.page(on: .home, in: language).address
        var xml = HTMLWriter()
        xml.append(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"")
        xml.text(language.tag)
        xml.append("\">\n")
        xml.line("title", site.title(in: language))
        xml.line("subtitle", site.description(in: language))
        xml.line("id", "\(home)feed.xml")
        xml.append("<link rel=\"self\" type=\"application/atom+xml\" href=\"")
        xml.text("\(home)feed.xml")
        xml.append("\"/>\n<link rel=\"alternate\" type=\"text/html\" href=\"")
        xml.text(home)
        xml.append("\"/>\n")
        xml.line("updated", time(rows.first?.day ?? ""))
        xml.append("<author><name>")
        xml.text(site.title(in: language))
        xml.append("</name></author>\n")
        for row in rows { xml.entry(row.rule, row.day, site, language) }
        xml.append("</feed>\n")
        return xml.bytes
    }

    /// The beginning of a day, since nobody notes the hour.
    fileprivate static func time(_ day: String) -> String { "\(day)T00:00:00Z" }
}

extension HTMLWriter {
    fileprivate mutating func entry(_ rule: Rule, _ day: String, _ site: Site, _ language: Language) {
        guard let article = rule.article(in: language) else { return }
        let address = site.guide.baseURL + site.page(on: .rule(rule.id), in: language).address
        append("<entry>\n")
        line("title", article.title)
        line("id", address)
        append("<link rel=\"alternate\" type=\"text/html\" href=\"")
        text(address)
        append("\"/>\n")
        line("updated", Feed.time(day))
        line("summary", article.summary)
        append("</entry>\n")
    }

    /// Writes an element of XML with its text.
    mutating func line(_ name: StaticString, _ text: String) {
        append("<")
        append(name)
        append(">")
        self.text(text)
        append("</")
        append(name)
        append(">\n")
    }
}
