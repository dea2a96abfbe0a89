import GuideCommandLine
import Testing

@Test(.enabled(if: Tool.isInstalled("mandoc")))
func manualPageIsCleanToMandoc() throws {
    let source = ManualPage.source(of: Sample.program, date: "July 27, 2025")
    let outcome = try Tool.withFile(named: "sample-guide.1", source) { path, _ in
        try Tool.run(["mandoc", "-T", "lint", "-W", "style", path])
    }
    #expect(outcome.output == "")
}

@Test(.enabled(if: Tool.isInstalled("mandoc")))
func manualPageShowsEveryOptionAsItIsTyped() throws {
    let source = ManualPage.source(of: Sample.program, date: "July 27, 2025")
    let text = try Tool.withFile(named: "sample-guide.1", source) { path, _ in
        try Tool.run(["sh", "-c", "mandoc -T utf8 -O width=100 \"$1\" | sed 's/.\\x08//g'", "sh", path]).output
    }
    for option in Sample.search.options where !option.isHidden {
        #expect(text.contains(option.longForm), "\(option.name)")
    }
    #expect(text.contains("-n, --limit N"))
    #expect(text.contains(".Second paragraph."))
    #expect(text.contains("it's enough"))
}
