import GuideCommandLine
import Testing

@Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("escape", "escape", 0), ("escpae", "escape", 1), ("escap", "escape", 1),
    ("eskape", "escape", 1), ("kitten", "sitting", 3), ("슬라이더", "슬라이드", 1), ("ab", "ba", 1),
])
func editDistanceCountsASwapOfNeighboursOnce(first: String, second: String, distance: Int) {
    #expect(NearNames.editDistance(first, second) == distance)
    #expect(NearNames.editDistance(second, first) == distance)
}

@Test func nothingIsNearToAnUnrelatedOrEmptyWord() {
    #expect(NearNames.nearest(to: "zebra", among: ["search", "show"]) == [])
    #expect(NearNames.nearest(to: "", among: ["search", "show"]) == [])
    #expect(NearNames.nearest(to: "x", among: ["y"]) == [])
}

@Test func beginningOfANameIsNear() {
    #expect(NearNames.nearest(to: "comp", among: ["completions", "compare", "show"]) == ["completions", "compare"])
}

@Test func misspellingIsNearerThanABeginning() {
    #expect(NearNames.nearest(to: "lis", among: ["listing", "list"]) == ["list"])
}
