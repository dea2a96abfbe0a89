public import GuideCatalog
public import GuideCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Catalog {
    /// Returns everything that search can answer with: rules, topics, checkers, their rules, and requirements, in this
    /// order and each in the order of the catalog. The same catalog gives the same entries.
    ///
    /// The payload of an entry is the JSON of its value: `Rule`, `Topic`, `Checker`, `CheckerRule` or `Requirement`. That of
    /// a checker is an ``IndexedChecker``, from which findings are explained without the content.
    ///
    /// - Parameter baseURL: The address that the site is served from, where it is known.
    public func indexEntries(baseURL: String? = nil) throws -> [IndexEntry] {
        let encoder = CatalogJSON.encoder
        let explained = explainingRules()
        var entries: [IndexEntry] = []
        for rule in rules {
            entries.append(entry(for: rule, explains: explained[rule.id] ?? [], payload: try encoder.encode(rule)))
        }
        for topic in topics { entries.append(entry(for: topic, payload: try encoder.encode(topic))) }
        for checker in checkers {
            let payload = try encoder.encode(IndexedChecker(checker: checker, baseURL: baseURL))
            entries.append(entry(for: checker, payload: payload))
        }
        for checker in checkers {
            for rule in checker.rules {
                entries.append(entry(for: rule, of: checker, payload: try encoder.encode(rule)))
            }
        }
        for document in requirements {
            for requirement in document.requirements {
                entries.append(entry(for: requirement, of: document, payload: try encoder.encode(requirement)))
            }
        }
        return entries
    }

    /// A checker rule that one of our rules explains.
    private struct Explained {
        var checker: String
        var rule: CheckerRule
        var relation: Relation
    }

    private func explainingRules() -> [RuleID: [Explained]] {
        var explained: [RuleID: [Explained]] = [:]
        for checker in checkers {
            for rule in checker.rules {
                for crosswalk in rule.explainedBy {
                    explained[crosswalk.rule, default: []].append(
                        Explained(checker: checker.id, rule: rule, relation: crosswalk.relation))
                }
            }
        }
        return explained
    }

    private func entry(for rule: Rule, explains: [Explained], payload: Data) -> IndexEntry {
        var entry = EntryBuilder(kind: .rule, id: rule.id.rawValue, payload: payload)
        entry.addKey(rule.id.rawValue, .identifier)
        for old in rule.formerly { entry.addKey(old.rawValue, .alias) }
        for symbol in rule.symbols { entry.addKey(symbol, .symbol) }
        for row in explains where row.relation != .related {
            entry.addKey(row.rule.id, .related)
            entry.addKey("\(row.checker)/\(row.rule.id)", .related)
        }
        entry.setWeight(rule.impact)
        entry.addFacets(of: rule)
        entry.addFacet(.topic, rule.topic)
        entry.addFacet(.obligation, rule.obligation.rawValue)
        entry.addFacet(.impact, rule.impact.rawValue)
        for row in explains { entry.addFacet(.checker, row.checker) }
        for requirement in rule.requirements { entry.addFacet(.requirement, requirement.id) }
        let names = rule.symbols + rule.formerly.map(\.rawValue)
        for article in rule.articles { entry.addVariant(article, names: names, omitsParts: true) }
        // Whoever pastes a checker's line looks for the rule behind it.
        for row in explains { entry.addPassages(.heading, [row.rule.id] + row.rule.aliases + row.rule.messages) }
        return entry.entry
    }

    private func entry(for topic: Topic, payload: Data) -> IndexEntry {
        var entry = EntryBuilder(kind: .topic, id: topic.id, payload: payload)
        entry.addKey(topic.id, .identifier)
        entry.addFacet(.topic, topic.id)
        for rule in rules where rule.topic == topic.id { entry.addFacets(of: rule) }
        for article in topic.articles { entry.addVariant(article, names: [], omitsParts: false) }
        return entry.entry
    }

    private func entry(for checker: Checker, payload: Data) -> IndexEntry {
        var entry = EntryBuilder(kind: .checker, id: checker.id, payload: payload)
        entry.addKey(checker.id, .identifier)
        entry.addKey(checker.name, .alias)
        entry.addFacet(.checker, checker.id)
        let count = checker.rules.count
        let explained = checker.rules.count { !$0.explainedBy.isEmpty }
        let path = "checkers/\(checker.id).yml"
        entry.addVariant(
            .english, title: checker.name,
            summary: "\(count) \(count == 1 ? "rule" : "rules"), \(explained) explained, version \(checker.version)",
            path: path)
        entry.addVariant(
            .korean, title: checker.name, summary: "규칙 \(count)개, 설명된 규칙 \(explained)개, 버전 \(checker.version)",
            path: path)
        return entry.entry
    }

    private func entry(for rule: CheckerRule, of checker: Checker, payload: Data) -> IndexEntry {
        var entry = EntryBuilder(kind: .checkerRule, id: "\(checker.id)/\(rule.id)", payload: payload)
        for (name, strength) in [(rule.id, IndexEntry.Key.Strength.identifier)] + rule.aliases.map({ ($0, .alias) }) {
            entry.addKey(name, strength)
            entry.addKey("\(checker.id)/\(name)", strength)
        }
        entry.addFacet(.checker, checker.id)
        for requirement in rule.requirements { entry.addFacet(.requirement, requirement) }
        let messages = rule.messages.joined(separator: "\n")
        for (language, meaning) in rule.meaning.isEmpty
            ? [(.english, "")] : rule.meaning.sorted(by: { $0.key < $1.key })
        {
            entry.addVariant(
                language, title: rule.title, summary: meaning, path: "checkers/\(checker.id).yml",
                keywords: [checker.name, rule.id] + rule.aliases, body: messages)
        }
        return entry.entry
    }

    private func entry(for requirement: Requirement, of document: RequirementDocument, payload: Data) -> IndexEntry {
        let id = "\(document.id):\(requirement.id)"
        var entry = EntryBuilder(kind: .requirement, id: id, payload: payload)
        entry.addKey(id, .identifier)
        entry.addKey(requirement.id, .alias)
        entry.addFacet(.requirement, id)
        for (language, title) in requirement.title.sorted(by: { $0.key < $1.key }) {
            let name = "\(document.title[language] ?? document.id) \(document.version)"
            let level = requirement.level.map { language == .korean ? ", 수준 \($0)" : ", level \($0)" } ?? ""
            entry.addVariant(
                language, title: title, summary: name + level, path: "requirements/\(document.id).yml",
                keywords: [document.id, requirement.id])
        }
        return entry.entry
    }
}

