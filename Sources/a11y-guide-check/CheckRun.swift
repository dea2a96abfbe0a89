import GuideCheckOptions
import GuideChecker
import GuideCommandLine
import GuideCore

/// One run of the checks, as a command line asks for it.
struct CheckRun {
    let invocation: Invocation
    let output: OutputWriter
    let messages: OutputWriter

    func run() throws(Complaint) -> ExitStatus {
        let texts = RuleTexts(
            path: invocation.value(of: CheckOptions.index) ?? Environment.process["A11Y_GUIDE_INDEX"],
            language: language)
        if invocation.isOn(CheckOptions.list) {
            CheckList(texts: texts).write(to: output)
            return .success
        }
        let checks = try chosenChecks()
        var walker = SourceWalker()
        for path in invocation.arguments.isEmpty ? ["."] : invocation.arguments { walker.add(path) }
        for failure in walker.failures { say("'\(failure.path)' cannot be read: \(failure.reason)") }
        let files = walker.files
        let unreadable = UnreadableFiles()
        var checker = SourceChecker(checks: checks)
        for table in walker.tables { checker.localizedKeys.formUnion(StringTables.keys(in: SourceWalker.read(table) ?? [])) }
        let outcome = checker.examine(count: files.count) { number in
            guard let bytes = SourceWalker.read(files[number]) else {
                unreadable.add(files[number])
                return nil
            }
            return SourceChecker.Input(path: FilePaths.displayed(files[number]), bytes: bytes)
        }
        for path in unreadable.paths { say("'\(path)' cannot be read") }
        for fault in outcome.faults {
            messages.write(
                Sanitizer.line("\(fault.path):\(fault.line):\(fault.column): error: \(fault.message)") + "\n")
        }
        let report = CheckReport(outcome: outcome, texts: texts, fileCount: files.count)
        report.write(as: format, to: output)
        try? output.flush()
        if format == .terminal { say(report.summary) }
        try? messages.flush()
        if !walker.failures.isEmpty || !unreadable.paths.isEmpty || !outcome.faults.isEmpty { return .failure }
        return outcome.findings.isEmpty ? .success : .nothingFound
    }

    private var format: CheckOptions.Format {
        if invocation.isOn(CheckOptions.json) { return .json }
        return invocation.value(of: CheckOptions.format).flatMap(CheckOptions.Format.init) ?? .terminal
    }

    private var language: Language {
        let names =
            [invocation.value(of: CheckOptions.lang), Environment.process["A11Y_GUIDE_LANG"]]
            + ["LC_ALL", "LC_MESSAGES", "LANG"].map { Environment.process[$0] }
        let named = names.compactMap { $0 }.first { !$0.isEmpty } ?? ""
        return named.lowercased().prefix { $0 != "_" && $0 != "-" && $0 != "." } == "ko" ? .korean : .english
    }

    private func chosenChecks() throws(Complaint) -> [Check] {
        let named = invocation.values(of: CheckOptions.rule)
        guard !named.isEmpty else { return Check.all.filter(\.isOnByDefault) }
        var result: [Check] = []
        for name in named {
            guard let check = Check.all.first(where: { $0.rule == name }) else {
                let near = NearNames.nearest(to: name, among: Check.all.map(\.rule))
                throw Complaint(
                    "there is no check for '\(name)'",
                    hints: [
                        Complaint.suggestion(of: near, otherwise: "see: a11y-guide check --list")
                    ])
            }
            result.append(check)
        }
        return result
    }

    private func say(_ text: String) {
        try? output.flush()
        messages.write("\(CheckProgram.name): \(Sanitizer.line(text))\n")
    }
}
