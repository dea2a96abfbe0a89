import GuideCommandLine
import Testing

@testable import a11y_guide

@Test(arguments: [
    ("json", "{\"schemaVersion\":1,\"language\":\"en\",\"findings\":[{\"checker\":\"sample-lint\""),
    ("sarif", "\"helpUri\":\"https://example.org/guide/en/rules/escape-missing/\""),
    (
        "markdown",
        "[Every screen can be left with the escape gesture](https://example.org/guide/en/rules/escape-missing/)"
    ),
    ("html", "<h2 id=\"rule-1\"><span class=\"level error\">error</span> <span>Every screen can be left"),
    (
        "github",
        "::error file=App/Home View.swift,line=12,col=5,title=Every screen can be left with the escape gesture::"
    ),
    (
        "xcode",
        "App/Home View.swift:12:5: error: HomeView does not answer the escape gesture [sample-lint/MissingEscape]"
    ),
    ("text", "escape-missing  Every screen can be left with the escape gesture\n"),
])
func eachFormatIsWritten(format: String, part: String) throws {
    let outcome = try GuideProcess().run("explain", "Reports/mixed.sarif", "--format", format)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(part), "\(outcome.output)")
    #expect(outcome.errors.hasPrefix("a11y-guide: 3 open, 1 muted\n"))
    #expect(
        try GuideProcess().run("explain", "Reports/mixed.sarif", "--format", format, "--fail-on", "never").status == 0)
}

@Test(arguments: ["text", "json", "sarif", "markdown", "html", "github", "xcode"])
func nothingOfAReportActsOnTheTerminal(format: String) throws {
    let fixture = Fixture()
    let evil = "\u{1B}]0;owned\u{7} \u{9B}2J \u{202E}hidden"
    let escaped = evil.unicodeScalars.map {
        "\\u\(String(repeating: "0", count: 4 - String($0.value, radix: 16).count))\(String($0.value, radix: 16))"
    }
    let text = escaped.joined(separator: "")
    try fixture.write(
        """
        {"version":"2.1.0","runs":[{"tool":{"driver":{"name":"\(text)"}},"results":[{"ruleId":"a11y\(text)",
        "message":{"text":"VoiceOver \(text)"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"\(text)"}}}]}]}]}
        """, to: "evil.sarif")
    let guide = GuideProcess(folder: fixture.root, variables: ["LANG": "C", "CLICOLOR_FORCE": "1"])
    let outcome = try guide.run("explain", "evil.sarif", "--format", format, "--color", "never")
    #expect(outcome.status == 1)
    #expect(!outcome.output.isEmpty)
    for scalar in ["\u{1B}", "\u{7}"] + (format == "json" || format == "sarif" ? [] : ["\u{9B}", "\u{202E}"]) {
        #expect(!outcome.output.contains(scalar))
        #expect(!outcome.errors.contains(scalar))
    }
}

@Test(arguments: ["json", "sarif"]) func anAnswerIsABaseline(format: String) throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    try #require(guide.shell("\"$guide\" explain Reports/mixed.sarif --format \(format) >known.json").status == 1)
    let outcome = try guide.run("explain", "Reports/mixed.sarif", "--baseline", "known.json")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("a11y-guide: 1 muted, 3 known\n"), "\(outcome.errors)")
    let read = try guide.run("explain", "known.json")
    #expect(read.status == 1)
    #expect(read.errors.hasPrefix("a11y-guide: 3 open, 1 muted\n"), "\(read.errors)")
}

@Test func newFindingsFailBesideKnownOnes() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    let report = fixture.read("Reports/mixed.sarif")
    try fixture.write(
        report.split(separator: "\n").filter { !$0.contains("24 x 20") && !$0.contains(":9}") }.joined(separator: "\n"),
        to: "known.sarif")
    let outcome = try guide.run("explain", "Reports/mixed.sarif", "--baseline", "known.sarif")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("a11y-guide: 1 open, 1 muted, 2 known\n"), "\(outcome.errors)")
}

@Test func pathsOfAnotherMachineAreThoseOfThisOne() throws {
    let fixture = Fixture()
    try fixture.write("", to: "App/Row.swift")
    try fixture.write(
        fixture.read("Reports/mixed.sarif").split(separator: "App/Row.swift").joined(
            separator: "file:///Users/me/project/App/Row.swift"),
        to: "absolute.sarif")
    let outcome = try GuideProcess(folder: fixture.root).run("explain", "absolute.sarif", "--format", "github")
    #expect(outcome.output.contains("::warning file=App/Row.swift,line=3,"), "\(outcome.output)")
    #expect(outcome.output.contains("file=App/Home View.swift,"))
}

@Test(arguments: [40, 80, 120]) func explanationKeepsToTheWidthOfTheTerminal(columns: Int) throws {
    let guide = GuideProcess(variables: ["NO_COLOR": "1", "LANG": "ko_KR.UTF-8"])
    let outcome = try guide.onTerminal(
        columns: columns, "explain", "sample-lint/TargetTooSmall", "sample-lint/MissingEscape")
    for line in outcome.lines where !line.contains("https://") && !line.contains("a11y-guide show") {
        #expect(TextWidth.columns(of: line) <= columns, "\(line)")
    }
}
