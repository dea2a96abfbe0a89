import GuideCatalog
import GuideCore

/// Reads a content folder file by file, before the files are held against each other.
struct ContentReader {
    typealias RuleFile = ArticleFile<RuleFacts>
    typealias TopicFile = ArticleFile<TopicFacts>
    typealias Translation = ArticleFile<TranslationFacts>

    /// The files on a rule.
    struct RuleTexts {
        var topic: String
        var original: RuleFile?
        var translations: [Language: Translation] = [:]
        var paths: [Language: String]
    }

    /// The files on a topic.
    struct TopicTexts {
        var original: TopicFile?
        var translations: [Language: Translation] = [:]
        var paths: [Language: String]
        /// Every rule of the folder.
        var rules: Set<RuleID>
    }

    let place: ContentFolders
    let log: ProblemLog
    private(set) var guide: Guide?
    private(set) var languages: [Language]
    private(set) var rules: [RuleID: RuleTexts] = [:]
    private(set) var topics: [String: TopicTexts] = [:]
    /// `nil` for a file whose document could not be read.
    private(set) var requirements: [String: RequirementDocument?] = [:]
    private(set) var checkers: [String: (file: CheckerFile, log: FileLog)] = [:]
    /// Every article that can be linked to, with its anchors where they are known.
    private(set) var anchors: [String: Set<String>?] = [:]
    /// What stands in the place of a file and cannot be read as one, so that it is neither missing nor there.
    private(set) var unusable: Set<String> = []

    /// Every file of `site/`, relative to the content folder.
    private(set) var siteFiles: [String] = []
    private(set) var glossary: [GlossarySection] = []

    /// Reads a folder, with a second one laid over it.
    init(root: String, overlay: String?, log: ProblemLog) {
        let walker = ContentFolders.walk(root, overlay: overlay, log: log)
        place = walker
        self.log = log
        languages = Language.allCases
        guard !walker.files.isEmpty || !walker.folders.isEmpty else {
            if log.problems.isEmpty {
                log.file(root).report("empty-folder", at: nil, "the folder is empty", fix: "check the path")
            }
            return
        }
        readGuide(walker)
        let layout = ContentLayout(walker, languages: languages, log: log)
        unusable = layout.unusable
        siteFiles = layout.siteFiles
        if layout.hasGlossary, let yaml = yaml(GlossaryFile.path) {
            glossary = GlossaryFile.read(yaml.node, languages: languages, log: log.file(GlossaryFile.path))
        }
        if !layout.hasGuide, !unusable.contains(GuideFile.path) {
            log.file(GuideFile.path).report(
                "missing-guide", at: nil, "a content folder has a guide.yml",
                fix: "write one, or check the path of the folder")
        }
        for (name, path) in layout.requirements.sorted(by: { $0.key < $1.key }) {
            let log = log.file(path)
            guard let yaml = yaml(path) else {
                requirements[name] = .some(nil)
                continue
            }
            requirements[name] = .some(RequirementFile.read(yaml.node, named: name, languages: languages, log: log))
        }
        for (name, path) in layout.checkers.sorted(by: { $0.key < $1.key }) {
            guard let yaml = yaml(path) else { continue }
            let log = log.file(path)
            checkers[name] = (CheckerFile(yaml.node, name: name, languages: languages, log: log), log)
        }
        for (name, folder) in layout.topics.sorted(by: { $0.key < $1.key }) { readTopic(name, folder) }
    }

    /// Whether an article on a rule stands somewhere that cannot be read.
    func hasUnusableArticle(on rule: RuleID) -> Bool {
        unusable.contains { $0.split(separator: "/").last?.hasPrefix("\(rule).") == true }
    }

    /// The language whose articles carry the facts.
    var first: Language { languages.first ?? .english }

