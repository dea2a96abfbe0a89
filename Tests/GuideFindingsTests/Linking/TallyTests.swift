import GuideCatalog
import GuideFindings
import Testing

@Suite struct TallyTests {
    let linker = Linker(registry: .sample, guide: SampleGuide())

    private func tally(places: Int = 2, _ findings: Finding...) -> Tally {
        let tally = Tally(places: places)
        for finding in findings { tally.add(finding, linker.link(finding)) }
        return tally
    }

    @Test func groupsComeLoudestThenWorstThenMostFrequentFirst() {
        let tally = tally(
            .sample("contrast", checker: "audit"), .sample("contrast", checker: "audit"),
            .sample("contrast", checker: "scanner"), .sample("hitArea", checker: "audit"),
            .sample("name", checker: "scanner"), .sample("size", checker: "scanner", level: .note),
            .sample("new", checker: "scanner", level: .error))
        // The two that one rule explains are one group; it is as loud as its loudest finding.
        #expect(
            tally.groups().map { $0.rule?.id.rawValue ?? $0.subject.name } == [
                "scanner/new", "scanner/name", "target-size-small", "audit/contrast", "scanner/contrast",
            ])
        #expect(tally.groups()[2].members.map(\.subject.name) == ["audit/hitArea", "scanner/size"])
        #expect(tally.groups()[2].pending == 2)
    }

    @Test func placesAreTheFirstOnesThatSomebodyHasToLookAt() {
        let tally = tally(
            .sample("size", checker: "scanner", at: FindingLocation(file: "a"), state: .muted),
            .sample("size", checker: "scanner", at: FindingLocation(file: "b")),
            .sample("size", checker: "scanner", level: .error, at: FindingLocation(file: "c"), state: .review),
            .sample("size", checker: "scanner", at: FindingLocation(file: "d")),
            .sample("size", checker: "scanner", level: .error, at: FindingLocation(file: "e"), state: .known))
        let group = tally.groups()[0]
        #expect(group.members[0].places.map(\.location?.file) == ["b", "c"])
        #expect(group.pending == 3)
        #expect(group.level == .error)
        #expect(tally.number(in: .open) == 2)
        #expect(tally.number(in: .muted) == 1)
        #expect(tally.number(in: .known) == 1)
    }

    @Test func nothingPendingIsNoGroup() {
        #expect(tally(.sample("size", checker: "scanner", state: .known)).groups().isEmpty)
        #expect(tally(.sample("semi", tool: "ESLint")).groups().isEmpty)
        #expect(tally(.sample("semi", tool: "ESLint"), .sample("semi", tool: "ESLint")).unrelated[0].total == 2)
    }

    @Test(arguments: [
        (Finding.sample("size", checker: "scanner"), [FailureThreshold.must, .should, .may]),
        (.sample("name", checker: "scanner"), [.should, .may]),
        (.sample("contrast", checker: "audit"), [.may]),
        (.sample("contrast"), [.may]),
        (.sample("semi", tool: "ESLint", level: .error), []),
        (.sample("size", checker: "scanner", level: .error, state: .review), []),
        (.sample("size", checker: "scanner", state: .known), []),
        (.sample("size", checker: "scanner", state: .muted), []),
        (.sample("size", checker: "scanner", state: .absent), []),
    ])
    func openFindingsFailByTheObligationOfTheirRules(finding: Finding, thresholds: [FailureThreshold]) {
        let tally = tally(finding)
        #expect(FailureThreshold.allCases.filter { tally.fails(on: $0) } == thresholds)
    }
}
