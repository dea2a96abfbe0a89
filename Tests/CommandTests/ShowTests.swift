import GuideCommandLine
import Testing

@testable import a11y_guide

@Test func ruleIsLaidOutWithFactsFirstAndEvidenceLast() throws {
    let outcome = try GuideProcess().run("show", "escape-missing")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
        outcome.output.hasPrefix(
            """
            Every screen can be left with the escape gesture
            escape-missing

            A screen that people can leave is left by the two-finger scrub.

              Obligation     must
              Impact         critical
              Frameworks     UIKit, SwiftUI
              Status         observed; 1 claim with evidence below
              Requirements   wcag:2.1.1  Keyboard (may not be satisfied)
              Checker rules  other-lint/MissingEscape  No escape action (related)
                             sample-lint/MissingEscape  A screen cannot be left (a part of
                               the rule)
              API names      accessibilityPerformEscape
              Related        escape-result-wrong  The answer to the escape gesture tells
                               the truth
              Topic          gestures  Gestures that leave a screen
              Formerly       escape-absent
              Since          1.0

            Why it matters

              People rub the screen with two fingers. Nothing happens where nobody answers
              `accessibilityPerformEscape`, and that is a trap; see the answer tells the
              truth (escape-result-wrong) and the report <https://example.org/report>.

            """))
    #expect(
        outcome.output.hasSuffix(
            """
            Evidence
              • A navigation controller pops on the scrub by itself.
                observed — seen: iOS 16, VoiceOver — A report <https://example.org/report>

            Sources
              accessibilityPerformEscape() <https://example.org/documentation/escape>

            """))
}

@Test func examplesAreToldApartByWordsAndSigns() throws {
    let outcome = try GuideProcess().run("show", "escape-missing", "--part", "examples", "--framework", "uikit")
    #expect(
        outcome.output == """
            Examples

              UIKit

              The sheet has no answer to the gesture.

              ✗ Failing — UIKit ──────────────────────────────────────────
                  final class SheetController: UIViewController {}

              The sheet closes itself.

              ✓ Passing — UIKit ──────────────────────────────────────────
                  final class SheetController: UIViewController {
                      override func accessibilityPerformEscape() -> Bool {
                          dismiss(animated: true) // "closed"
                          return true
                      }
                  }

            """)
}

@Test(arguments: ["escape-missing", "ESCAPE_MISSING", "escapeMissing", "escape missing"])
func identifierMayBeSpelledInAnyWay(_ name: String) throws {
    let outcome = try GuideProcess().run("show", name)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\nescape-missing\n"))
}

@Test func formerIdentifierLeadsToTheRuleAndSaysSo() throws {
    let outcome = try GuideProcess().run("show", "escape-absent")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "a11y-guide: 'escape-absent' is now 'escape-missing'\n")
    #expect(outcome.output.contains("\nescape-missing\n"))
}

@Test func bareNameOfSeveralCheckerRulesListsThem() throws {
    let outcome = try GuideProcess().run("show", "MissingEscape")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
        outcome.errors == """
            a11y-guide: error: 'MissingEscape' leads to 2 entries; name one of them
              other-lint/MissingEscape — No escape action (checker rule)
              sample-lint/MissingEscape — A screen cannot be left (checker rule)

            """)
    #expect(try GuideProcess().run("show", "sample-lint/missing_escape").status == 0)
}

@Test func unknownIdentifierIsAnsweredWithTheNearest() throws {
    let outcome = try GuideProcess().run("show", "escape-misssing")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(
        outcome.errors.hasPrefix("a11y-guide: nothing is called 'escape-misssing'\n  did you mean 'escape-missing'?\n"))
}

@Test(arguments: [
    ("gestures", ["Gestures that leave a screen\ngestures · topic\n", "\n  escape-missing  Every screen"]),
    (
        "sample-lint",
        [
            "Sample Lint\nsample-lint · checker\n", "Version   3.1",
            "MissingEscape  A screen cannot be left → escape-missing", "→ none yet",
        ]
    ),
    (
        "sample-lint/MissingEscape",
        [
            "A screen cannot be left\nsample-lint/MissingEscape · checker rule\n", "Reports view controllers",
            "sample-lint  Sample Lint", "missing_escape_method",
            "Explained by\n  escape-missing  Every screen can be left with the escape gesture (a part of\n    the rule)",
        ]
    ),
    (
        "wcag:2.1.1",
        ["Keyboard\nwcag:2.1.1 · requirement\n", "Level", "Rules\n", "  escape-missing  ", "  slider-not-adjustable  "]
    ),
])
func everyKindHasItsPage(_ name: String, _ parts: [String]) throws {
    let outcome = try GuideProcess().run("show", name)
    #expect(outcome.status == 0)
    for part in parts { #expect(outcome.output.contains(part), "\(part)\n---\n\(outcome.output)") }
}

@Test func koreanTableHasStraightColumns() throws {
    let outcome = try GuideProcess().run("show", "gestures", "--lang", "ko")
    #expect(
        outcome.output.contains(
            """
              제스처                    │ 스크린 리더 │                 결과
              ──────────────────────────┼─────────────┼─────────────────────
              두 손가락 문지르기        │  VoiceOver  │ 이전 화면으로 돌아감
              아래로 쓸고 왼쪽으로 쓸기 │  TalkBack   │            뒤로 동작

            """))
    let lines = outcome.lines.filter { $0.contains("│") }
    #expect(lines.count == 3)
    let columns = lines.map { line in line.split(separator: "│").dropLast().map { TextWidth.columns(of: $0) } }
    #expect(Set(columns).count == 1, "\(lines)")
}

