import GuideCatalog
import GuideCommandLine
import GuideCore
import GuideFindings
import GuideLookup

/// One run of `explain`: reports go in one after the other, and what explains them comes out.
final class ExplainRun {
    private let registry: CheckerRegistry
    private let guide: IndexedGuide
    private let addresses: GuideAddresses
    private let format: ExplainFormat
    private let console: Console
    private let linker: Linker
    private let wording: FindingWording
    private let tally: Tally
    private let places: Int
    private var baseline: Baseline?
    private var asked: [Subject] = []
    private var isMissing = false
    /// What could not be read, all of which has been told.
    private var unread: [UnreadReport] = []
    private var isAnythingRead = false
    private var hasReports = false
    /// Folders in which something was recognised as a report, whether it could be read or not.
    private var fruitful: Set<String> = []
    private var passedOver = 0
    private var notes: [String] = []

    init(
        registry: CheckerRegistry, guide: IndexedGuide, addresses: GuideAddresses, format: ExplainFormat, limit: Int?,
        console: Console
    ) {
        self.registry = registry
        self.guide = guide
        self.addresses = addresses
        self.format = format
        self.console = console
        linker = Linker(registry: registry, guide: guide)
        wording = FindingWording(language: guide.language)
        places = limit ?? format.places
        tally = Tally(places: places)
    }

    /// Takes a rule of a checker that somebody names.
    ///
    /// - Throws: ``Complaint`` where several checkers have it.
    func explain(_ name: String, _ index: GuideIndex) throws(Complaint) {
        let entries = registry.rules(name)
        if entries.count > 1 {
            throw Complaint(
                Wording(language: guide.language).ambiguous(name, entries.count),
                hints: entries.map { .text("\($0.checker.id)/\($0.rule.id) — \($0.rule.title)") })
        }
        if let entry = entries.first {
            asked.append(linker.subject(of: entry))
            return
        }
        let words = Wording(language: guide.language)
        let near = NearNames.nearest(
            to: name,
            among: registry.checkers.flatMap { checker in
                checker.rules.map { "\(checker.id)/\($0.id)" }
            })
        if near.isEmpty, isPath(name) {
            unread.append(
                UnreadReport(name: name, error: ReportError(words.noFileNorRule), language: guide.language))
            console.complain(
                Complaint(
                    "\(words.noFileNorRule): '\(name)'",
                    hints: [.text(words.seeLine("\(Guide.name) list checker-rules"))]))
            return
        }
        isMissing = true
        console.say(words.nothingNamed(name))
        if !near.isEmpty { console.sayBelow(words.nearest(near)) }
        if name.contains("/") { console.sayBelow(words.noFileEither) }
        console.sayBelow(words.seeLine("\(Guide.name) list checker-rules"))
    }

    /// Whether a name that nothing has is a path rather than a rule of one of the checkers.
    private func isPath(_ name: String) -> Bool {
        guard let slash = name.firstIndex(of: "/") else { return false }
        return registry.checker(named: String(name[..<slash])) == nil
    }

    /// Takes the findings of a report as known.
    ///
    /// - Throws: ``Complaint`` where it cannot be read, and where it is a text without findings, which may be anything.
    func readBaseline(_ path: String) throws(Complaint) {
        let words = Wording(language: guide.language)
        let repair = Complaint.Hint.command("\(Guide.name) explain REPORT --json >known.json")
        var known = baseline ?? Baseline()
        let summary: ReportSummary
        do throws(ReportError) {
            summary = try ReportReader.read(ReportSource(path: path), registry: registry) {
                known.add($0, linker.link($0))
            }
        } catch {
            let place = UnreadReport(name: path, error: error).place
            throw Complaint(words.unreadableBaseline(place, error.reason), hints: [repair])
        }
        if summary.found == 0 {
            guard summary.format != .log else { throw Complaint(words.noBaseline(path), hints: [repair]) }
            console.say(words.emptyBaseline(path))
        }
        baseline = known
    }

    /// Whether reports are to become SARIF.
    var writesSarif: Bool { format == .sarif }

    /// Reads reports and writes what explains them.
    func read(_ inputs: ExplainInputs) {
        hasReports = !inputs.reports.isEmpty || !inputs.folders.isEmpty
        let writer = makeWriter()
        for report in inputs.reports {
            _ = read(report) { finding, subject in
                tally.add(finding, subject)
                writer.write(finding, subject)
            }
        }
        complainOfFolders(inputs.folders)
        writer.finish(
            ExplainedReport(
                tally: tally, asked: asked, passedOver: passedOver, unread: unread, isAnythingRead: isAnythingRead))
        summarize()
    }

