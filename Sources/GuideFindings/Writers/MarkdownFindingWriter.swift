import GuideCatalog

/// Findings as a comment on a pull request: a table of what was found, and below it the fixes, folded.
public final class MarkdownFindingWriter: FindingWriter {
    /// The most UTF-16 units of a comment; GitHub takes 65,536.
    public static let longest = 65_000
    /// Rows of the table; what comes later in the order of severity has no row.
    private static let mostRows = 40
    /// Reports that could not be read and are named; all of them may have long names.
    private static let mostUnread = 20

    private let output: ReportOutput
    private let guide: any GuideSource
    private let addresses: GuideAddresses
    private let wording: FindingWording
    private let places: Int
    private let relative: (String) -> String

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - places: The most places to show for each rule; 0 for all that fit.
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

    /// Writes the comment.
    public func finish(_ report: ExplainedReport) {
        let sections = report.sections
        var text = "## \(wording.title)\n\n"
        text += unread(report.unread)
        if sections.isEmpty, let nothing = wording.nothing(in: report) { text += "\(nothing)\n" }
        if report.hasRelatedFindings {
            text += "\(wording.summary(of: report.tally))\n\n"
        }
        let end = ending(report)
        if !sections.isEmpty { text += table(of: sections) }
        var length = text.utf16.count + end.utf16.count
        var left = sections.count
        for section in sections {
            let details = details(of: section)
            let room = Self.longest - 200 - length
            guard details.utf16.count <= room else { break }
            text += details
            length += details.utf16.count
            left -= 1
        }
        if left > 0 { text += "\n\(wording.rulesLeft(left))\n" }
        output.write(text + end)
        output.flush()
    }

    private func unread(_ reports: [UnreadReport]) -> String {
        guard !reports.isEmpty else { return "" }
        var text = "### ⚠️ \(wording.unreadHeading)\n\n\(wording.unreadMeaning)\n\n"
        for report in reports.prefix(Self.mostUnread) {
            let reason = MarkdownText.escaped(report.error.reason, longest: 200)
            text += "- \(MarkdownText.code(relative(report.place))): \(reason)\n"
        }
        if reports.count > Self.mostUnread { text += "- \(wording.more(reports.count - Self.mostUnread))\n" }
        return text + "\n"
    }

    private func table(of sections: [FindingSection]) -> String {
        var text =
            "| \(wording.levelHeading) | \(wording.ruleHeading) | \(wording.numberHeading) | \(wording.obligationHeading) |\n"
        text += "| --- | --- | ---: | --- |\n"
        for section in sections.prefix(Self.mostRows) {
            let level = section.pending > 0 ? "\(Self.sign(of: section.level)) \(wording.name(of: section.level))" : ""
            let obligation = section.rule.map { $0.obligation.name(in: guide.language) } ?? ""
            let number = section.pending > 0 ? String(section.pending) : ""
            text += "| \(level) | \(name(of: section)) | \(number) | \(obligation) |\n"
        }
        if sections.count > Self.mostRows { text += "\n\(wording.more(sections.count - Self.mostRows))\n" }
        return text + "\n"
    }

    /// The title, which leads to the page, with the identifier behind it.
    private func name(of section: FindingSection) -> String {
        let title =
            section.title.isEmpty
            ? MarkdownText.code(section.identifier) : MarkdownText.escaped(section.title, longest: 160)
        let address = section.rule.map { addresses.page(of: $0.id) } ?? addresses.page(of: section.subject)
        let link = address.map { "[\(title)](\($0))" } ?? title
        return section.title.isEmpty || section.identifier.isEmpty
            ? link : "\(link) \(MarkdownText.code(section.identifier))"
    }

    /// A shape beside the word, so that neither color nor shape alone tells a level.
    private static func sign(of level: FindingLevel) -> String {
        switch level {
        case .error: "🛑"
        case .warning: "⚠️"
        case .note, .none: "ℹ️"
        }
    }

    private func details(of section: FindingSection) -> String {
        let title = section.title.isEmpty ? section.identifier : section.title
        var text = "<details>\n<summary>\(MarkdownText.html(title, longest: 160))"
        if section.pending > 0 { text += " (\(section.pending))" }
        text += "</summary>\n\n"
        if let rule = section.rule { text += "\(MarkdownText.escaped(rule.summary))\n\n" }
        for sentence in section.sentences(wording, guide) { text += "\(MarkdownText.escaped(sentence))\n\n" }
        text += requirements(of: section)
        for (heading, rules) in section.ruleLists(wording) {
            text += "**\(heading)**\n\n"
            for rule in rules {
                let title = MarkdownText.escaped(rule.title)
                text += "- \(addresses.page(of: rule.id).map { "[\(title)](\($0))" } ?? title) `\(rule.id)`\n"
            }
            text += "\n"
        }
        if let fix = section.fix(wording, guide) {
            text += "**\(fix.heading)**\n\n"
            for (number, step) in fix.steps.enumerated() { text += "\(number + 1). \(MarkdownText.sentence(step))\n" }
            text += "\n"
        }
        text += places(of: section)
        let more = readMore(section)
        return text + (more.isEmpty ? "" : "\(more)\n\n") + "</details>\n\n"
    }

    private func requirements(of section: FindingSection) -> String {
        let ids = section.rule == nil ? section.requirements.map(\.id) : section.requirementIDs
        let names = ids.compactMap(guide.requirement).map { requirement in
            let title = MarkdownText.escaped("\(requirement.id) \(requirement.title)")
            return requirement.address.map { "[\(title)](\($0))" } ?? title
        }
        return names.isEmpty ? "" : "\(wording.requirements): \(names.joined(separator: ", "))\n\n"
    }

    private func places(of section: FindingSection) -> String {
        guard !section.places.isEmpty else { return "" }
        // Who reports it stands above where it is always the same.
        let showsReporter = section.members.count > 1
        let reporter = showsReporter ? " \(wording.reporterHeading) |" : ""
        var text = "| \(wording.places) | \(wording.messageHeading) |\(reporter)\n"
        text += "| --- | --- |\(showsReporter ? " --- |" : "")\n"
        for place in section.places.prefix(places) {
            let message = MarkdownText.sentence(GuideSentence(message: SafeText.line(place.message, longest: 300)))
            text += "| \(MarkdownText.code(relative(place.address))) | \(message) |"
            text += showsReporter ? " \(MarkdownText.code(place.reporter)) |\n" : "\n"
        }
        let more = section.pending - min(section.places.count, places)
        return text + (more > 0 ? "\n\(wording.more(more))\n\n" : "\n")
    }

    private func readMore(_ section: FindingSection) -> String {
        let name = section.rule?.id.rawValue ?? section.subject.entry.map { "\($0.checker.id)/\($0.rule.id)" }
        let address = section.rule.map { addresses.page(of: $0.id) } ?? addresses.page(of: section.subject)
        var parts: [String] = []
        if let address { parts.append("[\(wording.readMore)](\(address))") }
        if section.rule == nil, let own = section.subject.entry?.rule.documentation {
            parts.append("[\(wording.documentation)](\(own))")
        }
        if let name { parts.append(MarkdownText.code("a11y-guide show \(name)")) }
        return parts.joined(separator: " · ")
    }

    private func ending(_ report: ExplainedReport) -> String {
        let lines = [wording.unrelated(report.tally), wording.passedOver(report.passedOver)].compactMap(\.self)
        return lines.isEmpty ? "" : "\(lines.map { MarkdownText.escaped($0) }.joined(separator: "  \n"))\n"
    }
}
