import GuideCatalog
import GuideCore

/// The front matter of a rule's article in the first language: what could be read, and where what names other things stands.
struct RuleFacts {
    var article: ArticleFacts
    var id: Located<String>?
    var frameworks: [Located<Framework>]?
    var obligation: Located<Obligation>?
    var impact: Located<Impact>?
    var status: Located<EvidenceStatus>?
    var evidence: [Evidence]
    var requirements: [Located<RequirementReference>]
    var symbols: [String]
    var formerly: [Located<RuleID>]
    var related: [Located<RuleID>]
    var since: String?
    var changed: String?
    var sources: [Source]
    var deprecated: Deprecation?
    /// The rule to follow instead, with its place.
    var replacedBy: Located<RuleID>?
    var revision: Located<Int>?

    private static let names = FieldNames(
        required: [
            "id", "title", "summary", "keywords", "frameworks", "obligation", "impact", "status", "requirements",
            "since",
            "sources", "revision",
        ],
        optional: ["changed", "evidence", "symbols", "formerly", "related", "deprecated"])
    private static let evidenceNames = FieldNames(required: ["claim", "status"], optional: ["seen", "source"])
    private static let requirementNames = FieldNames(required: ["id", "effect"])
    private static let deprecationNames = FieldNames(required: ["since", "reason"], optional: ["replacedBy"])

    init?(_ node: YamlNode?, languages: [Language], log: FileLog, at place: Place) {
        guard let fields = Fields(node, Self.names, of: "a rule", log: log, at: place) else { return nil }
        article = ArticleFacts(fields)
        id = fields.text("id")
        frameworks = fields.choices("frameworks", of: Framework.self)
        obligation = fields.choice("obligation", of: Obligation.self)
        impact = fields.choice("impact", of: Impact.self)
        status = fields.choice("status", of: EvidenceStatus.self)
        evidence = (fields.list("evidence") ?? []).compactMap { Self.evidence($0, languages, log) }
        requirements = Self.requirements(fields, log)
        symbols = (fields.texts("symbols") ?? []).map(\.value)
        formerly = fields.ruleIDs("formerly") ?? []
        related = fields.ruleIDs("related") ?? []
        since = fields.text("since")?.value
        changed = fields.date("changed")
        sources = fields.sources("sources")
        revision = fields.number("revision")
        if let node = fields.node("deprecated"),
            let fields = Fields(node, Self.deprecationNames, of: "a deprecation", log: log, at: node.place)
        {
            replacedBy = fields.ruleID("replacedBy")
            if let since = fields.text("since"), let reason = fields.translations("reason", in: languages) {
                deprecated = Deprecation(since: since.value, reason: reason, replacedBy: replacedBy?.value)
            }
        }
    }

    private static func evidence(_ node: YamlNode, _ languages: [Language], _ log: FileLog) -> Evidence? {
        guard let fields = Fields(node, evidenceNames, of: "a claim", log: log, at: node.place) else { return nil }
        let claim = fields.translations("claim", in: languages)
        let status = fields.choice("status", of: EvidenceStatus.self)
        let seen = fields.text("seen")
        if let status, status.value == .observed, !fields.has("seen") {
            log.report(
                "missing-key", at: status.place, "an observed claim says where it was seen",
                fix: "add 'seen:' with system, version and screen reader")
        }
        let source = fields.node("source").flatMap { Fields.source($0, log: log) }
        guard let claim, let status else { return nil }
        return Evidence(claim: claim, status: status.value, seen: seen?.value, source: source)
    }

    private static func requirements(_ fields: Fields, _ log: FileLog) -> [Located<RequirementReference>] {
        var seen: Set<String> = []
        return (fields.list("requirements") ?? []).compactMap { node in
            guard let fields = Fields(node, requirementNames, of: "a requirement", log: log, at: node.place) else {
                return nil
            }
            let effect = fields.choice("effect", of: RequirementEffect.self)
            guard let id = fields.text("id") else { return nil }
            guard seen.insert(id.value).inserted else {
                log.report(
                    "duplicate-value", at: id.place, "'\(id.value)' stands in 'requirements' a second time",
                    fix: "remove it")
                return nil
            }
            guard let effect else { return nil }
            return Located(value: RequirementReference(id: id.value, effect: effect.value), place: id.place)
        }
    }
}
