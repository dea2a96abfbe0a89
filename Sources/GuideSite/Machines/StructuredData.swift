import GuideCatalog
import GuideCore

/// What a page with an article says of itself in the terms of schema.org.
enum StructuredData {
    /// Returns a block of JSON-LD, which browsers do not run.
    static func script(_ facts: PageFacts, _ page: PageWriter) -> [UInt8] {
        let site = page.site
        let base = site.guide.baseURL
        let address = base + site.page(on: page.page.subject, in: page.language).address
        var json = JSONText()
        json.raw("<script type=\"application/ld+json\">{\"@context\":\"https://schema.org\",\"@graph\":[")
        json.raw("{\"@type\":\"TechArticle\",\"headline\":")
        json.text(facts.title)
        json.raw(",\"description\":")
        json.text(facts.description)
        json.raw(",\"inLanguage\":")
        json.text(facts.language.tag)
        json.raw(",\"url\":")
        json.text(address)
        if let changed = facts.changed {
            json.raw(",\"dateModified\":")
            json.text(changed)
        }
        json.raw(",\"isPartOf\":{\"@type\":\"WebSite\",\"name\":")
        json.text(site.title(in: page.language))
        json.raw(",\"url\":")
        json.text(base)
        json.raw("}},{\"@type\":\"BreadcrumbList\",\"itemListElement\":[")
        let steps = [.init(page.wording.home, .home)] + facts.trail + [.init(facts.title, page.page.subject)]
        for (index, step) in steps.enumerated() {
            json.raw(index == 0 ? "" : ",")
            json.raw("{\"@type\":\"ListItem\",\"position\":")
            json.number(index + 1)
            json.raw(",\"name\":")
            json.text(step.name)
            json.raw(",\"item\":")
            json.text(base + site.page(on: step.subject, in: page.language).address)
            json.raw("}")
        }
        json.raw("]}]}</script>\n")
        return json.bytes
    }
}

/// JSON in the making, for a place within HTML.
struct JSONText {
    private(set) var bytes: [UInt8] = []

    /// Adds JSON as it is.
    mutating func raw(_ json: StaticString) { json.withUTF8Buffer { bytes.append(contentsOf: $0) } }

    mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    /// Adds a string. `<` is escaped, so that no end tag can stand in it.
    mutating func text(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case ..<0x20, UInt8(ascii: "<"):
                let digits = String(byte, radix: 16)
                bytes.append(contentsOf: "\\u00\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
