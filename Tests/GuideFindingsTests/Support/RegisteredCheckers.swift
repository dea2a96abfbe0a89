import GuideCatalog
import GuideContent
import GuideFindings

/// The checkers of the repository's content.
enum RegisteredCheckers {
    static let catalog: Catalog = {
        let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        return ContentLoader.load(folder: "\(root)/Content").catalog
    }()
    static let registry = CheckerRegistry(catalog.checkers)
}

extension Checker {
    /// A checker for tests that need little of it.
    static func sample(_ id: String, hosts: [String] = [], unrelated: [String] = [], _ rules: CheckerRule...) -> Self {
        Checker(
            id: id, name: "The \(id)", hosts: hosts, homepage: "https://example.com/\(id)", version: "1", rules: rules,
            unrelated: unrelated)
    }
}

extension CheckerRule {
    /// A rule for tests that need little of it.
    static func sample(
        _ id: String, aliases: [String] = [], messages: [String] = [], requirements: [String] = [],
        explainedBy: [Crosswalk] = []
    ) -> Self {
        CheckerRule(
            id: id, title: "Title of \(id)", meaning: [.english: "Meaning of \(id).", .korean: "\(id)의 뜻."],
            aliases: aliases, messages: messages, documentation: nil, requirements: requirements,
            explainedBy: explainedBy)
    }
}
