import GuideCatalog
import GuideCommandLine
import GuideCore
import GuideLookup

extension EntryPage {
    /// A topic: its rules in reading order, its article and its sources.
    func lines(of topic: Topic, _ entry: IndexedEntry) throws(Complaint) -> [StyledText] {
        guard let article = topic.article(in: request.language) else { return head(of: entry) }
        var lines = head(of: entry)
        lines += section(wording.rules, try ruleList(topic.rules.map { ($0, nil) }))
        lines += [StyledText()] + markdown(article.body, of: topic.id)
        return lines + section(wording.sources, sourceList(topic.sources))
    }

    /// A checker: where it is described, and its rules.
    func lines(of checker: Checker, _ entry: IndexedEntry) throws(Complaint) -> [StyledText] {
        var facts = FactTable()
        facts.add(wording.version, checker.version)
        facts.add(wording.homepage, link(checker.homepage, to: checker.homepage))
        let rules = checker.rules.flatMap { rule -> [StyledText] in
            var line = StyledText(Sanitizer.line(rule.id), .cyan)
            line.append("  \(Sanitizer.line(rule.title))")
            let names = rule.explainedBy.map(\.rule.rawValue).joined(separator: ", ")
            line.append(" → \(names.isEmpty ? wording.none : names)", .dim)
            return line.wrapped(to: width, first: 2, rest: 4)
        }
        return head(of: entry) + [StyledText()] + facts.lines(width: width, indent: 2)
            + section(wording.checkerRules, rules)
    }

    /// A checker rule: what it reports in our words, and which rules explain it.
    func lines(of rule: CheckerRule, _ entry: IndexedEntry) throws(Complaint) -> [StyledText] {
        var facts = FactTable()
        if let checker = FacetValues(entry.summary).all(.checker).first {
            facts.add(wording.checker, try reference(.checker, checker))
        }
        facts.add(wording.aliases, rule.aliases.joined(separator: ", "))
        for message in rule.messages { facts.add(wording.reportedAs, message) }
        for requirement in rule.requirements {
            facts.add(wording.requirements, try reference(.requirement, requirement))
        }
        if let address = rule.documentation { facts.add(wording.documentation, link(address, to: address)) }
        let explained = rule.explainedBy.map { ($0.rule, Optional(wording.name(of: $0.relation))) }
        let rules = try explained.isEmpty ? [StyledText("  \(wording.none)", .dim)] : ruleList(explained)
        return head(of: entry) + [StyledText()] + facts.lines(width: width, indent: 2)
            + section(wording.explainedBy, rules)
    }

    /// A requirement: where it is written, and which rules serve it.
    func lines(of requirement: Requirement, _ entry: IndexedEntry) throws(Complaint) -> [StyledText] {
        var facts = FactTable()
        facts.add(wording.level, requirement.level ?? "")
        if let address = requirement.url { facts.add(wording.address, link(address, to: address)) }
        var rules: [StyledText] = []
        let filter = SearchRequest.Filter(facet: .requirement, value: entry.summary.id)
        for (_, summary) in try index.all(of: [.rule], [filter], request.language) {
            var line = StyledText(Sanitizer.line(summary.id), .cyan)
            line.append("  \(Sanitizer.line(summary.title))")
            rules += line.wrapped(to: width, first: 2, rest: 4)
        }
        if rules.isEmpty { rules = [StyledText("  \(wording.none)", .dim)] }
        let table = facts.lines(width: width, indent: 2)
        return head(of: entry) + (table.isEmpty ? [] : [StyledText()]) + table + section(wording.rules, rules)
    }
}
