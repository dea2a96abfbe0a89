import GuideCatalog
import GuideCommandLine
import GuideCore
import GuideFindings

/// Findings for a terminal: grouped by what explains them, each with the fix in a few lines.
final class TextFindingWriter: FindingWriter {
    private let output: OutputWriter
    private let guide: any GuideSource
    private let addresses: GuideAddresses
    private let wording: FindingWording
    private let width: Int
    private let relative: (String) -> String

    init(
        output: OutputWriter, guide: any GuideSource, addresses: GuideAddresses, relative: @escaping (String) -> String
    ) {
        self.relative = relative
        self.output = output
        self.guide = guide
        self.addresses = addresses
        wording = FindingWording(language: guide.language)
        width = output.appearance.width
    }

    func write(_ finding: Finding, _ subject: Subject) {}

    func finish(_ report: ExplainedReport) {
        var isFirst = true
        for section in report.sections {
            if !isFirst { output.writeLine() }
            isFirst = false
            for line in lines(of: section) { output.writeLine(line) }
        }
    }

    private func lines(of section: FindingSection) -> [StyledText] {
        var head = StyledText(Sanitizer.line(section.identifier), .cyan)
        if !section.title.isEmpty {
            head.append("  ")
            head.append(Sanitizer.line(section.title), .bold)
        }
        var lines = head.wrapped(to: width, first: 0, rest: Self.indent)
        func add(_ text: StyledText, deeper: Int = 0) {
            lines += text.wrapped(to: width, first: Self.indent + deeper, rest: Self.indent + deeper + 2)
        }
        let facts = facts(of: section)
        if !facts.isEmpty { add(facts) }
        for line in checkers(of: section) { add(line) }
        for sentence in section.sentences(wording, guide) { add(StyledText(Sanitizer.line(sentence))) }
        for requirement in section.requirements {
            var line = StyledText(Sanitizer.line(requirement.id), .cyan)
            line.append("  \(Sanitizer.line(requirement.title)), \(Sanitizer.line(requirement.source))")
            add(line)
        }
        for (heading, rules) in section.ruleLists(wording) {
            add(StyledText("\(heading):", .dim))
            for rule in rules {
                var line = StyledText(Sanitizer.line(rule.id.rawValue), .cyan)
                line.append("  \(Sanitizer.line(rule.title))")
                add(line, deeper: 2)
            }
        }
        lines += steps(of: section)
        lines += places(of: section)
        lines += commands(of: section)
        return lines
    }

    private func facts(of section: FindingSection) -> StyledText {
        var facts = StyledText()
        func add(_ text: String, _ style: TextStyle = .dim) {
            if !facts.isEmpty { facts.append(" · ", .dim) }
            facts.append(text, style)
        }
        if section.pending > 0 {
            add(wording.name(of: section.level), section.level == .error ? .red : .yellow)
            add(wording.findings(section.pending), .bold)
        }
        if let rule = section.rule {
            add(rule.obligation.name(in: guide.language))
            add(rule.impact.name(in: guide.language))
            if rule.language != guide.language { add(Wording(language: guide.language).fallback(to: rule.language)) }
        }
        if section.rule != nil || section.requirements.isEmpty {
            for requirement in section.requirementIDs { add(Sanitizer.line(requirement)) }
        }
        return facts
    }

    /// Which rules of which checkers report it, with how they relate to the rule above.
    private func checkers(of section: FindingSection) -> [StyledText] {
        guard section.rule != nil else { return [] }
        return section.members.map { subject, pending in
            var line = StyledText(Sanitizer.line(subject.name))
            let note = subject.links.first.flatMap { wording.note(on: $0.relation) }
            if let note { line.append(" (\(note))", .dim) }
            if section.members.count > 1, pending > 0 { line.append(": \(pending)", .dim) }
            return line
        }
    }

    private func steps(of section: FindingSection) -> [StyledText] {
        guard let fix = section.fix(wording, guide) else { return [] }
        let steps = fix.steps
        let indent = String(repeating: " ", count: Self.indent)
        var lines = [StyledText(indent + fix.heading, .bold)]
        for (number, step) in steps.enumerated() {
            let marker = steps.count > 1 ? "\(number + 1). " : ""
            var text = StyledText(marker, .dim)
            for piece in step.pieces {
                let code = output.appearance.color ? piece.text : "`\(piece.text)`"
                text.append(Sanitizer.line(piece.isCode ? code : piece.text), piece.isCode ? .cyan : [])
            }
            lines += text.wrapped(to: width, first: Self.indent, rest: Self.indent + marker.count)
        }
        return lines
    }

    private func places(of section: FindingSection) -> [StyledText] {
        var lines: [StyledText] = []
        for place in section.places {
            var line = StyledText(Sanitizer.line(relative(place.address)), .whole)
            if place.state == .review { line.append(" (\(wording.count(1, .review)))", .dim) }
            if !place.message.isEmpty {
                if !line.isEmpty { line.append("  ") }
                line.append(Sanitizer.line(place.message), .dim)
            }
            lines += line.wrapped(to: width, first: Self.indent, rest: Self.indent + 4)
        }
        let more = section.pending - section.places.count
        if more > 0 {
            lines.append(StyledText(String(repeating: " ", count: Self.indent) + wording.more(more), .dim))
        }
        return lines
    }

    private func commands(of section: FindingSection) -> [StyledText] {
        var lines: [StyledText] = []
        func add(_ text: StyledText) { lines += text.wrapped(to: width, first: Self.indent, rest: Self.indent + 2) }
        if let name = section.rule?.id.rawValue ?? section.subject.entry.map({ "\($0.checker.id)/\($0.rule.id)" }) {
            add(StyledText("\(Guide.name) show \(ShellWords.quote(name))", [.cyan, .whole]))
        }
        if let address = section.rule.map({ addresses.page(of: $0.id) }) ?? addresses.page(of: section.subject) {
            add(StyledText(Sanitizer.line(address), [.underline, .blue, .whole], link: address))
        }
        if section.rule == nil, let address = section.subject.entry?.rule.documentation {
            add(
                StyledText("\(wording.documentation): ", .dim)
                    + StyledText(Sanitizer.line(address), [.underline, .blue, .whole], link: address))
        }
        return lines
    }

    private static let indent = 4
}
