import GuideCatalog
import GuideCore

/// Reads a file of `requirements/`.
enum RequirementFile {
    static let folder = "requirements"
    private static let names = FieldNames(
        required: ["id", "title", "version", "url", "requirements"], optional: ["name"])
    private static let itemNames = FieldNames(required: ["id", "title"], optional: ["level", "url"])

    /// Reads a document; `nil` with problems where its own facts are wrong. A requirement that is wrong is left out.
    static func read(_ node: YamlNode?, named file: String, languages: [Language], log: FileLog) -> RequirementDocument?
    {
        let start = Place(line: 1, column: 1)
        guard let fields = Fields(node, names, of: "a requirement document", log: log, at: start) else { return nil }
        let id = fields.identifier("id", name: file)
        let title = fields.translations("title", in: languages)
        let name = fields.text("name")
        let version = fields.text("version")
        let url = fields.url("url")
        var seen: Set<String> = []
        let requirements = (fields.list("requirements", isEmptyAllowed: false) ?? []).compactMap { node in
            requirement(node, languages, &seen, log)
        }
        guard let id, let title, let version, let url else { return nil }
        return RequirementDocument(
            id: id, name: name?.value, title: title, version: version.value, url: url.value, requirements: requirements)
    }

    private static func requirement(
        _ node: YamlNode, _ languages: [Language], _ seen: inout Set<String>, _ log: FileLog
    ) -> Requirement? {
        guard let fields = Fields(node, itemNames, of: "a requirement", log: log, at: node.place) else { return nil }
        let title = fields.translations("title", in: languages)
        let level = fields.text("level")
        let url = fields.url("url")
        guard let id = fields.text("id") else { return nil }
        guard seen.insert(id.value).inserted else {
            log.report("duplicate-id", at: id.place, "'\(id.value)' stands here a second time", fix: "remove one")
            return nil
        }
        return Requirement(id: id.value, title: title ?? [:], level: level?.value, url: url?.value)
    }
}

extension Fields {
    /// An identifier that is equal to the name of its file or folder; the name is what counts where they differ.
    func identifier(_ key: String, name: String) -> String? {
        guard let text = text(key) else { return has(key) ? nil : name }
        if text.value != name {
            log.report(
                "id-mismatch", at: text.place, "'\(text.value)' is not the name of the file, '\(name)'",
                fix: "write '\(name)', or rename the file")
        }
        return name
    }
}
