import GuideCatalog
import Testing

/// Identifiers of others in addresses of ours.
@Suite struct PathSlugTests {
    @Test(arguments: [
        ("ClickableViewAccessibility", "ClickableViewAccessibility"),
        ("accessibility_label_for_image", "accessibility_label_for_image"),
        ("Contrast ratio (Label)", "Contrast.ratio.~28Label~29"),
        ("attest/image-alt", "attest~2fimage-alt"),
        ("ios: Color Contrast Issues", "ios~3a.Color.Contrast.Issues"),
        ("a.b", "a~2eb"),
        ("..", "~2e~2e"),
        ("~", "~7e"),
        ("대비", "~eb~8c~80~eb~b9~84"),
    ])
    func checkerRulesAreSpelledSoThatEveryServerTakesThem(id: String, slug: String) {
        #expect(PathSlug.checkerRule(id) == slug)
        #expect(PathSlug.identifier(ofCheckerRule: slug) == id)
    }

    @Test(arguments: ["a~", "a~2", "a~zz", "a b", "~41", "~2E", "~ff"])
    func whatIsNoSpellingLeadsNowhere(slug: String) {
        #expect(PathSlug.identifier(ofCheckerRule: slug) == nil)
    }

    @Test func periodsOfRequirementsStay() {
        #expect(PathSlug.requirement("2.5.8") == "2.5.8")
        #expect(PathSlug.requirement("..") == "~2e.")
    }
}
