public import GuideCatalog
public import GuideCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Why something could not be read from an index.
public enum LookupError: Error, Equatable {
    /// The index is damaged or incomplete.
    case index(IndexError)
    /// An entry, by its identifier, has facts that this program cannot read: another version has written them.
    case facts(of: String)
}

extension SearchIndex {
    /// Reads the facts that an entry was added with.
    ///
    /// - Throws: ``LookupError``; ``LookupError/facts(of:)`` also where they are those of an entry of another kind.
    public func facts<Facts: Decodable>(of entry: Int) throws(LookupError) -> Facts {
        let payload = try indexed { () throws(IndexError) in try self.payload(of: entry) }
        do {
            return try CatalogJSON.decoder.decode(Facts.self, from: Data(payload))
        } catch {
            throw .facts(of: String(decoding: try summarize(entry, .english).id, as: UTF8.self))
        }
    }

    /// Returns the registered checkers with all their rules, and the address that the site is served from, where one is set.
    public func checkers() throws(LookupError) -> (checkers: [Checker], baseURL: String?) {
        var result: (checkers: [Checker], baseURL: String?) = ([], nil)
        let filter = SearchRequest.Filter(facet: .kind, value: Array(EntryKind.checker.name.description.utf8))
        let request = SearchRequest(text: [], filters: [filter], language: .english, limit: 0, snippets: false)
        for entry in try answer(request).hits.map(\.entry).sorted() {
            let indexed: IndexedChecker = try facts(of: entry)
            result.checkers.append(indexed.checker)
            result.baseURL = result.baseURL ?? indexed.baseURL
        }
        return result
    }

    /// Returns a registered checker with all its rules, and the address that the site is served from, where one is set; `nil`
    /// where no checker has the identifier.
    public func checker(_ id: String) throws(LookupError) -> (checker: Checker, baseURL: String?)? {
        for (entry, strength) in try lookUp(id) where strength == .identifier {
            guard try summarize(entry, .english).kind == .checker else { continue }
            let indexed: IndexedChecker = try facts(of: entry)
            return (indexed.checker, indexed.baseURL)
        }
        return nil
    }

    func lookUp(_ name: String) throws(LookupError) -> [(entry: Int, strength: IndexEntry.Key.Strength)] {
        try indexed { () throws(IndexError) in try entries(named: Array(name.utf8)) }
    }

    func summarize(_ entry: Int, _ language: Language) throws(LookupError) -> EntrySummary {
        try indexed { () throws(IndexError) in try summary(of: entry, language: language) }
    }

    func answer(_ request: SearchRequest) throws(LookupError) -> SearchAnswer {
        try indexed { () throws(IndexError) in try search(request) }
    }

    private func indexed<Value>(_ body: () throws(IndexError) -> Value) throws(LookupError) -> Value {
        do throws(IndexError) {
            return try body()
        } catch {
            throw .index(error)
        }
    }
}
