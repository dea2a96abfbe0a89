import GuideFindings
import Testing

@Suite struct FindingLevelTests {
    @Test func levelsAreOrderedByLoudness() {
        #expect(FindingLevel.allCases.sorted() == [.none, .note, .warning, .error])
    }
}