    /// Reads `guide.yml`, and then that of the folder laid over it, whose values take the place of the first one's.
    private mutating func readGuide(_ walker: ContentFolders) {
        guard walker.files.contains(GuideFile.path) else { return }
        let path = GuideFile.path
        let folder = walker.folder(of: path)
        let isLaidOver = folder != walker.root
        if !isLaidOver || FolderWalker.isFile("\(walker.root)/\(path)") {
            guard let yaml = yaml(path, in: walker.root, log.file(path)) else { return }
            guide = GuideFile.read(yaml.node, files: walker.files, log: log.file(path))
        }
        if isLaidOver {
            let log = log.file("\(folder)/\(path)")
            guard let yaml = yaml(path, in: folder, log) else { return }
            guide = GuideFile.read(yaml.node, over: guide, files: walker.files, log: log)
        }
        if let guide { languages = guide.languages }
    }

    /// Reads a file of YAML; `nil` with a problem where that cannot be done.
    private func yaml(_ path: String) -> (node: YamlNode?, ())? {
        yaml(path, in: place.folder(of: path), log.file(path))
    }

    private func yaml(_ path: String, in folder: String, _ log: FileLog) -> (node: YamlNode?, ())? {
        guard let file = ContentFile.read(path, in: folder, log: self.log) else { return nil }
        return file.bytes.withUnsafeBufferPointer { bytes -> (YamlNode?, ())? in
            ToFill.report(in: bytes, log: log)
            do throws(YamlFault) {
                let (node, faults) = try YamlReader.read(bytes)
                for fault in faults { log.report(fault) }
                return (node, ())
            } catch {
                log.report(error)
                return nil
            }
        }
    }

    private mutating func readTopic(_ name: String, _ folder: ContentLayout.TopicFolder) {
        var topic = TopicTexts(paths: folder.index.paths, rules: Set(folder.rules.keys))
        for (language, path) in folder.index.paths {
            if language == first {
                topic.original = TopicFile(
                    path, language: language, in: place.folder(of: path), log: log,
                    facts: { TopicFacts($0, log: $1, at: $2) },
                    subject: { _ in .topic }, title: { $0?.article.title?.value })
                anchors[path] = .some(Self.anchors(topic.original?.read))
            } else {
                topic.translations[language] = translation(path, language, .topic)
            }
        }
        topics[name] = topic
        for (id, texts) in folder.rules.sorted(by: { $0.key < $1.key }) { readRule(id, topic: name, texts) }
    }

    private mutating func readRule(_ id: RuleID, topic: String, _ texts: ContentLayout.Texts) {
        var rule = RuleTexts(topic: topic, paths: texts.paths)
        for (language, path) in texts.paths {
            if language == first {
                rule.original = RuleFile(
                    path, language: language, in: place.folder(of: path), log: log,
                    facts: { [languages] in RuleFacts($0, languages: languages, log: $1, at: $2) },
                    subject: { .rule(frameworks: $0?.frameworks?.map(\.value)) },
                    title: { $0?.article.title?.value })
                anchors[path] = .some(Self.anchors(rule.original?.read))
            } else {
                rule.translations[language] = translation(path, language, .rule(frameworks: nil))
            }
        }
        if let other = rules[id] {
            let path = texts.paths.min { $0.key < $1.key }?.value ?? topic
            log.file(path).report(
                "duplicate-id", at: rule.original?.facts?.id?.place,
                "the topic '\(other.topic)' already has a rule '\(id)'", fix: "give one of the two another ID")
            return
        }
        rules[id] = rule
    }

    private mutating func translation(
        _ path: String, _ language: Language, _ subject: ArticleReader.Subject
    ) -> Translation? {
        let file = Translation(
            path, language: language, in: place.folder(of: path), log: log,
            facts: { TranslationFacts($0, log: $1, at: $2) },
            subject: { _ in subject }, title: { $0?.article.title?.value })
        anchors[path] = .some(Self.anchors(file?.read))
        return file
    }

    /// The anchors of an article; `nil` where an unclosed block may have swallowed some.
    private static func anchors(_ read: ReadArticle?) -> Set<String>? {
        guard let read, !read.isCut else { return nil }
        return read.anchors
    }
}
