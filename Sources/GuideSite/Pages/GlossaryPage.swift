import GuideCatalog
import GuideCore

extension PageWriter {
    /// Writes the terms of the guide, those of the page's language first.
    mutating func writeGlossary() {
        let facts = PageFacts(title: wording.glossary, description: wording.glossarySummary, language: language)
        let languages = [language] + site.guide.languages.filter { $0 != language }
        frame(facts) { page in
            page.html.element(.h1, text: page.wording.glossary)
            page.html.element(.p, .class("lead"), text: page.wording.glossarySummary)
            for section in page.catalog.glossary {
                guard let (title, titleLanguage) = page.choose(section.title) else { continue }
                page.html.element(.h2, .lang(page.tag(titleLanguage)), text: title)
                page.writeTable(label: title) { page in
                    page.html.start(.thead)
                    page.html.start(.tr)
                    for language in languages {
                        page.html.element(.th, .fixed("scope", "col"), text: language.name(in: page.language))
                    }
                    page.html.end()
                    page.html.end()
                    page.html.start(.tbody)
                    for term in section.terms { page.write(term, languages) }
                    page.html.end()
                }
            }
        }
    }

    private mutating func write(_ term: GlossarySection.Term, _ languages: [Language]) {
        html.start(.tr)
        for (column, language) in languages.enumerated() {
            let text = term.term[language] ?? ""
            if column == 0 {
                html.element(.th, .fixed("scope", "row"), text: text)
            } else {
                html.element(.td, .lang(tag(language)), text: text)
            }
        }
        html.end()
    }
}
