import GuideCatalog
import GuideCommandLine
import GuideContent
import GuideCore
import GuideLookup

/// `show`: everything on one rule, topic, checker, checker rule or requirement.
enum ShowCommand {
    static let part = CommandOption(
        "part", .value(ValueDescription("PART", .choice(RulePart.allCases.map(\.rawValue)))), isRepeatable: true,
        help: "Only this part of a rule.", details: "The facts are left out then.")
    static let framework = CommandOption(
        "framework", short: "f", .value(ValueDescription("FRAMEWORK", .choice(Framework.allCases.map(\.rawValue)))),
        isRepeatable: true, help: "Only the examples for this framework.")
    static let markdown = CommandOption(
        "markdown", short: "m", help: "Write the article as Markdown.",
        details: "It is written as its author wrote it, without the front matter.")
    static let pager = CommandOption(
        "pager", .flagOnByDefault, help: "Write long text at once, not a screen at a time.")

    static let command = Command(
        "show", summary: "Show a rule, topic, checker, checker rule or requirement.",
        details: """
            Identifiers may be spelled in any way: escape-missing, escapeMissing and ESCAPE_MISSING are the same. A former \
            identifier leads to the rule that took its place. A checker rule may stand with its checker, as in \
            android-lint/ContentDescription, or alone where only one checker has it; a requirement may stand with its \
            document, as in wcag:2.5.8.

            On a terminal, text that is longer than the screen goes through the pager.
            """,
        arguments: [
            CommandArgument(
                "ID", .listed(by: ["list", "rules", "topics", "checkers", "checker-rules", "requirements", "--ids"]),
                help: "What to show.")
        ],
        options: [part, framework, Options.lang, Options.json, markdown, pager, Options.index],
        exclusiveOptions: [["json", "markdown"], ["json", "part"], ["json", "framework"]],
        examples: [
            Command.Example("show escape-missing", "Reads a rule."),
            Command.Example(
                "show escape-missing --part examples --framework swiftui", "Reads the examples for SwiftUI."),
            Command.Example("show wcag:2.5.8", "Reads a requirement and lists the rules that serve it."),
        ],
        statuses: [(.success, "It was found."), (.nothingFound, "Nothing has this identifier.")])

    static func run(_ invocation: Invocation, _ console: Console) throws(Complaint) -> ExitStatus {
        let name = invocation.arguments.first ?? ""
        let language = ReaderLanguage.decide(
            option: invocation.value(of: Options.lang), environment: console.environment)
        let index = try GuideIndex.open(invocation, console)
        guard let number = try EntryLookup(index: index, language: language).find(name, console) else {
            return .nothingFound
        }
        let entry = try index.entry(number, language)
        if invocation.isOn(Options.json) {
            console.write(try ShowDocument(index: index, language: language).json(of: entry))
            return .success
        }
        let parts = invocation.values(of: part).compactMap(RulePart.init)
        if !parts.isEmpty, entry.summary.kind != .rule {
            let wording = Wording(language: language)
            throw Complaint(
                wording.hasNoParts(entry.id, entry.summary.kind),
                hints: [.text(wording.tryLine("\(Guide.name) show \(ShellWords.quote(entry.id))"))])
        }
        let request = PageRequest(
            parts: parts,
            frameworks: invocation.values(of: framework).compactMap(Framework.init), language: language)
        if invocation.isOn(markdown) {
            console.output.write(try MarkdownPage(request: request).text(of: entry))
            return .success
        }
        if entry.summary.isFallback {
            console.say(Wording(language: language).onlyIn(entry.summary.language))
        }
        var appearance = console.output.appearance
        appearance.width = readingWidth(console)
        let page = EntryPage(index: index, request: request, appearance: appearance)
        Pager.write(try page.lines(of: entry), allowed: invocation.isOn(pager), console)
        return .success
    }

    /// Prose reads badly on long lines; elsewhere than on a terminal it is laid out for 80 columns, as manual pages are.
    private static func readingWidth(_ console: Console) -> Int {
        min(console.terminal?.columns ?? 80, 100)
    }
}

/// What of an entry is to be shown.
struct PageRequest {
    /// All where it is empty.
    var parts: [RulePart]
    /// All where it is empty.
    var frameworks: [Framework]
    /// The reader's language.
    var language: Language
}
