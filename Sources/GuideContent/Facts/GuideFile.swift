import GuideCatalog
import GuideCore

/// Reads `guide.yml`.
enum GuideFile {
    static let path = "guide.yml"
    private static let required = ["title", "baseURL", "release", "languages"]
    private static let optional = ["description", "releases", "site"]

    /// Reads the file; `nil` with problems where a part of it is wrong.
    ///
    /// - Parameters:
    ///   - base: What counts where the file says nothing; the file then has no key that it must have.
    ///   - files: Every file of the content folder.
    static func read(_ node: YamlNode?, over base: Guide? = nil, files: [String], log: FileLog) -> Guide? {
        let start = Place(line: 1, column: 1)
        let names = FieldNames(
            required: base == nil ? required : [], optional: base == nil ? optional : required + optional)
        guard let fields = Fields(node, names, of: "guide.yml", log: log, at: start) else { return nil }
        let languages = languages(fields, log: log)
        let all = languages ?? base?.languages ?? Language.allCases
        let title = fields.translations("title", in: all)
        let description = fields.translations("description", in: all)
        let baseURL = fields.url("baseURL")
        if let baseURL, !baseURL.value.hasSuffix("/") {
            log.report("bad-url", at: baseURL.place, "'baseURL' ends in '/'", fix: "write '\(baseURL.value)/'")
        }
        let release = fields.text("release")
        let releases = releases(fields, log: log)
        let site = SiteFields.read(fields.node("site"), over: base?.site ?? SiteOptions(), files: files, log: log)
        if let base {
            return Guide(
                title: title ?? base.title, baseURL: baseURL?.value ?? base.baseURL,
                release: release?.value ?? base.release, languages: languages ?? base.languages,
                description: description ?? base.description,
                releases: base.releases.merging(releases) { $1 }, site: site)
        }
        guard let languages, let title, let baseURL, let release else { return nil }
        return Guide(
            title: title, baseURL: baseURL.value, release: release.value, languages: languages,
            description: description ?? [:], releases: releases, site: site)
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

    /// The day of each release.
    private static func releases(_ fields: Fields, log: FileLog) -> [String: String] {
        guard let node = fields.node("releases") else { return [:] }
        guard case .mapping(let entries) = node.value,
            let dates = Fields(
                node, FieldNames(required: [], optional: entries.map(\.key)), of: "'releases'", log: log, at: node.place
            )
        else {
            log.report(
                "wrong-type", at: node.place, "'releases' has a day for each release",
                fix: "write, for instance, {\"1.0\": 2026-11-30}")
            return [:]
        }
        var releases: [String: String] = [:]
        for entry in entries { releases[entry.key] = dates.date(entry.key) }
        return releases
    }
}
