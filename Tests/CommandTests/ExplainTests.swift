import GuideCommandLine
import Testing

@testable import a11y_guide

@Test func findingsAreExplainedRuleByRule() throws {
    let outcome = try GuideProcess().run("explain", "Reports/mixed.sarif")
    #expect(outcome.status == 1)
    #expect(
        outcome.output == """
            escape-missing  Every screen can be left with the escape gesture
                error · 1 finding · must · critical · wcag:2.1.1
                sample-lint/MissingEscape (a part of the rule)
                What to do
                1. Keep the containers of the system: a navigation controller; a sheet.
                2. Answer the gesture yourself.
                App/Home View.swift:12:5  HomeView does not answer the escape gesture
                a11y-guide show escape-missing
                https://example.org/guide/en/rules/escape-missing/

            sample-lint/TargetTooSmall  A target is too small
                warning · 2 findings
                Reports small targets.
                No rule of this guide explains it yet.
                wcag:2.5.8  Target Size (Minimum), Web Content Accessibility Guidelines 2.2, level AA
                App/Row.swift:3  20 x 20 is too small
                App/Row.swift:9  24 x 20 is too small
                a11y-guide show sample-lint/TargetTooSmall
                https://example.org/guide/en/checkers/sample-lint/TargetTooSmall/

            """)
    #expect(
        outcome.errors == """
            a11y-guide: 3 open, 1 muted
              1 finding not about accessibility, as far as is known: ESLint/semi (1)

            """)
}

@Test func explanationIsInKorean() throws {
    let outcome = try GuideProcess().run("explain", "Reports/mixed.sarif", "--lang", "ko")
    for part in [
        "오류 · 검출 결과 1개 · 필수 · 치명적", "해야 할 일", "이 검사 규칙을 설명하는 규칙이 아직 없습니다.",
        "https://example.org/guide/ko/rules/escape-missing/",
    ] { #expect(outcome.output.contains(part), "\(part)\n\(outcome.output)") }
    #expect(outcome.errors.contains("미해결 3개, 숨긴 것 1개"))
}

@Test(arguments: [
    ("--fail-on must", 1), ("--fail-on should", 1), ("--fail-on may", 1), ("--fail-on never", 0), ("--format json", 1),
    ("--baseline Reports/mixed.sarif", 0),
])
func statusSaysWhetherAnythingFails(options: String, status: Int32) throws {
    let outcome = try GuideProcess().shell("\"$guide\" explain Reports/mixed.sarif \(options)")
    #expect(outcome.status == status, "\(outcome.errors)")
}

@Test(arguments: [
    "\"$guide\" explain <Reports/mixed.sarif", "\"$guide\" explain - <Reports/mixed.sarif",
    "cat Reports/mixed.sarif | \"$guide\" explain",
])
func standardInputIsRead(line: String) throws {
    let outcome = try GuideProcess().shell(line)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("escape-missing  Every screen"))
}

@Test func onATerminalSomethingHasToBeNamed() throws {
    let outcome = try GuideProcess().onTerminal(columns: 80, "explain")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("'explain' needs REPORT|CHECKER-RULE…"))
}

@Test func checkerRuleIsExplainedByItself() throws {
    let guide = GuideProcess()
    let outcome = try guide.run("explain", "sample-lint/missing_escape")
    #expect(outcome.status == 0)
    #expect(
        outcome.output.hasPrefix(
            "escape-missing  Every screen can be left with the escape gesture\n    must · critical"))
    #expect(outcome.errors == "")

    let unknown = try guide.run("explain", "sample-lint/MissingEscap")
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("sample-lint/MissingEscape"))

    let ambiguous = try guide.run("explain", "MissingEscape")
    #expect(ambiguous.status == 2)
    #expect(ambiguous.errors.contains("sample-lint/MissingEscape — A screen cannot be left"))
    #expect(ambiguous.errors.contains("other-lint/MissingEscape — No escape action"))
}

@Test func oneBadReportDoesNotKeepOthersFromBeingExplained() throws {
    let fixture = Fixture()
    try fixture.write("{\"version\":\"2.1.0\",\n\"runs\":[{", to: "bad.sarif")
    let outcome = try GuideProcess(folder: fixture.root).run("explain", "bad.sarif", "Reports/mixed.sarif", "none.json")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("escape-missing  Every screen"))
    #expect(outcome.errors.contains("bad.sarif:2:"))
    #expect(outcome.errors.contains("none.json: error: No such file or directory\n"))
}

@Test func folderIsSearchedForReports() throws {
    let fixture = Fixture()
    for path in ["reports/a/one.sarif", "reports/two.json", "reports/.hidden/three.sarif"] {
        try fixture.write(fixture.read("Reports/mixed.sarif"), to: path)
    }
    try fixture.write("{\"name\":\"package\"}", to: "reports/package.json")
    try fixture.write("no report", to: "reports/notes.md")
    let outcome = try GuideProcess(folder: fixture.root).run("explain", "reports")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("a11y-guide: 6 open, 2 muted\n"), "\(outcome.errors)")
}

@Test(arguments: [
    ("https://docs.example.com/a", "https://docs.example.com/a/en/rules/escape-missing/"), ("", "\"address\":null"),
    ("https://예시.example/안내", "https://예시.example/안내/en/rules/escape-missing/"),
    ("http://[::1]:8000/", "http://[::1]:8000/en/rules/escape-missing/"),
    ("https://me@example.org:443/%EA%B0%80", "https://me@example.org:443/%EA%B0%80/en/rules/escape-missing/"),
])
func linksGoWhereOneSays(base: String, part: String) throws {
    let outcome = try GuideProcess().run("explain", "sample-lint/MissingEscape", "--json", "--base-url", base)
    #expect(outcome.output.contains(part), "\(outcome.output)")
}

