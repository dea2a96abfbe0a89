import GuideCommandLine
import GuideCore
import GuideLookup

/// `search`: the rules that answer a question, the best first.
enum SearchCommand {
    static let limit = CommandOption(
        "limit", short: "n", .value(ValueDescription("N", .number(0...10_000))),
        help: "How many to show at most; 10 where it is not given.", details: "0 shows all.")
    static let snippets = CommandOption(
        "snippets", .flagOnByDefault, help: "Show summaries in place of the places that match.")

    static let command = Command(
        "search", summary: "Search rules, topics, requirements and checker rules.",
        details: """
            Every word of the query counts. An identifier, a checker's rule ID or an API name comes first, whatever its \
            spelling; parts of API names and beginnings of words are found, too.

            Misspelled words are read as near ones, initial consonants (ㅅㄹㅇㄷ) and words typed on the wrong keyboard \
            layout (tmffkdlej) as the words they stand for; standard error says so.

            The query may hold filters, as framework:uikit and wcag:2.5.8. Without a query, the filters alone are answered.
            """,
        arguments: [
            CommandArgument("QUERY", isRequired: false, isRepeatable: true, help: "The words to search for.")
        ],
        options: Options.filters.map(\.option) + [
            Options.kind, limit, snippets, Options.lang, Options.json, Options.index,
        ],
        examples: [
            Command.Example("search escape gesture", "Finds what has both words, in either language."),
            Command.Example("search accessibilityPerformEscape", "Finds the rules on an API name."),
            Command.Example("search --framework swiftui --obligation must slider", "Narrows the answer."),
            Command.Example("search ContentDescription --checker android-lint", "Explains a checker's rule ID."),
            Command.Example("search 슬라이더 --json", "Answers a program."),
        ],
        statuses: [(.success, "Something was found.")])

    static func run(_ invocation: Invocation, _ console: Console) throws(Complaint) -> ExitStatus {
        let query = invocation.arguments.joined(separator: " ")
        let language = ReaderLanguage.decide(
            option: invocation.value(of: Options.lang), environment: console.environment, question: query)
        let filters = Options.filters(of: invocation)
        let isBlank = query.utf8.allSatisfy { $0 <= 0x20 }
        if isBlank, filters.isEmpty {
            let query = CommandArgument("QUERY", isRepeatable: true, help: command.arguments[0].help)
            throw UsageError(.missingArgument(query), command: command).complaint(of: Guide.program)
        }
        let index = try GuideIndex.open(invocation, console)
        let request = SearchRequest(
            text: Array(query.utf8), filters: try UnknownFilter.resolving(filters, index), language: language,
            limit: invocation.number(of: limit) ?? 10, snippets: invocation.isOn(snippets))
        let answer = try index.answer(request)
        if let filter = answer.unknownFilters.first { throw try UnknownFilter.complaint(filter, index, language) }

        let words = SearchWording(language: language)
        for line in words.readings(of: answer) { console.say(line) }
        if invocation.isOn(Options.json) {
            console.write(SearchDocument.json(of: answer, query: query, language: language))
        } else {
            HitList(language: language, isTerminal: console.terminal != nil).write(answer.hits, to: console.output)
        }
        if answer.hits.isEmpty {
            console.say(words.nothingFound(query: query, filters: request.filters))
            for line in words.help(on: answer) { console.sayBelow(line) }
            if !request.filters.isEmpty, !isBlank {
                let unfiltered = SearchRequest(text: request.text, language: language, limit: 1, snippets: false)
                let total = try index.answer(unfiltered).total
                if total > 0 { console.sayBelow(words.withoutFilters(total)) }
            }
            return .nothingFound
        }
        if answer.total > answer.hits.count, !invocation.isOn(Options.json) {
            console.say(words.more(shown: answer.hits.count, total: answer.total))
        }
        return .success
    }
}
