import GuideCatalog
import GuideCore

extension Site {
    /// Every page, that of each language and then those that stand outside the languages.
    public var pages: [SitePage] {
        var pages: [SitePage] = []
        for language in guide.languages { pages += subjects.map { page(on: $0, in: language) } }
        let first = firstLanguage
        let isShared = { (subject: SitePage.Subject) in
            switch subject {
            case .home, .rule, .formerRule, .checker, .checkerRule: true
            default: false
            }
        }
        pages += subjects.filter(isShared).map { subject in
            SitePage(subject: subject, language: first, address: Self.address(of: subject, catalog), isNeutral: true)
        }
        pages.append(SitePage(subject: .notFound, language: first, address: "", isNeutral: true))
        return pages
    }

    /// The language whose articles carry the facts.
    var firstLanguage: Language { guide.languages.first ?? .english }

    /// Returns the page on a subject in a language.
    func page(on subject: SitePage.Subject, in language: Language) -> SitePage {
        let address = Self.address(of: subject, catalog)
        return SitePage(
            subject: subject, language: language, address: isPlain ? address : "\(language.tag)/\(address)",
            isNeutral: false)
    }

    /// What there is a page on in each language.
    private var subjects: [SitePage.Subject] {
        var subjects: [SitePage.Subject] = [.home, .rules, .topics, .requirements, .checkers, .search, .about]
        if !catalog.glossary.isEmpty { subjects.append(.glossary) }
        for rule in catalog.rules {
            subjects.append(.rule(rule.id))
            subjects += rule.formerly.map { .formerRule($0, now: rule.id) }
        }
        subjects += catalog.topics.map { .topic($0.id) }
        for (number, document) in catalog.requirements.enumerated() {
            subjects.append(.document(number))
            subjects += document.requirements.indices.map { .requirement(number, $0) }
        }
        for (number, checker) in catalog.checkers.enumerated() {
            subjects.append(.checker(number))
            subjects += checker.rules.indices.map { .checkerRule(number, $0) }
        }
        return subjects
    }

    /// Returns where a page stands below the folder of its language.
    static func address(of subject: SitePage.Subject, _ catalog: Catalog) -> String {
        switch subject {
        case .home, .notFound: ""
        case .rules: "rules/"
        case .topics: "topics/"
        case .requirements: "requirements/"
        case .checkers: "checkers/"
        case .search: "search/"
        case .about: "about/"
        case .glossary: "glossary/"
        case .plain(let address): address
        case .rule(let id), .formerRule(let id, _): "rules/\(id)/"
        case .topic(let id): "topics/\(id)/"
        case .document(let number): "requirements/\(catalog.requirements[number].id)/"
        case .requirement(let number, let index):
            "requirements/\(catalog.requirements[number].id)/"
                + "\(PathSlug.requirement(catalog.requirements[number].requirements[index].id))/"
        case .checker(let number): "checkers/\(catalog.checkers[number].id)/"
        case .checkerRule(let number, let index):
            "checkers/\(catalog.checkers[number].id)/"
                + "\(PathSlug.checkerRule(catalog.checkers[number].rules[index].id))/"
        }
    }
}
