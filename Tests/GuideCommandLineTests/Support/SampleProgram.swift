import GuideCommandLine

enum Sample {
    static let lang = CommandOption(
        "lang", short: "l", .value(ValueDescription("LANG", .choice(["en", "ko"]))),
        help: "The language of the answer.",
        details: "Otherwise the language of the question.")
    static let platform = CommandOption(
        "platform", .value(ValueDescription("NAME", .choice(["ios", "android"]))), isRepeatable: true,
        help: "Only for this system: it's enough.")
    static let topic = CommandOption(
        "topic", .value(ValueDescription("TOPIC", .listed(by: ["list", "--ids"]))), isRepeatable: true,
        help: "Only on this topic.")
    static let limit = CommandOption(
        "limit", short: "n", .value(ValueDescription("N", .number(1...100))), help: "How many to show at most.")
    static let json = CommandOption("json", short: "j", help: "Write JSON [for programs].")
    static let markdown = CommandOption("markdown", short: "m", help: "Write Markdown.")
    static let snippets = CommandOption("snippets", .flagOnByDefault, help: "Leave the quotations out.")
    static let file = CommandOption("index", .value(ValueDescription("FILE", .file)), help: "Read this index.")
    static let secret = CommandOption("secret", isHidden: true, help: "Not for everybody.")
    static let color = CommandOption(
        "color", .value(ValueDescription("WHEN", .choice(["auto", "always", "never"]))), help: "When to use colour.")

    static let search = Command(
        "search", summary: "Search the guide.", details: "First paragraph\nof two.\n\n.Second paragraph. It's long.",
        arguments: [CommandArgument("QUERY", isRepeatable: true, help: "The words to search for.")],
        options: [lang, platform, topic, limit, json, markdown, snippets, file, secret],
        exclusiveOptions: [["json", "markdown"]],
        examples: [Command.Example("search 'escape gesture'", "Finds both words.")],
        statuses: [(.nothingFound, "No rule has the words.")])
    static let show = Command(
        "show", summary: "Show a rule.",
        arguments: [CommandArgument("ID", .listed(by: ["list", "--ids"]), help: "The rule.")], options: [json])
    static let list = Command(
        "list", summary: "List what there is.",
        arguments: [CommandArgument("KIND", .choice(["rules", "topics"]), isRequired: false, help: "What to list.")],
        options: [CommandOption("ids", help: "Only identifiers.")])
    static let help = Command(
        "help", summary: "Explain a command.",
        arguments: [CommandArgument("COMMAND", .command, isRequired: false, help: "The command.")])

    static let program = Program(
        name: "sample-guide", summary: "Find rules.", details: "A program for tests.", version: "1.0",
        commands: [search, show, list, help], options: [color],
        variables: [Program.Variable("NO_COLOR", "No colour where it is set.")], likelyCommand: "search")
}
