import Testing

@testable import GuideSite

/// What comes from outside never becomes markup.
@Suite struct HTMLWriterTests {
    private func html(_ write: (inout HTMLWriter) -> Void) -> String {
        var writer = HTMLWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"),
        ("</p><script>alert(1)</script>", "&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("say \"hello\"", "say &quot;hello&quot;"),
        ("\u{1B}[31m\u{0}\u{7F}", "\u{FFFD}[31m\u{FFFD}\u{FFFD}"),
        ("한국어 🙂", "한국어 🙂"),
    ])
    func textIsEscaped(text: String, expected: String) {
        #expect(html { $0.text(text) } == expected)
        #expect(
            html { $0.element(.p, .attribute("title", text), text: text) }
                == "<p title=\"\(expected)\">\(expected)</p>\n")
    }

    @Test func voidElementsHaveNoEnd() {
        #expect(
            html {
                $0.start(.p)
                $0.start(.br)
                $0.end()
            } == "<p><br></p>\n")
    }

    @Test func attributesWithoutValueAndOmittedOnesAreToldApart() {
        #expect(html { $0.element(.button, .flag("hidden"), .lang(nil), text: "") } == "<button hidden></button>")
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", "java\nscript:alert(1)", " javascript:alert(1)",
        "data:text/html,x", "vbscript:x", "file:///etc/passwd",
    ])
    func addressesThatCouldRunAreLeftOut(address: String) {
        #expect(html { $0.element(.a, .href(address), text: "x") } == "<a>x</a>")
    }

    @Test(arguments: ["https://example.org/a?b=c", "../a/", "#anchor", "?q=a:b", "a/b:c", "mailto:a@example.org"])
    func addressesOfPagesStay(address: String) {
        #expect(html { $0.element(.a, .href(address), text: "x") } == "<a href=\"\(address)\">x</a>")
    }
}
