public import GuideCatalog
public import GuideCore

/// A page of the site: what it shows, in which language, and where it stands.
public struct SitePage: Sendable, Hashable {
    /// What a page shows.
    public enum Subject: Sendable, Hashable {
        case home, rules, topics, requirements, checkers, search, about, glossary, notFound
        case rule(RuleID)
        /// A former identifier of a rule.
        case formerRule(RuleID, now: RuleID)
        case topic(String)
        /// The number of the document in the catalog.
        case document(Int)
        /// The numbers of the document in the catalog and of the requirement in it.
        case requirement(Int, Int)
        /// The number of the checker in the catalog.
        case checker(Int)
        /// The numbers of the checker in the catalog and of the rule in it.
        case checkerRule(Int, Int)
        /// An article of a ``PlainSite`` or a folder of them, by its address.
        case plain(String)
    }

    /// What it shows.
    public var subject: Subject
    /// The language it is written in.
    public var language: Language
    /// Where it stands below the site's root: empty for the root itself, else ending in `/`.
    public var address: String
    /// Whether it stands outside the folders of the languages, and shows what stands in that of the first one.
    public var isNeutral: Bool

    /// The file that a web server serves for the address.
    public var path: String { subject == .notFound ? "404.html" : address + "index.html" }

    /// Where the page stands as Markdown: `en/rules/escape-missing.md`.
    var twin: String { String(address.dropLast()) + ".md" }

    /// How many folders deep it stands.
    var depth: Int { address.utf8.count { $0 == UInt8(ascii: "/") } }
}
