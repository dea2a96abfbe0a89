import Testing

@testable import a11y_guide

@Test func closedPipeEndsQuietlyWithSuccess() throws {
    let outcome = try GuideProcess().shell(
        "{ \"$guide\" show escape-missing; echo \"status $?\" >&2; } | head -n 1 >/dev/null")
    #expect(outcome.errors == "status 0\n")
    let gone = try GuideProcess().shell("{ sleep 0.2; \"$guide\" list rules --ids; echo \"status $?\" >&2; } | true")
    #expect(gone.errors == "status 0\n")
}

@Test(arguments: [
    "list rules --ids", "search escape --json", "show escape-missing", "man", "completions bash", "help", "--version",
])
func fullDiskIsAnError(_ line: String) throws {
    let outcome = try GuideProcess().shell("[ -w /dev/full ] || exit 2; \"$guide\" \(line) >/dev/full")
    #expect(outcome.status == 2)
    #expect(
        outcome.errors.contains("a11y-guide: error: standard output cannot be written: No space left on device\n")
            || outcome.errors == "")
}

@Test func closedStandardOutputIsAnErrorAndHarmsNoFile() throws {
    let fixture = Fixture()
    let outcome = try GuideProcess(folder: fixture.root).shell("\"$guide\" list rules --ids >&-")
    #expect(outcome.status == 2)
    #expect(try GuideProcess(folder: fixture.root).run("list", "rules").status == 0)
}

@Test func colourIsAskedForByOptionAndEnvironment() throws {
    #expect(try !GuideProcess().run("search", "escape").output.contains("\u{1B}"))
    #expect(try GuideProcess(variables: ["CLICOLOR_FORCE": "1"]).run("search", "escape").output.contains("\u{1B}[1m"))
    let never = GuideProcess(variables: ["TERM": "xterm"])
    #expect(try !never.onTerminal(columns: 80, "search", "escape", "--color", "never").output.contains("\u{1B}"))
    #expect(try !never.onTerminal(columns: 80, "--color=never", "search", "escape").output.contains("\u{1B}"))
    #expect(try never.onTerminal(columns: 80, "search", "escape").output.contains("\u{1B}[1m"))
    #expect(try GuideProcess().run("search", "--help", "--color", "always").output.contains("\u{1B}[1m"))
    #expect(try !never.onTerminal(columns: 80, "--color=never", "search", "-h").output.contains("\u{1B}"))
    let none = GuideProcess(variables: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(try !none.onTerminal(columns: 80, "show", "escape-missing", "--no-pager").output.contains("\u{1B}"))
}

@Test func controlCharactersOfFilesDoNotReachTheTerminal() throws {
    let fixture = Fixture()
    try fixture.write(
        "# Title \u{1B}[31m\u{9B}2J\n\nBody \u{1B}]0;owned\u{7} text \u{202E}hidden.\n\n```\ncode \u{1B}[2J\n```\n",
        to: "notes/evil.md")
    let guide = GuideProcess(folder: fixture.root)
    #expect(try guide.run("index", "--plain", "notes", "--output", "notes-index").status == 0)
    for arguments in [
        ["search", "body"], ["search", "code"], ["list", "articles"], ["show", "evil"], ["show", "evil.md"],
    ] {
        let outcome = try guide.run(arguments + ["--index", "notes-index/guide.index"])
        for scalar in ["\u{1B}", "\u{9B}", "\u{202E}", "\u{7}"] {
            #expect(!outcome.output.contains(scalar), "\(arguments)")
            #expect(!outcome.errors.contains(scalar), "\(arguments)")
        }
    }
}