@Test(arguments: [24, 40, 60, 80, 120])
func pageKeepsToTheWidthOfTheTerminal(_ columns: Int) throws {
    for (name, language) in [
        ("gestures", "ko"), ("escape-missing", "ko"), ("escape-missing", "en"), ("sample-lint", "en"),
    ] {
        let guide = GuideProcess(variables: ["NO_COLOR": "1", "PAGER": "cat"])
        let outcome = try guide.onTerminal(columns: columns, "show", name, "--lang", language)
        // Code and addresses are never broken.
        for line in outcome.lines where !line.hasPrefix("      ") && !line.contains("https://") {
            #expect(TextWidth.columns(of: line) <= columns, "\(line)")
        }
    }
}

@Test func tableThatIsTooWideIsShownRowBelowRow() throws {
    let outcome = try GuideProcess(variables: ["NO_COLOR": "1", "PAGER": "cat"])
        .onTerminal(columns: 24, "show", "gestures", "--lang", "en")
    #expect(outcome.output.contains("Gesture: two-finger\n"))
    #expect(outcome.output.contains("Screen reader:\n"))
    #expect(!outcome.output.contains("│"))
}

@Test func linksAreWrittenForTerminalsOnly() throws {
    let link = "\u{1B}]8;;https://example.org/report\u{1B}\\"
    let terminal = try GuideProcess(variables: ["TERM": "xterm", "PAGER": "cat"]).onTerminal(
        columns: 80, "show", "escape-missing")
    #expect(terminal.output.contains(link))
    #expect(!terminal.output.contains("<https://example.org/report>"))
    let piped = try GuideProcess().run("show", "escape-missing", "--color", "always")
    #expect(!piped.output.contains("\u{1B}]8"))
    #expect(piped.output.contains("\u{1B}["))
}

@Test func longTextOnATerminalGoesThroughThePager() throws {
    let pager = ["TERM": "xterm", "PAGER": "sed 's/^/paged: /'"]
    let long = try GuideProcess(variables: pager).onTerminal(columns: 80, "show", "escape-missing")
    #expect(long.output.hasPrefix("paged: "))
    #expect(long.status == 0)
    let short = try GuideProcess(variables: pager).onTerminal(columns: 80, rows: 200, "show", "escape-missing")
    #expect(!short.output.contains("paged: "))
    let refused = try GuideProcess(variables: pager).onTerminal(columns: 80, "show", "escape-missing", "--no-pager")
    #expect(!refused.output.contains("paged: "))
    #expect(!(try GuideProcess(variables: pager).run("show", "escape-missing").output.contains("paged: ")))
}

@Test func pagerThatIsMissingOrLeftEarlyHidesNothingAndHangsNowhere() throws {
    let missing = try GuideProcess(variables: ["PAGER": "no-such-pager"]).onTerminal(
        columns: 80, "show", "escape-missing")
    #expect(missing.output.contains("Why it matters"))
    #expect(missing.status == 0)
    let left = try GuideProcess(variables: ["PAGER": "head -n 1"]).onTerminal(columns: 80, "show", "escape-missing")
    #expect(left.output == "\u{1B}[1mEvery screen can be left with the escape gesture\u{1B}[0m\n")
    #expect(left.status == 0)
}

@Test func partsAreCutFromMarkdownToo() throws {
    let outcome = try GuideProcess().run("show", "escape-missing", "--markdown", "--part", "limits", "--lang", "ko")
    #expect(outcome.output == "## 한계와 예외\n\n앱의 첫 화면입니다.\n")
}

@Test func whatHasNoArticleHasNoMarkdown() throws {
    let outcome = try GuideProcess().run("show", "wcag:2.1.1", "--markdown")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("a11y-guide: error: 'wcag:2.1.1' has no article\n"))
}

@Test(arguments: [("sliders", "topic"), ("wcag:2.5.8", "requirement"), ("sample-lint", "checker")])
func partOfWhatHasNoPartsIsRefused(_ id: String, _ kind: String) throws {
    let outcome = try GuideProcess().run("show", id, "--part", "examples")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
        outcome.errors == """
            a11y-guide: error: '\(id)' is a \(kind), and only rules have parts
              try: a11y-guide show \(id)

            """)
}

@Test func completionOffersCheckerRules() throws {
    let outcome = try GuideProcess().shell(
        "bash -c 'eval \"$(\"$guide\" completions bash)\"; PATH=${guide%/*}:$PATH; COMP_WORDS=(a11y-guide show other-lint/M); COMP_CWORD=2; COMP_LINE=\"${COMP_WORDS[*]}\"; COMP_POINT=${#COMP_LINE}; _a11y_guide; echo \"${COMPREPLY[*]}\"'"
    )
    #expect(outcome.output == "other-lint/MissingEscape\n", "\(outcome.errors)")
}
