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

    @Test func aMessageDoesNotGrowWithoutEnd() {
        let filled = SarifMessage.filling(
            String(repeating: "{0}", count: 10_000), [String(repeating: "a", count: 100_000)])
        #expect(filled.utf8.count == SarifMessage.longest + "…".utf8.count)
    }

    @Test func bracketsWithoutEndAreReadOnce() {
        for bracket in ["[", "{", "](", "]", "[a](x", "{1"] {
            let text = String(repeating: bracket, count: 200_000)
            #expect(SarifMessage.filling(SarifMessage.withoutLinks(text), []).utf8.count <= text.utf8.count)
        }
    }
}
