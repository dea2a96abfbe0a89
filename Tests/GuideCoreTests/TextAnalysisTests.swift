import Testing

@testable import GuideCore

/// Collects terms as text; surface forms are marked with `~`.
private struct Collector: TermSink {
    var terms: [String] = []

    mutating func take(_ term: UnsafeBufferPointer<UInt8>, isSurface: Bool) {
        terms.append((isSurface ? "~" : "") + String(decoding: term, as: UTF8.self))
    }
}

private func terms(_ text: String) -> [String] {
    var analyzer = TextAnalyzer()
    var collector = Collector()
    _ = Array(text.utf8).withUnsafeBufferPointer { analyzer.analyze($0, into: &collector) }
    return collector.terms
}

@Suite struct TextAnalysisTests {
    @Test(arguments: [
        ("A sheet's title.", ["a", "sheets", "sheet", "title"]),
        ("accessibilityPerformEscape", ["accessibilityperformescape", "accessibility", "perform", "escape"]),
        ("UIAccessibility.post", ["uiaccessibilitypost", "uiaccessibility", "post", "ui", "accessibility"]),
        ("isVoiceOverRunning", ["isvoiceoverrunning", "is", "voiceover", "running"]),
        ("VoiceOver TalkBack iOS iPadOS SwiftUI", ["voiceover", "talkback", "ios", "ipados", "swiftui"]),
        ("iOS17 HTML5Parser", ["ios17", "ios", "17", "html5parser", "html", "parser"]),
        ("two-finger snake_case", ["twofinger", "two", "finger", "snakecase", "snake", "case"]),
        ("2.5.8 44", ["258", "44"]),
        ("Café Ångström", ["cafe", "angstrom"]),
        ("end. Next", ["end", "next"]),
    ])
    func latinWordsAreKeptWholeAndInParts(text: String, expected: [String]) {
        #expect(terms(text) == expected)
    }

    @Test(arguments: [
        ("초점", ["초점"]), ("초점을", ["~초점을", "초점"]), ("초점들에게", ["~초점들에게", "초점"]),
        ("화면에서는", ["~화면에서는", "화면"]), ("버튼으로", ["~버튼으로", "버튼"]), ("슬라이더로", ["~슬라이더로", "슬라이더"]),
        ("호출합니다", ["~호출합니다", "호출"]), ("회의", ["회의"]), ("탭을", ["탭을"]), ("값", ["값"]),
        ("ESC키", ["esc", "키"]), ("iOS에서", ["ios"]), ("VoiceOver가", ["voiceover"]), ("값이 5개", ["값이", "5", "개"]),
        ("버튼는", ["버튼는"]), ("스타일", ["스타일"]), ("日本語", ["日本語"]), ("Привет", ["Привет"]),
    ])
    func koreanWordsAreKeptWithTheirStems(text: String, expected: [String]) {
        #expect(terms(text) == expected)
    }

    @Test(arguments: ["", " \n\t", "...", "🙂👍", "—–…", "\u{0}\u{7F}", "\u{FEFF}"])
    func whatIsNoWordGivesNoTerm(text: String) {
        #expect(terms(text).isEmpty)
    }

    @Test func invalidBytesAreSteppedOver() {
        var analyzer = TextAnalyzer()
        for tail: [UInt8] in [
            [0xFF], [0xE1, 0x84], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0xEC],
        ] {
            var collector = Collector()
            let bytes = tail + Array("abc".utf8) + tail
            _ = bytes.withUnsafeBufferPointer { analyzer.analyze($0, into: &collector) }
            #expect(collector.terms == ["abc"], "\(tail)")
        }
    }

    @Test func wordsThatNobodyTypesAreLeftOut() {
        #expect(terms(String(repeating: "a", count: 65)).isEmpty)
        #expect(terms(String(repeating: "a", count: 64)).count == 1)
        #expect(terms(String(repeating: "가", count: 22)).isEmpty)
    }

    @Test(arguments: [
        ("Escape_Missing", "escapemissing"), ("android-lint/ContentDescription", "androidlintcontentdescription"),
        ("accessibilityAction(.escape)", "accessibilityactionescape"), ("wcag:2.5.8", "wcag258"), ("뒤로 가기", "뒤로가기"),
        ("()", ""),
    ])
    func namesHaveOneKeyInEverySpelling(name: String, key: String) {
        #expect(IdentifierKey.of(Array(name.utf8)) == Array(key.utf8))
    }

    @Test(arguments: [
        ("closing", "close"), ("closed", "close"), ("close", "closing"), ("buttons", "button"), ("tapping", "tap"),
        ("swiped", "swiping"), ("summaries", "summary"), ("dismisses", "dismiss"), ("missing", "miss"),
    ])
    func formsOfAWordShareTheirRoot(word: String, form: String) {
        let root = EnglishForms.root(of: Array(word.utf8))
        #expect(form.utf8.starts(with: root))
        #expect(EnglishForms.isForm(Array(form.utf8), of: root))
    }

    @Test(arguments: ["focus", "this", "class", "tap", "ios17", "뒤로"])
    func wordsThatAreNoFormsStay(word: String) {
        #expect(EnglishForms.root(of: Array(word.utf8)) == Array(word.utf8))
    }

    @Test(arguments: [
        ("escpae", "escape", 1), ("acessibility", "accessibility", 1), ("접근셩", "접근성", 1), ("same", "same", 0),
        ("abc", "xyz", nil), ("", "ab", 2), ("kitten", "sitting", nil), ("ca", "abc", nil),
    ])
    func distanceCountsLettersAndJamo(first: String, second: String, distance: Int?) {
        let a = EditDistance.letters(of: Array(first.utf8))
        let b = EditDistance.letters(of: Array(second.utf8))
        #expect(EditDistance.between(a, b, limit: 2) == distance)
        #expect(EditDistance.between(b, a, limit: 2) == distance)
    }
}
