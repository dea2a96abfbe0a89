import GuideCode
import Testing

/// Code in colours: what is told apart, and that nothing is lost.
@Suite struct CodeLexerTests {
    /// The tokens of a code but the plain ones, as `kind:text`.
    private func tokens(_ code: String, _ language: String) -> [String] {
        pieces(code, language).filter { $0.kind != .plain }.map { "\($0.kind):\($0.text)" }
    }

    private func pieces(_ code: String, _ language: String) -> [(kind: CodeToken.Kind, text: String)] {
        var code = code
        return code.withUTF8 { bytes in
            CodeLexer(bytes, language: language).map { token in
                (token.kind, String(decoding: bytes[token.range], as: UTF8.self))
            }
        }
    }

    @Test(arguments: [
        ("let a = 1", ["keyword:let", "number:1"]),
        ("Text(\"a\")", ["type:Text", "string:\"a\""]),
        ("x.default", []),
        ("0..<self.count", ["number:0", "keyword:self"]),
        ("a /* b /* c */ d */ e", ["comment:/* b /* c */ d */"]),
        ("a // b\nc", ["comment:// b"]),
        ("@objc #selector(x)", ["attribute:@objc", "attribute:#selector"]),
        (#""a \(b + "c") d""#, [#"string:"a \("#, #"string:"c""#, #"string:) d""#]),
        (##"#"a \(b) \#(c) "d" "#"##, [##"string:#"a \(b) \#("##, ##"string:) "d" "#"##]),
        ("\"\"\"\n\"a\" \\\"\"\" b\n\"\"\" + c", ["string:\"\"\"\n\"a\" \\\"\"\" b\n\"\"\""]),
        ("\"open\nlet x", ["string:\"open", "keyword:let"]),
        ("\"open \\(a\nlet x", ["string:\"open \\(", "keyword:let"]),
        (#""\\" + "b""#, [#"string:"\\""#, #"string:"b""#]),
        ("`class` Self", ["keyword:Self"]),
        ("1.5e3 + 0xFF_0.0", ["number:1.5e3", "number:0xFF_0.0"]),
        ("f(\"한\", 넓이)", ["string:\"한\""]),
    ])
    func swift(code: String, expected: [String]) {
        // The bracket that ends an interpolation is code; a piece of text begins behind it.
        #expect(tokens(code, "swift") == expected.map { $0.replacingFirst("string:)", with: "string:") })
    }

    @Test(arguments: [
        ("val a = 8.dp", ["keyword:val", "number:8"]),
        (
            "\"$name ${if (a) \"b\" else \"}\"} c\"",
            ["string:\"$name ${", "keyword:if", "string:\"b\"", "keyword:else", "string:\"}\"", "string: c\""]
        ),
        ("\"\"\"a \\ \"b\" \"\"\"\"", ["string:\"\"\"a \\ \"b\" \"\"\"\""]),
        ("'a' '\\'' x", ["string:'a'", "string:'\\''"]),
        ("@Composable fun A() {}", ["attribute:@Composable", "keyword:fun", "type:A"]),
    ])
    func kotlin(code: String, expected: [String]) {
        #expect(tokens(code, "kotlin") == expected)
    }

    @Test(arguments: [
        ("<a b=\"c\">d</a>", ["tag:<a", "attribute:b", "string:\"c\"", "tag:>", "tag:</a>"]),
        ("<!-- a < b --><c/>", ["comment:<!-- a < b -->", "tag:<c/>"]),
        ("<?xml version='1.0'?>", ["tag:<?xml", "attribute:version", "string:'1.0'", "tag:?>"]),
        ("<a><![CDATA[<b>]]></a>", ["tag:<a>", "string:<![CDATA[<b>]]>", "tag:</a>"]),
        ("<a android:text=\"@string/x\"\n/>", ["tag:<a", "attribute:android:text", "string:\"@string/x\"", "tag:/>"]),
    ])
    func xml(code: String, expected: [String]) {
        #expect(tokens(code, "xml") == expected)
    }

    /// Code that is cut off or no code at all still comes out as it went in.
    @Test(arguments: CodeLanguage.allCases.map(\.rawValue) + ["rust"])
    func tokensTogetherAreTheCode(language: String) {
        let pieces = [
            "\"", "\"\"\"", "#\"", "\\(", "\\#(", "${", "}", ")", "(", "/*", "*/", "//", "\n", "'", "`", "@", "#", "\\",
            "<", "<!--",
            "-->", "<![CDATA[", "]]>", "a", "0.", "let", "한", "é", "\u{0}", "=", "/",
        ]
        var seed: UInt64 = 7
        for _ in 0..<400 {
            var code = ""
            for _ in 0..<12 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                code += pieces[Int(seed >> 33) % pieces.count]
            }
            let tokens = self.pieces(code, language)
            #expect(tokens.map(\.text).joined() == code)
            #expect(!tokens.contains { $0.text.isEmpty })
            #expect(!zip(tokens, tokens.dropFirst()).contains { $0.kind == $1.kind })
        }
    }
}

extension String {
    fileprivate func replacingFirst(_ start: String, with other: String) -> String {
        hasPrefix(start) ? other + dropFirst(start.count) : self
    }
}
