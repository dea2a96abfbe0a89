import GuideCatalog
import GuideCommandLine
import GuideCore
import GuideFindings
import GuideLookup

/// `explain`: findings of checkers related to the rules that explain them.
enum ExplainCommand {
    static let format = CommandOption(
        "format", .value(ValueDescription("FORMAT", .choice(ExplainFormat.allCases.map(\.rawValue)))),
        help: "The form of the answer; text where it is not given.",
        details: """
            sarif keeps the results of SARIF reports as they are and adds what explains their rules; markdown is a comment for a \
            pull request; html is one page without scripts; github writes annotations as the log of a workflow takes them; \
            xcode writes a line for each finding, as compilers do.
            """)
    static let baseURL = CommandOption(
        "base-url", .value(ValueDescription("URL")), help: "The address that links go to.",
        details: "The site of the guide where it is not given; an empty one leaves links out.")
    static let failOn = CommandOption(
        "fail-on", .value(ValueDescription("OBLIGATION", .choice(FailureThreshold.allCases.map(\.rawValue)))),
        help: "Which open findings end in 1; may, which is all of them, where it is not given.",
        details: """
            must and should count what a rule explains that binds so much; never counts nothing. What is about something else \
            than accessibility, as far as is known, never counts.
            """)
    static let baseline = CommandOption(
        "baseline", .value(ValueDescription("FILE", .file)), isRepeatable: true,
        help: "A report of findings that are known: they do not fail.",
        details: """
            Any report that can be read, or an earlier answer in JSON. A finding is known where rule, message and file are the \
            same; its line does not matter.
            """)
    static let limit = CommandOption(
        "limit", short: "n", .value(ValueDescription("N", .number(0...100_000))),
        help: "How many places to show for each rule.", details: "0 shows all.")

    static let command = Command(
        "explain", summary: "Explain what checkers report.",
        details: """
            Reads reports of checkers and says for each finding which rules explain it and what to do. The format is \
            recognised from the bytes, whatever a file is called: SARIF, the JSON of SwiftLint, axe-core, ESLint and others, the XML of \
            Android Lint, Checkstyle and JUnit, logs of Xcode, Gradle and Flutter, and any of these packed with gzip. A folder is \
            searched for reports, but for what is hidden and node_modules; '-' is standard input, which is read where nothing is named and it is no terminal.

            A rule of a checker, as android-lint/ContentDescription, is explained by itself.

            What nobody registered is kept and counted; rules that a search finds for it are marked as a guess.
            """,
        arguments: [
            CommandArgument(
                "REPORT|CHECKER-RULE", .file, isRequired: false, isRepeatable: true,
                help: "Reports, folders with reports, or rules of checkers.")
        ],
        options: [format, Options.json, failOn, baseline, limit, baseURL, Options.lang, Options.index],
        exclusiveOptions: [["json", "format"]],
        examples: [
            Command.Example("explain lint-results-debug.xml", "Explains a report of Android Lint."),
            Command.Example("explain android-lint/ContentDescription", "Explains a rule of a checker."),
            Command.Example("explain build/reports --format markdown", "Writes a comment for a pull request."),
            Command.Example(
                "explain swiftlint.sarif --format sarif >explained.sarif", "Adds the explanations to a SARIF report."),
            Command.Example(
                "explain audit.log --fail-on must --baseline known.json", "Fails on what is new and must hold."),
        ],
        statuses: [
            (.success, "Nothing is left to look at, or the checker's rule was found."),
            (.nothingFound, "There are open findings, or nothing has this identifier."),
        ])

    static func run(_ invocation: Invocation, _ console: Console) throws(Complaint) -> ExitStatus {
        let language = ReaderLanguage.decide(
            option: invocation.value(of: Options.lang), environment: console.environment)
        let inputs = try ExplainInputs.find(invocation.arguments)
        let index = try GuideIndex.open(invocation, console)
        let (checkers, site) = try checkers(of: index)
        let registry = CheckerRegistry(checkers)
        let guide = IndexedGuide(index: index.search, language: language)
        let run = ExplainRun(
            registry: registry, guide: guide,
            addresses: GuideAddresses(
                base: try base(invocation, site, Wording(language: language)), language: language),
            format: chosenFormat(invocation), limit: invocation.number(of: limit), console: console)
        for name in inputs.names { try run.explain(name, index) }
        for path in invocation.values(of: baseline) { try run.readBaseline(path) }
        if run.writesSarif { run.writeSarif(inputs) } else { run.read(inputs) }
        if let failure = guide.failure { throw GuideIndex.complaint(failure, index.location) }
        return run.status(failing: invocation.value(of: failOn).flatMap(FailureThreshold.init) ?? .may)
    }

    private static func checkers(of index: GuideIndex) throws(Complaint) -> ([Checker], String?) {
        do throws(LookupError) {
            return try index.search.checkers()
        } catch {
            throw GuideIndex.complaint(error, index.location)
        }
    }

    private static func chosenFormat(_ invocation: Invocation) -> ExplainFormat {
        if invocation.isOn(Options.json) { return .json }
        return invocation.value(of: format).flatMap(ExplainFormat.init) ?? .text
    }

    /// The address that links go to; `nil` for none. Only web addresses are taken: they become links of pages.
    private static func base(_ invocation: Invocation, _ site: String?, _ words: Wording) throws(Complaint) -> String? {
        guard let named = invocation.value(of: baseURL) else { return site }
        if named.isEmpty { return nil }
        guard let address = BaseAddress.parse(named) else {
            throw Complaint(words.noBase(named), hints: [.text(words.whatIsABase)])
        }
        return address
    }
}

/// The forms that an explanation comes in.
enum ExplainFormat: String, CaseIterable {
    case text, json, sarif, markdown, html, github, xcode

    /// How many places are shown for each rule where nobody says.
    var places: Int {
        switch self {
        case .text: 5
        case .markdown: 10
        case .html: 100
        case .json, .sarif, .github, .xcode: 1
        }
    }
}
