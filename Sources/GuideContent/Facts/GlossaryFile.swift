import GuideCatalog
import GuideCore

/// Reads `glossary.yml`.
enum GlossaryFile {
    static let path = "glossary.yml"
    private static let names = FieldNames(required: ["sections"])
    private static let sectionNames = FieldNames(required: ["title", "terms"])
    private static let termNames = FieldNames(required: ["term"], optional: ["note"])

    /// Reads the file; what is wrong in it is a problem and left out.
    static func read(_ node: YamlNode?, languages: [Language], log: FileLog) -> [GlossarySection] {
        let start = Place(line: 1, column: 1)
        guard let fields = Fields(node, names, of: "a glossary", log: log, at: start) else { return [] }
        return (fields.list("sections") ?? []).compactMap { node in
            guard let fields = Fields(node, sectionNames, of: "a section", log: log, at: node.place),
                let title = fields.translations("title", in: languages)
            else { return nil }
            let terms = (fields.list("terms", isEmptyAllowed: false) ?? []).compactMap { node in
                term(node, languages, log)
            }
            return GlossarySection(title: title, terms: terms)
        }
    }

    private static func term(_ node: YamlNode, _ languages: [Language], _ log: FileLog) -> GlossarySection.Term? {
        guard let fields = Fields(node, termNames, of: "a term", log: log, at: node.place),
            let term = fields.translations("term", in: languages)
        else { return nil }
        return GlossarySection.Term(term: term, note: fields.text("note")?.value)
    }
}
