import GuideCatalog
import GuideCore

/// Findings as one page that needs nothing beside itself: no script, no picture, no other file.
public final class HTMLFindingWriter: FindingWriter {
    private let output: ReportOutput
    private let guide: any GuideSource
    private let addresses: GuideAddresses
    private let wording: FindingWording
    private let places: Int
    private let relative: (String) -> String

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - places: The most places to show for each rule; 0 for all.
    ///   - relative: Makes a path one that begins at the root of the repository.
    public init(
        output: ReportOutput, guide: any GuideSource, addresses: GuideAddresses, places: Int,
        relative: @escaping (String) -> String = { $0 }
    ) {
        self.relative = relative
        self.output = output
        self.guide = guide
        self.addresses = addresses
        self.places = places == 0 ? .max : places
        wording = FindingWording(language: guide.language)
    }

    /// Does nothing: what is written depends on all findings.
    public func write(_ finding: Finding, _ subject: Subject) {}

    /// Writes the page.
    public func finish(_ report: ExplainedReport) {
        let sections = report.sections
        let title = escaped(wording.title)
        output.write(
            """
            <!DOCTYPE html>
            <html lang="\(guide.language.tag)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <meta name="referrer" content="no-referrer">
            <title>\(title)</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <main>
            <h1>\(title)</h1>

            """)
        write(report.unread)
        if report.hasRelatedFindings {
            output.write("<p>\(escaped(wording.summary(of: report.tally)))</p>\n")
        }
        if sections.isEmpty {
            if let nothing = wording.nothing(in: report) { output.write("<p>\(escaped(nothing))</p>\n") }
        } else {
            writeOverview(sections)
        }
        for (number, section) in sections.enumerated() { write(section, number) }
        let notes = [wording.unrelated(report.tally), wording.passedOver(report.passedOver)].compactMap(\.self)
        if !notes.isEmpty {
            output.write("<footer>\n\(notes.map { "<p>\(escaped(SafeText.line($0)))</p>\n" }.joined())</footer>\n")
        }
        output.write("</main>\n</body>\n</html>\n")
        output.flush()
    }

    private func write(_ unread: [UnreadReport]) {
        guard !unread.isEmpty else { return }
        output.write("<section aria-labelledby=\"unread\">\n")
        output.write("<h2 id=\"unread\">\(escaped(wording.unreadHeading))</h2>\n")
        output.write("<p>\(escaped(wording.unreadMeaning))</p>\n<ul>\n")
        for report in unread {
            let place = escaped(SafeText.line(relative(report.place), longest: 1000))
            let lang = report.language == guide.language ? "" : " lang=\"\(report.language.tag)\""
            let reason = escaped(SafeText.line(report.error.reason))
            output.write("<li><code>\(place)</code>: <span\(lang)>\(reason)</span></li>\n")
        }
        output.write("</ul>\n</section>\n")
    }

    private func writeOverview(_ sections: [FindingSection]) {
        output.write(
            """
            <div class="scroll" role="region" aria-label="\(escaped(wording.overview))" tabindex="0">
            <table>
            <caption>\(escaped(wording.overview))</caption>
            <thead><tr><th scope="col">\(escaped(wording.levelHeading))</th><th scope="col">\(escaped(wording.ruleHeading))</th>\
            <th scope="col" class="number">\(escaped(wording.numberHeading))</th>\
            <th scope="col">\(escaped(wording.obligationHeading))</th></tr></thead>
            <tbody>

            """)
        for (number, section) in sections.enumerated() {
            let obligation = section.rule.map { $0.obligation.name(in: guide.language) } ?? ""
            let level = section.pending > 0 ? badge(section.level) : ""
            output.write(
                "<tr><td>\(level)</td><th scope=\"row\"><a href=\"#rule-\(number + 1)\">\(title(of: section))</a></th>"
                    + "<td class=\"number\">\(section.pending > 0 ? String(section.pending) : "")</td><td>\(escaped(obligation))</td></tr>\n"
            )
        }
        output.write("</tbody>\n</table>\n</div>\n")
    }

    private func write(_ section: FindingSection, _ number: Int) {
        let level = section.pending > 0 ? "\(badge(section.level)) " : ""
        output.write("<section aria-labelledby=\"rule-\(number + 1)\">\n")
        output.write("<h2 id=\"rule-\(number + 1)\">\(level)\(title(of: section))</h2>\n")
        var facts: [String] = []
        if !section.identifier.isEmpty { facts.append("<code>\(escaped(SafeText.line(section.identifier)))</code>") }
        if section.pending > 0 { facts.append(escaped(wording.findings(section.pending))) }
        if let rule = section.rule {
            facts.append(escaped(rule.obligation.name(in: guide.language)))
            facts.append(escaped(rule.impact.name(in: guide.language)))
        }
        output.write("<p class=\"facts\">\(facts.joined(separator: " · "))</p>\n")
        if let rule = section.rule { output.write("<p\(lang(of: rule))>\(escaped(rule.summary))</p>\n") }
        for sentence in section.sentences(wording, guide) {
            output.write("<p>\(escaped(SafeText.line(sentence)))</p>\n")
        }
        writeRequirements(of: section)
        for (heading, rules) in section.ruleLists(wording) {
            output.write("<h3>\(escaped(heading))</h3>\n<ul>\n")
            for rule in rules {
                let title = "<span\(lang(of: rule))>\(escaped(rule.title))</span>"
                output.write("<li>\(link(title, to: addresses.page(of: rule.id))) <code>\(rule.id)</code></li>\n")
            }
            output.write("</ul>\n")
        }
        if let fix = section.fix(wording, guide) {
            let lang = (section.rule ?? section.subject.links.first?.rule).map(lang) ?? ""
            output.write("<h3>\(escaped(fix.heading))</h3>\n<ol\(lang)>\n")
            for step in fix.steps { output.write("<li>\(HTMLText.sentence(step))</li>\n") }
            output.write("</ol>\n")
        }
        writePlaces(of: section, number)
        writeLinks(of: section)
        output.write("</section>\n")
    }

