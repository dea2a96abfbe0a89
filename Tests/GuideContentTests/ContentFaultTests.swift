import GuideContent
import Testing

/// Faults that people make, each with the place and the kind of problem it is, all in one folder.
@Test func reportsEachOfManyFaultsAtItsPlaceAndNothingElse() {
    let fixture = ContentFixture()
    var expected: [String] = []
    func expect(_ problems: String...) { expected += problems }

    // Registries.
    fixture.write("checkers/lint.yml", ContentFixture.checker, replacing: "\"1.2\"", with: "1.2")
    expect("checkers/lint.yml:4:10 unquoted-text")
    fixture.write(
        "checkers/other.yml",
        """
        id: other
        name: Other
        homepage: http://other.example/
        version: "1"
        rules:
          - id: A
            title: A
            meaning: {en: A}
            requirements: ["wcag:2.1.11"]
            explainedBy: [{rule: slider-not-adjustible, relation: equals}]
          - {id: A, title: A, meaning: {en: A, ko: 가}}
        """)
    expect(
        "checkers/other.yml:3:11 bad-url", "checkers/other.yml:8:14 missing-language",
        "checkers/other.yml:9:20 unknown-requirement", "checkers/other.yml:10:26 unknown-rule",
        "checkers/other.yml:10:59 unknown-value", "checkers/other.yml:11:10 duplicate-id")
    fixture.write("requirements/kwcag.yml", "id: kwcag\ntitle: {en: K, ko: 한\n")
    expect("requirements/kwcag.yml:3:1 yaml-syntax")
    fixture.write("requirements/notes.txt", "x")
    expect("requirements/notes.txt:0:0 misplaced-file")

    // Front matter.
    fixture.addRule("yaml-broken", english: [("title: A slider", "title: A: slider")])
    expect("sliders/yaml-broken.en.md:3:9 yaml-syntax")
    fixture.addRule(
        "key-unknown", english: [("obligation", "obligations"), ("since: \"1.0\"\n", "since: \"1.0\"\nauthor: me\n")])
    expect("sliders/key-unknown.en.md:7:1 unknown-key", "sliders/key-unknown.en.md:18:1 unknown-key")
    fixture.addRule("key-missing", english: [("impact: critical\n", "")])
    expect("sliders/key-missing.en.md:2:1 missing-key")
    fixture.addRule(
        "values-wrong",
        english: [
            ("obligation: must", "obligation: muss"), ("frameworks: [uikit]", "frameworks: [uikit, uikit]"),
            ("effect: may-fail", "effect: mayfail"),
            ("symbols: [accessibilityIncrement]", "symbols: accessibilityIncrement"),
            ("    seen:", "    sein:"), ("revision: 2", "revision: two"),
            ("[slider, adjustable]", "[]"), ("https://developer.apple.com/documentation", "developer.apple.com"),
        ])
    expect(
        "sliders/values-wrong.en.md:5:11 empty-list", "sliders/values-wrong.en.md:6:21 duplicate-value",
        "sliders/values-wrong.en.md:7:13 unknown-value", "sliders/values-wrong.en.md:13:5 unknown-key",
        "sliders/values-wrong.en.md:15:32 unknown-value",
        "sliders/values-wrong.en.md:16:10 wrong-type", "sliders/values-wrong.en.md:19:46 bad-url",
        "sliders/values-wrong.en.md:20:11 wrong-type")
    fixture.addRule(
        "names-unknown",
        english: [
            ("wcag:2.1.1", "wcag:9.9.9"),
            ("since:", "formerly: [names-unknown]\nrelated: [slider-not-adjustabel]\nsince:"),
            ("id: names-unknown", "id: names-unkown"),
        ])
    expect(
        "sliders/names-unknown.en.md:2:5 id-mismatch", "sliders/names-unknown.en.md:15:10 unknown-requirement",
        "sliders/names-unknown.en.md:17:12 duplicate-id", "sliders/names-unknown.en.md:18:11 unknown-rule")
    fixture.addRule("front-missing", english: [("---\nid: front-missing", "id: front-missing")])
    expect("sliders/front-missing.en.md:1:1 missing-front-matter")
    fixture.addRule("front-unclosed", english: [("revision: 2\n---", "revision: 2\n")])
    expect("sliders/front-unclosed.en.md:1:1 unclosed-front-matter")
    fixture.addRule(
        "title-other", english: [("title: A slider is adjustable", "title: A slider is adjustable.")],
        korean: [("# 슬라이더는", "# 모든 슬라이더는")])
    expect(
        "sliders/title-other.en.md:3:8 title-period", "sliders/title-other.en.md:23:1 title-mismatch",
        "sliders/title-other.ko.md:8:1 title-mismatch")

    // Parts and blocks.
    fixture.addRule(
        "part-unknown", english: [("## What to do", "## What to du")], korean: [("## 해야 할 일", "## 고치는 법")])
    expect(
        "sliders/part-unknown.en.md:29:1 unknown-heading", "sliders/part-unknown.ko.md:14:1 unknown-heading",
        "sliders/part-unknown.ko.md:18:1 missing-part")
    fixture.addRule("part-missing", english: [("## How to check\n\n### By hand\n\nSwipe up.\n\n", "")])
    expect("sliders/part-missing.en.md:53:1 missing-part")
    fixture.addRule("part-empty", english: [("None.", "")], korean: [("위로 쓸어 올립니다.", "")])
    expect("sliders/part-empty.en.md:59:1 empty-part", "sliders/part-empty.ko.md:38:1 empty-part")
    fixture.addRule(
        "blocks-wrong",
        english: [
            ("People cannot change the value.", "<b>People</b> cannot\n\n    change the value\n\n```\nx\n```"),
            ("Use the trait.", "| a | b |\n| - | - |\n| 1 | 2 | 3 |\n\n| a | b |\n| - |"),
            ("None.", "# None\n\n<div>\n\n![x](x.png)"),
        ])
    expect(
        "sliders/blocks-wrong.en.md:27:1 raw-html", "sliders/blocks-wrong.en.md:27:10 raw-html",
        "sliders/blocks-wrong.en.md:29:5 indented-code", "sliders/blocks-wrong.en.md:31:1 code-without-language",
        "sliders/blocks-wrong.en.md:39:11 excess-cell", "sliders/blocks-wrong.en.md:42:1 table-shape",
        "sliders/blocks-wrong.en.md:72:1 second-title", "sliders/blocks-wrong.en.md:74:1 raw-html",
        "sliders/blocks-wrong.en.md:76:6 bad-url")
    fixture.addRule("fence-open", english: [(".adjustable\n```", ".adjustable\n")])
    expect("sliders/fence-open.en.md:44:1 unclosed-fence")
    let quotes = String(repeating: ">", count: 10_000)
    fixture.addRule("quotes-deep", english: [("None.", "\(quotes) None.")])
    expect("sliders/quotes-deep.en.md:61:65 too-deep")

    // Links.
    fixture.addRule(
        "links-dead",
        english: [
            (
                "People cannot",
                "People [a](nowhere.en.md), [b](index.en.md#nothing),\n[c](../sliders/index.ko.md) and [d](http://x.org) cannot"
            ),
            (
                "Use the trait.",
                "Use [a](links-dead.en.md#limits-and-exceptions), [b](#why-it-matters), [c](#nothing), [d]()."
            ),
        ], korean: [("값을", "[값](../../etc/passwd)을")])
    expect(
        "sliders/links-dead.en.md:27:12 dead-link", "sliders/links-dead.en.md:27:32 dead-anchor",
        "sliders/links-dead.en.md:28:5 link-language", "sliders/links-dead.en.md:28:37 bad-url",
        "sliders/links-dead.en.md:32:76 dead-anchor", "sliders/links-dead.en.md:32:91 empty-link",
        "sliders/links-dead.ko.md:12:5 dead-link")

    // Examples.
    fixture.addRule("info-wrong", english: [("swift uikit passing", "swift uikit pasing")])
    expect("sliders/info-wrong.en.md:44:1 unknown-value")
    fixture.addRule("info-short", english: [("swift uikit passing", "swift passing")])
    expect("sliders/info-short.en.md:44:1 example-info")
    fixture.addRule(
        "examples-wrong",
        english: [
            ("The view has the trait.\n\n```swift uikit passing", "```swift swiftui passing"),
            ("Swipe up.", "Swipe up.\n\n```swift uikit passing\nlet a = 1\n```"),
        ])
    expect("sliders/examples-wrong.en.md:42:1 missing-caption", "sliders/examples-wrong.en.md:42:1 example-framework")
    expect("sliders/examples-wrong.en.md:57:1 example-outside")
    fixture.addRule(
        "pair-missing", english: [("swift uikit passing", "swift uikit inapplicable")],
        korean: [("swift uikit passing", "swift uikit inapplicable")])
    expect("sliders/pair-missing.en.md:37:1 missing-passing")

    // Languages.
    fixture.addRule("text-stale", korean: [("follows: 2", "follows: 1")])
    expect("sliders/text-stale.ko.md:5:10 stale-translation")
    fixture.addRule("text-future", korean: [("follows: 2", "follows: 3")])
    expect("sliders/text-future.ko.md:5:10 future-revision")
    fixture.addRule("text-missing")
    fixture.remove("sliders/text-missing.ko.md")
    expect("sliders/text-missing.en.md:0:0 missing-translation")
    fixture.addRule("original-missing")
    fixture.remove("sliders/original-missing.en.md")
    expect("sliders/original-missing.ko.md:0:0 missing-original")
    fixture.addRule(
        "code-other", korean: [("view.accessibilityTraits = .adjustable", "view.accessibilityTraits = .button")])
    expect("sliders/code-other.ko.md:31:1 code-differs")
    fixture.addRule(
        "examples-fewer",
        korean: [
            (
                "뷰에 특성이 있습니다.\n\n```swift uikit passing\nlet view = UIView()\nview.accessibilityTraits = .adjustable\n```\n",
                ""
            )
        ])
    expect("sliders/examples-fewer.ko.md:18:1 examples-differ")

    // Files.
    fixture.write(
        "sliders/not-listed.en.md", ContentFixture.rule.replacing("slider-not-adjustable", with: "not-listed"))
    fixture.write("sliders/not-listed.ko.md", ContentFixture.ruleKorean)
    expect("sliders/index.en.md:6:1 unlisted-rule")
    fixture.addRule("bytes-wrong")
    fixture.write("sliders/bytes-wrong.en.md", bytes: Array("---\nid: 가나".utf8) + [0xED, 0xA0, 0x80])
    expect("sliders/bytes-wrong.en.md:2:7 invalid-utf8")
    fixture.addRule("bytes-null")
    fixture.write("sliders/bytes-null.ko.md", bytes: Array("---\ntitle: ".utf8) + [0])
    expect("sliders/bytes-null.ko.md:2:8 nul-byte")
    fixture.addRule("pipe-named")
    fixture.remove("sliders/pipe-named.ko.md")
    fixture.makeFIFO("sliders/pipe-named.ko.md")
    expect("sliders/pipe-named.ko.md:0:0 not-a-file")
    fixture.makeFolder("sliders/folder-named.en.md")
    expect("sliders/folder-named.en.md:0:0 misplaced-folder")
    fixture.makeLink("sliders/loop", to: "../sliders")
    fixture.makeLink("sliders/linked.en.md", to: "index.en.md")
    expect("sliders/loop:0:0 symbolic-link", "sliders/linked.en.md:0:0 symbolic-link")
    fixture.write("sliders/Slider.en.md", "x")
    fixture.write("sliders/slider-label.fr.md", "x")
    fixture.write("sliders/notes.md", "x")
    expect(
        "sliders/Slider.en.md:0:0 bad-id", "sliders/slider-label.fr.md:0:0 unknown-language",
        "sliders/notes.md:0:0 misplaced-file")
    fixture.write("README.md", "x")
    fixture.write("Sliders/a-b.en.md", "x")
    fixture.makeFolder("empty-topic")
    expect("README.md:0:0 misplaced-file", "Sliders:0:0 bad-id", "empty-topic:0:0 missing-original")
    fixture.write(
        "labels/index.en.md",
        ContentFixture.topic.replacing("sliders", with: "labels")
            .replacing("[slider-not-adjustable]", with: "[slider-not-adjustable]"))
    fixture.write("labels/index.ko.md", ContentFixture.topicKorean.replacing("](", with: "](../sliders/"))
    fixture.write(
        "labels/key-missing.en.md", ContentFixture.rule.replacing("slider-not-adjustable", with: "key-missing"))
    fixture.write("labels/key-missing.ko.md", ContentFixture.ruleKorean)
    expect(
        "labels/index.en.md:6:1 unlisted-rule", "labels/index.en.md:6:9 unknown-rule",
        "labels/index.en.md:13:16 dead-link")
    expect("sliders/key-missing.en.md:2:5 duplicate-id")

    // What was published.
    expect("Index/catalog.json:0:0 published-id-gone")

    let problems = fixture.load(published: ["slider-not-adjustable", "slider-gone"]).problems
    let actual = problems.map { "\($0.path):\($0.line):\($0.column) \($0.code)" }
    #expect(actual.filter { !expected.contains($0) } == [], "not expected")
    #expect(expected.filter { !actual.contains($0) } == [], "not reported")
    #expect(actual.count == Set(actual).count)
    #expect(actual.count >= 70)

    for problem in problems {
        #expect(problem.message.first?.isUppercase == false || problem.message.hasPrefix("YAML"), "\(problem)")
        for text in [problem.message, problem.fix ?? ""] { #expect(!text.hasSuffix("."), "\(problem)") }
    }
}
