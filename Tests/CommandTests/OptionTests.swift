import GuideCommandLine
import Testing

@testable import a11y_guide

/// An option in use, and what shows that it did something.
struct OptionCase: Sendable, CustomTestStringConvertible {
    var command: String
    var option: String
    /// After the command.
    var arguments: [String]
    /// Parts of standard output.
    var shows: [String]
    /// What standard output must not have.
    var hides: [String]
    /// What the command ends with.
    var status: Int32
    var testDescription: String { ([command] + arguments).joined(separator: " ") }

    init(
        _ command: String, _ option: String, _ arguments: [String], shows: [String], hides: [String] = [],
        status: Int32 = 0
    ) {
        self.status = status
        self.command = command
        self.option = option
        self.arguments = arguments
        self.shows = shows
        self.hides = hides
    }

    static let all: [OptionCase] = search + list + show + explain + check + others + serve

    private static let search = [
        OptionCase(
            "search", "--platform", ["screen slider", "-p", "android", "-k", "rule"], shows: ["slider-not-adjustable"],
            hides: ["escape-missing"]),
        OptionCase(
            "search", "--framework", ["escape", "--framework=swiftui"], shows: ["escape-missing"],
            hides: ["escape-result-wrong"]),
        OptionCase(
            "search", "--topic", ["--topic", "sliders", "--kind", "rule"], shows: ["slider-not-adjustable"],
            hides: ["escape"]),
        OptionCase(
            "search", "--obligation", ["escape", "--obligation", "should"], shows: ["escape-result-wrong"],
            hides: ["escape-missing "]),
        OptionCase(
            "search", "--impact", ["escape", "--impact", "critical"], shows: ["escape-missing"],
            hides: ["escape-result-wrong "]),
        OptionCase(
            "search", "--checker", ["escape", "-c", "sample-lint", "--kind", "rule"], shows: ["escape-missing"],
            hides: ["escape-result-wrong "]),
        OptionCase(
            "search", "--requirement", ["-r", "wcag:2.5.8", "-k", "rule"], shows: ["slider-not-adjustable"],
            hides: ["escape-missing"]),
        OptionCase(
            "search", "--kind", ["escape", "-k", "topic"], shows: ["gestures  Gestures"], hides: ["escape-missing "]),
        OptionCase("search", "--limit", ["escape", "-n1"], shows: ["escape"], hides: ["\n\n"]),
        OptionCase(
            "search", "--no-snippets", ["fingers", "--no-snippets"],
            shows: ["A screen that people can leave is left by the two-finger scrub."]),
        OptionCase("search", "--lang", ["escape-missing", "-l", "ko"], shows: ["모든 화면은", "필수"]),
        OptionCase("search", "--json", ["escape", "-j"], shows: ["{\"schemaVersion\":1,"]),
        OptionCase("search", "--index", ["escape", "-i", "Index/guide.index"], shows: ["escape-missing"]),
        OptionCase("search", "--color", ["escape", "--color", "always"], shows: ["\u{1B}[1m"]),
    ]

    private static let list = [
        OptionCase("list", "--platform", ["rules", "-p", "ios"], shows: ["escape-missing"], hides: ["slider"]),
        OptionCase("list", "--framework", ["rules", "-f", "views"], shows: ["slider"], hides: ["escape-missing"]),
        OptionCase("list", "--topic", ["rules", "-t", "gestures"], shows: ["escape-missing"], hides: ["slider"]),
        OptionCase(
            "list", "--obligation", ["rules", "--obligation", "should"], shows: ["escape-result"], hides: ["slider"]),
        OptionCase("list", "--impact", ["rules", "--impact", "serious"], shows: ["slider"], hides: ["escape-missing"]),
        OptionCase("list", "--checker", ["rules", "-c", "other-lint"], shows: ["escape-missing"], hides: ["slider"]),
        OptionCase(
            "list", "--requirement", ["rules", "-r", "wcag:2.5.8"], shows: ["slider"], hides: ["escape-missing"]),
        OptionCase("list", "--ids", ["rules", "--ids"], shows: ["escape-missing\n"], hides: [" "]),
        OptionCase("list", "--lang", ["topics", "--lang", "ko"], shows: ["화면을 나가는 제스처"]),
        OptionCase("list", "--json", ["topics", "--json"], shows: ["\"total\":2"]),
        OptionCase("list", "--index", ["topics", "--index=Index/guide.index"], shows: ["gestures"]),
    ]

