import GuideCatalog
import GuideFindings
import Testing

@Suite struct LinkerTests {
    let guide = SampleGuide()
    let linker: Linker

    init() { linker = Linker(registry: .sample, guide: guide) }

    @Test(arguments: [
        // Identifier, alias, other spellings; by the checker of the format or by the name of the tool.
        (Finding.sample("hitArea", checker: "audit"), "audit/hitArea", Subject.Knowledge.explained),
        (.sample("4", tool: "The audit"), "audit/hitArea", .explained),
        (.sample("HIT_AREA", tool: "audit"), "audit/hitArea", .explained),
        (.sample("contrast", tool: "audit 2.1"), "audit/contrast", .unexplained),
        (.sample("contrast", checker: "scanner"), "scanner/contrast", .unexplained),
        (.sample("has-label", tool: "ESLint"), "plugin/plugin/has-label", .unexplained),
        // Sentences.
        (.sample("", checker: "audit", "-[A b] : Hit area is too small"), "audit/hitArea", .explained),
        (.sample("", "Contrast failed"), "audit/contrast", .unexplained),
        (.sample("custom", checker: "scanner", "Too thin for a finger"), "scanner/size", .explained),
        // Without a tool an identifier may be enough, and a number is not.
        (.sample("size"), "scanner/size", .explained),
        (.sample("contrast"), "contrast", .ambiguous),
        (.sample("4"), "4", .unrelated),
        // A tool that nobody registered has its own meaning for every identifier and every sentence.
        (.sample("size", tool: "Other"), "Other/size", .unrelated),
        (.sample("", tool: "Other", "Contrast failed"), "Other", .unrelated),
        // Nobody registered these; what speaks of accessibility is kept as unknown.
        (.sample("a11y_image", tool: "SwiftLint", "Images need labels"), "swiftlint/a11y_image", .unknown),
        (.sample("image", tool: "SwiftLint", "Read by VoiceOver"), "swiftlint/image", .unknown),
        (.sample("line_length", tool: "SwiftLint", "Line too long"), "swiftlint/line_length", .unrelated),
        (.sample("new-rule", tool: "scanner", "Something"), "scanner/new-rule", .unknown),
        (.sample("semi", tool: "ESLint", "Missing semicolon."), "ESLint/semi", .unrelated),
        // Our own checks report under the identifiers of our rules.
        (.sample("target-size-small", tool: "a11y-guide"), "a11y-guide/target-size-small", .explained),
        (.sample("target-size-small", tool: "a11y-guide check"), "a11y-guide/target-size-small", .explained),
        (.sample("target-size-small"), "a11y-guide/target-size-small", .explained),
        (.sample("target-size-small", tool: "Other"), "Other/target-size-small", .unrelated),
        // False friends.
        (
            .sample("test_case_accessibility", tool: "SwiftLint", "Test case accessibility"),
            "swiftlint/test_case_accessibility", .unrelated
        ),
        (
            .sample("", "'name' is inaccessible due to 'private' protection level"), "", .unrelated
        ),
    ])
    func findingsLeadToWhatTheyAreAbout(finding: Finding, name: String, knowledge: Subject.Knowledge) {
        let subject = linker.link(finding)
        #expect(subject.name == name)
        #expect(subject.knowledge == knowledge)
    }

    @Test func rulesComeBestFirst() {
        let subject = linker.link(.sample("hitArea", checker: "audit"))
        #expect(subject.links.map(\.rule.id) == [SampleGuide.must, SampleGuide.may])
        #expect(subject.links.map(\.relation) == [.subset, .related])
        #expect(subject.bestRule?.id == SampleGuide.must)
        #expect(subject.guesses.isEmpty)
        #expect(linker.link(.sample("name", checker: "scanner")).bestRule == nil)
    }

    @Test func unexplainedRuleKeepsItsOwnMeaningAndRequirements() {
        let subject = linker.link(.sample("contrast", checker: "audit"))
        #expect(subject.links.isEmpty)
        #expect(subject.meaning(in: guide) == "Meaning of contrast.")
        #expect(subject.meaning(in: SampleGuide(language: .korean)) == "contrast의 뜻.")
        #expect(subject.requirements.map(\.id) == ["wcag:2.5.8"])
    }

    @Test func guessesAreNeverLinks() {
        let subject = linker.link(.sample("a11y_small", tool: "SwiftLint", "The icon is too small"))
        #expect(subject.guesses.map(\.id) == [SampleGuide.must, SampleGuide.may])
        #expect(subject.links.isEmpty)
        #expect(linker.link(.sample("line_length", tool: "SwiftLint", "Line is not small")).guesses.isEmpty)
    }

    @Test func ambiguousIdentifierListsItsChoices() {
        let subject = linker.link(.sample("contrast"))
        #expect(subject.choices.map(\.checker.id) == ["audit", "scanner"])
        #expect(subject.links.isEmpty)
    }

    @Test func oneSearchAnswersAllFindingsOfARule() {
        for number in 0..<1000 {
            _ = linker.link(.sample("a11y_x", tool: "SwiftLint", "Icon \(number) of VoiceOver"))
            _ = linker.link(.sample("", "Talkback says \(number) of \(number * 7) items"))
        }
        #expect(guide.searches.count == 2)
        #expect(linker.count == 2)
    }

    @Test func memoryDoesNotGrowWithFindingsThatAllDiffer() {
        for number in 0..<30_000 {
            let name = String(number, radix: 26)
            _ = linker.link(.sample("", "VoiceOver \(name)"))
            _ = linker.link(.sample("rule-\(name)", tool: "Other"))
            _ = linker.link(.sample("size", checker: "scanner"))
        }
        #expect(linker.count < 20_100)
        #expect(linker.link(.sample("hitArea", checker: "audit")).knowledge == .explained)
        #expect(linker.link(.sample("", "TalkBack zzz")).knowledge == .unknown)
        #expect(linker.link(.sample("rule-zzz", tool: "Other")).knowledge == .unrelated)
    }

    @Test func searchesEndWhereNobodyReadsThem() {
        for number in 0..<2000 { _ = linker.link(.sample("a11y_\(number)", tool: "SwiftLint", "VoiceOver")) }
        #expect(guide.searches.count == 500)
        #expect(linker.count == 2000)
    }
}
