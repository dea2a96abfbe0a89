import GuideCatalog
import GuideCore

/// What the front matter of any Markdown file may say that search can use; other keys are left alone.
struct PlainFacts {
    var title: String?
    var summary: String?
    var id: String?
    var language: Language?
    var keywords: [String] = []
    var facets: [IndexEntry.FacetValue] = []

    /// Reads a front matter; YAML that cannot be read is a warning.
    mutating func read(_ yaml: UnsafeBufferPointer<UInt8>, log: FileLog) {
        let entries: [YamlEntry]
        do throws(YamlFault) {
            guard case .mapping(let read) = try YamlReader.read(yaml, firstLine: 2).node?.value else { return }
            entries = read
        } catch {
            log.report(error.code, at: error.place, error.message, fix: error.fix, severity: .warning)
            return
        }
        for entry in entries {
            switch entry.key {
            case "title": title = Self.texts(entry.value).first
            case "summary", "description": summary = summary ?? Self.texts(entry.value).first
            case "id": id = Self.texts(entry.value).first
            case "lang", "language": language = Self.texts(entry.value).first.flatMap(Self.language)
            case "keywords", "tags", "aliases": keywords += Self.texts(entry.value)
            case "topic": add(.topic, entry.value)
            case "platform", "platforms": add(.platform, entry.value)
            case "framework", "frameworks": add(.framework, entry.value)
            case "obligation": add(.obligation, entry.value)
            case "impact": add(.impact, entry.value)
            default: break
            }
        }
    }

    private mutating func add(_ facet: Facet, _ node: YamlNode) {
        facets += Self.texts(node).map { .init(facet: facet, value: Array($0.utf8)) }
    }

    /// The texts of a scalar or of a list of scalars that are not empty.
    private static func texts(_ node: YamlNode) -> [String] {
        switch node.value {
        case .scalar(let text, _):
            let text = text.trimmingSpace()
            return text.isEmpty ? [] : [text]
        case .sequence(let items): return items.flatMap(texts)
        case .mapping: return []
        }
    }

    /// The language of a tag, whatever its region (`ko-KR`).
    static func language(_ tag: String) -> Language? {
        let primary = tag.prefix { $0 != "-" && $0 != "_" }
        return Language(code: primary.lowercased())
    }
}
