import Testing

@testable import GuideContent

@Suite struct CodeTextTests {
    private func difference(_ first: String, _ second: String, _ language: String = "swift") -> Int? {
        CodeText(first, programmingLanguage: language)
            .firstDifference(to: CodeText(second, programmingLanguage: language))
    }

    @Test(arguments: [
        ("let a = 1 // one\n", "let a = 1 // 하나\n", "swift"),
        ("let a = 1\n", "// 하나\nlet a = 1\n", "swift"),
        ("/* one /* two */ three */ let a = 1\n", "/* 하나 */ let a = 1\n", "swift"),
        ("label(\"Volume\")\n", "label(\"음량\")\n", "swift"),
        ("label(\"\\(value) percent\")\n", "label(\"값은 \\(value)퍼센트\")\n", "swift"),
        ("label(\"\\(a ? \"on\" : \"(off\")\", b)\n", "label(\"켜짐\", b)\n", "swift"),
        ("a(#\"say \"yes\"\"#, b)\n", "a(#\"네\"#, b)\n", "swift"),
        ("let a = \"\"\"\n    one \"quoted\"\n    \"\"\"\n", "let a = \"\"\"\n    하나\n    둘\n    \"\"\"\n", "swift"),
        ("a(\"// no comment\", b)", "a(\"아님\", b)", "swift"),
        ("text(\"a\\\"b\", c)", "text(\"가\", c)", "swift"),
        ("text(\"${a + \"x\"} b\", c)", "text(\"가 ${a}\", c)", "kotlin"),
        ("val c = 'a'; val d = '\\''", "val c = '가'; val d = '나'", "kotlin"),
        ("val p = \"\"\"\\\"\"\"; b()", "val p = \"\"\"가\"\"\"; b()", "kotlin"),
        ("if a {\n  b()\n}\n", "if a { b() }\n", "swift"),
        ("<a b=\"Volume\"/> <!-- one -->\n", "<a b=\"음량\"/>\n", "xml"),
        ("<string name=\"a\">Volume up</string>\n", "<string name=\"a\">음량</string>\n", "xml"),
    ])
    func ignoresCommentsAndLiterals(first: String, second: String, language: String) {
        #expect(difference(first, second, language) == nil)
    }

    @Test(arguments: [
        ("let a = 1\nlet b = 2\n", "let a = 1\nlet b = 3\n", "swift", 1),
        ("let a = 1\n", "let a = 1\n\nlet b = 2\n", "swift", 2),
        ("let a = 1\nlet b = 2\n", "let a = 1\n", "swift", 0),
        ("a(\"x\")\n", "a()\n", "swift", 0),
        ("// one\na()\n", "/* 하나\n둘 */\nb()\n", "swift", 2),
        ("let price = \"$\"; a()\n", "let price = \"$\"; b()\n", "swift", 0),
        ("<a b=\"c\"/>\n", "<a d=\"c\"/>\n", "xml", 0),
        ("a()\n", "", "swift", 0),
    ])
    func findsTheLineThatDiffers(first: String, second: String, language: String, line: Int) {
        #expect(difference(first, second, language) == line)
    }

    @Test(arguments: ["\"", "\"\\(", "/*", "#\"", "\"\"\"", "'", "\"\\(\"\\(\"", "<!--", "<a b=\"", "\\"])
    func readsCodeThatBreaksOff(code: String) {
        for language in ["swift", "kotlin", "xml"] { #expect(difference(code, code, language) == nil) }
    }
}
