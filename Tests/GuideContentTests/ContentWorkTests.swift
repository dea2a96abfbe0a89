import GuideContent
import Testing

/// Files with so much of one kind that work which grows with its square would run for many minutes.
@Suite(.timeLimit(.minutes(1))) struct ContentWorkTests {
    private static let path = "sliders/slider-not-adjustable.en.md"
    private let fixture = ContentFixture()

    private func problems(behindTheRule text: String) -> [Problem] {
        fixture.write(Self.path, ContentFixture.rule + "\n\n" + text + "\n")
        return fixture.load().problems.filter { $0.path == Self.path }
    }

    /// The problems of a kind, of which the last says how many more there are.
    private func expectSome(_ problems: [Problem], of code: String, count: Int) {
        let found = problems.filter { $0.code == code }
        #expect(found.count == 51)
        #expect(found.last?.message == "\(count - 50) more of this kind in this file")
    }

    private func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n")
    }

    @Test func readsManyKeysThatAreUnknown() {
        fixture.write("guide.yml", ContentFixture.guide + "\n" + lines(40_000) { "k\($0): x" })
        expectSome(fixture.load().problems, of: "unknown-key", count: 40_000)
    }

    @Test func readsManyLinksOnALine() {
        let good = String(repeating: "[a](slider-not-adjustable.en.md) ", count: 20_000)
        let found = problems(behindTheRule: good + "\n[b](gone.en.md)")
        #expect(found.map { "\($0.column) \($0.code)" } == ["5 dead-link"])
        let bad = problems(behindTheRule: good + "가 [b](gone.en.md)")
        #expect(bad.map(\.column) == [33 * 20_000 + 7])
    }

    @Test func readsManyLinksOnManyLines() {
        let found = problems(
            behindTheRule: lines(20_000) { _ in "[a](slider-not-adjustable.en.md)" } + "\n[b](x.en.md)")
        let last = ContentFixture.rule.split(separator: "\n", omittingEmptySubsequences: false).count + 20_002
        #expect(found.map { "\($0.line):\($0.column)" } == ["\(last):5"])
    }

    @Test func readsManyReferences() {
        let definitions = lines(20_000) { "[r\($0)]: https://e.org/" }
        let uses = String(repeating: "[r1]", count: 20_000)
        #expect(problems(behindTheRule: definitions + "\n\n" + uses).isEmpty)
    }

    @Test func readsManyHeadingsThatAreNoPart() {
        expectSome(problems(behindTheRule: lines(10_000) { "## Own \($0)" }), of: "unknown-heading", count: 10_000)
    }

    @Test func countsHeadingsThatTakeTheNamesOfOthers() {
        #expect(problems(behindTheRule: lines(20_000) { "### a-\($0 + 1)" } + "\n### a\n### a\n").isEmpty)
    }

    @Test func readsManyMarksOfWhatIsLeftToFill() {
        expectSome(problems(behindTheRule: lines(20_000) { _ in "TO FILL: x" }), of: "to-fill", count: 20_000)
    }

    @Test func namesTheNearestAnchorsOfManyLinksToNone() {
        let found = problems(behindTheRule: lines(10_000) { "[a](#zzzzzzzzzzzzzz-\($0))" })
        expectSome(found, of: "dead-anchor", count: 10_000)
        #expect(found.first?.fix?.split(separator: ", ").count == 5)
        #expect(found.last?.fix == nil)
    }

    @Test func offersNothingForNamesThatNobodyMisspells() {
        let long = String(repeating: "a", count: 200_000)
        let found = problems(behindTheRule: "### \(long)b\n\n[a](#\(long)c)")
        #expect(found.map(\.code) == ["dead-anchor"])
    }
}
