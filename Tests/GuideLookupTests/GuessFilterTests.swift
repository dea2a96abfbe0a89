import GuideCore
import Testing

@testable import GuideLookup

private func summary(_ title: String, requirements: [String] = []) -> EntrySummary {
    EntrySummary(
        kind: .rule, id: Array("some-rule".utf8), language: .english, isFallback: false, title: Array(title.utf8),
        summary: [], path: [], facets: requirements.map { .init(facet: .requirement, value: Array($0.utf8)) })
}

@Test(arguments: [
    ("The slider has no label", "A slider has a label", [], true),
    ("Sliders need labels", "A slider has a label", [], true),
    ("The slider is slow", "A slider has a label", [], false),
    ("The slider is slow", "A slider has a label", ["wcag:4.1.2"], true),
    ("Something else", "A slider has a label", ["wcag:4.1.2"], false),
    // Words that stand in messages on everything.
    ("This element should have accessibility", "Every element should have accessibility", [], false),
    ("contentDescription is empty", "A description of the content", [], true),
    ("슬라이더에 레이블이 없습니다", "슬라이더에 레이블이 있습니다", [], true),
    ("", "A slider has a label", ["wcag:4.1.2"], false),
])
func guessesShareWhatTheyAreAbout(message: String, title: String, requirements: [String], isNear: Bool) {
    let filter = GuessFilter(text: message, requirements: requirements)
    #expect(filter.isNear(summary(title, requirements: ["wcag:4.1.2"])) == isNear)
}

@Test func queriesOfMessagesHoldNoFilters() {
    #expect(GuessFilter.query("wcag:2.5.8 framework: uikit") == Array("wcag 2.5.8 framework  uikit".utf8))
    #expect(GuessFilter.query(String(repeating: "가", count: 1000)).count <= 300)
}
