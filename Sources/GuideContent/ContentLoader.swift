public import GuideCatalog
import GuideCore

/// What reading a content folder gives: as much of a catalog as can be built, and every problem found on the way.
public struct LoadedContent: Sendable {
    /// What could be read, without the articles and rows that lack a part.
    public var catalog: Catalog
    /// What `guide.yml` says; `nil` where it is missing or has a problem.
    public var guide: Guide?
    /// In the order of path, line and column.
    public var problems: [Problem]
    /// The files that a site may use, by their path in the content folder, each with the path to read it from.
    public var siteFiles: [String: String]

    /// Creates the value from its parts.
    public init(catalog: Catalog, guide: Guide? = nil, problems: [Problem], siteFiles: [String: String] = [:]) {
        self.catalog = catalog
        self.guide = guide
        self.problems = problems
        self.siteFiles = siteFiles
    }
}

/// Reads a content folder.
public enum ContentLoader {
    /// The file that keeps the identifiers that have been published, as problems name it.
    public static let publishedPath = "Index/catalog.json"

    /// Reads every file of a content folder and holds the languages against each other.
    ///
    /// - Parameters:
    ///   - folder: The folder that holds `guide.yml`.
    ///   - overlay: A second content folder, laid over the first: its files take the place of those of the same path, and
    ///     what its `guide.yml` says that of the first one's.
    ///   - published: The identifiers that an earlier build published; one that is gone is a problem.
    public static func load(folder: String, overlay: String? = nil, published: [String] = []) -> LoadedContent {
        let log = ProblemLog()
        let content = ContentReader(root: folder, overlay: overlay, log: log)
        ContentChecker.check(content, published: published)
        let files = content.siteFiles.map { ($0, "\(content.place.folder(of: $0))/\($0)") }
        return LoadedContent(
            catalog: Catalog(content), guide: content.guide, problems: log.sorted,
            siteFiles: Dictionary(uniqueKeysWithValues: files))
    }
}

extension Catalog {
    /// Puts together what could be read.
    init(_ content: ContentReader) {
        self.init()
        for (id, texts) in content.rules.sorted(by: { $0.key < $1.key }) {
            if let rule = Rule(id, texts, content) { rules.append(rule) }
        }
        for (id, texts) in content.topics.sorted(by: { $0.key < $1.key }) {
            if let topic = Topic(id, texts, content) { topics.append(topic) }
        }
        requirements = content.requirements.sorted { $0.key < $1.key }.compactMap(\.value)
        glossary = content.glossary
        checkers = content.checkers.sorted { $0.key < $1.key }.compactMap(\.value.file.checker)
    }
}

extension Rule {
    fileprivate init?(_ id: RuleID, _ texts: ContentReader.RuleTexts, _ content: ContentReader) {
        guard let file = texts.original, let facts = file.facts, let frameworks = facts.frameworks,
            let obligation = facts.obligation, let impact = facts.impact, let status = facts.status,
            let since = facts.since, let revision = facts.revision,
            let original = file.article(facts.article, follows: revision.value)
        else { return nil }
        self.init(
            id: id, topic: texts.topic, frameworks: frameworks.map(\.value), obligation: obligation.value,
            impact: impact.value, status: status.value, evidence: facts.evidence,
            requirements: facts.requirements.map(\.value), symbols: facts.symbols,
            formerly: facts.formerly.map(\.value),
            related: facts.related.map(\.value), since: since, changed: facts.changed, sources: facts.sources,
            deprecated: facts.deprecated,
            revision: revision.value, articles: [original] + content.translations(texts.translations))
    }
}

extension Topic {
    fileprivate init?(_ id: String, _ texts: ContentReader.TopicTexts, _ content: ContentReader) {
        guard let file = texts.original, let facts = file.facts, let rules = facts.rules, let revision = facts.revision,
            let original = file.article(facts.article, follows: revision.value)
        else { return nil }
        self.init(
            id: id, rules: rules.map(\.value), sources: facts.sources, revision: revision.value,
            articles: [original] + content.translations(texts.translations))
    }
}

extension ContentReader {
    fileprivate func translations(_ files: [Language: Translation]) -> [Article] {
        languages.compactMap { language in
            files[language].flatMap { $0.article($0.facts?.article, follows: $0.facts?.follows?.value) }
        }
    }
}
