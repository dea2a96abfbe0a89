import GuideCatalog
import GuideCore

extension PageWriter {
    /// Writes the first page.
    mutating func writeHome() {
        let title = site.title(in: language)
        frame(PageFacts(title: title, description: wording.homeSummary, language: language)) { page in
            page.html.element(.h1, text: title)
            page.html.element(.p, .class("lead"), text: page.wording.homeSummary)
            page.html.start(.section)
            page.html.element(.h2, text: page.wording.topics)
            page.writeTopicList(heading: .h3)
            page.html.end()
        }
    }

    /// Writes the page that a server shows where nothing stands.
    mutating func writeNotFound() {
        frame(PageFacts(title: wording.notFound, description: wording.notFound, language: language)) { page in
            page.html.element(.h1, text: page.wording.notFound)
            page.html.element(.p, .class("lead"), text: page.wording.notFoundHelp)
        }
    }

    /// Writes the page that searches.
    mutating func writeSearch() {
        frame(PageFacts(title: wording.search, description: wording.searchSummary, language: language)) { page in
            page.html.element(.h1, text: page.wording.search)
            page.html.start(.noscript)
            page.html.element(.p, text: page.wording.searchNeedsScript)
            page.html.end()
            page.html.start(.div, .id("search-results"))
            page.html.end()
        }
    }

    /// Writes how to read the guide.
    mutating func writeAbout() {
        frame(PageFacts(title: wording.about, description: wording.homeSummary, language: language)) { page in
            page.html.element(.h1, text: page.wording.about)
        }
    }
}
