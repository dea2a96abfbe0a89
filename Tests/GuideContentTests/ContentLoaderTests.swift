import GuideCatalog
import Testing

@testable import GuideContent

@Test func readsAFolderWithoutProblems() throws {
    let content = ContentFixture().load()
    #expect(content.problems == [])
    #expect(content.guide?.languages == [.english, .korean])
    let catalog = content.catalog
    #expect(catalog.topics.map(\.id) == ["sliders"])
    #expect(catalog.requirements.map(\.id) == ["wcag"])
    #expect(catalog.checkers.flatMap(\.rules).map(\.id) == ["SliderLabel"])

    let rule = try #require(catalog.rules.first)
    #expect(rule.topic == "sliders")
    #expect(rule.evidence.first?.claim[.korean] == "VoiceOver가 조절 방법을 말합니다.")
    #expect(rule.requirements == [.init(id: "wcag:2.1.1", effect: .mayFail)])
    #expect(rule.articles.map(\.language) == [.english, .korean])
    let article = try #require(rule.articles.first)
    #expect(article.body.hasPrefix("## Why it matters\n"))
    #expect(article.body.hasSuffix("None.\n"))
    #expect(article.headings.map(\.anchor).contains("what-the-screen-reader-says"))
    #expect(article.examples.map(\.outcome) == [.failing, .passing])
    #expect(article.examples.first?.caption == "The view has no trait.")
    #expect(article.examples.first?.line == 38)
}

@Test func readsWindowsLineEndsAndAByteOrderMarkAsTheSameText() {
    let fixture = ContentFixture()
    let plain = fixture.load()
    let text = ContentFixture.rule.replacing("\n", with: "\r\n")
    fixture.write("sliders/slider-not-adjustable.en.md", "\u{FEFF}" + text)
    #expect(fixture.load().catalog == plain.catalog)
    #expect(fixture.places() == [])
}

@Test func passesOverNamesThatBeginWithADot() {
    let fixture = ContentFixture()
    fixture.write(".DS_Store", "x")
    fixture.write("sliders/.draft.en.md", "x")
    fixture.write(".git/config", "x")
    #expect(fixture.places() == [])
}

@Test func saysThatAFolderIsMissingOrEmpty() {
    #expect(ContentLoader.load(folder: "/nowhere/content").problems.map(\.code) == ["missing-folder"])
    let empty = TemporaryFolder()
    #expect(ContentLoader.load(folder: empty.path).problems.map(\.code) == ["empty-folder"])
    empty.write("notes.txt", "x")
    #expect(ContentLoader.load(folder: empty.path + "/notes.txt").problems.map(\.code) == ["unreadable-folder"])
}

@Test func readsAFolderWithOneLanguage() {
    let fixture = ContentFixture()
    fixture.write("guide.yml", "title: {en: Guide}\nbaseURL: https://g.example/\nrelease: \"1.0\"\nlanguages: [en]\n")
    #expect(fixture.places().contains("sliders/index.ko.md:0:0 unknown-language"))
}
