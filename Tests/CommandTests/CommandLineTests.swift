import Testing

@testable import a11y_guide

@Test func commandWithoutArgumentsSaysWhatThereIs() throws {
    let outcome = try GuideProcess().run()
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
        outcome.errors.hasPrefix("a11y-guide: error: 'a11y-guide' needs a command\n  there are: search, show, list,"))
}

@Test func misspelledOptionIsAnsweredWithTheCommandThatWorks() throws {
    let outcome = try GuideProcess().run("search", "--platfrom", "ios", "x")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
        outcome.errors == """
            a11y-guide: error: unknown option '--platfrom' of 'search'
              did you mean '--platform'?
              try: a11y-guide search --platform ios x
              see: a11y-guide help search

            """)
}

@Test(arguments: [
    ["searhc", "x"], ["search"], ["search", "--lang"], ["search", "--lang", "de", "x"], ["search", "-n", "many", "x"],
    ["search", "--json=1", "x"], ["show"], ["show", "a", "b"], ["show", "a", "--json", "--markdown"],
    ["list", "rulse"],
    ["list"], ["new", "rule"], ["new", "topic", "x"], ["new", "rule", "Not An Id"], ["new", "rule", "a-b"],
    ["serve", "--port", "65536"], ["serve", "--host", "example.org"], ["serve", "--content", "nowhere"],
    ["completions", "tcsh"], ["completions"], ["help", "sho"], ["version", "x"], ["--verson"],
    ["validate", "--conten", "x"],
    ["validate", "--content", "nowhere"], ["index", "--plain", "nowhere", "--output", "x"],
    ["index", "--plain", "Content"],
    ["search", "x", "--index="], ["index", "--plain", "Content", "--output", ""], ["validate", "--content", ""],
    ["search", "x", "--topic", ""], ["show", ""], ["show", " "],
    ["search", "x", "--index", "nowhere"], ["search", "x", "--topic", "slidres"], ["show", "MissingEscape"],
])
func everyMistakeIsOneMessageInLowerCaseWithoutAPeriod(_ arguments: [String]) throws {
    let outcome = try GuideProcess().run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    let first = try #require(lines.first)
    #expect(first.hasPrefix("a11y-guide: error: "))
    let message = first.dropFirst("a11y-guide: error: ".count)
    #expect(message.first?.isLowercase == true || message.first == "'", "\(message)")
    #expect(lines.count > 1, "a message says what to do")
    for (index, line) in lines.enumerated() {
        #expect(line.last != ".", "\(line)")
        if index > 0 { #expect(line.hasPrefix("  "), "\(line)") }
    }
}

@Test func installingIsLeftToTheCheckout() throws {
    let outcome = try GuideProcess().run("install", "--prefix", "somewhere")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("bin/a11y-guide install"))
}

@Test func missingArgumentIsCalledByItsName() throws {
    #expect(
        try GuideProcess().run("list").errors.hasPrefix(
            "a11y-guide: error: 'list' needs KIND…\n  KIND: what to list; there are: rules, "))
    #expect(try GuideProcess().run("new").errors.hasPrefix("a11y-guide: error: 'new' needs KIND\n"))
}

@Test(arguments: Guide.program.commands.map(\.name))
func everyCommandExplainsItself(_ name: String) throws {
    let short = try GuideProcess().run(name, "-h")
    let long = try GuideProcess().run("help", name)
    #expect(short.status == 0)
    #expect(long.status == 0)
    #expect(try GuideProcess().run(name, "--help").output == long.output)
    #expect(short.errors == "" && long.errors == "")
    #expect(long.output.count >= short.output.count)
    for line in long.lines where !line.hasPrefix("  a11y-guide") { #expect(line.count <= 80, "\(line)") }
}

@Test func everySentenceOfHelpEndsWithAPeriod() {
    let program = Guide.program
    var sentences = [program.summary] + program.variables.map(\.help)
    for command in program.commands {
        sentences.append(command.summary)
        sentences += command.arguments.map(\.help) + command.examples.map(\.explanation)
        sentences += command.statuses.map(\.meaning) + program.options(of: command).map(\.help)
    }
    for sentence in sentences {
        #expect(sentence.last == ".", "\(sentence)")
        #expect(sentence.first?.isUppercase == true || sentence.hasPrefix("'"), "\(sentence)")
    }
}

@Test func shortFormsOfOptionsDoNotCollide() {
    for command in Guide.program.commands {
        let letters = Guide.program.options(of: command).compactMap(\.short)
        #expect(Set(letters).count == letters.count, "\(command.name)")
        let names = Guide.program.options(of: command).map(\.name)
        #expect(Set(names).count == names.count, "\(command.name)")
    }
}

@Test func everyExampleOfHelpIsUnderstood() throws {
    for command in Guide.program.commands {
        for example in command.examples {
            let line = example.line.prefix { $0 != "|" && $0 != ">" }
            let arguments = line.split(separator: " ").map { String($0.filter { $0 != "'" }) }
            #expect(throws: Never.self, "\(example.line)") { try Guide.program.parse(arguments) }
        }
    }
}

@Test func versionIsSaidInBothWays() throws {
    let outcome = try GuideProcess().run("--version")
    #expect(outcome.output == "a11y-guide \(Guide.program.version)\n")
    #expect(try GuideProcess().run("version").output == outcome.output)
}

@Test func manualPageDocumentsEveryCommandAndVariable() throws {
    let outcome = try GuideProcess().run("man")
    #expect(outcome.status == 0)
    for command in Guide.program.commands { #expect(outcome.output.contains(".Ss \(command.name)\n")) }
    for variable in Guide.program.variables { #expect(outcome.output.contains("Ev"), "\(variable.name)") }
    let lint = try GuideProcess().shell(
        "command -v mandoc >/dev/null || exit 0; \"$guide\" man | mandoc -T lint -W style")
    #expect(lint.output == "")
}
