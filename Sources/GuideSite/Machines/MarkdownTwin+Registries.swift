import GuideCatalog
import GuideCore

extension MarkdownTwin {
    /// A document with its requirements.
    mutating func writeDocument(_ number: Int) {
        let document = site.catalog.requirements[number]
        let served = document.requirements.count { site.map.serving["\(document.id):\($0.id)"] != nil }
        writeHead(choose(document.title), wording.documentSummary(document.requirements.count, served))
        text.item("\(wording.version): \(MarkdownText.escaped(document.version))")
        text.item("\(wording.originalText): <\(document.url)>")
        section(
            wording.requirements,
            document.requirements.map { entry in
                requirement("\(document.id):\(entry.id)") + (entry.level.map { " – \(wording.level($0))" } ?? "")
            })
    }

    /// A requirement with the rules that serve it.
    mutating func writeRequirement(_ number: Int, _ index: Int) {
        let document = site.catalog.requirements[number]
        let requirement = document.requirements[index]
        let name = "\(document.shortName) \(requirement.id) \(choose(requirement.title))"
        writeHead(name, wording.servingRules(name))
        if let level = requirement.level { text.item("\(wording.level): \(level)") }
        text.item("\(wording.originalText): <\(requirement.url ?? document.url)>")
        let serving = site.map.serving["\(document.id):\(requirement.id)"] ?? []
        if serving.isEmpty { text.line(wording.noRuleServes) }
        section(wording.rulesThatServe, serving.map { "\(ruleLink($0.rule)) – \(wording.onFailure($0.effect))" })
        let checking = site.map.checking["\(document.id):\(requirement.id)"] ?? []
        section(wording.checkersThatName, checking.map { checkerRuleLink($0.checker, $0.rule) })
    }

    /// A checker with its rules.
    mutating func writeChecker(_ number: Int) {
        let checker = site.catalog.checkers[number]
        writeHead(
            checker.name,
            checker.rules.isEmpty
                ? wording.checkerWithoutRules : wording.checkerSummary(checker.name, checker.rules.count))
        text.item("\(wording.version): \(MarkdownText.escaped(checker.version))")
        text.item("\(wording.homepage): <\(checker.homepage)>")
        section(
            wording.checkerRules,
            checker.rules.indices.map { index in
                "\(checkerRuleLink(number, index)): \(MarkdownText.escaped(meaning(of: checker.rules[index])))"
            })
    }

    /// A rule of a checker with the rules that explain it.
    mutating func writeCheckerRule(_ number: Int, _ index: Int) {
        let checker = site.catalog.checkers[number]
        let rule = checker.rules[index]
        writeHead("\(checker.name): \(rule.id)", meaning(of: rule))
        text.item("\(wording.checkerTitle): \(MarkdownText.escaped(rule.title))")
        if let address = rule.documentation { text.item("\(wording.documentation): <\(address)>") }
        for alias in rule.aliases { text.item("\(wording.aliases): \(MarkdownText.escaped(alias))") }
        for message in rule.messages { text.item("\(wording.messages): \(MarkdownText.escaped(message))") }
        if rule.explainedBy.isEmpty { text.line(wording.notExplained) }
        section(
            wording.explainedBy,
            rule.explainedBy.map { "\(ruleLink($0.rule)) – \($0.relation.name(in: language))" })
        section(wording.requirements, rule.requirements.map(requirement))
    }

    private func checkerRuleLink(_ number: Int, _ index: Int) -> String {
        let checker = site.catalog.checkers[number]
        return MarkdownText.link(
            "\(checker.name): \(checker.rules[index].id)", to: address(of: .checkerRule(number, index)))
    }

    private func meaning(of rule: CheckerRule) -> String {
        rule.meaning.isEmpty ? rule.title : choose(rule.meaning)
    }

    /// A text in the page's language, or else in the first there is.
    private func choose(_ texts: [Language: String]) -> String {
        texts[language] ?? texts.min { $0.key < $1.key }?.value ?? ""
    }
}