    private static let show = [
        OptionCase(
            "show", "--part", ["escape-missing", "--part", "limits"], shows: ["Limits and exceptions", "The root"],
            hides: ["Why it matters", "Obligation"]),
        OptionCase(
            "show", "--framework", ["escape-missing", "-f", "swiftui"], shows: ["Panel()", "The panel has no answer."],
            hides: ["SheetController", "The sheet has no answer", "  UIKit\n"]),
        OptionCase("show", "--lang", ["escape-missing", "-l", "ko"], shows: ["중요한 이유", "치명적"]),
        OptionCase("show", "--json", ["escape-missing", "-j"], shows: ["\"kind\":\"rule\"", "\"examples\":[{"]),
        OptionCase(
            "show", "--markdown", ["escape-missing", "-m"], shows: ["# Every screen", "```swift uikit failing\n"],
            hides: ["obligation"]),
        OptionCase("show", "--no-pager", ["escape-missing", "--no-pager"], shows: ["Why it matters"]),
        OptionCase("show", "--index", ["escape-missing", "-i", "Index/guide.index"], shows: ["Why it matters"]),
    ]

    private static let explain = [
        OptionCase(
            "explain", "--format", ["sample-lint/TargetTooSmall", "--format", "json"], shows: ["{\"schemaVersion\":1,"]),
        OptionCase("explain", "--json", ["sample-lint/TargetTooSmall", "-j"], shows: ["{\"schemaVersion\":1,"]),
        OptionCase(
            "explain", "--fail-on", ["Reports/mixed.sarif", "--fail-on", "never"],
            shows: ["escape-missing  Every screen"]),
        OptionCase(
            "explain", "--baseline", ["Reports/mixed.sarif", "--baseline", "Reports/mixed.sarif"], shows: [],
            hides: ["escape-missing"]),
        OptionCase(
            "explain", "--limit", ["Reports/mixed.sarif", "-n", "1", "--fail-on", "never"], shows: ["App/Row.swift:3"],
            hides: ["App/Row.swift:9"]),
        OptionCase(
            "explain", "--base-url", ["sample-lint/MissingEscape", "--base-url", "https://docs.example/"],
            shows: ["https://docs.example/en/rules/escape-missing/"]),
        OptionCase("explain", "--lang", ["sample-lint/MissingEscape", "-l", "ko"], shows: ["필수"]),
        OptionCase(
            "explain", "--index", ["sample-lint/MissingEscape", "-i", "Index/guide.index"], shows: ["escape-missing"]),
    ]

    private static let check = [
        OptionCase(
            "check", "--format", ["Swift", "--format", "xcode"],
            shows: ["Swift/Detail.swift:6:", " [escape-missing] "], hides: ["    a11y-guide show"], status: 1),
        OptionCase("check", "--json", ["Swift", "-j"], shows: ["{\"schemaVersion\":1,"], status: 1),
        OptionCase(
            "check", "--rule", ["Swift", "-r", "escape-missing"], shows: ["[escape-missing]"],
            hides: ["[escape-result-wrong]"], status: 1),
        OptionCase(
            "check", "--config", ["Swift", "--config", "Swift/quiet.yml"],
            shows: ["error: does not hold in 'Detail': Every screen can be left"],
            hides: ["[escape-result-wrong]"], status: 1),
        OptionCase(
            "check", "--baseline", ["Swift", "--baseline", "Swift/known.json"], shows: ["[escape-result-wrong]"],
            hides: ["[escape-missing]"], status: 1),
        OptionCase(
            "check", "--diff", ["Swift", "--diff", "HEAD"], shows: ["[escape-result-wrong]"],
            hides: ["[escape-missing]"], status: 1),
        OptionCase("check", "--list", ["--list"], shows: ["escape-missing  "]),
        OptionCase("check", "--lang", ["Swift", "-l", "ko"], shows: ["모든 화면은"], status: 1),
        OptionCase(
            "check", "--index", ["Swift", "--index=Index/guide.index"], shows: ["Every screen can be left"], status: 1),
    ]

