import Testing

@testable import GuideContent

@Suite struct NearestNameTests {
    private let keys = [
        "title", "summary", "keywords", "frameworks", "obligation", "impact", "status", "since", "sources",
    ]

    @Test(arguments: [
        ("titel", "title"), ("framework", "frameworks"), ("Summary", "summary"), ("key-words", "keywords"),
        ("imapct", "impact"), ("source", "sources"),
    ])
    func offersWhatWasProbablyMeant(name: String, nearest: String) {
        #expect(NearestName.find(name, in: keys) == nearest)
    }

    @Test(arguments: ["author", "x", "", "description"])
    func offersNothingWhereNothingIsNear(name: String) {
        #expect(NearestName.find(name, in: keys) == nil)
    }

    @Test func comparesHangulToo() {
        #expect(NearestName.find("확인방법", in: ["예제", "확인 방법"]) == "확인 방법")
        #expect(NearestName.find("한계 및 예외", in: ["확인 방법", "한계와 예외"]) == "한계와 예외")
    }

    @Test func listsTheChoicesWhereTheyAreFew() {
        #expect(NearestName.fix("always", in: ["must", "should", "may"]) == "write one of must, should, may")
        #expect(NearestName.fix("always", in: keys) == nil)
        #expect(NearestName.fix("shuold", in: ["must", "should", "may"]) == "write 'should'")
    }
}

@Suite struct AnchorTests {
    @Test(arguments: [
        ("Why it matters", "why-it-matters"), ("스크린 리더가 읽는 내용", "스크린-리더가-읽는-내용"),
        ("What's `accessibilityLabel`?", "whats-accessibilitylabel"), ("A – B, C & D", "a--b-c--d"),
        ("snake_case and kebab-case", "snake_case-and-kebab-case"), ("1.2 Level AA", "12-level-aa"), ("!", ""),
    ])
    func dropsPunctuationAndJoinsWords(text: String, anchor: String) {
        var anchors = Anchors()
        #expect(anchors.add(text) == anchor)
    }

    @Test func countsEqualHeadings() {
        var anchors = Anchors()
        #expect(["A", "A", "A-1", "A", "a"].map { anchors.add($0) } == ["a", "a-1", "a-1-1", "a-2", "a-3"])
    }
}
