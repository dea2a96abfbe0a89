import GuideCommandLine
import GuideCore
import GuideLookup

/// `list`: everything of a kind, one a line.
enum ListCommand {
    static let identifiers = CommandOption(
        "ids", help: "Show nothing but identifiers, one a line.", details: "Nothing is said on standard error then.")

    /// The words for the kinds, in the plural.
    static let kinds: [(name: String, kind: EntryKind)] = [
        ("rules", .rule), ("topics", .topic), ("checkers", .checker), ("checker-rules", .checkerRule),
        ("requirements", .requirement), ("articles", .article),
    ]

    static let command = Command(
        "list", summary: "List rules, topics, checkers or requirements.",
        details: """
            The options narrow a list as they narrow an answer of 'search'. Articles are the files of an index that \
            'index --plain' has written; the guide itself has none.
            """,
        arguments: [
            CommandArgument("KIND", .choice(kinds.map(\.name)), isRepeatable: true, help: "What to list.")
        ],
        options: Options.filters.map(\.option) + [identifiers, Options.lang, Options.json, Options.index],
        examples: [
            Command.Example("list rules --platform android", "Lists the rules for Android."),
            Command.Example("list topics rules --ids", "Prints identifiers for a script."),
        ],
        statuses: [(.success, "There is something to list.")])

    static func run(_ invocation: Invocation, _ console: Console) throws(Complaint) -> ExitStatus {
        let language = ReaderLanguage.decide(
            option: invocation.value(of: Options.lang), environment: console.environment)
        let index = try GuideIndex.open(invocation, console)
        let asked = kinds.filter { invocation.arguments.contains($0.name) }.map(\.kind)
        let entries = try entries(of: asked, Options.filters(of: invocation), index, language)
        if invocation.isOn(Options.json) {
            console.write(document(of: entries, language))
        } else if invocation.isOn(identifiers) {
            for entry in entries { console.output.writeLine(StyledText(Sanitizer.line(entry.id))) }
        } else {
            let table = EntryTable(language: language, showsKind: asked.count > 1)
            for line in table.lines(of: entries, width: console.output.appearance.width) {
                console.output.writeLine(line)
            }
        }
        if !invocation.isOn(identifiers), !invocation.isOn(Options.json) {
            console.say(ListWording(language: language).counts(of: entries, asked))
        }
        return entries.isEmpty ? .nothingFound : .success
    }

    private static func entries(
        of kinds: [EntryKind], _ filters: [SearchRequest.Filter], _ index: GuideIndex, _ language: Language
    ) throws(Complaint) -> [EntrySummary] {
        let filters = try UnknownFilter.resolving(filters, index)
        return sorted(try index.all(of: kinds, filters, language).map(\.summary))
    }

    /// By kind; within a kind the order of the index, in which standards keep their own numbering.
    private static func sorted(_ entries: [EntrySummary]) -> [EntrySummary] {
        EntryKind.allCases.flatMap { kind in entries.filter { $0.kind == kind } }
    }

    private static func document(of entries: [EntrySummary], _ language: Language) -> JSONWriter {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", SearchDocument.schemaVersion)
            json.member("language", language.code.description)
            json.member("total", entries.count)
            json.key("entries")
            json.array(of: entries) { json, entry in json.object { EntryDocument.writeMembers(of: entry, &$0) } }
        }
        return json
    }
}
