import Testing

@testable import a11y_guide

/// `check --baseline`, and the configuration of a run.
@Suite(.needsChecker) struct CheckBaselineTests {
    private let fixture = Fixture()
    private var guide: GuideProcess { GuideProcess(folder: fixture.root) }

    /// Writes a report of what is there now.
    private func remember(_ format: String, _ arguments: String = "") throws {
        try #require(guide.shell("\"$guide\" check Swift --format \(format) \(arguments) >known").status == 1)
    }

    @Test(arguments: ["json", "sarif"], ["", "--lang ko"])
    func aFindingStaysKnownWhereItsLineMoves(format: String, language: String) throws {
        try remember(format, language)
        try fixture.write("// One more line.\n\n" + fixture.read("Swift/Screen.swift"), to: "Swift/Screen.swift")
        let outcome = try guide.run("check", "Swift", "--baseline", "known")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output == "")
        #expect(outcome.errors == "a11y-guide: nothing found in 2 files, 2 known\n")
    }

    @Test func aFindingThatIsGoneMakesNoOtherOneKnown() throws {
        try remember("json")
        let text = fixture.read("Swift/Screen.swift")
        try fixture.write(text.replacing("return true", with: "return !false || true"), to: "Swift/Screen.swift")
        try fixture.write(text.replacing("Screen", with: "Another"), to: "Swift/Another.swift")
        let outcome = try guide.run("check", "Swift", "--format", "xcode", "--baseline", "known")
        #expect(outcome.lines.map { String($0.prefix { $0 != ":" }) }.contains("Swift/Another.swift"))
        #expect(!outcome.output.contains("Swift/Detail.swift"))
    }

    @Test func eachKnownFindingMakesOneKnown() throws {
        try remember("json")
        let text = fixture.read("Swift/Screen.swift")
        let twin = text.replacing("import UIKit\n", with: "").replacing("Screen", with: "Twin")
        try fixture.write(text + twin, to: "Swift/Screen.swift")
        let outcome = try guide.run("check", "Swift", "--baseline", "known")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "a11y-guide: 1 finding in 1 of 2 files, 2 known\n")
    }

    @Test func whatIsKnownStandsInTheNextReport() throws {
        try remember("json")
        let next = try guide.shell(
            "\"$guide\" check Swift --json --baseline known >next; \"$guide\" check Swift --baseline next")
        #expect(next.status == 0)
        #expect(next.errors == "a11y-guide: nothing found in 2 files, 2 known\n")
    }

    @Test(arguments: [
        ("missing.json", "baseline 'missing.json' cannot be read: No such file or directory"),
        ("broken.json", "baseline 'broken.json' cannot be read: the JSON is cut short (line 1, column "),
        ("Swift", "baseline 'Swift' cannot be read: "),
        ("Reports/swiftlint.json", "baseline 'Reports/swiftlint.json' has no finding of a11y-guide, but of SwiftLint"),
    ])
    func whatIsNoBaselineIsAMistake(file: String, message: String) throws {
        try fixture.write("{\"schemaVersion\":1,\"language\":\"en\",\"findings\":[{", to: "broken.json")
        let outcome = try guide.run("check", "Swift", "--baseline", file)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("a11y-guide: error: \(message)"), "\(outcome.errors)")
        #expect(outcome.errors.contains("a11y-guide check --json PATH >known.json"))
    }

    @Test func aCleanRunIsABaseline() throws {
        try #require(
            guide.shell("mkdir clean && echo >clean/A.swift && \"$guide\" check clean --json >known").status == 0)
        #expect(try guide.run("check", "Swift", "--baseline", "known").status == 1)
    }

    @Test(arguments: [
        (
            "rules:\n  escape-mising: error\n", "2:3: there is no check for 'escape-mising'",
            "did you mean 'escape-missing'?"
        ),
        ("rules:\n  escape-missing: loud\n", "2:19: a level is one of off, note, warning, error, on", ""),
        ("rules: [escape-missing]\n", "1:8: 'rules' holds 'key: value' lines", ""),
        ("rules:\n  escape-missing: off\n  escape-missing: on\n", "3:3: ", ""),
        ("exclude: Generated\n", "1:10: 'exclude' is a list of paths", "write [Generated, '**/Mocks']"),
    ])
    func aMistakeInTheConfigurationIsNamedWithItsPlace(text: String, message: String, hint: String) throws {
        try fixture.write(text, to: ".a11y-guide.yml")
        let outcome = try guide.run("check", "Swift")
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains(".a11y-guide.yml:\(message)"), "\(outcome.errors)")
        #expect(outcome.errors.contains(hint))
    }

    @Test func aPatternThatMatchesNothingIsNamedWithItsPlace() throws {
        try fixture.write("exclude:\n  - Swfit\n  - Reports\n  - \"*.generated.swift\"\n", to: ".a11y-guide.yml")
        let outcome = try guide.run("check", ".", "--format", "xcode")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors == """
                .a11y-guide.yml:2:5: warning: 'Swfit' matches nothing; did you mean 'Swift'?
                .a11y-guide.yml:4:5: warning: '*.generated.swift' matches nothing

                """)
        #expect(try guide.run("check", "Swift", "--format", "xcode").errors == "")
    }
}
