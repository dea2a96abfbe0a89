import GuideCatalog
import GuideCommandLine
import GuideCore

/// The options that several commands have, each declared once.
enum Options {
    static let color = CommandOption(
        "color", .value(ValueDescription("WHEN", .choice(Appearance.ColorChoice.allCases.map(\.rawValue)))),
        help: "When to use colour.",
        details: "auto, the default, uses it on a terminal, unless NO_COLOR is set or TERM is dumb.")

    static let lang = CommandOption(
        "lang", short: "l", .value(ValueDescription("LANG", .choice(["en", "ko"]))),
        help: "The language of the answer.",
        details: "What is not written in it comes in the other language, which is then named.")

    static let json = CommandOption(
        "json", short: "j", help: "Write JSON.",
        details: "One document on one line; its form is described in docs/schemas and told by its schemaVersion.")

    static let index = CommandOption(
        "index", short: "i", .value(ValueDescription("FILE", .file)), help: "The index to read.",
        details: "A folder stands for the guide.index in it. It is read as it is and never written anew.")

    static let platform = choice(
        "platform", short: "p", "PLATFORM", Platform.allCases.map(\.rawValue),
        help: "Only what is written for this system.")
    static let framework = choice(
        "framework", short: "f", "FRAMEWORK", Framework.allCases.map(\.rawValue),
        help: "Only what is written for this framework.")
    static let obligation = choice(
        "obligation", "OBLIGATION", Obligation.allCases.map(\.rawValue), help: "Only rules that bind so much.")
    static let impact = choice(
        "impact", "IMPACT", Impact.allCases.map(\.rawValue), help: "Only rules whose failure affects people so badly.")
    static let kind = choice(
        "kind", short: "k", "KIND", EntryKind.allCases.map { $0.name.description }, help: "Only answers of this kind.")
    static let topic = listed("topic", short: "t", "TOPIC", "topics", help: "Only on this topic.")
    static let checker = listed(
        "checker", short: "c", "CHECKER", "checkers", help: "Only what explains a finding of this checker.")
    static let requirement = listed(
        "requirement", short: "r", "REQUIREMENT", "requirements",
        help: "Only what serves this requirement, as wcag:2.5.8; its number is enough where one document has it.")

    /// Options that narrow an answer, with the facet that each stands for.
    static let filters: [(option: CommandOption, facet: Facet)] = [
        (platform, .platform), (framework, .framework), (topic, .topic), (obligation, .obligation), (impact, .impact),
        (checker, .checker), (requirement, .requirement),
    ]

    /// Returns the filters that a command line asks for.
    static func filters(of invocation: Invocation) -> [SearchRequest.Filter] {
        (filters + [(kind, .kind)]).flatMap { option, facet in
            invocation.values(of: option).map { SearchRequest.Filter(facet: facet, value: Array($0.utf8)) }
        }
    }

    private static func choice(
        _ name: String, short: Character? = nil, _ value: String, _ choices: [String], help: String
    ) -> CommandOption {
        CommandOption(
            name, short: short, .value(ValueDescription(value, .choice(choices))), isRepeatable: true, help: help,
            details: widening)
    }

    private static func listed(
        _ name: String, short: Character? = nil, _ value: String, _ kind: String, help: String
    ) -> CommandOption {
        CommandOption(
            name, short: short, .value(ValueDescription(value, .listed(by: ["list", kind, "--ids"]))),
            isRepeatable: true, help: help, details: widening)
    }

    private static let widening = "Several values widen the answer, different options narrow it."
}
