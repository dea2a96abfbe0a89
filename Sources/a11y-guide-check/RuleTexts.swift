import GuideChecker
import GuideCommandLine
import GuideCore

/// What the catalog says of rules, from the index that search reads.
final class RuleTexts {
    /// What findings show of a rule.
    struct Text {
        /// What must hold; the ID where there is no index.
        var title: String
        /// In one or two sentences; empty where there is no index.
        var summary: String
        /// `must`, `should` or `may`.
        var obligation: String
    }

    private let search: SearchIndex?
    private let bytes: UnsafeMutableRawBufferPointer?
    private let language: Language
    private var known: [String: Text] = [:]

    /// Reads an index; one that cannot be read leaves rules with their IDs alone.
    init(path: String?, language: Language) {
        self.language = language
        guard let path, let content = SourceWalker.read(path) else {
            search = nil
            bytes = nil
            return
        }
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: content.count, alignment: 16)
        copy.copyBytes(from: content)
        bytes = copy
        search = try? SearchIndex(bytes: UnsafeRawBufferPointer(copy))
    }

    deinit { bytes?.deallocate() }

    /// Returns what the catalog says of a rule.
    func text(of rule: String) -> Text {
        if let text = known[rule] { return text }
        let text = read(rule) ?? Text(title: rule, summary: "", obligation: "should")
        known[rule] = text
        return text
    }

    /// The IDs of all rules in the order of the index, with the frameworks that each is written for.
    var rules: [(id: String, frameworks: [String])] {
        let request = SearchRequest(
            text: [], filters: [.init(facet: .kind, value: Array(EntryKind.rule.name.description.utf8))],
            language: language, limit: 0, snippets: false)
        guard let answer = try? search?.search(request) else { return [] }
        return answer.hits.sorted { $0.entry < $1.entry }.map { hit in
            (
                String(decoding: hit.summary.id, as: UTF8.self),
                hit.summary.facets.filter { $0.facet == .framework }.map { String(decoding: $0.value, as: UTF8.self) }
            )
        }
    }

    private func read(_ rule: String) -> Text? {
        guard let search, let entries = try? search.entries(named: Array(rule.utf8)) else { return nil }
        for (entry, strength) in entries where strength == .identifier {
            guard let summary = try? search.summary(of: entry, language: language), summary.kind == .rule else {
                continue
            }
            let obligation = summary.facets.first { $0.facet == .obligation }?.value ?? []
            return Text(
                title: String(decoding: summary.title, as: UTF8.self),
                summary: String(decoding: summary.summary, as: UTF8.self),
                obligation: String(decoding: obligation, as: UTF8.self))
        }
        return nil
    }
}
