import GuideCatalog
import Testing

@testable import GuideContent

/// Every example of the section on tables in the GFM specification, with the reading it asks for.
@Test(arguments: TableExample.specification)
func readsTablesAsTheSpecificationSays(example: TableExample) {
    #expect(MarkdownHTML.render(MarkdownParser.parse(example.markdown)) == example.html)
}

@Test(
    .enabled(if: CommonMarkTool.isInstalled, "cmark-gfm is not installed (apt-get install cmark-gfm)"),
    arguments: 1...20)
func readsGeneratedTablesAsGitHubDoes(seed: UInt64) {
    var generator = TableText(seed: seed)
    let texts = (0..<250).map { _ in generator.next() }
    // Headings keep the texts apart, so that one run of the program reads them all.
    let document = "[r]: /reference 'title'\n\n" + texts.map { "\n\n###### next\n\n" + $0 }.joined()
    let separator = "<heading level=\"6\">\n<text>next</text>\n</heading>\n"
    let expected = CommonMarkTool.xml(document).replacing("\\|", with: "|").split(
        separator: separator, omittingEmptySubsequences: false)
    // The program takes backslashes from before pipes even in a paragraph that stands right before a table.
    let actual = MarkdownXML.render(MarkdownParser.parse(document)).replacing("\\|", with: "|")
        .split(separator: separator, omittingEmptySubsequences: false)
    #expect(expected.count == texts.count + 1)
    #expect(actual.count == expected.count)
    for (text, (actual, expected)) in zip(texts, zip(actual, expected).dropFirst()) where actual != expected {
        Issue.record("read otherwise than cmark-gfm:\n\(text)\n--- here\n\(actual)\n--- there\n\(expected)")
    }
}
