import Testing

@Suite struct XMLExampleTests {
    @Test func everyXMLBlockIsWellFormed() throws {
        for block in try ArticleBlocks.all.get().blocks(in: "xml") {
            for fault in XMLChecker.faults(in: block) { fault.record() }
        }
    }

    @Test(arguments: [
        ("<TextView\n    android:text=\"a\" />", nil),
        ("<!-- a -->\n<resources>\n    <string name=\"a\">%1$d 행</string>\n</resources>", nil),
        ("<a xmlns:b=\"https://b.example\" b:c=\"d\"/>", nil),
        ("<LinearLayout>\n    <TextView>\n</LinearLayout>", 3),
        ("<TextView\n    android:text=a />", 2),
        ("<TextView\n    android:text=\"a\"\n    android:text=\"b\" />", 3),
        ("<TextView text=\"a & b\" />", 1),
        ("<LinearLayout>\n\n", 3),
        ("<TextView andriod:text=\"a\" />", 1),
    ])
    func reportsWhatIsNoXMLAtItsLine(code: String, wrongLine: Int?) throws {
        var article = SampleArticle()
        let line = article.add("xml views failing", code)

        let faults = XMLChecker.faults(in: try #require(article.blocks.first))

        #expect(faults.map(\.line) == (wrongLine.map { [line + $0 - 1] } ?? []), "\(faults)")
        #expect(faults.allSatisfy { $0.path == article.path })
    }
}