    private func writeRequirements(of section: FindingSection) {
        let ids = section.rule == nil ? section.requirements.map(\.id) : section.requirementIDs
        let names = ids.compactMap(guide.requirement).map {
            "<li>\(link(escaped("\($0.id) \($0.title)"), to: $0.address)), \(escaped($0.source))</li>\n"
        }
        if !names.isEmpty {
            output.write("<h3>\(escaped(wording.requirements))</h3>\n<ul>\n\(names.joined())</ul>\n")
        }
    }

    private func writePlaces(of section: FindingSection, _ number: Int) {
        guard !section.places.isEmpty else { return }
        // Who reports it stands above where it is always the same.
        let showsReporter = section.members.count > 1
        let reporter = showsReporter ? "<th scope=\"col\">\(escaped(wording.reporterHeading))</th>" : ""
        output.write(
            """
            <div class="scroll" role="region" aria-labelledby="rule-\(number + 1) places-\(number + 1)" tabindex="0">
            <table>
            <caption id="places-\(number + 1)">\(escaped(wording.findings(section.pending)))</caption>
            <thead><tr><th scope="col">\(escaped(wording.places))</th><th scope="col">\(escaped(wording.messageHeading))</th>\
            \(reporter)</tr></thead>
            <tbody>

            """)
        for place in section.places.prefix(places) {
            let review = place.state == .review ? " (\(escaped(wording.count(1, .review))))" : ""
            let message = HTMLText.sentence(GuideSentence(message: SafeText.line(place.message)))
            output.write(
                "<tr><td class=\"place\">\(escaped(SafeText.line(relative(place.address), longest: 1000)))</td>"
                    + "<td>\(message)\(review)</td>"
                    + (showsReporter ? "<td>\(escaped(SafeText.line(place.reporter)))</td></tr>\n" : "</tr>\n"))
        }
        output.write("</tbody>\n</table>\n</div>\n")
        let more = section.pending - min(section.places.count, places)
        if more > 0 { output.write("<p>\(escaped(wording.more(more)))</p>\n") }
    }

    private func writeLinks(of section: FindingSection) {
        let address = section.rule.map { addresses.page(of: $0.id) } ?? addresses.page(of: section.subject)
        var links: [String] = []
        if let address { links.append(link("\(escaped(wording.readMore)): \(title(of: section))", to: address)) }
        if section.rule == nil, let own = section.subject.entry?.rule.documentation {
            links.append(link(escaped(wording.documentation), to: own))
        }
        if !links.isEmpty { output.write("<p>\(links.joined(separator: " · "))</p>\n") }
    }

    private func title(of section: FindingSection) -> String {
        let title = escaped(SafeText.line(section.title.isEmpty ? section.identifier : section.title, longest: 200))
        return section.rule.map { "<span\(lang(of: $0))>\(title)</span>" } ?? title
    }

    /// Says which language a text is in where it is another one than the page's.
    private func lang(of rule: GuideRule) -> String {
        rule.language == guide.language ? "" : " lang=\"\(rule.language.tag)\""
    }

    private func badge(_ level: FindingLevel) -> String {
        "<span class=\"level \(level.rawValue)\">\(escaped(wording.name(of: level)))</span>"
    }

    private func link(_ html: String, to address: String?) -> String {
        address.map { "<a href=\"\(escaped($0))\">\(html)</a>" } ?? html
    }

    private func escaped(_ text: String) -> String { HTMLText.escaped(text) }

    private static let style = """
        :root { color-scheme: light dark; --text: #1b1b1f; --back: #fff; --faint: #55555f; --line: #8a8a94; --link: #0b57d0;
          --error: #a3140e; --warning: #744800; --note: #1d4f91 }
        @media (prefers-color-scheme: dark) { :root { --text: #e8e8ec; --back: #17171a; --faint: #b4b4be; --line: #7d7d88;
          --link: #9dc2ff; --error: #ffb0a8; --warning: #ffcf85; --note: #a9cbff } }
        body { margin: 0; color: var(--text); background: var(--back); font: 1rem/1.55 system-ui, sans-serif;
          word-break: keep-all; overflow-wrap: anywhere }
        main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
        h1 { font-size: 1.75rem; line-height: 1.25 }
        h2 { font-size: 1.3rem; line-height: 1.3; margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line) }
        h3 { font-size: 1rem; margin-bottom: .25rem }
        a { color: var(--link) }
        a:focus-visible, .scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
        code, .place { font-family: ui-monospace, monospace; font-size: .9em }
        .facts, footer { color: var(--faint) }
        .level { border: 2px solid; border-radius: .25rem; padding: 0 .4rem; font-size: .85rem; font-weight: 600; white-space: nowrap }
        .error { color: var(--error) } .warning { color: var(--warning) } .note, .none { color: var(--note) }
        .scroll { overflow-x: auto; margin: 1rem 0 }
        table { border-collapse: collapse; width: 100% }
        thead th { white-space: nowrap }
        caption { text-align: start; font-weight: 600; padding-bottom: .25rem }
        th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line) }
        tbody th { font-weight: 400 }
        .number { text-align: end }
        footer { margin-top: 3rem; border-top: 1px solid var(--line) }
        """
}
