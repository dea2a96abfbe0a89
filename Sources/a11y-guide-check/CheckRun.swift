import GuideCheckOptions
import GuideChecker
import GuideCommandLine
import GuideCore
import GuideFindings
import GuideLookup

/// One run of the checks, as a command line asks for it.
struct CheckRun {
    let invocation: Invocation
    let output: OutputWriter
    let messages: OutputWriter

    func run() throws(Complaint) -> ExitStatus {
        let guide = CheckGuide(
            path: invocation.value(of: CheckOptions.index) ?? Environment.process["A11Y_GUIDE_INDEX"],
            language: language)
        if invocation.isOn(CheckOptions.list) {
            CheckList(guide: guide).write(to: output)
            return .success
        }
        let paths = invocation.arguments.isEmpty ? ["."] : invocation.arguments
        let configuration = try ConfigurationFile.read(
            named: invocation.value(of: CheckOptions.config), near: paths.first ?? ".")
        var checker = SourceChecker(checks: try chosenChecks(configuration))
        // What git and the baseline say is asked for first: a mistake there need not wait for the work to be done.
        var changed: ChangedLines?
        if let revision = invocation.value(of: CheckOptions.diff) {
            changed = try ChangedLines(since: revision, near: paths)
        }
        var known = try invocation.value(of: CheckOptions.baseline).map { path throws(Complaint) in
            try KnownFindings.read(path, guide)
        }

        var walker = SourceWalker()
        for path in paths { walker.add(path) }
        // A file alone has its texts elsewhere in the project.
        if walker.tables.isEmpty, let file = paths.first(where: { !FilePaths.isFolder($0) }) {
            walker.addTables(ofProjectWith: file)
        }
        if walker.files.isEmpty, walker.failures.isEmpty {
            throw Complaint("there is no Swift file in '\(paths.joined(separator: "', '"))'")
        }
        let files = walker.files.filter { !configuration.excludes(FilePaths.real($0) ?? $0) }
        for warning in configuration.warnings(checking: paths, walker.files) {
            messages.write(Sanitizer.line(warning) + "\n")
        }
        for table in walker.tables {
            checker.localizedKeys.formUnion(StringTables.keys(in: (try? SourceWalker.read(table)) ?? []))
        }
        let unreadable = UnreadableFiles()
        let named = Set(paths)
        let diff = changed
        let outcome = checker.examine(count: files.count) { number in
            let file = files[number]
            let attention: SourceChecker.Attention =
                if let diff, !diff.touch(1...Int.max, of: file) {
                    .asContext
                } else {
                    named.contains(file) ? .always : .whereNeeded
                }
            do throws(SourceWalker.ReadError) {
                return SourceChecker.Input(
                    path: Self.displayed(file), bytes: try SourceWalker.read(file), attention: attention)
            } catch {
                unreadable.add(Self.displayed(file), error.reason)
                return nil
            }
        }
        let failures = walker.failures + unreadable.all
        for failure in failures { say("'\(failure.path)' cannot be read: \(failure.reason)") }
        for fault in outcome.faults {
            messages.write(
                Sanitizer.line("\(fault.path):\(fault.line):\(fault.column): error: \(fault.message)") + "\n")
        }
        let unread =
            outcome.faults.map {
                UnreadReport(name: $0.path, error: ReportError($0.message, line: $0.line, column: $0.column))
            } + failures.map { UnreadReport(name: $0.path, error: ReportError("it cannot be read: \($0.reason)")) }
        var report = CheckReport(
            guide: guide, levels: configuration.levels, ran: checker.checks.map(\.rule),
            fileCount: files.count, unread: unread)
        var lines = SourceLines()
        let found = outcome.findings.map { ($0, FindingState.open) } + outcome.suppressed.map { ($0, .muted) }
        for (finding, state) in found.sorted(by: { $0.0 < $1.0 }) {
            if let changed, !changed.touch(finding.line...max(finding.line, finding.endLine), of: finding.path) {
                continue
            }
            report.add(finding, state, &lines, usesUTF16: format == .sarif) { known?.settle(&$0, $1) }
        }
        report.write(as: format, to: output)
        try? output.flush()
        if format == .terminal { say(report.summary) }
        try? messages.flush()
        if !unread.isEmpty { return .failure }
        return report.open.isEmpty ? .success : .nothingFound
    }

    private var format: CheckOptions.Format {
        if invocation.isOn(CheckOptions.json) { return .json }
        return invocation.value(of: CheckOptions.format).flatMap(CheckOptions.Format.init) ?? .terminal
    }

    private var language: Language {
        ReaderLanguage.decide(option: invocation.value(of: CheckOptions.lang), environment: .process)
    }

    /// The checks that the command line names, or else those that are on by default or by the configuration.
    private func chosenChecks(_ configuration: CheckConfiguration) throws(Complaint) -> [Check] {
        let named = invocation.values(of: CheckOptions.rule)
        guard !named.isEmpty else {
            return Check.all.filter { check in
                configuration.levels[check.rule].map { $0 != .off } ?? check.isOnByDefault
            }
        }
        var result: [Check] = []
        for name in named {
            guard let check = Check.all.first(where: { $0.rule == name }) else {
                let near = NearNames.nearest(to: name, among: Check.all.map(\.rule))
                throw Complaint(
                    "there is no check for '\(name)'",
                    hints: [Complaint.suggestion(of: near, otherwise: "see: a11y-guide check --list")])
            }
            if !result.contains(where: { $0.rule == name }) { result.append(check) }
        }
        return result
    }

    private func say(_ text: String) {
        try? output.flush()
        messages.write("\(CheckProgram.name): \(Sanitizer.line(text))\n")
    }

    /// Returns a path without `./` in front.
    private static func displayed(_ path: String) -> String {
        path.hasPrefix("./") && path.utf8.count > 2 ? String(path.dropFirst(2)) : path
    }
}
