import GuideCatalog
import GuideCore

/// Reads a file of `checkers/`.
struct CheckerFile {
    static let folder = "checkers"
    private static let names = FieldNames(
        required: ["id", "name", "homepage", "version", "rules"], optional: ["names", "hosts", "scope", "unrelated"])
    private static let ruleNames = FieldNames(
        required: ["id", "title", "meaning"],
        optional: ["aliases", "messages", "documentation", "requirements", "explainedBy"])
    private static let crosswalkNames = FieldNames(required: ["rule", "relation"])

    /// The checker; `nil` where its own facts are wrong. A rule that is wrong is left out.
    var checker: Checker?
    /// The requirements that its rules name.
    var requirements: [Located<String>] = []
    /// The rules of ours that explain its rules.
    var explanations: [Located<RuleID>] = []

    private let log: FileLog
    private let languages: [Language]
    private var seen: Set<String> = []

    init(_ node: YamlNode?, name: String, languages: [Language], log: FileLog) {
        self.log = log
        self.languages = languages
        let start = Place(line: 1, column: 1)
        guard let fields = Fields(node, Self.names, of: "a checker", log: log, at: start) else { return }
        let id = fields.identifier("id", name: name)
        let title = fields.text("name")
        let homepage = fields.url("homepage")
        let version = fields.text("version")
        var rules: [CheckerRule] = []
        for node in fields.list("rules") ?? [] {
            if let rule = rule(node) { rules.append(rule) }
        }
        let otherNames = fields.texts("names") ?? []
        let hosts = fields.texts("hosts") ?? []
        let scope = fields.choice("scope", of: CheckerScope.self)
        let unrelated = fields.texts("unrelated") ?? []
        for name in unrelated where !seen.insert(name.value).inserted {
            log.report(
                "duplicate-id", at: name.place, "'\(name.value)' already names a rule of this checker",
                fix: "remove one of the two")
        }
        guard let id, let title, let homepage, let version else { return }
        rules.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        checker = Checker(
            id: id, name: title.value, names: otherNames.map(\.value), hosts: hosts.map(\.value),
            homepage: homepage.value, version: version.value,
            scope: scope?.value ?? .accessibility, rules: rules, unrelated: unrelated.map(\.value))
    }

    private mutating func rule(_ node: YamlNode) -> CheckerRule? {
        guard let fields = Fields(node, Self.ruleNames, of: "a checker rule", log: log, at: node.place) else {
            return nil
        }
        let title = fields.text("title")
        let meaning = fields.translations("meaning", in: languages)
        let aliases = fields.texts("aliases") ?? []
        let messages = fields.texts("messages") ?? []
        let documentation = fields.url("documentation")
        let requirements = fields.texts("requirements") ?? []
        self.requirements += requirements
        let crosswalks = crosswalks(fields)
        guard let id = fields.text("id") else { return nil }
        for name in [id] + aliases where !seen.insert(name.value).inserted {
            log.report(
                "duplicate-id", at: name.place, "'\(name.value)' already names a rule of this checker",
                fix: "remove one of the two")
        }
        return CheckerRule(
            id: id.value, title: title?.value ?? id.value, meaning: meaning ?? [:], aliases: aliases.map(\.value),
            messages: messages.map(\.value), documentation: documentation?.value,
            requirements: requirements.map(\.value), explainedBy: crosswalks)
    }

    private mutating func crosswalks(_ fields: Fields) -> [Crosswalk] {
        var crosswalks: [Crosswalk] = []
        var named: Set<RuleID> = []
        for node in fields.list("explainedBy") ?? [] {
            guard let fields = Fields(node, Self.crosswalkNames, of: "an explanation", log: log, at: node.place) else {
                continue
            }
            let relation = fields.choice("relation", of: Relation.self)
            guard let rule = fields.ruleID("rule") else { continue }
            guard !named.contains(rule.value) else {
                log.report(
                    "duplicate-value", at: rule.place, "'\(rule.value)' stands in 'explainedBy' a second time",
                    fix: "remove it")
                continue
            }
            explanations.append(rule)
            if let relation {
                named.insert(rule.value)
                crosswalks.append(Crosswalk(rule: rule.value, relation: relation.value))
            }
        }
        return crosswalks
    }
}
