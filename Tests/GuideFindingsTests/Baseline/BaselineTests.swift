import GuideFindings
import Testing

@Suite struct BaselineTests {
    let linker = Linker(registry: .sample, guide: SampleGuide())

    private func finding(_ file: String, _ message: String = "Too thin for a finger", rule: String = "size") -> Finding
    {
        .sample(rule, checker: "scanner", message, at: FindingLocation(file: file, line: 3))
    }

    private func states(of findings: [Finding], knowing known: [Finding]) -> [FindingState] {
        var baseline = Baseline()
        for finding in known { baseline.add(finding, linker.link(finding)) }
        return findings.map {
            var finding = $0
            baseline.settle(&finding, linker.link(finding))
            return finding.state
        }
    }

    @Test(arguments: [
        ("App/Home.swift", "App/Home.swift", FindingState.known),
        ("App/Home.swift", "./App/Home.swift", .known),
        ("App/Home.swift", "/Users/me/project/App/Home.swift", .known),
        ("/Users/me/project/App/Home.swift", "/runner/work/project/App/Home.swift", .known),
        ("C:\\project\\App\\Home.swift", "App/Home.swift", .known),
        ("Home.swift", "App/Home.swift", .known),
        ("App/Home.swift", "Other/Home.swift", .open),
        ("App/Home.swift", "App/Away.swift", .open),
    ])
    func filesAreTheSameWhereTheEndsOfTheirPathsAre(known: String, found: String, state: FindingState) {
        #expect(states(of: [finding(found)], knowing: [finding(known)]) == [state])
    }

    @Test func movedLinesAndOtherNumbersStayKnown() {
        var moved = finding("a.swift", "Too 12pt for a finger")
        moved.location?.line = 90
        #expect(states(of: [moved], knowing: [finding("a.swift", "Too 8pt  for a finger")]) == [.known])
        #expect(states(of: [finding("a.swift", "Other")], knowing: [finding("a.swift")]) == [.open])
        #expect(states(of: [finding("a.swift", rule: "name")], knowing: [finding("a.swift")]) == [.open])
    }

    /// A message is another one in each language.
    @Test func findingsThatHaveTheirLineAreToldByIt() {
        func finding(_ message: String, _ source: String) -> Finding {
            .sample("size", checker: "scanner", message, at: FindingLocation(file: "a.swift", line: 3, source: source))
        }
        let known = [finding("Too thin", "let a = 1")]
        #expect(states(of: [finding("가늡니다", "let a = 1")], knowing: known) == [.known])
        #expect(states(of: [finding("Too thin", "let a = 2")], knowing: known) == [.open])
    }

    @Test func eachEntryMakesOneFindingKnown() {
        let found = finding("App/a.swift")
        #expect(states(of: [found, found, found], knowing: [found, found]) == [.known, .known, .open])
    }

    @Test func theNearestEntryIsUsedUp() {
        let known = [finding("x/ui/a.swift"), finding("y/ui/a.swift")]
        #expect(
            states(of: [finding("/z/y/ui/a.swift"), finding("/z/x/ui/a.swift")], knowing: known) == [.known, .known])
    }

    @Test func onlyWhatSomebodyHasToLookAtBecomesKnown() {
        var muted = finding("a.swift")
        muted.state = .muted
        var absent = finding("a.swift")
        absent.state = .absent
        #expect(states(of: [muted, finding("a.swift")], knowing: [finding("a.swift")]) == [.muted, .known])
        #expect(states(of: [finding("a.swift")], knowing: [absent]) == [.open])
    }
}
