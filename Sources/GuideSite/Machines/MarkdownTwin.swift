import GuideCatalog
import GuideContent
import GuideCore

/// An article's page as Markdown, with what the page shows around the article.
struct MarkdownTwin {
    let site: Site
    let page: SitePage
    let wording: SiteWording
    var text = MarkdownText()

    /// Returns the Markdown of a page; empty where it shows no article.
    static func bytes(of page: SitePage, _ site: Site) -> [UInt8] {
        var twin = MarkdownTwin(site, page)
        switch page.subject {
        case .rule(let id): if let rule = site.map.rules[id] { twin.write(rule) }
        case .topic(let id): if let topic = site.map.topics[id] { twin.write(topic) }
        case .document(let number): twin.writeDocument(number)
        case .requirement(let number, let index): twin.writeRequirement(number, index)
        case .checker(let number): twin.writeChecker(number)
        case .checkerRule(let number, let index): twin.writeCheckerRule(number, index)
        default: break
        }
        return twin.text.bytes
    }

    private init(_ site: Site, _ page: SitePage) {
        self.site = site
        self.page = page
        wording = SiteWording(language: page.language)
    }

    var language: Language { page.language }

    private mutating func write(_ rule: Rule) {
        guard let article = rule.article(in: language) else { return }
        writeHead(of: article)
        if let deprecated = rule.deprecated {
            let reason = deprecated.reason[language] ?? deprecated.reason.values.first ?? ""
            text.line(
                "**\(wording.deprecated)** (\(wording.deprecatedSince(deprecated.since))): \(MarkdownText.escaped(reason))"
            )
        }
        text.item("\(wording.obligation): \(rule.obligation.name(in: language))")
        text.item("\(wording.impact): \(rule.impact.name(in: language))")
        text.item("\(wording.status): \(rule.status.name(in: language))")
        text.item("\(wording.frameworks): \(rule.frameworks.map(\.displayName).joined(separator: ", "))")
        text.item("\(wording.identifier): `\(rule.id)`")
        text.block(body(of: article))
        section(wording.evidence, rule.evidence.map(evidence))
        section(
            wording.requirements,
            rule.requirements.map { "\(requirement($0.id)) – \($0.effect.name(in: language))" })
        section(
            wording.checkerRules,
            (site.map.checkerRules[rule.id] ?? []).map { row in
                let checker = site.catalog.checkers[row.checker]
                let name = "\(checker.name): \(checker.rules[row.rule].id)"
                let address = self.address(of: .checkerRule(row.checker, row.rule))
                return "\(MarkdownText.link(name, to: address)) – \(row.relation.name(in: language))"
            })
        section(wording.related, rule.related.map(ruleLink))
        section(wording.sources, rule.sources.map { MarkdownText.link($0.title, to: $0.url) })
    }

    private mutating func write(_ topic: Topic) {
        guard let article = topic.article(in: language) else { return }
        writeHead(of: article)
        text.block(body(of: article))
        section(wording.rules, topic.rules.map(ruleLink))
        section(wording.sources, topic.sources.map { MarkdownText.link($0.title, to: $0.url) })
    }

    /// Writes what the page is called, what it is about and where it stands.
    mutating func writeHead(_ title: String, _ summary: String) {
        text.line("# \(MarkdownText.escaped(title))")
        text.line("> \(MarkdownText.escaped(summary))")
        text.line("<\(site.guide.baseURL)\(page.address)>")
    }

    private mutating func writeHead(of article: Article) {
        writeHead(article.title, article.summary)
        if article.language != language { text.line(wording.fallback(article.language)) }
    }

    mutating func section(_ heading: String, _ items: [String]) {
        guard !items.isEmpty else { return }
        text.line("## \(heading)")
        for item in items { text.item(item) }
    }

    private func evidence(_ evidence: Evidence) -> String {
        let claim = evidence.claim[language] ?? evidence.claim.min { $0.key < $1.key }?.value ?? ""
        var line = "\(MarkdownText.escaped(claim)) – **\(evidence.status.name(in: language))**"
        if let seen = evidence.seen { line += "; \(wording.seen): \(MarkdownText.escaped(seen))" }
        if let source = evidence.source { line += "; \(MarkdownText.link(source.title, to: source.url))" }
        return line
    }

    func requirement(_ id: String) -> String {
        guard let place = site.map.requirements[id] else { return MarkdownText.escaped(id) }
        let document = site.catalog.requirements[place.document]
        let requirement = document.requirements[place.requirement]
        let title = requirement.title[language] ?? requirement.title.min { $0.key < $1.key }?.value ?? ""
        return MarkdownText.link(
            "\(document.shortName) \(requirement.id) \(title)",
            to: address(of: .requirement(place.document, place.requirement)))
    }

    func ruleLink(_ id: RuleID) -> String {
        MarkdownText.link(
            site.map.rules[id]?.article(in: language)?.title ?? id.rawValue,
            to: site.guide.baseURL + site.page(on: .rule(id), in: language).twin)
    }

    /// The address of the Markdown of a page.
    func address(of subject: SitePage.Subject) -> String {
        site.guide.baseURL + site.page(on: subject, in: language).twin
    }

    /// The Markdown of an article, in which links to other articles lead to their Markdown on the site.
    private func body(of article: Article) -> [UInt8] {
        var body = article.body
        let tree = body.withUTF8 { MarkdownTree(parsing: $0) }
        var addresses: [[UInt8]: [UInt8]] = [:]
        for node in tree.nodes where node.kind == .link {
            let destination = tree.string(node.text)
            guard !WebLink.isExternal(destination), !destination.hasPrefix("#") else { continue }
            let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            guard let path = parts.first, let file = ArticlePath.resolve(String(path), from: article.path),
                let target = site.map.articles[file]
            else { continue }
            let address = site.guide.baseURL + site.page(on: target.subject, in: target.language).twin
            addresses[Array("](\(destination))".utf8)] = Array("](\(address))".utf8)
        }
        var result = Array(body.utf8)
        for (old, new) in addresses.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            result = result.replacing(old, with: new)
        }
        return result
    }
}

extension [UInt8] {
    fileprivate func replacing(_ old: [UInt8], with new: [UInt8]) -> [UInt8] {
        guard let first = old.first else { return self }
        var result: [UInt8] = []
        result.reserveCapacity(count + count / 8)
        var index = 0
        while index < count {
            if self[index] == first, self[index...].starts(with: old) {
                result.append(contentsOf: new)
                index += old.count
            } else {
                result.append(self[index])
                index += 1
            }
        }
        return result
    }
}
