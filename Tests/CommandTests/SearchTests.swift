import GuideCommandLine
import Testing

@testable import a11y_guide

@Test func answerHasIdentifierTitleFactsTextAndPath() throws {
    let outcome = try GuideProcess().run("search", "escape-missing", "--kind", "rule", "-n", "1", "--no-snippets")
    #expect(outcome.status == 0)
    #expect(
        outcome.output == """
            escape-missing  Every screen can be left with the escape gesture
                must · critical · UIKit, SwiftUI
                A screen that people can leave is left by the two-finger scrub.
                gestures/escape-missing.en.md

            """)
}

@Test func wordsOfTheQueryAreJoined() throws {
    let one = try GuideProcess().run("search", "escape gesture")
    let two = try GuideProcess().run("search", "escape", "gesture")
    #expect(one.output == two.output)
    #expect(one.status == 0)
}

@Test func readingsAndTotalsGoToStandardError() throws {
    let outcome = try GuideProcess().run("search", "escpae", "-n", "1")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("a11y-guide: 'escpae' was read as 'escape'\n"))
    #expect(outcome.errors.contains("a11y-guide: showing 1 of "))
    #expect(!outcome.output.contains("escpae"))
}

@Test func koreanReaderIsAnsweredInKorean() throws {
    let outcome = try GuideProcess().run("search", "이스케이프")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("모든 화면은 이스케이프 제스처로 나갈 수 있습니다\n    필수 · 치명적 · UIKit, SwiftUI\n"))
    #expect(outcome.output.contains("gestures/escape-missing.ko.md"))
}

struct LanguageCase: Sendable {
    var variables: [String: String]
    var query: String
    var isKorean: Bool

    static let all = [
        LanguageCase(variables: [:], query: "escape-missing", isKorean: false),
        LanguageCase(variables: ["LANG": "ko_KR.UTF-8"], query: "escape-missing", isKorean: true),
        LanguageCase(variables: ["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], query: "escape-missing", isKorean: false),
        LanguageCase(variables: ["LC_ALL": "ko_KR", "LANG": "C"], query: "escape-missing", isKorean: true),
        LanguageCase(variables: ["LC_MESSAGES": "ko", "LANG": "de_DE"], query: "escape-missing", isKorean: true),
        LanguageCase(variables: ["LANG": "kok_IN"], query: "escape-missing", isKorean: false),
        LanguageCase(variables: ["LANG": "en_US", "A11Y_GUIDE_LANG": "ko"], query: "escape-missing", isKorean: true),
        LanguageCase(variables: ["A11Y_GUIDE_LANG": "en"], query: "이스케이프", isKorean: false),
        LanguageCase(variables: ["LANG": "en_US"], query: "이스케이프", isKorean: true),
    ]
}

@Test(arguments: LanguageCase.all)
func languageIsThatOfTheReader(_ language: LanguageCase) throws {
    let outcome = try GuideProcess(variables: language.variables).run("search", language.query, "-n", "1")
    #expect(outcome.output.contains("gestures/") || outcome.output.contains("sliders/"))
    #expect(outcome.output.contains(".ko.md") == language.isKorean)
}

@Test func nothingFoundIsSaidWithAStatusOfItsOwn() throws {
    let outcome = try GuideProcess().run("search", "xyzzyplugh")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("a11y-guide: nothing found for 'xyzzyplugh'\n"))
}

@Test func nothingFoundWithFiltersSaysWhatIsThereWithoutThem() throws {
    let outcome = try GuideProcess().run("search", "escape", "--framework", "views")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("nothing found for 'escape', framework:views\n"))
    #expect(outcome.errors.contains("without the options that narrow it, there are "))
}

@Test func unknownFilterValueIsAnErrorWithTheNearest() throws {
    let outcome = try GuideProcess().run("search", "x", "--topic", "slidres")
    #expect(outcome.status == 2)
    #expect(
        outcome.errors == """
            a11y-guide: error: no topic is called 'slidres'
              did you mean 'sliders'?
              see: a11y-guide list topics

            """)
    let korean = try GuideProcess().run("search", "x", "--topic", "slidres", "--lang", "ko")
    #expect(korean.errors.hasPrefix("a11y-guide: error: --topic에 'slidres' 값은 없습니다\n  가까운 이름: sliders\n"))
    let inQuery = try GuideProcess().run("search", "framework:uikti", "escape")
    #expect(inQuery.status == 2)
    #expect(inQuery.errors.contains("no framework is called 'uikti'\n  did you mean 'uikit'?\n"))
}

