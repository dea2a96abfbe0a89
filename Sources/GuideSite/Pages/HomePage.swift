import GuideCatalog
import GuideCore

extension PageWriter {
    /// Writes the first page.
    mutating func writeHome() {
        let title = site.title(in: language)
        frame(PageFacts(title: title, description: site.description(in: language), language: language)) { page in
            page.html.start(.div, .class("hero"))
            page.html.element(.h1, text: title)
            page.html.element(.p, .class("lead"), text: page.site.description(in: page.language))
            page.html.end()
            page.writeStart()
            page.html.start(.section)
            page.html.element(.h2, text: page.wording.topics)
            page.writeTopicList(heading: .h3)
            page.html.end()
        }
    }

    /// Writes where to begin, by what the reader has in hand.
    private mutating func writeStart() {
        let checkerRules = catalog.checkers.reduce(0) { $0 + $1.rules.count }
        let requirements = catalog.requirements.reduce(0) { $0 + $1.requirements.count }
        html.start(.section)
        html.element(.h2, text: wording.startHere)
        html.start(.ul, .class("cards"))
        for (name, subject, help) in [
            (
                wording.startWithRules, SitePage.Subject.rules,
                wording.startWithRulesHelp(catalog.rules.count, catalog.topics.count)
            ),
            (
                wording.startWithFinding, .checkers,
                wording.startWithFindingHelp(checkerRules, catalog.checkers.count)
            ),
            (
                wording.startWithRequirement, .requirements,
                wording.startWithRequirementHelp(requirements, catalog.requirements.map(\.shortName))
            ),
        ] {
            html.start(.li)
            html.start(.h3)
            link(name, to: subject)
            html.end()
            html.element(.p, text: help)
            html.end()
        }
        html.end()
        html.end()
    }

    /// Writes links to the lists of everything.
    mutating func writeLists() {
        html.start(.ul)
        for (name, subject) in [
            (wording.topics, SitePage.Subject.topics), (wording.rules, .rules), (wording.requirements, .requirements),
            (wording.checkers, .checkers), (wording.about, .about),
        ] + (catalog.glossary.isEmpty ? [] : [(wording.glossary, .glossary)]) {
            html.start(.li)
            link(name, to: subject)
            html.end()
        }
        html.end()
    }

    /// Writes the page that a server shows where nothing stands.
    mutating func writeNotFound() {
        frame(PageFacts(title: wording.notFound, description: wording.notFoundHelp, language: language)) { page in
            page.html.element(.h1, text: page.wording.notFound)
            page.html.element(.p, .class("lead"), text: page.wording.notFoundHelp)
            page.writeLists()
        }
    }
}

extension RequirementDocument {
    /// What the document is called for short.
    var shortName: String { name ?? id.uppercased() }
}
