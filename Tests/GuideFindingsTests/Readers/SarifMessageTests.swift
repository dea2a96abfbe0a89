import Testing

@testable import GuideFindings

@Suite struct SarifMessageTests {
    @Test(arguments: [
        ("{0} and {1}", "a and b"), ("{{0}}", "{0}"), ("{2}", "{2}"), ("{x} {", "{x} {"), ("}} }", "} }"), ("{0", "{0"),
        ("{0}{0}{{{1}}}", "aa{b}"),
    ])
    func placeholdersBecomeArguments(text: String, filled: String) {
        #expect(SarifMessage.filling(text, ["a", "b"]) == filled)
    }

    @Test func argumentsAreNotFilledThemselves() {
        #expect(SarifMessage.filling("{0}", ["{1}", "b"]) == "{1}")
    }

    @Test(arguments: [
        ("see [the label](1).", "see the label."), ("[a](1)[b](22)", "ab"), ("array[0](x)", "array[0](x)"),
        ("[web](https://a.example)", "[web](https://a.example)"), ("[ not [this](3)", "[ not this"), ("[", "["),
        ("](", "]("),
    ])
    func linksToLocationsBecomeTheirWords(text: String, plain: String) {
        #expect(SarifMessage.withoutLinks(text) == plain)
    }
}