@Test func valueOfAFilterMayBeFoundByItsTitle() throws {
    let titled = try GuideProcess().run("search", "topic:제스처")
    #expect(titled.status == 2)
    #expect(titled.errors.contains("가까운 이름: gestures\n"), "\(titled.errors)")
    let few = try GuideProcess().run("search", "x", "--topic", "xyzzyplugh")
    #expect(few.errors.contains("  there are: gestures, sliders\n"))
}

@Test func numberOfARequirementIsEnoughWhereOneDocumentHasIt() throws {
    let full = try GuideProcess().run("search", "-r", "wcag:2.5.8")
    let bare = try GuideProcess().run("search", "-r", "2.5.8")
    #expect(bare.status == 0)
    #expect(bare.output == full.output)
    #expect(try GuideProcess().run("list", "rules", "-r", "2.5.8", "--ids").output == "slider-not-adjustable\n")
    let fixture = Fixture()
    try Fixture.shell(
        "sed 's/^id: wcag/id: copy/' \"$0/wcag.yml\" >\"$0/copy.yml\"", "\(fixture.root)/Content/requirements")
    let several = try GuideProcess(folder: fixture.root).run("search", "-r", "2.5.8")
    #expect(several.status == 2)
    #expect(several.errors.contains("  these are close: copy:2.5.8, wcag:2.5.8\n"), "\(several.errors)")
}

@Test func whatIsSaidBesideResultsStandsBelowThemOnATerminal() throws {
    let searched = try GuideProcess().onTerminal(columns: 80, "search", "escape", "-n", "1", "--color", "never")
    #expect(searched.lines.last?.hasPrefix("a11y-guide: showing 1 of ") == true, "\(searched.output)")
    let listed = try GuideProcess().onTerminal(columns: 80, "list", "topics", "--color", "never")
    #expect(listed.lines.last == "a11y-guide: 2 topics")
}

@Test func controlCharactersOfAQueryAreNotEchoed() throws {
    let outcome = try GuideProcess().run("search", "\u{1B}[31mzzz\u{9B}\u{202E}qqq\u{7}")
    #expect(outcome.status == 1)
    for scalar in ["\u{1B}", "\u{9B}", "\u{202E}", "\u{7}"] { #expect(!outcome.errors.contains(scalar)) }
    #expect(outcome.errors.contains("␛[31mzzz"))
}

@Test func matchesAreMarkedWithoutColourOnATerminalOnly() throws {
    let plain = try GuideProcess().run("search", "fingers", "-k", "rule")
    #expect(!plain.output.contains("«"))
    let terminal = try GuideProcess(variables: ["NO_COLOR": "1", "TERM": "xterm"]).onTerminal(
        columns: 80, "search", "fingers")
    #expect(terminal.output.contains("«finger"))
    #expect(!terminal.output.contains("\u{1B}"))
    let coloured = try GuideProcess(variables: ["TERM": "xterm"]).onTerminal(columns: 80, "search", "fingers")
    #expect(coloured.output.contains("\u{1B}[1;33mfinger"))
    #expect(
        try GuideProcess(variables: ["TERM": "dumb"]).onTerminal(columns: 80, "search", "fingers").output.contains(
            "«finger»"))
}

@Test(arguments: [20, 40, 80])
func answerKeepsToTheWidthOfTheTerminal(_ columns: Int) throws {
    let guide = GuideProcess(variables: ["NO_COLOR": "1", "LANG": "ko_KR.UTF-8"])
    let outcome = try guide.onTerminal(columns: columns, "search", "이스케이프")
    #expect(outcome.status == 0)
    for line in outcome.lines where !line.hasPrefix("a11y-guide:") {
        #expect(TextWidth.columns(of: line) <= columns, "\(line)")
    }
}

@Test func aFewWordsOfFiltersNeedNoQuery() throws {
    let outcome = try GuideProcess().run("search", "--topic", "sliders", "--kind", "rule")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("slider-not-adjustable"))
}
