import GuideCatalog
import GuideCore

extension PageWriter {
    /// Writes how to read the guide, and what the site promises.
    mutating func writeAbout() {
        let facts = PageFacts(title: wording.aboutTitle, description: wording.aboutSummary, language: language)
        frame(facts) { page in
            page.html.start(.div, .class("prose"))
            page.html.element(.h1, text: page.wording.aboutTitle)
            page.html.element(.p, .class("lead"), text: page.wording.aboutSummary)
            page.html.element(.p, text: page.wording.aboutRule)
            let (wording, language) = (page.wording, page.language)
            page.writeMeanings(
                wording.aboutObligation, id: "obligation",
                Obligation.allCases.map { ($0.name(in: language), wording.meaning(of: $0)) })
            page.writeMeanings(
                wording.aboutImpact, id: "impact",
                Impact.allCases.map { ($0.name(in: language), wording.meaning(of: $0)) })
            page.writeMeanings(
                wording.aboutStatus, id: "status",
                EvidenceStatus.allCases.map { ($0.name(in: language), wording.meaning(of: $0)) })
            page.writeMeanings(
                wording.aboutEffect, id: "effect",
                RequirementEffect.allCases.map { ($0.name(in: language), wording.meaning(of: $0)) })
            page.writeMeanings(
                wording.aboutRelation, id: "relation",
                Relation.allCases.map { ($0.name(in: language), wording.meaning(of: $0)) })
            page.html.element(.h2, .id("accessibility"), text: wording.aboutAccess)
            for text in wording.aboutAccessText { page.html.element(.p, text: text) }
            page.writeMachines()
            page.html.end()
        }
    }

    private mutating func writeMeanings(_ heading: String, id: String, _ rows: [(name: String, meaning: String)]) {
        html.element(.h2, .id(id), text: heading)
        html.start(.dl, .class("list"))
        for row in rows {
            html.element(.dt, text: row.name)
            html.element(.dd, text: row.meaning)
        }
        html.end()
    }

    private mutating func writeMachines() {
        html.element(.h2, .id("programs"), text: wording.aboutMachines)
        html.element(.p, text: wording.aboutMachinesText)
        html.start(.ul)
        for path in site.machineFiles(in: language) {
            html.start(.li)
            html.start(.a, .href(root + path))
            html.element(.code, text: path)
            html.end()
            html.text(" – \(wording.machineFile(path))")
            html.end()
        }
        html.end()
        html.element(.p, text: wording.aboutAddresses)
        html.start(.p)
        html.element(.code, text: "\(site.guide.baseURL)checkers/atf/SpeakableTextPresentCheck/")
        html.start(.br)
        html.element(
            .code, text: "\(site.guide.baseURL)checkers/xcode-audit/\(PathSlug.checkerRule("Contrast ratio (Label)"))/")
        html.end()
    }
}
