import GuideCommandLine
import Testing

private func run(_ arguments: String...) throws -> Invocation {
    guard case .run(let invocation) = try Sample.program.parse(arguments) else {
        throw NotACommand(arguments: arguments)
    }
    return invocation
}

private struct NotACommand: Error {
    var arguments: [String]
}

@Test(arguments: [
    ["search", "--lang", "ko", "x"], ["search", "--lang=ko", "x"], ["search", "-l", "ko", "x"],
    ["search", "-lko", "x"], ["search", "-l=ko", "x"], ["search", "x", "--lang", "KO"],
    ["search", "--lang", "en", "x", "-l", "ko"],
])
func optionTakesItsValueInEverySpelling(_ arguments: [String]) throws {
    let request = try Sample.program.parse(arguments)
    guard case .run(let invocation) = request else {
        Issue.record("\(request) is no command")
        return
    }
    #expect(invocation.value(of: Sample.lang) == "ko")
    #expect(invocation.arguments == ["x"])
}

@Test func repeatableOptionKeepsEveryValueInOrder() throws {
    let invocation = try run("search", "--platform", "ios", "x", "--platform=android")
    #expect(invocation.values(of: Sample.platform) == ["ios", "android"])
}

@Test func shortFlagsCanBeBundledWithAnOptionThatTakesAValue() throws {
    let invocation = try run("search", "-jn5", "x")
    #expect(invocation.isOn(Sample.json))
    #expect(invocation.number(of: Sample.limit) == 5)
}

@Test func doubleHyphenEndsTheOptions() throws {
    let invocation = try run("search", "--json", "--", "--lang", "-x", "--")
    #expect(invocation.arguments == ["--lang", "-x", "--"])
}

@Test func singleHyphenIsAnArgument() throws {
    #expect(try run("show", "-").arguments == ["-"])
}

@Test func flagThatIsOnCanBeTurnedOffAndOnAgain() throws {
    #expect(try run("search", "x").isOn(Sample.snippets))
    #expect(try !run("search", "x", "--no-snippets").isOn(Sample.snippets))
    #expect(try run("search", "x", "--no-snippets", "--snippets").isOn(Sample.snippets))
}

@Test func optionOfTheProgramStandsBeforeOrAfterTheCommand() throws {
    #expect(try run("--color", "never", "search", "x").value(of: Sample.color) == "never")
    #expect(try run("search", "x", "--color=never").value(of: Sample.color) == "never")
    #expect(try run("--color", "never", "search", "x", "--color=always").value(of: Sample.color) == "always")
}

@Test func choiceOfAnArgumentIsWrittenAsDeclared() throws {
    #expect(try run("list", "Rules").arguments == ["rules"])
    #expect(try run("list").arguments == [])
}

@Test(arguments: [
    ["search", "--index=", "x"], ["search", "--index", "", "x"], ["search", "--topic", "", "x"], ["show", ""],
])
func emptyValueIsRefusedWhereANameHasToStand(_ arguments: [String]) throws {
    let error = #expect(throws: UsageError.self) { try Sample.program.parse(arguments) }
    guard case .emptyValue = error?.mistake else {
        Issue.record("\(String(describing: error?.mistake))")
        return
    }
}

@Test func helpWinsOverEverythingElse() throws {
    #expect(try Sample.program.parse(["search", "--nonsense", "--help"]) == .help(Sample.search, isLong: true))
    #expect(try Sample.program.parse(["show", "-h"]) == .help(Sample.show, isLong: false))
    #expect(try Sample.program.parse(["--help"]) == .help(nil, isLong: true))
    #expect(try run("search", "--", "--help").arguments == ["--help"])
}

@Test func versionIsAskedForBeforeAnyCommand() throws {
    #expect(try Sample.program.parse(["--version"]) == .version)
    #expect(try Sample.program.parse(["-V"]) == .version)
    #expect(throws: UsageError.self) { try Sample.program.parse(["search", "--version", "x"]) }
}
