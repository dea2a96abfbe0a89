import GuideCatalog
import GuideCommandLine
import GuideCore
import GuideFindings
import GuideLookup

/// What the catalog says of rules, from the index that search reads.
final class CheckGuide {
    /// What writers of findings ask.
    let source: any GuideSource
    /// The addresses of pages, where the site has one.
    let addresses: GuideAddresses
    /// Our own program alone, as it is registered.
    let registry: CheckerRegistry
    /// What findings are about.
    let linker: Linker
    private let index: SearchIndex?
    /// The language of titles and messages.
    let language: Language

    /// Opens an index; one that cannot be read leaves rules with their IDs alone.
    init(path: String?, language: Language) {
        self.language = language
        index = path.flatMap { try? MappedFile(path: $0) }.flatMap { try? SearchIndex(bytes: $0.bytes) }
        source = index.map { IndexedGuide(index: $0, language: language) } ?? NoGuide(language: language)
        let own = try? index?.checker(Linker.ownName)
        // Whatever the program reports is about accessibility, and is written, whether or not something is known of it.
        registry = CheckerRegistry([
            own?.checker
                ?? Checker(id: Linker.ownName, name: Linker.ownName, homepage: "", version: "", rules: [])
        ])
        // Each checker of an index knows where the site is.
        let site = own == nil ? try? index?.checkers().baseURL : own?.baseURL
        addresses = GuideAddresses(base: site, language: language)
        linker = Linker(registry: registry, guide: source)
    }

    /// Our own program, where the index has it.
    var checker: Checker? { registry.checkers.first.flatMap { $0.homepage.isEmpty ? nil : $0 } }

    /// Returns what the catalog says of a rule; `nil` where there is no index, and for comments.
    func rule(_ id: String) -> GuideRule? { RuleID(rawValue: id).flatMap(source.rule) }

    /// Returns what a finding under an ID is about.
    func subject(of rule: String) -> Subject {
        linker.link(Finding(tool: Linker.ownName, checkerRule: rule, message: "", level: .none))
    }

    /// The IDs of all rules in the order of the index, with the frameworks that each is written for.
    var rules: [(id: String, frameworks: [String])] {
        let request = SearchRequest(
            text: [], filters: [.init(facet: .kind, value: Array(EntryKind.rule.name.description.utf8))],
            language: language, limit: 0, snippets: false)
        guard let answer = try? index?.search(request) else { return [] }
        return answer.hits.sorted { $0.entry < $1.entry }.map { hit in
            (String(decoding: hit.summary.id, as: UTF8.self), FacetValues(hit.summary).all(.framework))
        }
    }
}

/// Says nothing: there is no index.
private final class NoGuide: GuideSource {
    let language: Language

    init(language: Language) { self.language = language }

    func rule(_ id: RuleID) -> GuideRule? { nil }
    func steps(of rule: RuleID) -> [GuideSentence] { [] }
    func requirement(_ id: String) -> GuideRequirement? { nil }
    func rules(near text: String, serving requirements: [String]) -> [RuleID] { [] }
}
