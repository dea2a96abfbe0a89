import GuideCommandLine
import Testing

struct UsageCase: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var text: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., text: String) {
        self.arguments = arguments
        self.text = text
    }

    static let all = [
        UsageCase(
            text: """
                sample-guide: error: 'sample-guide' needs a command
                  there are: search, show, list, help
                  see: sample-guide help

                """),
        UsageCase(
            "serach", "--json", "two words",
            text: """
                sample-guide: error: unknown command 'serach'
                  did you mean 'search'?
                  try: sample-guide search --json 'two words'
                  see: sample-guide help

                """),
        UsageCase(
            "escape", "gesture",
            text: """
                sample-guide: error: unknown command 'escape'
                  there are: search, show, list, help
                  try: sample-guide search escape gesture
                  see: sample-guide help

                """),
        UsageCase(
            "search", "--platfrom", "ios", "x",
            text: """
                sample-guide: error: unknown option '--platfrom' of 'search'
                  did you mean '--platform'?
                  try: sample-guide search --platform ios x
                  see: sample-guide help search

                """),
        UsageCase(
            "search", "--platfrom=ios", "x",
            text: """
                sample-guide: error: unknown option '--platfrom' of 'search'
                  did you mean '--platform'?
                  try: sample-guide search --platform=ios x
                  see: sample-guide help search

                """),
        UsageCase(
            "show", "--zzz",
            text: """
                sample-guide: error: unknown option '--zzz' of 'show'
                  there are: --json, --color, --help
                  to give '--zzz' as text, put -- before it
                  see: sample-guide help show

                """),
        UsageCase(
            "search", "-xylophone", "--json", "loud",
            text: """
                sample-guide: error: unknown option '-xylophone' of 'search'
                  there are: --lang, --platform, --topic, --limit, --json, --markdown, --no-snippets, --index, --color, --help
                  to give '-xylophone' as text, put -- before it
                  try: sample-guide search --json loud -- -xylophone
                  see: sample-guide help search

                """),
        UsageCase(
            "search", "-json", "x",
            text: """
                sample-guide: error: unknown option '-json' of 'search'
                  did you mean '--json'?
                  try: sample-guide search --json x
                  see: sample-guide help search

                """),
        UsageCase(
            "--json", "search", "x",
            text: """
                sample-guide: error: unknown option '--json' of 'sample-guide'
                  '--json' stands after the command
                  try: sample-guide search --json x
                  see: sample-guide help

                """),
        UsageCase(
            "search", "x", "--lang",
            text: """
                sample-guide: error: option '--lang' needs a value, one of en, ko
                  see: sample-guide help search

                """),
        UsageCase(
            "search", "--index", "--json", "x",
            text: """
                sample-guide: error: option '--index' needs a value, FILE
                  '--json' was read as an option; to give it as the value, write --index=--json
                  see: sample-guide help search

                """),
        UsageCase(
            "search", "--platform", "iso", "x",
            text: """
                sample-guide: error: 'iso' is not a value of '--platform'
                  did you mean 'ios'?
                  try: sample-guide search --platform ios x
                  see: sample-guide help search

                """),
        UsageCase(
            "search", "--platform=windows", "x",
            text: """
                sample-guide: error: 'windows' is not a value of '--platform'
                  there are: ios, android
                  see: sample-guide help search

                """),
        UsageCase(
            "search", "-n", "-3", "x",
            text: """
                sample-guide: error: option '-n' takes a whole number from 1 to 100, not '-3'
                  see: sample-guide help search

                """),
        UsageCase(
            "search", "--json=yes", "x",
            text: """
                sample-guide: error: option '--json' takes no value, but 'yes' was given
                  try: sample-guide search --json x
                  see: sample-guide help search

                """),
        UsageCase(
            "search", "--json",
            text: """
                sample-guide: error: 'search' needs QUERY…
                  QUERY: the words to search for
                  try: sample-guide search 'escape gesture'
                  see: sample-guide help search

                """),
        UsageCase(
            "list", "rule",
            text: """
                sample-guide: error: 'rule' is not a value of 'KIND'
                  did you mean 'rules'?
                  try: sample-guide list rules
                  see: sample-guide help list

                """),
        UsageCase(
            "show", "a", "b",
            text: """
                sample-guide: error: 'b' is more than 'show' takes
                  usage: sample-guide show [OPTIONS] ID
                  see: sample-guide help show

                """),
        UsageCase(
            "search", "-jm", "x",
            text: """
                sample-guide: error: '--json' and '--markdown' cannot be used together
                  leave one of them out
                  see: sample-guide help search

                """),
    ]
}

@Test(arguments: UsageCase.all)
func mistakeIsExplainedWithWhatWouldWork(_ usage: UsageCase) throws {
    let error = #expect(throws: UsageError.self) { try Sample.program.parse(usage.arguments) }
    let complaint = try #require(error).complaint(of: Sample.program)
    #expect(complaint.text(program: "sample-guide") == usage.text)
    #expect(complaint.status == .failure)
}

@Test(arguments: UsageCase.all)
func messageBeginsInLowerCaseAndHasNoPeriod(_ usage: UsageCase) throws {
    let error = #expect(throws: UsageError.self) { try Sample.program.parse(usage.arguments) }
    let complaint = try #require(error).complaint(of: Sample.program)
    let first = try #require(complaint.message.first)
    #expect(first == "'" || first.isLowercase)
    #expect(complaint.message.last != ".")
    for case .text(let hint) in complaint.hints { #expect(hint.last != ".") }
}

@Test(arguments: UsageCase.all.filter { $0.text.contains("  try: ") })
func offeredCommandLineIsUnderstood(_ usage: UsageCase) throws {
    let error = #expect(throws: UsageError.self) { try Sample.program.parse(usage.arguments) }
    guard let corrected = error?.corrected else { return }
    #expect(throws: Never.self) { try Sample.program.parse(corrected) }
}

@Test func hiddenOptionIsNotOffered() throws {
    let error = #expect(throws: UsageError.self) { try Sample.program.parse(["search", "--secert", "x"]) }
    #expect(error?.near == [])
}

@Test func severalNearNamesAreListed() throws {
    var program = Sample.program
    program.commands.append(Command("shaw", summary: "Another."))
    let error = #expect(throws: UsageError.self) { try program.parse(["shiw", "x"]) }
    #expect(error?.near == ["show", "shaw"])
    #expect(error?.complaint(of: program).hints.first == .text("these are close: show, shaw"))
    #expect(error?.corrected == nil)
}

@Test func escapeSequenceInAMistakeCannotReachTheTerminal() throws {
    let error = #expect(throws: UsageError.self) { try Sample.program.parse(["search", "--\u{1B}[31mred", "x"]) }
    let text = try #require(error).complaint(of: Sample.program).text(program: "sample-guide")
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("'--␛[31mred'"))
}
