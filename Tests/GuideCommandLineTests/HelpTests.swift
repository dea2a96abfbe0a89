import GuideCommandLine
import Testing

private func help(_ command: Command, isLong: Bool, width: Int = 80) -> String {
    HelpText.lines(of: command, in: Sample.program, isLong: isLong, width: width).map { $0.plain + "\n" }.joined()
}

@Test func shortHelpGivesEachOptionALine() {
    #expect(
        help(Sample.search, isLong: false) == """
            Search the guide.

            Usage:
              sample-guide search [OPTIONS] QUERY…

            Arguments:
              QUERY…  The words to search for.

            Options:
              -l, --lang LANG      The language of the answer. [en, ko]
                  --platform NAME  Only for this system: it's enough. [ios, android]
                                   (repeatable)
                  --topic TOPIC    Only on this topic. (repeatable)
              -n, --limit N        How many to show at most.
              -j, --json           Write JSON [for programs].
              -m, --markdown       Write Markdown.
                  --no-snippets    Leave the quotations out.
                  --index FILE     Read this index.
                  --color WHEN     When to use colour. [auto, always, never]
              -h, --help           Show this help; -h shows a short one.

            Examples:
              sample-guide search 'escape gesture'
                  Finds both words.

            """)
}

@Test func longHelpExplainsOptionsAndExitStatuses() {
    let text = help(Sample.search, isLong: true)
    #expect(text.contains("Otherwise the language of the"))
    #expect(text.contains("First paragraph of two.\n\n.Second paragraph. It's long.\n"))
    #expect(text.contains("  1  No rule has the words.\n"))
}

@Test(arguments: [20, 40, 60, 80, 100, 200])
func helpKeepsToTheWidthOfTheTerminal(_ width: Int) {
    for command in Sample.program.commands {
        for line in HelpText.lines(of: command, in: Sample.program, isLong: true, width: width) {
            // What is meant to be copied stays on one line.
            let isExample = line.plain.hasPrefix("  sample-guide")
            #expect(line.columns <= min(width, 100) || isExample, "\(line.plain)")
        }
    }
}

@Test func helpOfTheProgramNamesItsCommandsAndVariables() {
    let lines = HelpText.lines(of: Sample.program, isLong: true, width: 80).map(\.plain)
    #expect(lines.contains("  search  Search the guide."))
    #expect(lines.contains("  NO_COLOR  No colour where it is set."))
    #expect(lines.contains("  -V, --version     Show the version."))
}

@Test func hiddenOptionIsNotDocumented() {
    #expect(!help(Sample.search, isLong: true).contains("secret"))
    #expect(!ManualPage.source(of: Sample.program, date: "July 27, 2025").contains("secret"))
}
