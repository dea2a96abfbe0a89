import GuideContent
import Testing

@testable import GuideLookup

@Test(arguments: [
    ("1. **Name it.** Use `label`.\n2. Check it.\n", ["Name it. Use `label`.", "Check it."]),
    ("Read this first.\n\n- One, see [there](x.md).\n- Two\n  lines.\n", ["One, see there.", "Two lines."]),
    (
        "1. Keep what exists:\n   - bars;\n   - sheets;\n   - popovers.\n2. Add the rest.\n",
        ["Keep what exists: bars; sheets; …", "Add the rest."]
    ),
    ("- 1\n- 2\n- 3\n- 4\n- 5\n", ["1", "2", "3", "4"]),
    ("Say it.\n\nThen say `it` again.\n", ["Say it.", "Then say `it` again."]),
    ("- only one item\n", []),
    ("", []),
])
func stepsAreTheFirstListOrTheParagraphs(markdown: String, steps: [String]) {
    #expect(FixSteps.steps(of: MarkdownParser.parse(markdown)).map(\.plain) == steps)
}

@Test func longStepsEndBehindASentence() {
    let sentence = "This sentence has about fifty characters, all in all."
    let text = [sentence, sentence, sentence, sentence].joined(separator: " ")
    let steps = FixSteps.steps(of: MarkdownParser.parse("1. \(text)\n2. `a.b` \(text) `c. d`\n"))
    #expect(steps[0].plain == "\(sentence) \(sentence)")
    #expect(steps[1].plain == "`a.b` \(sentence) \(sentence)")
}
