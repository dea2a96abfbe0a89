import Testing

@testable import a11y_guide

/// `serve`, while the content changes.
@Suite struct ServeChangeTests {
    private static let rule = "Content/gestures/escape-missing.en.md"
    private static let page = "/guide/en/rules/escape-missing/"
    private static let other = "/guide/en/rules/slider-not-adjustable/"

    @Test func changeShowsOnThePageItIsOnAndOnNoOther() throws {
        let fixture = Fixture()
        let guide = try ServedGuide(folder: fixture.root)
        let events = try guide.listen(to: Self.page)
        let otherEvents = try guide.listen(to: Self.other)
        for client in [events, otherEvents] { _ = client.read(upTo: "\r\n\r\n") }
        let before = events.readEvent()
        let otherBefore = otherEvents.readEvent()
        #expect(before.hasPrefix("event: state\ndata: {\"page\":\""))
        #expect(before.hasSuffix(",\"problems\":[]}\n\n"))

        try replace("Why it matters\n", with: "Why it matters\n\nA wobbly sentence.\n", in: fixture)
        let after = events.readEvent()
        #expect(after != before)
        #expect(otherEvents.readEvent() == otherBefore)
        let answer = try guide.get(Self.page)
        #expect(answer.contains("A wobbly sentence."))
        // The page carries the mark that the event names: a browser that loads it does not load it again.
        let mark = try #require(after.split(separator: "\"").dropFirst(3).first)
        #expect(answer.contains("data-page=\"\(mark)\""))
    }

    @Test func errorLeavesTheLastGoodSiteAndIsToldHereAndThere() throws {
        let fixture = Fixture()
        let guide = try ServedGuide(folder: fixture.root)
        let events = try guide.listen(to: Self.page)
        _ = events.read(upTo: "\r\n\r\n")
        let before = events.readEvent()
        try replace("obligation: must", with: "obligation: mst", in: fixture)
        let broken = events.readEvent()
        #expect(broken.contains("\"problems\":[\"\(Self.rule):"))
        #expect(broken.contains(": error: "))
        #expect(guide.messages.contains("\(Self.rule):"))
        #expect(guide.messages.contains("; the last good site stays\n"))
        #expect(try guide.get(Self.page).hasPrefix("HTTP/1.1 200 OK\r\n"))
        // Who opens a page later hears of it as well.
        let late = try guide.listen(to: Self.other)
        _ = late.read(upTo: "\r\n\r\n")
        #expect(late.readEvent().contains("\"problems\":[\"\(Self.rule):"))

        try replace("obligation: mst", with: "obligation: must", in: fixture)
        #expect(events.readEvent() == before)
    }

    @Test func contentWithErrorsFromTheBeginningIsShownAsSuch() throws {
        let fixture = Fixture()
        try replace("obligation: must", with: "obligation: <mst>", in: fixture)
        let guide = try ServedGuide(folder: fixture.root)
        let answer = try guide.get("/")
        #expect(answer.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
        #expect(answer.contains("<li><code>\(Self.rule):"))
        #expect(answer.contains("&lt;mst&gt;"))
        #expect(answer.contains("data-banner=\"false\""))
        let events = try guide.listen(to: Self.page)
        _ = events.readEvent()
        try replace("obligation: <mst>", with: "obligation: must", in: fixture)
        _ = events.readEvent()
        #expect(try guide.get(Self.page).hasPrefix("HTTP/1.1 200 OK\r\n"))
    }

    @Test func whatIsLaidOverTheContentIsFollowedToo() throws {
        let fixture = Fixture()
        let company = Fixture.makeFolder()
        try Fixture.shell(
            "mkdir \"$1/gestures\" && cp \"$0/\(Self.rule)\" \"$1/gestures\"", fixture.root, company)
        let guide = try ServedGuide(
            folder: fixture.root, "--overlay", company, "--base-url", "https://example.com/ours/")
        #expect(guide.address.hasSuffix("/ours/"))
        let page = "/ours/en/rules/escape-missing/"
        let events = try guide.listen(to: page)
        _ = events.readEvent()
        try Fixture.shell(
            "sed -i.old 's/^## Why it matters/&\\n\\nOur own words./' \"$0/gestures/escape-missing.en.md\" && rm \"$0\"/gestures/*.old",
            company)
        _ = events.readEvent()
        #expect(try guide.get(page).contains("Our own words."))
    }

    @Test func previewHasAScriptAndAStyleOfItsOwn() throws {
        let guide = try ServedGuide(folder: Fixture.shared.root)
        let script = try guide.get("/.preview/preview.js")
        #expect(script.contains("\r\nContent-Type: text/javascript; charset=utf-8\r\n"))
        #expect(script.contains("new EventSource('/.preview/events?page='"))
        #expect(try guide.get("/.preview/preview.css").contains("\r\nContent-Type: text/css; charset=utf-8\r\n"))
    }

    @Test func portThatIsTakenIsNamed() throws {
        let guide = try ServedGuide(folder: Fixture.shared.root)
        let outcome = try GuideProcess().run("serve", "--port", String(guide.port))
        #expect(outcome.status == 2)
        #expect(
            outcome.errors == """
                a11y-guide: error: '127.0.0.1' cannot be listened to at port \(guide.port): Address already in use
                  try: a11y-guide serve --port 0

                """)
    }

    private func replace(_ text: String, with other: String, in fixture: Fixture) throws {
        let parts = fixture.read(Self.rule).split(separator: text, maxSplits: 1, omittingEmptySubsequences: false)
        try #require(parts.count == 2)
        try fixture.write("\(parts[0])\(other)\(parts[1])", to: Self.rule)
    }
}
