import GuideCatalog
import GuideCore

extension PageWriter {
    /// Writes the list of requirement documents.
    mutating func writeRequirements() {
        let facts = PageFacts(
            title: wording.requirements, description: wording.requirementsSummary, language: language)
        frame(facts) { page in
            page.html.element(.h1, text: page.wording.requirements)
            page.html.element(.p, .class("lead"), text: page.wording.requirementsSummary)
            page.html.start(.ul, .class("cards"))
            for (number, document) in page.catalog.requirements.enumerated() {
                guard let (title, titleLanguage) = page.choose(document.title) else { continue }
                page.html.start(.li)
                page.html.start(.h2)
                page.link(title, to: .document(number), lang: titleLanguage)
                page.html.end()
                page.html.element(.p, text: page.summary(of: document))
                page.html.end()
            }
            page.html.end()
        }
    }

    private func summary(of document: RequirementDocument) -> String {
        let served = document.requirements.count { map.serving["\(document.id):\($0.id)"] != nil }
        return wording.documentSummary(document.requirements.count, served)
    }

    /// Writes a document with its requirements.
    mutating func writeDocument(_ number: Int) {
        let document = catalog.requirements[number]
        let (title, titleLanguage) = choose(document.title) ?? (document.id, language)
        var facts = PageFacts(title: title, description: summary(of: document), language: language)
        facts.trail = [.init(wording.requirements, .requirements)]
        frame(facts) { page in
            page.html.element(.h1, .lang(page.tag(titleLanguage)), text: title)
            page.html.element(.p, .class("lead"), text: page.summary(of: document))
            page.html.start(.dl, .class("facts"))
            page.fact(page.wording.version, document.version)
            page.fact(page.wording.originalText, link: document.url)
            page.html.end()
            page.writeTable(label: title) { page in
                let hasLevels = document.requirements.contains { $0.level != nil }
                page.html.start(.thead)
                page.html.start(.tr)
                page.html.element(.th, .fixed("scope", "col"), text: page.wording.requirement)
                if hasLevels { page.html.element(.th, .fixed("scope", "col"), text: page.wording.level) }
                page.html.element(.th, .fixed("scope", "col"), text: page.wording.rules)
                page.html.end()
                page.html.end()
                page.html.start(.tbody)
                for (index, requirement) in document.requirements.enumerated() {
                    page.html.start(.tr)
                    page.html.start(.th, .fixed("scope", "row"))
                    page.html.start(.a, .href(page.address(of: .requirement(number, index))))
                    page.writeTitle(of: requirement)
                    page.html.end()
                    page.html.end()
                    if hasLevels { page.html.element(.td, text: requirement.level ?? "") }
                    let rules = page.map.serving["\(document.id):\(requirement.id)"]?.count ?? 0
                    page.html.element(.td, text: rules == 0 ? "–" : String(rules))
                    page.html.end()
                }
                page.html.end()
            }
        }
    }

    /// Writes a requirement's number and title.
    private mutating func writeTitle(of requirement: Requirement) {
        html.text("\(requirement.id) ")
        if let (title, titleLanguage) = choose(requirement.title) {
            html.element(.span, .lang(tag(titleLanguage)), text: title)
        }
    }

    /// Writes a requirement with the rules that serve it.
    mutating func writeRequirement(_ number: Int, _ index: Int) {
        let document = catalog.requirements[number]
        let requirement = document.requirements[index]
        let (title, titleLanguage) = choose(requirement.title) ?? (requirement.id, language)
        let name = "\(document.shortName) \(requirement.id) \(title)"
        var facts = PageFacts(title: name, description: wording.servingRules(name), language: language)
        facts.trail = [.init(wording.requirements, .requirements), .init(document.shortName, .document(number))]
        frame(facts) { page in
            page.html.start(.h1)
            page.html.text("\(document.shortName) \(requirement.id) ")
            page.html.element(.span, .lang(page.tag(titleLanguage)), text: title)
            page.html.end()
            page.html.start(.dl, .class("facts"))
            if let level = requirement.level { page.fact(page.wording.level, level) }
            page.fact(page.wording.originalText, link: requirement.url ?? document.url)
            page.html.end()
            page.writeServing("\(document.id):\(requirement.id)")
        }
    }

    private mutating func writeServing(_ id: String) {
        html.start(.section)
        html.element(.h2, .id("page.rules"), text: wording.rulesThatServe)
        let serving = map.serving[id] ?? []
        if serving.isEmpty { html.element(.p, text: wording.noRuleServes) }
        writeRuleList(
            serving.compactMap { row in map.rules[row.rule].map { ($0, wording.onFailure(row.effect)) } },
            heading: .h3)
        html.end()
        writeSection("page.checkers", wording.checkersThatName, listing: map.checking[id] ?? []) { page, row in
            page.writeCheckerRuleLink(row.checker, row.rule)
        }
    }

    /// Writes a link to a requirement, given as `document:identifier`.
    mutating func writeRequirementLink(_ id: String) {
        guard let place = map.requirements[id] else { return html.text(id) }
        let document = catalog.requirements[place.document]
        html.start(.a, .href(address(of: .requirement(place.document, place.requirement))))
        html.text("\(document.shortName) ")
        writeTitle(of: document.requirements[place.requirement])
        html.end()
    }

    /// Writes a table in a region that scrolls where the table is wider than the page.
    mutating func writeTable(label: String, _ content: (inout PageWriter) -> Void) {
        regions += 1
        html.start(
            .div, .class("table"), .fixed("role", "region"), .fixed("tabindex", "0"),
            .attribute("aria-label", wording.table(label, regions)))
        html.start(.table)
        content(&self)
        html.end()
        html.end()
    }
}
