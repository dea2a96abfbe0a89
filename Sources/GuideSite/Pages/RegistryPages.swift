import GuideCatalog
import GuideCore

extension PageWriter {
    /// Writes the list of requirement documents.
    mutating func writeRequirements() {
        frame(PageFacts(title: wording.requirements, description: wording.requirements, language: language)) { page in
            page.html.element(.h1, text: page.wording.requirements)
            page.html.start(.ul, .class("cards"))
            for (number, document) in page.catalog.requirements.enumerated() {
                guard let (title, titleLanguage) = page.choose(document.title) else { continue }
                page.html.start(.li)
                page.html.start(.h2)
                page.link("\(title) \(document.version)", to: .document(number), lang: titleLanguage)
                page.html.end()
                page.html.element(
                    .p, .class("marks"), text: page.wording.requirementCount(document.requirements.count))
                page.html.end()
            }
            page.html.end()
        }
    }

    /// Writes a document with its requirements.
    mutating func writeDocument(_ number: Int) {
        let document = catalog.requirements[number]
        let (title, titleLanguage) = choose(document.title) ?? (document.id, language)
        frame(PageFacts(title: title, description: title, language: titleLanguage)) { page in
            page.writeBreadcrumbs([(page.wording.requirements, .requirements, nil)])
            page.html.element(.h1, .lang(page.tag(titleLanguage)), text: title)
            page.html.start(.ul)
            for requirement in document.requirements {
                page.html.start(.li)
                page.writeRequirementLink("\(document.id):\(requirement.id)")
                page.html.end()
            }
            page.html.end()
        }
    }

    /// Writes a requirement with the rules that serve it.
    mutating func writeRequirement(_ number: Int, _ index: Int) {
        let document = catalog.requirements[number]
        let requirement = document.requirements[index]
        let (title, titleLanguage) = choose(requirement.title) ?? (requirement.id, language)
        let heading = "\(document.id.uppercased()) \(requirement.id) \(title)"
        frame(PageFacts(title: heading, description: heading, language: titleLanguage)) { page in
            page.writeBreadcrumbs([
                (page.wording.requirements, .requirements, nil), (document.id.uppercased(), .document(number), nil),
            ])
            page.html.element(.h1, .lang(page.tag(titleLanguage)), text: heading)
            let rules = page.map.serving["\(document.id):\(requirement.id)"] ?? []
            if rules.isEmpty {
                page.html.element(.p, text: page.wording.none)
            } else {
                page.writeRuleList(rules.compactMap { page.map.rules[$0.rule] }, heading: .h2)
            }
        }
    }

    /// Writes the list of checkers.
    mutating func writeCheckers() {
        frame(PageFacts(title: wording.checkers, description: wording.checkers, language: language)) { page in
            page.html.element(.h1, text: page.wording.checkers)
            page.html.start(.ul, .class("cards"))
            for (number, checker) in page.catalog.checkers.enumerated() {
                page.html.start(.li)
                page.html.start(.h2)
                page.link(checker.name, to: .checker(number))
                page.html.end()
                page.html.element(.p, .class("marks"), text: page.wording.checkerRuleCount(checker.rules.count))
                page.html.end()
            }
            page.html.end()
        }
    }

    /// Writes a checker with its rules.
    mutating func writeChecker(_ number: Int) {
        let checker = catalog.checkers[number]
        frame(PageFacts(title: checker.name, description: checker.name, language: language)) { page in
            page.writeBreadcrumbs([(page.wording.checkers, .checkers, nil)])
            page.html.element(.h1, text: checker.name)
            page.html.start(.ul)
            for (index, rule) in checker.rules.enumerated() {
                page.html.start(.li)
                page.html.start(.a, .href(page.address(of: .checkerRule(number, index))))
                page.html.element(.code, text: rule.id)
                page.html.end()
                page.html.end()
            }
            page.html.end()
        }
    }

    /// Writes a rule of a checker with the rules that explain it.
    mutating func writeCheckerRule(_ number: Int, _ index: Int) {
        let checker = catalog.checkers[number]
        let rule = checker.rules[index]
        let (meaning, meaningLanguage) = choose(rule.meaning) ?? (rule.title, .english)
        frame(PageFacts(title: "\(checker.name): \(rule.id)", description: meaning, language: meaningLanguage)) {
            page in
            page.writeBreadcrumbs([(page.wording.checkers, .checkers, nil), (checker.name, .checker(number), nil)])
            page.html.element(.h1, text: "\(checker.name): \(rule.id)")
            page.html.element(.p, .class("lead"), .lang(page.tag(meaningLanguage)), text: meaning)
            if rule.explainedBy.isEmpty {
                page.html.element(.p, text: page.wording.none)
            } else {
                page.writeRuleList(rule.explainedBy.compactMap { page.map.rules[$0.rule] }, heading: .h2)
            }
        }
    }
}
