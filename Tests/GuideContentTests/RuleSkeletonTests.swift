import GuideCatalog
import GuideCore
import Testing

@testable import GuideContent

@Suite struct RuleSkeletonTests {
    private func skeleton() throws -> RuleSkeleton {
        let id = try #require(RuleID(rawValue: "slider-step-huge"))
        return RuleSkeleton(id: id, topic: "sliders", since: "1.1")
    }

    @Test func hasNoProblemButWhatIsLeftToFill() throws {
        let skeleton = try skeleton()
        let fixture = ContentFixture()
        for language in Language.allCases { fixture.write(skeleton.path(in: language), skeleton.text(in: language)) }
        fixture.write("sliders/index.en.md", try #require(TopicIndexEdit.adding(skeleton.id, to: ContentFixture.topic)))
        let problems = fixture.load().problems
        #expect(problems.filter { $0.code != "to-fill" } == [])
        for language in Language.allCases {
            let marks = skeleton.text(in: language).split(separator: "TO FILL:").count - 1
            #expect(marks > 20)
            #expect(problems.count { $0.path == skeleton.path(in: language) } == marks)
        }
    }

    @Test func saysWhereEachMarkStands() throws {
        let skeleton = try skeleton()
        let fixture = ContentFixture()
        fixture.addRule("slider-step-huge")
        fixture.write(skeleton.path(in: .english), skeleton.text(in: .english))
        #expect(fixture.places().first == "sliders/slider-step-huge.en.md:3:9 to-fill")
    }

    @Test func hasNoProblemOnceFilled() throws {
        let skeleton = try skeleton()
        let fixture = ContentFixture()
        for language in Language.allCases {
            fixture.write(
                skeleton.path(in: language), skeleton.text(in: language).replacing("TO FILL:", with: "filled"))
        }
        fixture.write("sliders/index.en.md", try #require(TopicIndexEdit.adding(skeleton.id, to: ContentFixture.topic)))
        let content = fixture.load()
        #expect(content.problems == [])
        #expect(content.catalog.topics.first?.rules.last == skeleton.id)
        #expect(content.catalog.rules.last?.frameworks == Framework.allCases)
    }

    @Test(arguments: [
        ("rules: [a-b]  # order\n", "rules: [a-b, new-one]  # order\n"),
        ("rules: [a-b, \"c-d\"]\n", "rules: [a-b, \"c-d\", new-one]\n"),
        ("rules: []\n", "rules: [new-one]\n"),
        (
            "rules:\n  - a-b\n  - c-d # last\nsources: []\n",
            "rules:\n  - a-b\n  - c-d # last\n  - new-one\nsources: []\n"
        ),
        ("rules:\n- a-b\n", "rules:\n- a-b\n- new-one\n"),
        ("title: 가나\nrules: [a-b,\n  c-d]\n", "title: 가나\nrules: [a-b,\n  c-d, new-one]\n"),
        ("rules: [new-one]\n", "rules: [new-one]\n"),
    ])
    func addsARuleToTheListAndKeepsTheRest(yaml: String, changed: String) throws {
        let rule = try #require(RuleID(rawValue: "new-one"))
        let body = "---\n\n# rules: [x]\n"
        #expect(TopicIndexEdit.adding(rule, to: "---\n\(yaml)\(body)") == "---\n\(changed)\(body)")
    }

    @Test(arguments: ["", "# Title\n", "---\ntitle: a\n---\n", "---\nrules: a-b\n---\n", "---\nrules: [\n---\n"])
    func changesNoFileWithoutAList(text: String) throws {
        let rule = try #require(RuleID(rawValue: "new-one"))
        #expect(TopicIndexEdit.adding(rule, to: text) == nil)
    }
}
