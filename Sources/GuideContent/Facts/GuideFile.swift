import GuideCatalog
import GuideCore

/// Reads `guide.yml`.
enum GuideFile {
    static let path = "guide.yml"
    private static let names = FieldNames(required: ["title", "baseURL", "release", "languages"])

    /// Reads the file; `nil` with problems where a part of it is wrong.
    static func read(_ node: YamlNode?, log: FileLog) -> Guide? {
        let start = Place(line: 1, column: 1)
        guard let fields = Fields(node, names, of: "guide.yml", log: log, at: start) else { return nil }
        let languages = languages(fields, log: log)
        let title = fields.translations("title", in: languages ?? Language.allCases)
        let baseURL = fields.url("baseURL")
        if let baseURL, !baseURL.value.hasSuffix("/") {
            log.report("bad-url", at: baseURL.place, "'baseURL' ends in '/'", fix: "write '\(baseURL.value)/'")
        }
        let release = fields.text("release")
        guard let languages, let title, let baseURL, let release else { return nil }
        return Guide(title: title, baseURL: baseURL.value, release: release.value, languages: languages)
    }

    private static func languages(_ fields: Fields, log: FileLog) -> [Language]? {
        guard let texts = fields.texts("languages", isEmptyAllowed: false) else { return nil }
        var languages: [Language] = []
        for text in texts {
            guard let language = Language(code: text.value) else {
                log.report(
                    "unknown-language", at: text.place,
                    "'\(text.value)' is no language that the guide can be written in",
                    fix: NearestName.fix(text.value, in: Language.allCases.map(\.tag)))
                continue
            }
            languages.append(language)
        }
        return languages.isEmpty ? nil : languages
    }
}
