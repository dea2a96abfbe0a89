import GuideCatalog
import GuideCommandLine
import GuideCore
import GuideFindings

/// One run of `explain`: reports go in one after the other, and what explains them comes out.
struct ExplainRun {
    private let registry: CheckerRegistry
    private let guide: IndexedGuide
    private let addresses: GuideAddresses
    private let format: ExplainFormat
    private let console: Console
    private let linker: Linker
    private let wording: FindingWording
    private let tally: Tally
    private var baseline: Baseline?
    private var asked: [Subject] = []
    private var isMissing = false
    private var hasFailed = false
    private var hasReports = false
    private var passedOver = 0

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
        tally = Tally(places: limit ?? format.places)
    }

    /// Takes a rule of a checker that somebody names.
    ///
    /// - Throws: ``Complaint`` where several checkers have it.
    mutating func explain(_ name: String, _ index: GuideIndex) throws(Complaint) {
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
        isMissing = true
        let words = Wording(language: guide.language)
        console.say(words.nothingNamed(name))
        let near = NearNames.nearest(
            to: name,
            among: registry.checkers.flatMap { checker in
                checker.rules.map { "\(checker.id)/\($0.id)" }
            })
        if !near.isEmpty { console.sayBelow(words.nearest(near)) }
        console.sayBelow(words.seeLine("\(Guide.name) list checker-rules"))
    }

    /// Takes the findings of a report as known.
    mutating func readBaseline(_ path: String) throws(Complaint) {
        var known = baseline ?? Baseline()
        do throws(ReportError) {
            _ = try ReportReader.read(ReportSource(path: path), registry: registry) { known.add($0, linker.link($0)) }
        } catch {
            throw Complaint("the baseline '\(path)' cannot be read: \(error.reason)")
        }
        baseline = known
    }

    /// Reads reports and writes what explains them.
    mutating func read(_ reports: [ExplainInputs.Report]) {
        hasReports = !reports.isEmpty
        let writer = makeWriter()
        for report in reports {
            do throws(ReportError) {
                let source = try open(report)
                if report.isFromFolder, !ReportReader.recognizes(source) { continue }
                let summary = try ReportReader.read(source, registry: registry) { finding in
                    var finding = finding
                    let subject = linker.link(finding)
                    baseline?.settle(&finding, subject)
                    tally.add(finding, subject)
                    writer.write(finding, subject)
                }
                // A log in a folder may be the log of anything.
                if summary.found > 0 || !report.isFromFolder { passedOver += summary.passedOver }
            } catch {
                complain(error, report)
            }
        }
        writer.finish(ExplainedReport(tally: tally, asked: asked, passedOver: passedOver))
        summarize()
    }

    private func open(_ report: ExplainInputs.Report) throws(ReportError) -> ReportSource {
        if let path = report.path { return try ReportSource(path: path) }
        return try ReportSource(descriptor: 0)
    }

    /// Errors read as those of compilers, so that editors find the place.
    private mutating func complain(_ error: ReportError, _ report: ExplainInputs.Report) {
        hasFailed = true
        var place = FilePaths.displayed(report.name)
        if let line = error.line { place += ":\(line)" }
        if error.line != nil, let column = error.column { place += ":\(column)" }
        console.messages.write("\(Sanitizer.line("\(place): error: \(error.reason)"))\n")
        try? console.messages.flush()
    }

    private func makeWriter() -> any FindingWriter {
        let console = console
        let output = ReportOutput { console.output.write(bytes: $0) }
        switch format {
        case .json: return JSONFindingWriter(output: output, addresses: addresses, guide: guide)
        case .text: return TextFindingWriter(output: console.output, guide: guide, addresses: addresses)
        }
    }

    private func summarize() {
        guard hasReports else { return }
        console.say(wording.summary(of: tally))
        if let line = wording.unrelated(tally) { console.sayBelow(line) }
        if let line = wording.passedOver(passedOver) { console.sayBelow(line) }
    }

    /// What the run ends with.
    func status(failing threshold: FailureThreshold) -> ExitStatus {
        if hasFailed { return .failure }
        return isMissing || tally.fails(on: threshold) ? .nothingFound : .success
    }
}
