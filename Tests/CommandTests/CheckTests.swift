import GuideCommandLine
import Testing

@testable import a11y_guide

/// The rules of findings with their number, as `explain` counts them.
private func rules(in text: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    for part in text.split(separator: "\"checkerRule\":\"") {
        guard part.contains("\"level\":") else { continue }
        counts[String(part.prefix { $0 != "\"" }), default: 0] += 1
    }
    return counts
}

@Suite(.needsChecker) struct CheckTests {
    @Test(arguments: ["json", "sarif", "xcode", "github"]) func whatItWritesCanBeExplained(format: String) throws {
        let guide = GuideProcess(folder: Fixture().root)
        let checked = try guide.shell("\"$guide\" check Swift --format \(format) >report.txt")
        #expect(checked.status == 1, "\(checked.errors)")
        let explained = try guide.run("explain", "report.txt", "--json")
        #expect(rules(in: explained.output) == ["escape-missing": 1, "escape-result-wrong": 1], "\(explained.output)")
        #expect(explained.output.contains("\"id\":\"escape-missing\",\"relation\":\"equal\""))
        #expect(explained.errors.hasPrefix("a11y-guide: 2 open\n"), "\(explained.errors)")
    }

    @Test func itsSarifIsThatOfAnExplanation() throws {
        let guide = GuideProcess(folder: Fixture().root)
        let checked = try guide.shell("\"$guide\" check Swift --format sarif | tee report.sarif")
        for part in [
            "\"name\":\"a11y-guide\",\"version\":\"1.0\"", "\"ruleId\":\"escape-missing\"", "\"level\":\"warning\"",
            "\"helpUri\":\"https://example.org/guide/en/rules/escape-missing/\"", "**What to do**",
            "\"region\":{\"startLine\":6,", "\"columnKind\":\"utf16CodeUnits\"", "\"executionSuccessful\":true",
        ] {
            #expect(checked.output.contains(part), "\(part)\n\(checked.output)")
        }
        let explained = try guide.run("explain", "report.sarif", "--format", "sarif", "--fail-on", "never")
        #expect(explained.status == 0)
        #expect(explained.output.contains("\"ruleId\":\"escape-missing\""))
    }

    /// What an editor takes a column of SARIF for, where a character is more than one unit.
    @Test func columnsOfSarifCountUTF16() throws {
        let fixture = Fixture()
        let text = fixture.read("Swift/Screen.swift")
        try fixture.write(text.replacing("return true", with: "/* 👨‍👩‍👧 */ return true"), to: "Swift/Screen.swift")
        let guide = GuideProcess(folder: fixture.root)
        let arguments = ["check", "Swift", "--rule", "escape-result-wrong", "--format"]
        #expect(try guide.run(arguments + ["sarif"]).output.contains("\"startColumn\":31,"))
        #expect(try guide.run(arguments + ["xcode"]).output.hasPrefix("Swift/Screen.swift:6:24: "))
    }

    @Test func whatACommentSuppressesIsKeptAsSuch() throws {
        let fixture = Fixture()
        let text = fixture.read("Swift/Screen.swift")
        let comment = "// a11y-guide:disable:this escape-result-wrong The bar leaves."
        try fixture.write(text.replacing("return true", with: "return true  \(comment)"), to: "Swift/Screen.swift")
        let guide = GuideProcess(folder: fixture.root)
        let arguments = ["check", "Swift", "--rule", "escape-result-wrong"]
        let terminal = try guide.run(arguments)
        #expect(terminal.status == 0)
        #expect(terminal.output == "")
        #expect(terminal.errors == "a11y-guide: nothing found in 2 files, 1 suppressed\n")
        #expect(try guide.run(arguments + ["--json"]).output.contains("\"state\":\"muted\""))
        let sarif = try guide.run(arguments + ["--format", "sarif"])
        #expect(sarif.output.contains("\"suppressions\":[{\"kind\":\"inSource\"}]"))
        #expect(sarif.status == 0)
    }

    @Test(arguments: ["terminal", "json", "sarif", "github", "xcode"])
    func aFileThatCannotBeCheckedIsNamedAndTheOthersAreChecked(format: String) throws {
        let fixture = Fixture()
        try fixture.write("class A {\n    func b( {\n}\n", to: "Swift/Broken.swift")
        let outcome = try GuideProcess(folder: fixture.root).run("check", "Swift", "--format", format)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("Swift/Broken.swift:2:"), "\(outcome.errors)")
        #expect(outcome.output.contains("escape-result-wrong"))
        if format == "terminal" {
            #expect(outcome.errors.hasSuffix("a11y-guide: 2 findings in 2 of 3 files, 1 not checked\n"))
        }
        if format == "json" {
            #expect(outcome.output.contains("\"unread\":[{\"report\":\"Swift/Broken.swift\",\"line\":2,"))
        }
        if format == "sarif" { #expect(outcome.output.contains("\"executionSuccessful\":false")) }
    }