    private static let others = [
        OptionCase("index", "--content", ["--content", "Content", "--output", "by-content"], shows: []),
        OptionCase("index", "--output", ["-o", "by-output"], shows: []),
        OptionCase("index", "--plain", ["--plain", "Content", "--output", "by-plain"], shows: []),
        OptionCase("validate", "--content", ["--content", "Content"], shows: []),
        OptionCase("validate", "--strict", ["--strict"], shows: []),
        OptionCase("validate", "--json", ["--json"], shows: ["\"errors\":0"]),
        OptionCase(
            "new", "--topic", ["rule", "slider-by-topic", "-t", "sliders"], shows: ["sliders/slider-by-topic.en.md"]),
        OptionCase(
            "new", "--content", ["rule", "slider-by-content", "-t", "sliders", "--content", "Content"],
            shows: ["Content/sliders/slider-by-content.ko.md"]),
        OptionCase(
            "new", "--framework", ["rule", "slider-by-framework", "-t", "sliders", "-f", "uikit"],
            shows: ["sliders/slider-by-framework.en.md"]),
        OptionCase("site", "--content", ["--content", "Content", "--output", "site-by-content"], shows: []),
        OptionCase("site", "--output", ["-o", "site-by-output"], shows: []),
        OptionCase("site", "--overlay", ["--overlay", "Content", "--output", "site-by-overlay"], shows: []),
        OptionCase(
            "site", "--base-url", ["--base-url", "https://example.org/x/", "--output", "site-by-base-url"], shows: []),
        OptionCase("site", "--plain", ["--plain", "Content", "--output", "site-by-plain"], shows: []),
        OptionCase("site", "--title", ["--title", "Ours", "--output", "site-by-title"], shows: []),
    ]

    /// What is shown is the address that is served.
    private static let serve = [
        OptionCase("serve", "--content", ["--content", "Content"], shows: ["/guide/"]),
        OptionCase("serve", "--port", ["--port", "0"], shows: ["http://127.0.0.1:"]),
        OptionCase("serve", "--host", ["--host", "localhost"], shows: ["http://127.0.0.1:"]),
        OptionCase("serve", "--open", ["--open"], shows: ["/guide/"]),
        OptionCase("serve", "--overlay", ["--overlay", "Content"], shows: ["/guide/"]),
        OptionCase("serve", "--base-url", ["--base-url", "https://example.org/x/"], shows: ["/x/"]),
        OptionCase("serve", "--title", ["--title", "Ours"], shows: ["/guide/"]),
    ]
}

@Test(arguments: OptionCase.all.filter { $0.command != "check" })
func optionDoesWhatItSays(_ option: OptionCase) throws { try expectAnswer(to: option) }

@Test(.needsChecker, arguments: OptionCase.all.filter { $0.command == "check" })
func optionOfCheckDoesWhatItSays(_ option: OptionCase) throws { try expectAnswer(to: option) }

private func expectAnswer(to option: OptionCase) throws {
    if option.command == "serve" {
        let served = try ServedGuide(folder: Fixture.shared.root, option.arguments)
        for part in option.shows { #expect(served.address.contains(part), "\(served.messages)") }
        #expect(served.stop() == 0)
        return
    }
    var guide = GuideProcess()
    if option.command == "new" { guide.folder = Fixture().root }
    if option.arguments.contains("--diff") {
        let fixture = Fixture()
        try fixture.commit()
        let text = fixture.read("Swift/Screen.swift")
        try fixture.write(text.replacing("return true", with: "return  true"), to: "Swift/Screen.swift")
        guide.folder = fixture.root
    }
    if option.arguments.contains("Index/guide.index") || option.arguments.contains("--index=Index/guide.index") {
        _ = try guide.run("list", "rules")
    }
    let outcome = try guide.run([option.command] + option.arguments)
    #expect(outcome.status == option.status, "\(outcome.errors)")
    for part in option.shows { #expect(outcome.output.contains(part), "\(part)\n\(outcome.output)") }
    for part in option.hides { #expect(!outcome.output.contains(part), "\(part)\n\(outcome.output)") }
}

@Test func everyOptionIsTestedAndDocumented() throws {
    let manual = try GuideProcess().run("man").output
    for command in Guide.program.commands {
        let help = try GuideProcess().run("help", command.name).output
        for option in command.options where !option.isHidden {
            let isTested = OptionCase.all.contains { $0.command == command.name && $0.option == option.longForm }
            #expect(isTested, "\(command.name) \(option.longForm) has no case above")
            #expect(help.contains(option.longForm), "\(command.name) \(option.longForm)")
            #expect(manual.contains("-\(option.longForm.dropFirst(2))"), "\(command.name) \(option.longForm)")
        }
    }
}
