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

    let root: String
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

    /// Reads a folder.
    init(root: String, log: ProblemLog) {
        self.root = root
        self.log = log
        languages = Language.allCases
        let walker = FolderWalker.walk(root, log: log)
        guard !walker.files.isEmpty || !walker.folders.isEmpty else {
            if log.problems.isEmpty {
                log.file(root).report("empty-folder", at: nil, "the folder is empty", fix: "check the path")
            }
            return
        }
        readGuide(walker)
        let layout = ContentLayout(walker, languages: languages, log: log)
        unusable = layout.unusable
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
            requirements[name] = .some(RequirementFile.read(yaml.node, name: name, languages: languages, log: log))
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

    private mutating func readGuide(_ walker: FolderWalker) {
        guard walker.files.contains(GuideFile.path), let yaml = yaml(GuideFile.path) else { return }
        guide = GuideFile.read(yaml.node, log: log.file(GuideFile.path))
        if let guide { languages = guide.languages }
    }

    /// Reads a file of YAML; `nil` with a problem where that cannot be done.
    private func yaml(_ path: String) -> (node: YamlNode?, ())? {
        guard let file = ContentFile.read(path, in: root, log: log) else { return nil }
        let log = log.file(path)
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
                    path, language: language, in: root, log: log, facts: { TopicFacts($0, log: $1, at: $2) },
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
                    path, language: language, in: root, log: log,
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
            path, language: language, in: root, log: log, facts: { TranslationFacts($0, log: $1, at: $2) },
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
