import GuideCatalog
public import GuideCore

extension Site {
    /// Returns entries of the catalog with the addresses of their pages as paths, and without the payloads that no page reads.
    public func searchEntries(_ entries: [IndexEntry]) -> [IndexEntry] {
        var addresses: [String: String] = [:]
        for page in pages where !page.isNeutral && page.language == firstLanguage {
            guard let name = Self.entryName(of: page.subject, catalog) else { continue }
            addresses[name] = Self.address(of: page.subject, catalog)
        }
        return entries.map { entry in
            var entry = entry
            entry.payload = []
            let name = "\(entry.kind.name) \(String(decoding: entry.id, as: UTF8.self))"
            for place in entry.variants.indices {
                let language = entry.variants[place].language
                entry.variants[place].path = Array("\(language.tag)/\(addresses[name] ?? "")".utf8)
            }
            return entry
        }
    }

    /// What the entry of a page is called: its kind and its identifier.
    private static func entryName(of subject: SitePage.Subject, _ catalog: Catalog) -> String? {
        switch subject {
        case .rule(let id): return "rule \(id)"
        case .topic(let id): return "topic \(id)"
        case .checker(let number): return "checker \(catalog.checkers[number].id)"
        case .checkerRule(let number, let index):
            let checker = catalog.checkers[number]
            return "checker-rule \(checker.id)/\(checker.rules[index].id)"
        case .requirement(let number, let index):
            let document = catalog.requirements[number]
            return "requirement \(document.id):\(document.requirements[index].id)"
        default: return nil
        }
    }
}