@Test func addressesOfSarifAreOfASCII() throws {
    let outcome = try GuideProcess().run(
        "explain", "sample-lint/MissingEscape", "--format", "sarif", "--base-url", "https://example.org/안내")
    #expect(outcome.output.contains("\"helpUri\":\"https://example.org/%EC%95%88%EB%82%B4/en/rules/escape-missing/\""))
    #expect(!outcome.output.contains("\"helpUri\":\"https://example.org/안내"))
}

@Test(arguments: [
    "javascript:alert(1)", "ftp://x/", "https://x/\"onclick=\"", "https://x/ y", "https://x/)[a](https://y", "https://",
    "https:///a", "https://:80/", "https://@/", "https://x:80a/", "https://x/?a", "https://x/#a", "https://x?",
    "https://x/100%",
    "https://x/%zz", "https://x/a\u{202E}b", "https://x/a\u{200B}b", "https://x/a\u{2028}b", "https://x/\u{7F}",
    "https://[]/",
    "https://[::1/", "https://x[1]/", "https://x/[1]", "example.org", "https:/x/",
])
func onlyWebAddressesAreTakenAsBase(base: String) throws {
    let outcome = try GuideProcess().run("explain", "sample-lint/MissingEscape", "--base-url", base)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is no address that links can go to"), "\(outcome.errors)")
    let site = try GuideProcess().run("site", "--output", "/dev/null/x", "--base-url", base)
    #expect(site.errors.contains("is no address that a site can be served from"), "\(site.errors)")
}

@Test(arguments: [
    ("github", "::notice title=Every screen can be left with the escape gesture::Every screen can be left"),
    (
        "xcode",
        "note: Every screen can be left with the escape gesture [sample-lint/MissingEscape] escape-missing https://"
    ),
    ("text", "escape-missing  Every screen"), ("json", "\"checkerRules\":[{"), ("sarif", "\"rules\":[{"),
    ("markdown", "<summary>Every screen"), ("html", "<h2 id=\"rule-1\">"),
])
func ruleThatIsAskedForIsAnsweredInEveryFormat(format: String, part: String) throws {
    let outcome = try GuideProcess().run("explain", "sample-lint/MissingEscape", "--format", format)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(part), "\(outcome.output)")
    let unexplained = try GuideProcess().run("explain", "sample-lint/TargetTooSmall", "--format", format)
    #expect(unexplained.output.contains("TargetTooSmall"), "\(unexplained.output)")
}

@Test func lineThatAReportDoesNotNameIsNotMadeUp() throws {
    let fixture = Fixture()
    try fixture.write(
        """
        {"version":"2.1.0","runs":[{"tool":{"driver":{"name":"Sample Lint"}},"results":[{"ruleId":"MissingEscape","message":{"text":
        "a"},"locations":[{"physicalLocation":{"artifactLocation":{"uri":"App/A.swift"}}}]}]}]}
        """, to: "a.sarif")
    let outcome = try GuideProcess(folder: fixture.root).run("explain", "a.sarif", "--format", "xcode")
    #expect(outcome.output.hasPrefix("App/A.swift: warning: a ["), "\(outcome.output)")
}

@Test(arguments: [
    ("text", "all is well\n", 2, "holds no finding, and nothing tells that it is a report"),
    ("clean.json", "[]", 1, "holds no finding: nothing is known"),
    ("clean.sarif", #"{"version":"2.1.0","runs":[]}"#, 1, "holds no finding: nothing is known"),
    ("broken.json", "{\"findings\":[\n{", 2, "the baseline 'broken.json:2:2' cannot be read: the JSON is cut short"),
    ("other.json", "{\"a\":1}", 2, "it is a JSON object with 'a', but no report that is known"),
    ("page.html", "<!doctype html><p>x</p>", 2, "cannot be read"), ("none", "", 2, "cannot be read: it is empty"),
])
func baselineThatKnowsNothingIsTold(name: String, text: String, status: Int32, message: String) throws {
    let fixture = Fixture()
    try fixture.write(text, to: name)
    let guide = GuideProcess(folder: fixture.root)
    let outcome = try guide.run("explain", "Reports/mixed.sarif", "--baseline", name)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    let korean = try guide.run("explain", "Reports/mixed.sarif", "--baseline", name, "--lang", "ko")
    #expect(korean.errors.contains("기준 보고서"), "\(korean.errors)")
}

@Test func notesOnReportsAreInTheReadersLanguage() throws {
    let fixture = Fixture()
    try fixture.write(#"{"version":"2.1.0","runs":[]}"#, to: "a.sarif")
    let guide = GuideProcess(folder: fixture.root)
    #expect(try guide.run("explain", "a.sarif").errors.contains("a.sarif: the report has no run"))
    #expect(try guide.run("explain", "a.sarif", "--lang", "ko").errors.contains("a.sarif: 실행 기록(run)이 없는 보고서입니다"))
    #expect(
        try guide.run("explain", "a.sarif", "--base-url", "x", "--lang", "ko").errors.contains("링크로 쓸 수 없는 주소입니다"))
}
