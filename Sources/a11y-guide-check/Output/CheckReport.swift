import GuideCheckOptions
import GuideChecker
import GuideCommandLine
import GuideFindings

/// What a run found, with what the catalog says of it.
struct CheckReport {
    /// A finding as the checks have it and as every writer of findings takes it.
    struct Entry {
        var found: CheckFinding
        var finding: Finding
        var subject: Subject
    }

    let guide: CheckGuide
    /// How loudly rules are reported, where it is not as they bind.
    let levels: [String: CheckConfiguration.Level]
    /// The rules that were looked for.
    let ran: [String]
    /// The number of files, those that could not be checked among them.
    let fileCount: Int
    /// What could not be checked.
    let unread: [UnreadReport]
    /// What was found, in the order of the source, suppressed and known findings among it.
    private(set) var entries: [Entry] = []

    /// Takes a finding in.
    ///
    /// - Parameter usesUTF16: Whether its columns count UTF-16 code units, and not characters.
    mutating func add(
        _ found: CheckFinding, _ state: FindingState, _ lines: inout SourceLines, usesUTF16: Bool,
        settle: (inout Finding, Subject) -> Void
    ) {
        func column(_ column: Int, _ line: Int) -> Int {
            guard usesUTF16, let text = lines.line(line, of: found.path) else { return column }
            // A column behind the end of the line stays as far behind it.
            let before = text.prefix(column - 1)
            return before.utf16.count + column - before.count
        }
        let location = FindingLocation(
            file: found.path, line: found.line, column: column(found.column, found.line), endLine: found.endLine,
            endColumn: column(found.endColumn, found.endLine),
            source: String(lines.trimmed(found).prefix(FindingLocation.longestSource)))
        var finding = Finding(
            tool: Linker.ownName, checkerRule: found.rule, message: message(of: found), level: level(of: found.rule),
            location: location, state: state)
        let subject = guide.linker.link(finding)
        settle(&finding, subject)
        entries.append(Entry(found: found, finding: finding, subject: subject))
    }

    /// The findings that somebody has to look at.
    var open: [Entry] { entries.filter { $0.finding.state == .open } }

    func write(as format: CheckOptions.Format, to output: OutputWriter) {
        if format == .terminal {
            TerminalReport(report: self).write(to: output)
            return
        }
        let bytes = ReportOutput { output.write(bytes: $0) }
        let writer: any FindingWriter =
            switch format {
            case .json, .terminal: JSONFindingWriter(output: bytes, addresses: guide.addresses, guide: guide.source)
            case .sarif:
                SarifFindingWriter(
                    output: bytes, guide: guide.source, addresses: guide.addresses, checker: guide.checker,
                    version: CheckProgram.version, rules: rules)
            case .github:
                // Annotations take paths from the root of the repository, in which workflows run.
                GitHubAnnotationWriter(output: bytes, addresses: guide.addresses, relative: FilePaths.displayed)
            case .xcode: CompilerLineWriter(output: bytes, addresses: guide.addresses)
            }
        let tally = Tally(places: 1)
        for entry in entries {
            tally.add(entry.finding, entry.subject)
            writer.write(entry.finding, entry.subject)
        }
        writer.finish(ExplainedReport(tally: tally, unread: unread, fileCount: fileCount))
    }

    /// The rules that were looked for, and comments, which no check has the ID of.
    private var rules: [SarifFindingWriter.Rule] {
        let others = Set(entries.map(\.found.rule)).subtracting(ran).sorted()
        return (ran + others).map { (guide.subject(of: $0), level(of: $0)) }
    }

    private func level(of rule: String) -> FindingLevel {
        switch levels[rule] {
        case .note: .note
        case .warning: .warning
        case .error: .error
        case .on, .off, nil: guide.rule(rule)?.obligation == .may ? .note : .warning
        }
    }

    /// What does not hold, and where in the source. The title of a rule says what must hold, and alone would read as praise.
    private func message(of finding: CheckFinding) -> String {
        let facts = finding.facts.map { "'\($0)'" }.joined(separator: ", ")
        if let comment = CommentTexts.title(of: finding.rule, guide.language) {
            return facts.isEmpty ? comment : "\(comment): \(facts)"
        }
        let place =
            facts.isEmpty
            ? guide.language.choose("does not hold here", "여기서 지켜지지 않음")
            : guide.language.choose("does not hold in \(facts)", "\(facts)에서 지켜지지 않음")
        return "\(place): \(guide.rule(finding.rule)?.title ?? finding.rule)"
    }

    /// One line on the whole run.
    var summary: String {
        let files = "\(fileCount) \(fileCount == 1 ? "file" : "files")"
        let open = open
        var text = "nothing found in \(files)"
        if !open.isEmpty {
            let touched = Set(open.map(\.found.path)).count
            text = "\(open.count) \(open.count == 1 ? "finding" : "findings") in \(touched) of \(files)"
        }
        for (state, name) in [(FindingState.known, "known"), (.muted, "suppressed")] {
            let count = entries.count { $0.finding.state == state }
            if count > 0 { text += ", \(count) \(name)" }
        }
        if !unread.isEmpty { text += ", \(unread.count) not checked" }
        return text
    }
}