/// Collects the parts of an entry; the same key or facet twice is one.
private struct EntryBuilder {
    private(set) var entry: IndexEntry

    init(kind: EntryKind, id: String, payload: Data) {
        entry = IndexEntry(
            kind: kind, id: Array(id.utf8), keys: [], facets: [], variants: [], payload: Array(payload))
    }

    /// Lets what hurts people more come first where two rules answer alike. The steps are small: the judged queries lose
    /// with larger ones.
    mutating func setWeight(_ impact: Impact) {
        entry.weight =
            switch impact {
            case .critical: 256
            case .serious: 248
            case .moderate: 240
            case .minor: 232
            }
    }

    /// Adds texts to the first variant, which every query reaches whatever its language.
    mutating func addPassages(_ field: TextField, _ texts: [String]) {
        guard !entry.variants.isEmpty else { return }
        entry.variants[0].passages += texts.map { .init(field: field, text: Array($0.utf8)) }
    }

    mutating func addKey(_ name: String, _ strength: IndexEntry.Key.Strength) {
        let bytes = Array(name.utf8)
        guard !entry.keys.contains(where: { $0.name == bytes }) else { return }
        entry.keys.append(.init(name: bytes, strength: strength))
    }

    mutating func addFacet(_ facet: Facet, _ value: String) {
        let bytes = Array(value.utf8)
        guard !entry.facets.contains(where: { $0.facet == facet && $0.value == bytes }) else { return }
        entry.facets.append(.init(facet: facet, value: bytes))
    }

    /// Adds the systems and frameworks that a rule is written for.
    mutating func addFacets(of rule: Rule) {
        for platform in rule.platforms { addFacet(.platform, platform.rawValue) }
        for framework in rule.frameworks { addFacet(.framework, framework.rawValue) }
    }

    mutating func addVariant(_ article: Article, names: [String], omitsParts: Bool) {
        var body = article.body
        let tree = body.withUTF8 { MarkdownTree(parsing: $0) }
        // The headings of the fixed parts stand in every rule, and tell none from another.
        let parts = omitsParts ? RulePart.allCases.map { $0.heading(in: article.language) } : []
        let text = ArticleText(tree, takesTitle: false) { parts.contains($0) }
        entry.variants.append(
            .init(
                language: article.language, title: Array(article.title.utf8), summary: Array(article.summary.utf8),
                path: Array(article.path.utf8), passages: Self.keywords(article.keywords + names) + text.passages))
    }

    mutating func addVariant(
        _ language: Language, title: String, summary: String, path: String, keywords: [String] = [], body: String = ""
    ) {
        var passages = Self.keywords(keywords)
        if !body.isEmpty { passages.append(.init(field: .body, text: Array(body.utf8))) }
        entry.variants.append(
            .init(
                language: language, title: Array(title.utf8), summary: Array(summary.utf8), path: Array(path.utf8),
                passages: passages))
    }

    private static func keywords(_ names: [String]) -> [IndexEntry.Variant.Passage] {
        names.map { .init(field: .keywords, text: Array($0.utf8)) }
    }
}
