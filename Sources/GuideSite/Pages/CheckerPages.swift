import GuideCatalog
import GuideCore

extension PageWriter {
    /// Writes the list of checkers.
    mutating func writeCheckers() {
        frame(PageFacts(title: wording.checkers, description: wording.checkersSummary, language: language)) { page in
            page.html.element(.h1, text: page.wording.checkers)
            page.html.element(.p, .class("lead"), text: page.wording.checkersSummary)
            page.html.start(.ul, .class("cards"))
            for (number, checker) in page.catalog.checkers.enumerated() {
                page.html.start(.li)
                page.html.start(.h2)
                page.link(checker.name, to: .checker(number))
                page.html.end()
                page.html.element(
                    .p,
                    text: checker.rules.isEmpty
                        ? page.wording.checkerWithoutRules : page.wording.checkerRuleCount(checker.rules.count))
                page.html.end()
            }
            page.html.end()
        }
    }

    /// Writes a checker with its rules.
    mutating func writeChecker(_ number: Int) {
        let checker = catalog.checkers[number]
        let summary =
            checker.rules.isEmpty
            ? wording.checkerWithoutRules : wording.checkerSummary(checker.name, checker.rules.count)
        var facts = PageFacts(title: checker.name, description: summary, language: language)
        facts.trail = [.init(wording.checkers, .checkers)]
        frame(facts) { page in
            page.html.element(.h1, text: checker.name)
            page.html.element(.p, .class("lead"), text: summary)
            page.html.start(.dl, .class("facts"))
            page.fact(page.wording.version, checker.version)
            page.fact(page.wording.homepage, link: checker.homepage)
            page.html.end()
            guard !checker.rules.isEmpty else { return }
            page.writeTable(label: checker.name) { page in
                page.html.start(.thead)
                page.html.start(.tr)
                for name in [page.wording.checkerRule, page.wording.meaning, page.wording.explainedBy] {
                    page.html.element(.th, .fixed("scope", "col"), text: name)
                }
                page.html.end()
                page.html.end()
                page.html.start(.tbody)
                for (index, rule) in checker.rules.enumerated() {
                    page.html.start(.tr)
                    page.html.start(.th, .fixed("scope", "row"))
                    page.html.start(.a, .href(page.address(of: .checkerRule(number, index))))
                    page.html.element(.code, text: rule.id)
                    page.html.end()
                    page.html.end()
                    let (meaning, meaningLanguage) = page.choose(rule.meaning) ?? (rule.title, .english)
                    page.html.element(.td, .lang(page.tag(meaningLanguage)), text: meaning)
                    page.html.start(.td)
                    if rule.explainedBy.isEmpty { page.html.text("–") }
                    for (index, crosswalk) in rule.explainedBy.enumerated() {
                        if index > 0 { page.html.start(.br) }
                        page.writeLink(to: crosswalk.rule)
                    }
                    page.html.end()
                    page.html.end()
                }
                page.html.end()
            }
        }
    }

    /// Writes a rule of a checker with the rules that explain it.
    mutating func writeCheckerRule(_ number: Int, _ index: Int) {
        let checker = catalog.checkers[number]
        let rule = checker.rules[index]
        let (meaning, meaningLanguage) = choose(rule.meaning) ?? (rule.title, .english)
        var facts = PageFacts(title: "\(rule.id) – \(checker.name)", description: meaning, language: meaningLanguage)
        facts.trail = [.init(wording.checkers, .checkers), .init(checker.name, .checker(number))]
        frame(facts) { page in
            page.html.start(.h1)
            page.html.text("\(checker.name): ")
            page.html.element(.code, text: rule.id)
            page.html.end()
            page.html.element(.p, .class("lead"), .lang(page.tag(meaningLanguage)), text: meaning)
            page.writeExplanations(of: rule)
            page.writeFacts(of: rule)
        }
    }

    private mutating func writeExplanations(of rule: CheckerRule) {
        html.start(.section)
        html.element(.h2, .id("page.rules"), text: wording.explainedBy)
        if rule.explainedBy.isEmpty { html.element(.p, text: wording.notExplained) }
        writeRuleList(
            rule.explainedBy.compactMap { row in map.rules[row.rule].map { ($0, row.relation.name(in: language)) } },
            heading: .h3)
        html.end()
    }

    private mutating func writeFacts(of rule: CheckerRule) {
        html.start(.section)
        html.element(.h2, .id("page.facts"), text: wording.checkerRuleFacts)
        html.start(.dl, .class("list"))
        html.element(.dt, text: wording.checkerTitle)
        html.element(.dd, .lang(tag(.english)), text: rule.title)
        if let address = rule.documentation {
            html.element(.dt, text: wording.documentation)
            html.start(.dd)
            html.element(.a, .href(address), text: address)
            html.end()
        }
        if !rule.requirements.isEmpty {
            html.element(.dt, text: wording.requirements)
            for requirement in rule.requirements {
                html.start(.dd)
                writeRequirementLink(requirement)
                html.end()
            }
        }
        for (name, texts) in [(wording.aliases, rule.aliases), (wording.messages, rule.messages)] where !texts.isEmpty {
            html.element(.dt, text: name)
            for text in texts {
                html.start(.dd, .lang(tag(.english)))
                html.element(.code, text: text)
                html.end()
            }
        }
        html.end()
        html.end()
    }

    /// Writes a link to a rule of a checker, behind the checker's name.
    mutating func writeCheckerRuleLink(_ number: Int, _ index: Int) {
        let checker = catalog.checkers[number]
        html.text("\(checker.name): ")
        html.start(.a, .href(address(of: .checkerRule(number, index))))
        html.element(.code, text: checker.rules[index].id)
        html.end()
    }
}
