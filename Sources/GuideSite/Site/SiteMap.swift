import GuideCatalog
import GuideCore

/// Where everything of a catalog stands on the site, and what leads to what.
struct SiteMap: Sendable {
    /// A rule of a checker that a rule of ours explains.
    struct Explained: Sendable {
        var checker: Int
        var rule: Int
        var relation: Relation
    }

    /// A rule of ours that says something about a requirement.
    struct Serving: Sendable {
        var rule: RuleID
        var effect: RequirementEffect
    }

    /// The rules by identifier.
    let rules: [RuleID: Rule]
    /// The topics by identifier.
    let topics: [String: Topic]
    /// What an article is on, by its path in the content folder.
    let articles: [String: (subject: SitePage.Subject, language: Language)]
    /// Where a requirement stands in the catalog, by `document:identifier`.
    let requirements: [String: (document: Int, requirement: Int)]
    /// The checker rules that lead to a rule.
    let checkerRules: [RuleID: [Explained]]
    /// The rules that serve a requirement, by `document:identifier`.
    let serving: [String: [Serving]]
    /// The checker rules that name a requirement, by `document:identifier`.
    let checking: [String: [(checker: Int, rule: Int)]]

    init(_ catalog: Catalog) {
        rules = Dictionary(catalog.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        topics = Dictionary(catalog.topics.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var articles: [String: (subject: SitePage.Subject, language: Language)] = [:]
        var serving: [String: [Serving]] = [:]
        for rule in catalog.rules {
            for article in rule.articles { articles[article.path] = (.rule(rule.id), article.language) }
            for reference in rule.requirements {
                serving[reference.id, default: []].append(Serving(rule: rule.id, effect: reference.effect))
            }
        }
        for topic in catalog.topics {
            for article in topic.articles { articles[article.path] = (.topic(topic.id), article.language) }
        }
        self.articles = articles
        self.serving = serving

        var requirements: [String: (document: Int, requirement: Int)] = [:]
        for (number, document) in catalog.requirements.enumerated() {
            for (index, requirement) in document.requirements.enumerated() {
                requirements["\(document.id):\(requirement.id)"] = (number, index)
            }
        }
        self.requirements = requirements

        var checkerRules: [RuleID: [Explained]] = [:]
        var checking: [String: [(checker: Int, rule: Int)]] = [:]
        for (number, checker) in catalog.checkers.enumerated() {
            for (index, rule) in checker.rules.enumerated() {
                for crosswalk in rule.explainedBy {
                    checkerRules[crosswalk.rule, default: []].append(
                        Explained(checker: number, rule: index, relation: crosswalk.relation))
                }
                for requirement in rule.requirements { checking[requirement, default: []].append((number, index)) }
            }
        }
        self.checkerRules = checkerRules
        self.checking = checking
    }
}
