import GuideCatalog
import GuideCore
import Testing

@testable import GuideContent

extension [UInt8] {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

extension IndexEntry {
    fileprivate var facetTexts: [String] { facets.map { "\($0.facet.name):\($0.value.text)" } }
    fileprivate var keyTexts: [String] { keys.map { "\($0.name.text) \($0.strength)" } }
}

@Suite struct IndexEntryTests {
    private func entries(_ kind: EntryKind, of fixture: ContentFixture = ContentFixture()) throws -> [IndexEntry] {
        try fixture.load().catalog.indexEntries().filter { $0.kind == kind }
    }

    @Test func aRuleIsFoundByItsNamesAndThoseOfWhatItExplains() throws {
        let fixture = ContentFixture()
        fixture.write(
            "sliders/slider-not-adjustable.en.md", ContentFixture.rule, replacing: "since:",
            with: "formerly: [slider-trait-missing]\nsince:")
        let rule = try #require(try entries(.rule, of: fixture).first)
        #expect(rule.id.text == "slider-not-adjustable")
        #expect(
            rule.keyTexts == [
                "slider-not-adjustable identifier", "slider-trait-missing alias", "accessibilityIncrement symbol",
                "SliderLabel related", "lint/SliderLabel related",
            ])
        #expect(
            rule.facetTexts == [
                "platform:ios", "framework:uikit", "topic:sliders", "obligation:must", "impact:critical",
                "checker:lint",
                "requirement:wcag:2.1.1",
            ])
    }

    @Test func aRuleHasItsTextInEachLanguageInReadingOrder() throws {
        let rule = try #require(try entries(.rule).first)
        #expect(rule.variants.map(\.language) == [.english, .korean])
        let english = try #require(rule.variants.first)
        #expect(english.title.text == "A slider is adjustable")
        #expect(english.path.text == "sliders/slider-not-adjustable.en.md")
        #expect(
            english.passages.map { "\($0.field): \($0.text.text)" } == [
                "keywords: slider", "keywords: adjustable", "keywords: accessibilityIncrement",
                "body: People cannot change the value.\nUse the trait.\nThe view has no trait.",
                "code: let view = UIView() // no trait\nview.accessibilityLabel = \"Volume\"\n",
                "body: The view has the trait.", "code: let view = UIView()\nview.accessibilityTraits = .adjustable\n",
                "body: Volume, adjustable", "heading: By hand", "body: Swipe up.\nNone.",
                "heading: SliderLabel", "heading: slider_label", "heading: Slider * has no label",
            ])
    }

    @Test func aRowThatIsOnlyRelatedGivesAFilterAndNoName() throws {
        let fixture = ContentFixture()
        fixture.write(
            "checkers/lint.yml", ContentFixture.checker, replacing: "relation: subset", with: "relation: related")
        let rule = try #require(try entries(.rule, of: fixture).first)
        #expect(!rule.keyTexts.contains("SliderLabel related"))
        #expect(rule.facetTexts.contains("checker:lint"))
    }

    @Test func aTopicTakesTheFrameworksOfItsRules() throws {
        let topic = try #require(try entries(.topic).first)
        #expect(topic.keyTexts == ["sliders identifier"])
        #expect(topic.facetTexts == ["topic:sliders", "platform:ios", "framework:uikit"])
        let body = topic.variants.first?.passages.last?.text.text
        #expect(body == "See the rule.\nGesture | Meaning\nswipe | one step")
    }

    @Test func aCheckerRuleIsFoundWithAndWithoutItsChecker() throws {
        let rule = try #require(try entries(.checkerRule).first)
        #expect(rule.id.text == "lint/SliderLabel")
        #expect(
            rule.keyTexts == [
                "SliderLabel identifier", "lint/SliderLabel identifier", "slider_label alias",
                "lint/slider_label alias",
            ])
        #expect(rule.facetTexts == ["checker:lint", "requirement:wcag:2.1.1"])
        #expect(rule.variants.map(\.summary.text) == ["A slider has no label.", "슬라이더에 레이블이 없습니다."])
    }

    @Test func aRequirementIsFoundByItsIdentifier() throws {
        let requirements = try entries(.requirement)
        #expect(requirements.map(\.id.text) == ["wcag:2.1.1", "wcag:2.5.8"])
        #expect(requirements.first?.keyTexts == ["wcag:2.1.1 identifier", "2.1.1 alias"])
        #expect(requirements.first?.facetTexts == ["requirement:wcag:2.1.1"])
        #expect(requirements.first?.variants.map(\.summary.text) == ["WCAG 2.2, level A", "웹 콘텐츠 접근성 지침 2.2, 수준 A"])
    }

    @Test func payloadsAreTheJSONOfTheValues() throws {
        let catalog = ContentFixture().load().catalog
        let payload = try #require(try entries(.rule).first?.payload)
        #expect(try CatalogJSON.decoder.decode(Rule.self, from: .init(payload)) == catalog.rules.first)
    }

    @Test func theSameContentGivesTheSameIndex() throws {
        func index() throws -> [UInt8] {
            var builder = IndexBuilder()
            for entry in try ContentFixture().load().catalog.indexEntries() { builder.add(entry) }
            return builder.finish()
        }
        let first = try index()
        #expect(!first.isEmpty)
        #expect(try index() == first)
    }
}
