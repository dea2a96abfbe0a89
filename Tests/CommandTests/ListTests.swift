import GuideCommandLine
import Testing

@testable import a11y_guide

@Test func rulesAreListedInColumns() throws {
    let outcome = try GuideProcess().run("list", "rules")
    #expect(outcome.status == 0)
    #expect(
        outcome.output == """
            escape-missing         must    critical  uikit swiftui  Every screen can be left with the escape gesture
            escape-result-wrong    should  moderate  uikit          The answer to the escape gesture tells the truth
            slider-not-adjustable  must    serious   compose views  A slider can be adjusted with a swipe

            """)
    #expect(outcome.errors == "a11y-guide: 3 rules\n")
}

@Test func koreanColumnsAreStraight() throws {
    let outcome = try GuideProcess().run("list", "rules", "--lang", "ko")
    #expect(
        outcome.output == """
            escape-missing         필수  치명적  uikit swiftui  모든 화면은 이스케이프 제스처로 나갈 수 있습니다
            escape-result-wrong    권장  보통    uikit          이스케이프 제스처의 답은 정직해야 합니다
            slider-not-adjustable  필수  심각    compose views  슬라이더는 쓸어서 조절할 수 있어야 합니다

            """)
    #expect(outcome.errors == "a11y-guide: 규칙 3개\n")
}

@Test func severalKindsAreListedAndCountedTogether() throws {
    let outcome = try GuideProcess().run("list", "topics", "checkers", "checker-rules", "requirements", "--ids")
    #expect(
        outcome.output.split(separator: "\n") == [
            "gestures", "sliders", "other-lint", "sample-lint", "other-lint/MissingEscape", "sample-lint/MissingEscape",
            "sample-lint/TargetTooSmall", "wcag:2.1.1", "wcag:2.5.8",
        ])
    #expect(outcome.errors == "")
    let counted = try GuideProcess().run("list", "topics", "requirements")
    #expect(counted.errors == "a11y-guide: 2 topics, 2 requirements\n")
}

@Test(arguments: [
    (
        "en",
        "other-lint   Other Lint  1 rule, 1 explained, version 1.0\nsample-lint  Sample Lint  2 rules, 1 explained, version 3.1\n"
    ),
    ("ko", "other-lint   Other Lint  규칙 1개, 설명된 규칙 1개, 버전 1.0\nsample-lint  Sample Lint  규칙 2개, 설명된 규칙 1개, 버전 3.1\n"),
])
func checkersSayHowManyOfTheirRulesAreExplained(language: String, output: String) throws {
    #expect(try GuideProcess().run("list", "checkers", "--lang", language).output == output)
}

@Test func emptyListHasAStatusOfItsOwn() throws {
    let outcome = try GuideProcess().run("list", "rules", "--framework", "views", "--topic", "gestures")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors == "a11y-guide: 0 rules\n")
}

@Test(arguments: [30, 50, 80, 120])
func listKeepsToTheWidthOfTheTerminal(_ columns: Int) throws {
    let outcome = try GuideProcess(variables: ["NO_COLOR": "1"]).onTerminal(
        columns: columns, "list", "rules", "-l", "ko")
    for line in outcome.lines { #expect(TextWidth.columns(of: line) <= columns, "\(line)") }
}
