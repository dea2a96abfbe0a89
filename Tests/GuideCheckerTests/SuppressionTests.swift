import GuideChecker
import Testing

@Suite struct SuppressionTests {
    private func found(_ comment: (String) -> String) -> [CheckFinding] {
        let text = comment(
            """
            override func accessibilityPerformEscape() -> Bool {
                navigationController?.popViewController(animated: true)
                return true
            }
            """)
        let source = "import UIKit\n\nclass Screen: UIViewController {\n\(text)\n}\n"
        return SourceChecker(checks: Check.all.filter { $0.rule == "escape-result-wrong" })
            .examine([.init(path: "Screen.swift", bytes: Array(source.utf8))]).findings
    }

    private func replacing(_ text: String, _ line: String, with other: String) -> String {
        text.split(separator: Character("\n"), omittingEmptySubsequences: false).map { $0 == line ? other[...] : $0 }
            .joined(separator: "\n")
    }

    @Test func withoutACommentThereIsAFinding() {
        #expect(found { $0 }.map(\.rule) == ["escape-result-wrong"])
        // In a string it is text.
        #expect(
            found { "let text = \"// a11y-guide:disable:file escape-result-wrong never\"\n\($0)" }.map(\.rule)
                == ["escape-result-wrong"])
    }

    @Test(arguments: [
        "    // a11y-guide:disable:next escape-result-wrong a previous screen is always there\n    return true",
        "    // a11y-guide:disable:next slider-value-missing, escape-result-wrong one of the two\n    // why\n\n    return true",
        "    return true  // a11y-guide:disable:this escape-result-wrong a previous screen is always there",
        "    //a11y-guide:disable:next all nothing here\n    return true",
    ])
    func aCommentWithAReasonSuppresses(lines: String) {
        #expect(found { replacing($0, "    return true", with: lines) } == [])
    }

    /// What ends nothing would leave the rest of the file silent.
    @Test(arguments: [
        ("disable escape-result-wrong why", "enable escape-result-wrnog", ["suppression-misspelled"]),
        ("disable escape-result-wrong why", "enable slider-value-missing", ["suppression-misspelled"]),
        ("disable all why", "enable escape-result-wrong", ["suppression-misspelled"]),
        ("disable escape-result-wrong why", "enable", []), ("disable escape-result-wrong why", "enable all", []),
    ])
    func aRegionIsEndedByItsRules(begin: String, end: String, rules: [String]) {
        #expect(found { "// a11y-guide:\(begin)\n\($0)\n// a11y-guide:\(end)" }.map(\.rule) == rules)
    }

    @Test func aCommentThatCannotSuppressSaysSo() {
        #expect(
            found { "/* a11y-guide:disable:next escape-result-wrong why */\n\($0)" }.map(\.rule)
                == ["suppression-misspelled", "escape-result-wrong"])
        #expect(
            found { "\($0)\n// a11y-guide:enable" }.map(\.rule) == ["escape-result-wrong", "suppression-misspelled"])
    }

    /// A comment on all rules may mean one that is not looked for in this run.
    @Test func allIsUnusedOnlyWhereAllWereLookedFor() {
        let source = "let a = 1  // a11y-guide:disable:this all why\n"
        func rules(_ checks: [Check]) -> [String] {
            SourceChecker(checks: checks).examine([.init(path: "A.swift", bytes: Array(source.utf8))]).findings.map(
                \.rule)
        }
        #expect(rules(Check.all) == ["suppression-unused"])
        #expect(rules(Array(Check.all.prefix(1))) == [])
    }

    @Test func regionsAndFilesSuppress() {
        #expect(
            found { "// a11y-guide:disable escape-result-wrong why\n\($0)\n// a11y-guide:enable escape-result-wrong" }
                == [])
        #expect(found { "\($0)\n// a11y-guide:disable:file escape-result-wrong why" } == [])
        let after = found {
            "// a11y-guide:disable escape-result-wrong why\n// a11y-guide:enable escape-result-wrong\n\($0)"
        }
        #expect(after.map(\.rule) == ["suppression-unused", "escape-result-wrong"])
    }

    @Test func aCommentWithoutAReasonSuppressesAndIsReported() {
        let found = found {
            replacing(
                $0, "    return true", with: "    // a11y-guide:disable:next escape-result-wrong\n    return true")
        }
        #expect(found.map(\.rule) == ["suppression-without-reason"])
        #expect(found.map(\.line) == [6])
    }

    @Test(arguments: [
        ("disable:next escape-mising why", "escape-mising"), ("disabel:next escape-missing why", "disabel:next"),
        ("disable:nxt escape-missing why", "disable:nxt"), ("disable:next", "disable:next"),
    ])
    func aCommentThatIsNotUnderstoodIsReported(comment: String, fact: String) {
        let found = found { "// a11y-guide:\(comment)\n\($0)" }
        #expect(found.map(\.rule) == ["suppression-misspelled", "escape-result-wrong"])
        #expect(found.first?.facts == [fact])
    }

    @Test func aCommentOnARuleThatIsNotLookedForIsNotUnused() {
        #expect(found { "// a11y-guide:disable:file escape-missing why\n\($0)" }.map(\.rule) == ["escape-result-wrong"])
    }
}
