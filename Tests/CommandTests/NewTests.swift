import Testing

@testable import a11y_guide

@Test func skeletonStandsInTheTopicInEveryLanguage() throws {
    let fixture = Fixture()
    let outcome = try GuideProcess(folder: fixture.root).run("new", "rule", "slider-step-missing", "--topic", "sliders")
    #expect(outcome.status == 0)
    #expect(
        outcome.output == """
            Content/sliders/slider-step-missing.en.md
            Content/sliders/slider-step-missing.ko.md
            Content/sliders/index.en.md

            """)
    #expect(
        fixture.read("Content/sliders/index.en.md").contains("rules: [slider-not-adjustable, slider-step-missing]\n"))
    #expect(fixture.read("Content/sliders/slider-step-missing.en.md").contains("## Why it matters"))
    #expect(fixture.read("Content/sliders/slider-step-missing.ko.md").contains("## 중요한 이유"))
}

@Test func topicIsThatOfTheCurrentFolder() throws {
    let fixture = Fixture()
    let outcome = try GuideProcess(folder: "\(fixture.root)/Content/sliders").run("new", "rule", "slider-step-missing")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("slider-step-missing.en.md\n"))
    let lost = try GuideProcess(folder: fixture.root).run("new", "rule", "slider-other")
    #expect(lost.status == 2)
    #expect(lost.errors.contains("'new rule' needs --topic\n  there are: gestures, sliders\n"))
}

@Test func existingRuleIsNeverOverwritten() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    let before = fixture.read("Content/gestures/escape-missing.en.md")
    let taken = try guide.run("new", "rule", "escape-missing", "--topic", "gestures")
    #expect(taken.status == 2)
    #expect(taken.errors.hasPrefix("a11y-guide: error: 'escape-missing' is a rule already\n"))
    let former = try guide.run("new", "rule", "escape-absent", "--topic", "gestures")
    #expect(former.status == 2)
    #expect(former.errors.contains("'escape-absent' was the identifier of 'escape-missing'"))
    #expect(fixture.read("Content/gestures/escape-missing.en.md") == before)
    try fixture.write("draft", to: "Content/sliders/slider-draft-here.ko.md")
    #expect(try guide.run("new", "rule", "slider-draft-here", "--topic", "sliders").status == 2)
    #expect(fixture.read("Content/sliders/slider-draft-here.en.md") == "", "nothing is written where one file exists")
}

@Test func identifierThatCannotBeIsAnsweredWithOneThatCan() throws {
    let outcome = try GuideProcess().run("new", "rule", "Slider Step Missing")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("  try: a11y-guide new rule slider-step-missing\n"))
}

@Test func skeletonHasNoProblemsButWhatIsToBeFilledIn() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    _ = try guide.run("new", "rule", "slider-step-missing", "--topic", "sliders", "--framework", "compose")
    let outcome = try guide.run("validate")
    #expect(outcome.status == 1)
    let problems = outcome.lines.filter { $0.contains(": error: ") || $0.contains(": warning: ") }
    #expect(!problems.isEmpty)
    for problem in problems { #expect(problem.hasSuffix("[to-fill]"), "\(problem)") }
    #expect(!fixture.read("Content/sliders/slider-step-missing.en.md").contains("uikit"))
}
