import GuideCatalog
import Testing

@testable import GuideContent

/// What `guide.yml` says of the site.
@Suite struct SiteFieldsTests {
    private static let site = """

        description: {en: A guide., ko: 가이드입니다.}
        releases: {"1.0": 2026-11-30}
        site:
          editURL: https://git.example/edit/Content/
          logo: site/logo.svg
          colours: {light: "#0b4f9c", dark: "#8dbcff"}
          head: site/head.html
          footer: site/foot.html
          overlay: ../company
        """

    private static func fixture(_ site: String = site) -> ContentFixture {
        let fixture = ContentFixture()
        for file in ["logo.svg", "head.html", "foot.html", "deep/er/font.woff2"] { fixture.write("site/\(file)", "x") }
        fixture.write("guide.yml", ContentFixture.guide + site)
        return fixture
    }

    @Test func readsWhatASiteShowsBesideTheContent() throws {
        let fixture = Self.fixture()
        let content = fixture.load()
        #expect(content.problems == [])
        let guide = try #require(content.guide)
        #expect(guide.description[.korean] == "가이드입니다.")
        #expect(guide.releases == ["1.0": "2026-11-30"])
        #expect(guide.site.editURL == "https://git.example/edit/Content/")
        #expect(guide.site.logo == "site/logo.svg")
        #expect(guide.site.colours?.dark.description == "#8dbcff")
        #expect(guide.site.overlay == "../company")
        #expect(content.siteFiles["site/deep/er/font.woff2"] == "\(fixture.path)/site/deep/er/font.woff2")
    }

    @Test(arguments: [
        ("logo: site/logo.svg", "logo: site/lego.svg", "9:9", "missing-file", "write 'site/logo.svg'"),
        ("head: site/head.html", "head: site/logo.svg", "11:9", "missing-file", "put one there"),
        ("light: \"#0b4f9c\"", "light: \"#8dbcff\"", "10:20", "low-contrast", "take a darker colour"),
        ("dark: \"#8dbcff\"", "dark: \"#0b4f9c\"", "10:37", "low-contrast", "take a lighter colour"),
        ("\"#8dbcff\"", "blue", "10:37", "bad-colour", nil),
        ("/edit/Content/", "/edit/Content", "8:12", "bad-url", nil),
        ("2026-11-30", "2026-02-30", "6:19", "bad-date", nil),
        ("overlay:", "overlays:", "13:3", "unknown-key", "write 'overlay'"),
    ])
    func reportsWhatIsWrongAtItsPlace(
        part: String, other: String, place: String, code: String, fix: String?
    ) throws {
        #expect(Self.site.contains(part))
        let problems = Self.fixture(Self.site.replacing(part, with: other)).load().problems
        #expect(problems.map { "\($0.line):\($0.column) \($0.code)" } == ["\(place) \(code)"], "\(problems)")
        if let fix { #expect(problems.first?.fix == fix) }
    }

    @Test func lowContrastIsSaidInNumbers() {
        let site = Self.site.replacing("light: \"#0b4f9c\"", with: "light: \"#8dbcff\"")
        let message = Self.fixture(site).load().problems.first?.message
        #expect(message == "#8dbcff on #f5f7f9 has a contrast of 1.81:1, and text needs at least 4.5:1")
    }

    @Test(arguments: [
        ("2024-02-29", true), ("2026-02-29", false), ("1900-02-29", false), ("2000-02-29", true), ("2026-13-01", false),
        ("2026-00-10", false), ("2026-1-1", false), ("2026/01/01", false), ("２026-01-01", false),
    ])
    func daysAreThoseOfTheCalendar(day: String, isValid: Bool) {
        #expect(CalendarDay.isValid(day) == isValid)
    }
}

/// A company's own content laid over the guide's.
@Suite struct OverlayTests {
    private func load(_ write: (TemporaryFolder) -> Void) -> LoadedContent {
        let overlay = TemporaryFolder()
        write(overlay)
        let fixture = ContentFixture()
        return ContentLoader.load(folder: fixture.path, overlay: overlay.path)
    }

    @Test func anOverlayAddsTopicsAndTakesThePlaceOfFiles() throws {
        let content = load { overlay in
            let topic = ContentFixture.topic.replacing("sliders", with: "own").replacing(
                "slider-not-adjustable", with: "own-rule")
            let korean = ContentFixture.topicKorean.replacing("slider-not-adjustable", with: "own-rule")
            overlay.write("own/index.en.md", topic)
            overlay.write("own/index.ko.md", korean)
            overlay.write(
                "own/own-rule.en.md", ContentFixture.rule.replacing("slider-not-adjustable", with: "own-rule"))
            overlay.write("own/own-rule.ko.md", ContentFixture.ruleKorean)
            overlay.write("checkers/lint.yml", ContentFixture.checker.replacing("\"1.2\"", with: "\"9.9\""))
        }
        #expect(content.problems == [])
        #expect(content.catalog.topics.map(\.id) == ["own", "sliders"])
        #expect(content.catalog.rules.map(\.id.rawValue) == ["own-rule", "slider-not-adjustable"])
        #expect(content.catalog.checkers.map(\.version) == ["9.9"])
    }

    @Test func valuesOfAnOverlaysGuideTakeThePlaceOfTheFirstOnes() throws {
        let guide = try #require(
            load { overlay in
                overlay.write("guide.yml", "title: {en: Company, ko: 회사}\nsite: {logo: site/logo.svg}\n")
                overlay.write("site/logo.svg", "x")
            }.guide)
        #expect(guide.title[.korean] == "회사")
        #expect(guide.baseURL == "https://guide.example/")
        #expect(guide.site.logo == "site/logo.svg")
    }

    @Test func problemsOfAnOverlaysGuideNameItsOwnFile() {
        let problems = load { $0.write("guide.yml", "titel: {en: Company, ko: 회사}\n") }.problems
        #expect(problems.map(\.code) == ["unknown-key"])
        #expect(problems.first?.path.hasSuffix("/guide.yml") == true)
        #expect(problems.first?.path.hasPrefix("/") == true)
    }
}

/// The words of the guide.
@Suite struct GlossaryTests {
    private static let yaml = """
        sections:
          - title: {en: The screen, ko: 화면}
            terms:
              - {term: {en: tab bar, ko: 탭 막대}}
              - {term: {en: tab, ko: 탭}, note: "not a touch"}

        """

    @Test func termsAreReadInTheirOrder() throws {
        let fixture = ContentFixture()
        fixture.write("glossary.yml", Self.yaml)
        let content = fixture.load()
        #expect(content.problems == [])
        let section = try #require(content.catalog.glossary.first)
        #expect(section.title[.korean] == "화면")
        #expect(section.terms.map { $0.term[.english] } == ["tab bar", "tab"])
        #expect(section.terms.map(\.note) == [nil, "not a touch"])
    }

    @Test func aTermWithoutALanguageIsAProblemAtItsPlace() {
        let fixture = ContentFixture()
        fixture.write("glossary.yml", Self.yaml.replacing(", ko: 탭}", with: "}"))
        #expect(fixture.places() == ["glossary.yml:5:16 missing-language"])
    }
}
