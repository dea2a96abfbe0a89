import GuideCatalog
import GuideCore

/// Which file of a content folder is what, by its path alone.
struct ContentLayout {
    /// The articles of a name in a topic's folder.
    struct Texts {
        /// The paths by language.
        var paths: [Language: String] = [:]
    }

    /// A folder of articles.
    struct TopicFolder {
        /// The articles on the topic.
        var index = Texts()
        /// The articles on each rule, by the rule's identifier.
        var rules: [RuleID: Texts] = [:]
    }

    private(set) var hasGuide = false
    private(set) var hasGlossary = false
    private(set) var topics: [String: TopicFolder] = [:]
    /// The files of documents by name.
    private(set) var requirements: [String: String] = [:]
    /// What the site uses beside the articles.
    private(set) var siteFiles: [String] = []
    /// The files of checkers by name.
    private(set) var checkers: [String: String] = [:]

    /// What stands in the place of a file and cannot be read as one; each is a problem already.
    private(set) var unusable: Set<String>

    private let languages: [Language]
    private let log: ProblemLog

    /// Sorts the files and folders that a walk found; what has no place is a problem.
    init(_ walker: ContentFolders, languages: [Language], log: ProblemLog) {
        self.languages = languages
        self.log = log
        unusable = walker.unusable
        for folder in walker.folders { addFolder(folder) }
        for file in walker.files { addFile(file) }
    }

    private mutating func addFolder(_ path: String) {
        if path.hasPrefix("\(SiteOptions.folder)/") { return }
        guard !path.contains("/") else {
            if KebabCase.isValid(String(path.prefix { $0 != "/" })), path.filter({ $0 == "/" }).count == 1 {
                unusable.insert(path)
                log.file(path).report(
                    "misplaced-folder", at: nil, "a topic's folder holds articles, not folders",
                    fix: "move its files up, or make it a topic of its own")
            }
            return
        }
        guard path != RequirementFile.folder, path != CheckerFile.folder, path != SiteOptions.folder else { return }
        guard KebabCase.isValid(path) else {
            log.file(path).report(
                "bad-id", at: nil,
                "'\(path)' is no topic: a topic's folder is named by words of a-z and 0-9 joined by '-'",
                fix: "rename the folder")
            return
        }
        topics[path] = TopicFolder()
    }

    private mutating func addFile(_ path: String) {
        let parts = path.split(separator: "/").map(String.init)
        if parts.count > 1, parts[0] == SiteOptions.folder {
            siteFiles.append(path)
            return
        }
        switch parts.count {
        case 1:
            switch path {
            case GuideFile.path: hasGuide = true
            case GlossaryFile.path: hasGlossary = true
            default: misplaced(path, "only guide.yml and glossary.yml stand here")
            }
        case 2 where parts[0] == RequirementFile.folder:
            addRegistry(path, parts[1], to: &requirements)
        case 2 where parts[0] == CheckerFile.folder:
            addRegistry(path, parts[1], to: &checkers)
        case 2 where topics[parts[0]] != nil:
            addArticle(path, topic: parts[0], name: parts[1])
        default:
            // A folder without a place is reported once, not once more for each file in it.
            break
        }
    }

    private func misplaced(_ path: String, _ message: String, fix: String = "move or remove it") {
        log.file(path).report("misplaced-file", at: nil, message, fix: fix)
    }

    private func addRegistry(_ path: String, _ name: String, to files: inout [String: String]) {
        guard name.hasSuffix(".yml") else {
            return misplaced(path, "only .yml files stand here", fix: "rename it to end in '.yml', or remove it")
        }
        let id = String(name.dropLast(".yml".count))
        guard KebabCase.isValid(id) else {
            log.file(path).report(
                "bad-id", at: nil, "'\(id)' is no name: names are words of a-z and 0-9 joined by '-'",
                fix: "rename the file")
            return
        }
        files[id] = path
    }

    private mutating func addArticle(_ path: String, topic: String, name: String) {
        let expected = languages.map { "'.\($0.tag).md'" }.joined(separator: " or ")
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts[2] == "md" else {
            return misplaced(
                path, "only articles stand here, and their names end in \(expected)", fix: "rename or remove it")
        }
        guard let language = Language(code: parts[1]), languages.contains(language) else {
            log.file(path).report(
                "unknown-language", at: nil, "'\(parts[1])' is no language of the guide",
                fix: "end the name in \(expected)")
            return
        }
        if parts[0] == "index" {
            topics[topic]?.index.paths[language] = path
        } else if let id = RuleID(rawValue: parts[0]) {
            topics[topic]?.rules[id, default: Texts()].paths[language] = path
        } else {
            log.file(path).report(
                "bad-id", at: nil, "'\(parts[0])' is no rule ID",
                fix: "name the file by two or more words of a-z and 0-9 joined by '-', such as 'escape-missing'")
        }
    }
}