    /// Reads reports and writes them as SARIF, for which each of them is read twice.
    func writeSarif(_ inputs: ExplainInputs) {
        hasReports = !inputs.reports.isEmpty || !inputs.folders.isEmpty
        let console = console
        let writer = SarifReportWriter(
            output: ReportOutput { console.output.write(bytes: $0) }, registry: registry, linker: linker, guide: guide,
            addresses: addresses)
        let untouched = baseline
        var sources: [(report: ExplainInputs.Report, source: SarifReportWriter.Source)] = []
        for report in inputs.reports {
            let opened = report.path == nil ? try? ReportSource(descriptor: 0) : nil
            let format = read(report, opened) { finding, subject in
                tally.add(finding, subject)
                writer.note(finding, subject)
            }
            guard let format else {
                writer.forget()
                continue
            }
            let source = writer.source(format) { () throws(ReportError) in
                if let opened { return opened }
                return try ReportSource(path: report.path ?? "")
            }
            sources.append((report, source))
        }
        complainOfFolders(inputs.folders)
        var second = untouched
        var failures: [(Int, ReportError)] = []
        writer.write(sources.map(\.source), asked: asked, unread: unread) {
            second?.settle(&$0, $1)
        } failed: {
            failures.append(($0, $1))
        }
        for (number, error) in failures { complain(error, sources[number].report) }
        summarize()
    }

    /// Hands over the findings of a report.
    ///
    /// - Returns: Its format; `nil` where it cannot be read, which has been told then, or is none.
    private func read(
        _ report: ExplainInputs.Report, _ opened: ReportSource? = nil, each: (Finding, Subject) -> Void
    ) -> ReportFormat? {
        do throws(ReportError) {
            var source = opened
            if source == nil { source = try open(report) }
            guard let source else { return nil }
            let summary = try ReportReader.read(source, registry: registry) { finding in
                var finding = finding
                let subject = linker.link(finding)
                baseline?.settle(&finding, subject)
                each(finding, subject)
            }
            if let folder = report.folder {
                // Text in a folder may be anything.
                if summary.format == .log, summary.found == 0, !report.isCalledLog { return nil }
                fruitful.insert(folder)
            }
            isAnythingRead = true
            passedOver += summary.passedOver
            notes += summary.notes.map { "\(report.name): \(wording.note(on: $0))" }
            return summary.format
        } catch {
            complain(error, report)
            return nil
        }
    }

    /// Opens a report; `nil` for what was found in a folder and is none.
    private func open(_ report: ExplainInputs.Report) throws(ReportError) -> ReportSource? {
        guard let path = report.path else { return try ReportSource(descriptor: 0) }
        guard report.folder != nil else { return try ReportSource(path: path) }
        do throws(ReportError) {
            if let failure = report.failure { throw failure }
            guard let source = try ReportSource(found: path) else { return nil }
            switch try ReportReader.resemblance(of: source) {
            case .report: return source
            case .text: return report.mayBeLog ? source : nil
            case .cutShort(let error):
                guard report.isCalledReport else { return nil }
                throw error
            case .other: return nil
            }
        } catch {
            if error == .empty, !report.isCalledReport { return nil }
            throw error
        }
    }

    /// A folder without a report is not one without findings.
    private func complainOfFolders(_ folders: [String]) {
        let words = Wording(language: guide.language)
        for folder in folders where !fruitful.contains(folder) {
            unread.append(
                UnreadReport(name: folder, error: ReportError(words.noReport), language: guide.language))
            console.complain(
                Complaint(
                    words.noReport(in: FilePaths.displayed(folder)),
                    hints: [.text(words.whatIsSearched), .text(words.nameTheFile)]))
        }
    }

    /// Errors read as those of compilers, so that editors find the place.
    private func complain(_ error: ReportError, _ report: ExplainInputs.Report) {
        unread.append(UnreadReport(name: report.name, isPath: report.path != nil, error: error))
        if let folder = report.folder { fruitful.insert(folder) }
        var place = FilePaths.displayed(report.name)
        if let line = error.line { place += ":\(line)" }
        if error.line != nil, let column = error.column { place += ":\(column)" }
        console.messages.write("\(Sanitizer.line("\(place): error: \(error.reason)"))\n")
        try? console.messages.flush()
    }

    private func makeWriter() -> any FindingWriter {
        let console = console
        let paths = RepositoryPaths()
        let output = ReportOutput { console.output.write(bytes: $0) }
        switch format {
        case .text, .sarif:
            return TextFindingWriter(
                output: console.output, guide: guide, addresses: addresses, relative: paths.relative)
        case .json: return JSONFindingWriter(output: output, addresses: addresses, guide: guide)
        case .markdown:
            return MarkdownFindingWriter(
                output: output, guide: guide, addresses: addresses, places: places, relative: paths.relative)
        case .html:
            return HTMLFindingWriter(
                output: output, guide: guide, addresses: addresses, places: places, relative: paths.relative)
        case .github:
            return GitHubAnnotationWriter(output: output, addresses: addresses, relative: paths.relative)
        case .xcode: return CompilerLineWriter(output: output, addresses: addresses)
        }
    }

    private func summarize() {
        guard hasReports else { return }
        // Of what was not read there is no number.
        if isAnythingRead || unread.isEmpty || !tally.counts.isEmpty { console.say(wording.summary(of: tally)) }
        for note in notes { console.sayBelow(note) }
        if let line = wording.unrelated(tally) { console.sayBelow(line) }
        if let line = wording.passedOver(passedOver) { console.sayBelow(line) }
    }

    /// What the run ends with.
    func status(failing threshold: FailureThreshold) -> ExitStatus {
        if !unread.isEmpty { return .failure }
        return isMissing || tally.fails(on: threshold) ? .nothingFound : .success
    }
}
