public import GuideCatalog
public import GuideCore

/// The addresses of the guide's pages.
public struct GuideAddresses: Sendable, Equatable {
    /// The address that the site is served from, ending in `/`; `nil` where it is not known.
    public let base: String?
    /// The language of the pages.
    public let language: Language

    /// Creates the addresses below a base, which gets its last `/` where it lacks one.
    public init(base: String?, language: Language) {
        self.base = base.map { $0.hasSuffix("/") ? $0 : "\($0)/" }
        self.language = language
    }

    /// Returns the page of a rule.
    public func page(of rule: RuleID) -> String? { base.map { "\($0)\(language.tag)/rules/\(rule)/" } }

    /// Returns the page of a rule of a registered checker.
    public func page(ofCheckerRule id: String, of checker: String) -> String? {
        base.map { "\($0)\(language.tag)/checkers/\(checker)/\(PathSlug.checkerRule(id))/" }
    }

    /// Returns the page that says most about a subject: that of the rule which explains it, else that of the checker's rule.
    public func page(of subject: Subject) -> String? {
        if let rule = subject.bestRule { return page(of: rule.id) }
        return subject.entry.flatMap { page(ofCheckerRule: $0.rule.id, of: $0.checker.id) }
    }
}
