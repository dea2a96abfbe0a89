import GuideCatalog
import GuideCommandLine
import GuideContent
import GuideCore
import GuideLookup

extension EntryPage {
    /// A rule: its facts, its article, and at the end what stands behind it.
    ///
    /// Evidence and sources are long where a rule is well founded; on top they would stand between the reader and the rule.
    func lines(of rule: Rule, _ entry: IndexedEntry) throws(Complaint) -> [StyledText] {
        guard let article = rule.article(in: request.language) else { return head(of: entry) }
        let all = ExampleFilter.keep(request.frameworks, in: MarkdownParser.parse(article.body))
        if !request.parts.isEmpty {
            let parts = request.parts.flatMap { all.part(headed: [$0.heading(in: article.language)]) }
            return blocks(parts, of: rule.topic)
        }
        var lines = head(of: entry) + [StyledText()]
        lines += try facts(of: rule, entry).lines(width: width, indent: MarkdownRenderer.indent)
        lines.append(StyledText())
        lines += blocks(all, of: rule.topic)
        lines += section(wording.evidence, evidence(of: rule))
        lines += section(wording.sources, sourceList(rule.sources))
        return lines
    }

    private func facts(of rule: Rule, _ entry: IndexedEntry) throws(Complaint) -> FactTable {
        var facts = FactTable()
        if let deprecated = rule.deprecated {
            let reason = deprecated.reason[request.language] ?? deprecated.reason[.english] ?? ""
            facts.add(
                wording.deprecated, StyledText("\(Sanitizer.line(deprecated.since)): \(Sanitizer.line(reason))", .red))
            if let other = deprecated.replacedBy {
                facts.add(wording.replacedBy, try reference(.rule, other.rawValue))
            }
        }
        facts.add(wording.obligation, wording.name(of: rule.obligation))
        facts.add(wording.impact, wording.name(of: rule.impact))
        facts.add(wording.frameworks, rule.frameworks.map(\.displayName).joined(separator: ", "))
        let claims = rule.evidence.isEmpty ? "" : "; \(wording.claims(rule.evidence.count))"
        facts.add(wording.status, wording.name(of: rule.status) + claims)
        for requirement in rule.requirements {
            facts.add(
                wording.requirements,
                try reference(.requirement, requirement.id, note: wording.name(of: requirement.effect)))
        }
        for (summary, relation) in try index.checkerRules(explainedBy: rule, entry.summary, request.language) {
            var line = StyledText(Sanitizer.line(summary.id), .cyan)
            line.append("  \(Sanitizer.line(summary.title))")
            line.append(" (\(wording.name(of: relation)))", .dim)
            facts.add(wording.checkerRules, line)
        }
        facts.add(wording.symbols, rule.symbols.joined(separator: ", "))
        for related in rule.related { facts.add(wording.related, try reference(.rule, related.rawValue)) }
        facts.add(wording.topic, try reference(.topic, rule.topic))
        facts.add(wording.formerly, rule.formerly.map(\.rawValue).joined(separator: ", "))
        facts.add(wording.since, rule.since)
        return facts
    }

    private func evidence(of rule: Rule) -> [StyledText] {
        var lines: [StyledText] = []
        for evidence in rule.evidence {
            if !lines.isEmpty { lines.append(StyledText()) }
            let claim = evidence.claim[request.language] ?? evidence.claim[.english] ?? ""
            lines += StyledText("• \(Sanitizer.line(claim))").wrapped(to: width, first: 2, rest: 4)
            var backing = StyledText(wording.name(of: evidence.status), .bold)
            if let seen = evidence.seen { backing.append(" — \(wording.seen): \(Sanitizer.line(seen))") }
            if let source = evidence.source {
                backing.append(" — ")
                backing.append(link(source.title, to: source.url))
            }
            lines += backing.wrapped(to: width, first: 4, rest: 4)
        }
        return lines
    }
}
