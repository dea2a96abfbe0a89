public import GuideCatalog
public import GuideCore
public import GuideFindings
import GuideContent

/// What the index says, as findings ask for it.
///
/// Findings are handed on one by one to whoever explains them, and nothing can be thrown on the way: what fails is kept in
/// ``failure`` and told at the end.
public final class IndexedGuide: GuideSource {
    /// The language that texts come in, where there is a text in it.
    public let language: Language
    private let index: SearchIndex
    /// The first thing that could not be read.
    public private(set) var failure: LookupError?
    private var rules: [RuleID: (entry: Int, rule: GuideRule)?] = [:]
    private var requirements: [String: GuideRequirement?] = [:]

    /// Reads what is asked for from an index.
    public init(index: SearchIndex, language: Language) {
        self.index = index
        self.language = language
    }

    /// Returns what is said of a rule, also under a former identifier.
    public func rule(_ id: RuleID) -> GuideRule? { indexed(id)?.rule }

    private func indexed(_ id: RuleID) -> (entry: Int, rule: GuideRule)? {
        if let known = rules[id] { return known }
        let found = attempt { () throws(LookupError) in
            for (entry, _) in try index.lookUp(id.rawValue) {
                let summary = try index.summarize(entry, language)
                if let rule = GuideRule(summary) { return (entry, rule) }
            }
            return nil
        }
        rules[id] = found
        return found
    }

    /// Returns the first steps of the part of the article that says what to do.
    public func steps(of rule: RuleID) -> [GuideSentence] {
        guard let entry = indexed(rule)?.entry else { return [] }
        return attempt { () throws(LookupError) in
            let facts: Rule = try index.facts(of: entry)
            guard let article = facts.article(in: language) else { return nil }
            let heading = RulePart.whatToDo.heading(in: article.language)
            return FixSteps.steps(of: MarkdownParser.parse(article.body).part(headed: [heading]))
        } ?? []
    }

    /// Returns what is said of a requirement, `document:identifier`.
    public func requirement(_ id: String) -> GuideRequirement? {
        if let known = requirements[id] { return known }
        let found = attempt { () throws(LookupError) in
            for (entry, strength) in try index.lookUp(id) where strength == .identifier {
                let summary = try index.summarize(entry, language)
                guard summary.kind == .requirement else { continue }
                let facts: Requirement = try index.facts(of: entry)
                let source = String(decoding: summary.summary, as: UTF8.self)
                // The summary is the document with its version, and behind a comma the level.
                let end = facts.level == nil ? nil : source.lastIndex(of: ",")
                return GuideRequirement(
                    id: id, title: String(decoding: summary.title, as: UTF8.self),
                    document: String(source[..<(end ?? source.endIndex)]), source: source, address: facts.url)
            }
            return nil
        }
        requirements[id] = found
        return found
    }

    /// Returns the rules that a search for a text finds, those left out that share too little with it.
    public func rules(near text: String, serving requirements: [String]) -> [RuleID] {
        attempt { () throws(LookupError) in
            let request = SearchRequest(
                text: GuessFilter.query(text), filters: [.init(facet: .kind, value: Array("rule".utf8))],
                limit: GuessFilter.looked, snippets: false)
            let filter = GuessFilter(text: text, requirements: requirements)
            return try index.answer(request).hits.filter { $0.isExact || filter.isNear($0.summary) }.compactMap {
                RuleID(rawValue: String(decoding: $0.summary.id, as: UTF8.self))
            }
        } ?? []
    }

    private func attempt<Value>(_ body: () throws(LookupError) -> Value?) -> Value? {
        do throws(LookupError) {
            return try body()
        } catch {
            failure = failure ?? error
            return nil
        }
    }
}

extension GuideRule {
    /// Takes a rule from what a list shows of it; `nil` for an entry of another kind.
    init?(_ summary: EntrySummary) {
        let values = FacetValues(summary)
        guard summary.kind == .rule, let id = RuleID(rawValue: String(decoding: summary.id, as: UTF8.self)),
            let obligation = values.all(.obligation).first.flatMap(Obligation.init),
            let impact = values.all(.impact).first.flatMap(Impact.init)
        else { return nil }
        self.init(
            id: id, title: String(decoding: summary.title, as: UTF8.self),
            summary: String(decoding: summary.summary, as: UTF8.self), obligation: obligation, impact: impact,
            requirements: values.all(.requirement), language: summary.language)
    }
}