    /// By itself the program has no index; the findings still have their rules.
    @Test(arguments: ["terminal", "json", "sarif", "github", "xcode"])
    func withoutAnIndexFindingsHaveTheirRules(format: String) throws {
        let guide = GuideProcess(folder: Fixture().root)
        let outcome = try guide.shell("cd Swift && \"$guide-check\" . --format \(format)")
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.output.contains("escape-missing"))
        #expect(outcome.output.contains("escape-result-wrong"))
    }

    @Test func aFileAloneHasTheTextsOfItsProject() throws {
        let fixture = Fixture()
        try fixture.write(
            "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\").accessibilityLabel(\"row.action.more\") } }\n",
            to: "App/Sources/Row.swift")
        let guide = GuideProcess(folder: fixture.root)
        let found = try guide.run("check", "App/Sources/Row.swift")
        #expect(found.status == 1 && found.output.contains("identifier-as-label"), "\(found.output)")
        try fixture.write("// swift-tools-version: 6.0\n", to: "App/Package.swift")
        try fixture.write("\"row.action.more\" = \"More\";\n", to: "App/Resources/en.lproj/Localizable.strings")
        let silent = try guide.run("check", "App/Sources/Row.swift")
        #expect(silent.status == 0, "\(silent.output)")
    }

    @Test func aChangedFileIsCheckedWithWhatItInherits() throws {
        let fixture = Fixture()
        let guide = GuideProcess(folder: fixture.root)
        try fixture.write(
            "import UIKit\nclass Base: UIViewController { override func accessibilityPerformEscape() -> Bool { false } }\n",
            to: "App/Base.swift")
        let git = "git -c user.name=a -c user.email=a@example.org"
        let made = try guide.shell("cd App && git init -q && git add . && \(git) commit -q -m a")
        #expect(made.status == 0, "\(made.errors)")
        let screen = """
            import UIKit
            class Detail: Base {
                func hide() { navigationItem.hidesBackButton = true }
                @objc func back() { navigationController?.popViewController(animated: true) }
            }
            """
        try fixture.write(screen, to: "App/Detail.swift")
        let silent = try guide.shell("cd App && \"$guide\" check --diff HEAD .")
        #expect(silent.status == 0, "\(silent.output)\(silent.errors)")
        try fixture.write(screen.replacing("Base", with: "UIViewController"), to: "App/Detail.swift")
        let found = try guide.shell("cd App && \"$guide\" check --diff HEAD .")
        #expect(found.status == 1 && found.output.contains("escape-missing"), "\(found.output)\(found.errors)")
    }

    /// An index that somebody named is not passed over in silence.
    @Test(arguments: ["--index guide.index", ""]) func anIndexThatCannotBeReadIsRefused(option: String) throws {
        let fixture = Fixture()
        try fixture.write("no index", to: "guide.index")
        let guide = GuideProcess(folder: fixture.root)
        let variable = option.isEmpty ? "A11Y_GUIDE_INDEX=guide.index " : ""
        let outcome = try guide.shell("\(variable)\"$guide\" check Swift \(option)")
        #expect(outcome.status == 2 && outcome.output.isEmpty, "\(outcome.output)")
        #expect(outcome.errors.contains("'guide.index' is not an index of a11y-guide"), "\(outcome.errors)")
    }

    @Test func aFolderWithoutSwiftIsNotClean() throws {
        let guide = GuideProcess(folder: Fixture().root)
        let outcome = try guide.shell("mkdir -p empty/below && \"$guide\" check empty")
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("there is no Swift file in 'empty'"), "\(outcome.errors)")
    }
}

/// The plugin cannot import the options: it has to tell their values from paths.
@Test func thePluginKnowsWhichOptionsHaveAValue() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let plugin = Fixture.read(file: "\(root)/Plugins/A11yCheck/A11yCheck.swift")
    let check = try #require(Guide.program.commands.first { $0.name == "check" })
    for option in check.options + Guide.program.options {
        guard case .value = option.kind else { continue }
        #expect(plugin.contains("\"\(option.longForm)\""), "\(option.longForm)")
    }
}
