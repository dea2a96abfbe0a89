import GuideCatalog
import GuideCommandLine
import GuideCore
import GuideLookup

/// An entry of the index with the facts that it was added with.
struct IndexedEntry {
    /// What the payload holds.
    enum Facts {
        case rule(Rule)
        case topic(Topic)
        case checker(Checker)
        case checkerRule(CheckerRule)
        case requirement(Requirement)
        /// A Markdown file without facts; its text.
        case article(String)
    }

    var number: Int
    var summary: EntrySummary
    var facts: Facts

    /// The identifier as it is printed.
    var id: String { String(decoding: summary.id, as: UTF8.self) }
}

extension GuideIndex {
    /// Reads an entry with its facts.
    func entry(_ number: Int, _ language: Language) throws(Complaint) -> IndexedEntry {
        let summary = try summary(of: number, language)
        let facts: IndexedEntry.Facts
        switch summary.kind {
        case .rule: facts = .rule(try self.facts(of: number))
        case .topic: facts = .topic(try self.facts(of: number))
        case .checker: facts = .checker(try self.facts(of: number))
        case .checkerRule: facts = .checkerRule(try self.facts(of: number))
        case .requirement: facts = .requirement(try self.facts(of: number))
        case .article: facts = .article(String(decoding: try payload(of: number), as: UTF8.self))
        }
        return IndexedEntry(number: number, summary: summary, facts: facts)
    }

    /// Returns the entry of a kind that has exactly this identifier.
    func summary(of kind: EntryKind, id: String, _ language: Language) throws(Complaint) -> EntrySummary? {
        for (entry, strength) in try entries(named: id) where strength == .identifier {
            let summary = try summary(of: entry, language)
            if summary.kind == kind { return summary }
        }
        return nil
    }

    /// Returns the checker rules that a rule explains, with how they relate, in the order of the index.
    func checkerRules(
        explainedBy rule: Rule, _ summary: EntrySummary, _ language: Language
    ) throws(Complaint) -> [(summary: EntrySummary, relation: Relation)] {
        // A rule's entry names the checkers in question, so that few of all checker rules have to be looked at.
        let checkers = summary.facets.filter { $0.facet == .checker }
        guard !checkers.isEmpty else { return [] }
        var result: [(summary: EntrySummary, relation: Relation)] = []
        let name = Array("\"\(rule.id)\"".utf8)
        for (entry, summary) in try all(
            of: [.checkerRule], checkers.map { .init(facet: .checker, value: $0.value) }, language)
        {
            // Most payloads do not hold the name: they need not be parsed.
            let payload = try payload(of: entry)
            guard payload.contains(sequence: name) else { continue }
            let checkerRule: CheckerRule = try facts(of: entry)
            for crosswalk in checkerRule.explainedBy where crosswalk.rule == rule.id {
                result.append((summary, crosswalk.relation))
            }
        }
        return result
    }

    /// Returns every entry of some kinds that has some values, in the order of the index.
    func all(
        of kinds: [EntryKind], _ filters: [SearchRequest.Filter], _ language: Language
    ) throws(Complaint) -> [(entry: Int, summary: EntrySummary)] {
        let kindFilters = kinds.map { SearchRequest.Filter(facet: .kind, value: Array($0.name.description.utf8)) }
        let request = SearchRequest(
            text: [], filters: filters + kindFilters, language: language, limit: 0, snippets: false)
        let answer = try answer(request)
        // A kind that no entry has is no mistake of whoever asks for it.
        if let filter = answer.unknownFilters.first(where: { $0.facet != .kind }) {
            throw try UnknownFilter.complaint(filter, self, language)
        }
        return answer.hits.map { ($0.entry, $0.summary) }.sorted { $0.0 < $1.0 }
    }

    private func facts<Facts: Decodable>(of entry: Int) throws(Complaint) -> Facts {
        do throws(LookupError) {
            return try search.facts(of: entry)
        } catch {
            throw GuideIndex.complaint(error, location)
        }
    }

    /// Words an error of something that was looked up.
    static func complaint(_ error: LookupError, _ location: IndexLocation) -> Complaint {
        switch error {
        case .index(let error): complaint(error, location)
        case .facts(let id):
            Complaint(
                "index '\(location.path)' holds facts on '\(id)' that this program cannot read",
                hints: [.text("it was written by another version of a11y-guide: write it anew")])
        }
    }
}

extension [UInt8] {
    fileprivate func contains(sequence: [UInt8]) -> Bool {
        withUnsafeBufferPointer { bytes in
            guard let first = sequence.first, bytes.count >= sequence.count else { return false }
            for start in 0...(bytes.count - sequence.count) where bytes[start] == first {
                if bytes[start..<(start + sequence.count)].elementsEqual(sequence) { return true }
            }
            return false
        }
    }
}
