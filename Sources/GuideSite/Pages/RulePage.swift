import GuideCatalog
import GuideCore

extension PageWriter {
    /// Writes the page on a rule: what must hold, the article, and what stands behind it.
    mutating func write(_ rule: Rule) {
        guard let article = rule.article(in: language) else { return }
        let topic = map.topics[rule.topic]?.article(in: language)
        var facts = PageFacts(title: article.title, description: article.summary, language: article.language)
        facts.trail = [
            .init(wording.topics, .topics), .init(topic?.title ?? rule.topic, .topic(rule.topic), topic?.language),
        ]
        facts.isArticle = true
        facts.changed = site.day(of: rule)
        frame(facts) { page in
            page.html.start(.article, .class("page"))
            page.html.start(.div, .class("page-head"))
            page.writeStatement(of: rule, article)
            page.html.end()
            page.writeContents(page.contents(of: rule, article))
            page.html.start(.div, .class("page-body"))
            page.writeBody(of: article)
            page.writeEvidence(of: rule)
            page.writeRequirements(of: rule)
            page.writeCheckerRules(of: rule)
            page.writeRelated(to: rule)
            page.writeSources(rule.sources)
            page.writeFacts(of: rule, article)
            page.html.end()
            page.html.end()
        }
    }

    private func contents(of rule: Rule, _ article: Article) -> [(text: String, id: String)] {
        var contents = article.headings.filter { $0.level == 2 }.map { ($0.text, HeadingID.make($0.anchor)) }
        if !rule.evidence.isEmpty { contents.append((wording.evidence, "page.evidence")) }
        if !rule.requirements.isEmpty { contents.append((wording.requirements, "page.requirements")) }
        if map.checkerRules[rule.id] != nil { contents.append((wording.checkerRules, "page.checkers")) }
        if !rule.related.isEmpty { contents.append((wording.related, "page.related")) }
        if !rule.sources.isEmpty { contents.append((wording.sources, "page.sources")) }
        contents.append((wording.facts, "page.facts"))
        return contents
    }

    private mutating func writeStatement(of rule: Rule, _ article: Article) {
        html.element(.h1, .lang(tag(article.language)), text: article.title)
        html.element(.p, .class("lead"), .lang(tag(article.language)), text: article.summary)
        writeDeprecation(of: rule)
        writeLanguageNote(on: article, revision: rule.revision)
        html.start(.dl, .class("facts"))
        fact(wording.obligation, rule.obligation.name(in: language), about: "obligation")
        fact(wording.impact, rule.impact.name(in: language), about: "impact")
        fact(wording.status, rule.status.name(in: language), about: "status")
        fact(wording.frameworks, rule.frameworks.map(\.displayName).joined(separator: ", "))
        html.end()
    }

    private mutating func writeFacts(of rule: Rule, _ article: Article) {
        html.start(.section)
        html.element(.h2, .id("page.facts"), text: wording.facts)
        html.start(.dl, .class("list"))
        html.element(.dt, text: wording.identifier)
        html.start(.dd)
        html.element(.code, text: rule.id.rawValue)
        html.end()
        if !rule.formerly.isEmpty {
            html.element(.dt, text: wording.formerly)
            for old in rule.formerly {
                html.start(.dd)
                html.element(.code, text: old.rawValue)
                html.end()
            }
        }
        if !rule.symbols.isEmpty {
            html.element(.dt, text: wording.symbols)
            html.start(.dd)
            for (index, symbol) in rule.symbols.enumerated() {
                if index > 0 { html.text(", ") }
                html.element(.code, text: symbol)
            }
            html.end()
        }
        html.element(.dt, text: wording.since)
        html.element(.dd, text: wording.since(rule.since, date: rule.changed, revision: rule.revision))
        html.end()
        writeTwins(of: article)
        html.end()
    }

    /// Writes a name and what it stands for, with a link to where that is explained.
    mutating func fact(_ name: String, _ value: String, about anchor: String? = nil) {
        html.start(.div)
        html.element(.dt, text: name)
        html.start(.dd)
        if let anchor {
            html.element(.a, .href("\(address(of: .about))#\(anchor)"), text: value)
        } else {
            html.text(value)
        }
        html.end()
        html.end()
    }

    /// Writes a name and an address.
    mutating func fact(_ name: String, link address: String) {
        html.start(.div)
        html.element(.dt, text: name)
        html.start(.dd)
        html.element(.a, .href(address), text: address)
        html.end()
        html.end()
    }

    private mutating func writeDeprecation(of rule: Rule) {
        guard let deprecated = rule.deprecated else { return }
        html.start(.div, .class("warning"))
        html.start(.p)
        html.element(.strong, text: wording.deprecated)
        html.text(" (\(wording.deprecatedSince(deprecated.since)))")
        html.end()
        if let (reason, language) = choose(deprecated.reason) {
            html.element(.p, .lang(tag(language)), text: reason)
        }
        if let other = deprecated.replacedBy {
            html.start(.p)
            html.text("\(wording.replacedBy) ")
            writeLink(to: other)
            html.end()
        }
        html.end()
    }

    /// Returns a text in the page's language, or else in the first there is.
    func choose(_ texts: [Language: String]) -> (text: String, language: Language)? {
        if let text = texts[language] { return (text, language) }
        return texts.min { $0.key < $1.key }.map { ($0.value, $0.key) }
    }

    /// Writes a link to a rule.
    mutating func writeLink(to id: RuleID) {
        let article = map.rules[id]?.article(in: language)
        link(article?.title ?? id.rawValue, to: .rule(id), lang: article?.language)
    }

    private mutating func writeEvidence(of rule: Rule) {
        guard !rule.evidence.isEmpty else { return }
        html.start(.section, .class("evidence"))
        html.element(.h2, .id("page.evidence"), text: wording.evidence)
        html.start(.ul)
        for evidence in rule.evidence {
            guard let (claim, claimLanguage) = choose(evidence.claim) else { continue }
            html.start(.li)
            html.start(.p, .lang(tag(claimLanguage)))
            html.prose(claim, in: claimLanguage)
            html.end()
            html.start(.p, .class("backing"))
            html.element(
                .strong, .class("status"), .attribute("data-status", evidence.status.rawValue),
                text: evidence.status.name(in: language))
            if let seen = evidence.seen {
                html.text(" · \(wording.seen): ")
                html.element(.span, .lang(tag(.english)), text: seen)
            }
            if let source = evidence.source {
                html.text(" · ")
                html.element(.a, .href(source.url), .lang(tag(ofTitle: source.title)), text: source.title)
            }
            html.end()
            html.end()
        }
        html.end()
        html.end()
    }

    private mutating func writeRequirements(of rule: Rule) {
        writeSection("page.requirements", wording.requirements, listing: rule.requirements) { page, reference in
            page.writeRequirementLink(reference.id)
            page.html.text(" – \(reference.effect.name(in: page.language))")
        }
    }

    private mutating func writeCheckerRules(of rule: Rule) {
        writeSection("page.checkers", wording.checkerRules, listing: map.checkerRules[rule.id] ?? []) { page, row in
            page.writeCheckerRuleLink(row.checker, row.rule)
            page.html.text(" – \(row.relation.name(in: page.language))")
        }
    }

    private mutating func writeRelated(to rule: Rule) {
        writeSection("page.related", wording.related, listing: rule.related) { page, other in page.writeLink(to: other)
        }
    }

    /// Writes the page of an identifier that a rule had before, which leads on to the rule.
    mutating func writeFormer(_ old: RuleID, _ rule: Rule) {
        var facts = PageFacts(title: old.rawValue, description: wording.renamed, language: language)
        facts.movedTo = .rule(rule.id)
        frame(facts) { page in
            page.html.element(.h1, text: old.rawValue)
            page.html.start(.p, .class("lead"))
            page.html.text("\(page.wording.renamed) ")
            page.writeLink(to: rule.id)
            page.html.end()
        }
    }
}
