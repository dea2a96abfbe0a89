import GuideCore
import GuideCoreFixtures
import Testing

@Suite struct SearchTests {
    @Test(arguments: [
        "escape-missing", "Escape_Missing", "escapeMissing", "ESCAPE.MISSING", "escape missing", "escape-absent",
        "accessibilityPerformEscape", "accessibilityperformescape", "AccessibilityPerformEscape()",
    ])
    func namesComeFirstInAnySpelling(query: String) throws {
        let answer = try IndexFixture.search(query)
        #expect(answer.ids.first == "escape-missing")
        #expect(answer.hits.first?.isExact == true)
    }

    @Test(arguments: [
        "ClickableViewAccessibility", "clickable_view_accessibility", "android-lint/ClickableViewAccessibility",
    ])
    func checkerRulesComeFirstWithAndWithoutTheirChecker(query: String) throws {
        #expect(try IndexFixture.search(query).ids.first == "android-lint/ClickableViewAccessibility")
    }

    @Test(arguments: SharedSearches.english)
    func englishFindsWordsPartsAndForms(_ test: SearchCase) throws {
        let answer = try IndexFixture.search(test.query)
        #expect(answer.ids.first == test.first)
        if let reading = test.reading { #expect(answer.readingTexts.contains(reading)) }
    }

    @Test(arguments: SharedSearches.korean)
    func koreanFindsHoweverItIsWritten(_ test: SearchCase) throws {
        let answer = try IndexFixture.search(test.query)
        #expect(answer.ids.first == test.first)
        if let reading = test.reading { #expect(answer.readingTexts.contains(reading)) }
    }

    @Test(arguments: SharedSearches.misspelled)
    func misspellingsAreReadAndSaid(_ test: SearchCase) throws {
        let answer = try IndexFixture.search(test.query)
        #expect(answer.ids.first == test.first)
        #expect(answer.readingTexts == [test.reading])
    }

    @Test(arguments: [("톡백", "focus-lost"), ("보이스오버", "escape-missing"), ("이스케이프", "escape-missing")])
    func transliterationsMeetTheirTerms(query: String, id: String) throws {
        #expect(try IndexFixture.search(query).ids.contains(id))
    }

    @Test func eitherLanguageFindsAndTheReadersLanguageAnswers() throws {
        let korean = try IndexFixture.search("escape gesture", language: .korean)
        #expect(korean.ids.first == "escape-missing")
        #expect(korean.hits.first?.summary.language == .korean)
        #expect(korean.hits.first?.summary.isFallback == false)
        let fallback = try IndexFixture.search("requestFocus", language: .korean)
        #expect(fallback.hits.first?.summary.language == .english)
        #expect(fallback.hits.first?.summary.isFallback == true)
    }

    @Test func hangulIsAnsweredInKoreanUnlessALanguageIsAskedFor() throws {
        #expect(try IndexFixture.search("슬라이더").hits.first?.summary.language == .korean)
        #expect(try IndexFixture.search("슬라이더", language: .english).hits.first?.summary.language == .english)
    }

    @Test func everyWordCounts() throws {
        let answer = try IndexFixture.search("slider value units")
        #expect(answer.ids.first == "slider-value-missing")
        let missing = try IndexFixture.search("slider qqqqqq")
        #expect(missing.ids.first == "slider-value-missing")
        #expect(missing.missingWords == [IndexFixture.bytes("qqqqqq")])
    }

    @Test func filtersNarrowAsOptionsAndInTheText() throws {
        #expect(try IndexFixture.search("value", filters: [(.platform, "android")]).ids == ["slider-value-missing"])
        #expect(try IndexFixture.search("gesture framework:UIKit").ids == ["escape-missing"])
        #expect(try IndexFixture.search("wcag:4.1.2").ids == ["slider-value-missing"])
        #expect(try IndexFixture.search("gesture wcag:2.1.1").ids == ["escape-missing"])
        #expect(
            try Set(IndexFixture.search("", filters: [(.framework, "uikit"), (.framework, "views")]).ids)
                == ["escape-missing", "focus-lost", "slider-value-missing"])
        let unknown = try IndexFixture.search("gesture", filters: [(.platform, "symbian")])
        #expect(unknown.hits.isEmpty)
        #expect(unknown.unknownFilters == [.init(facet: .platform, value: IndexFixture.bytes("symbian"))])
    }

    @Test(arguments: ["zzzz", "ㅋㅋㅋㅋ", "쀍쀍", "qwrtpsdf", "🙂", "", "   ", "....", "\u{0}\u{1B}[31m"])
    func nothingIsFoundWithoutAFault(query: String) throws {
        let answer = try IndexFixture.search(query)
        #expect(answer.hits.isEmpty)
        #expect(answer.total == 0)
    }

    @Test func suggestionsStandInForWhatIsNotFound() throws {
        #expect(try !IndexFixture.search("sqqqq").suggestions.isEmpty)
        #expect(try IndexFixture.search("sqqqq").suggestions.allSatisfy { $0.first == UInt8(ascii: "s") })
        for unrelated in ["zzzz", "쀍쀍", "ㅋㅋㅋ", "שלום"] {
            #expect(try IndexFixture.search(unrelated).suggestions.isEmpty, "\(unrelated)")
        }
        let near = try IndexFixture.search("gestation")
        #expect(near.suggestions.contains(IndexFixture.bytes("gesture")))
    }

    /// Work grows with the square of a word's length and with the number of words, so both have a limit.
    @Test(.timeLimit(.minutes(1)), arguments: ["가", "슬라이더접근성", "ㅅㄹㅇㄷ", "a", "accessib ", "슬라 ", "w1 x2 "])
    func longQueriesEnd(piece: String) throws {
        let text = String(repeating: piece, count: piece.contains(" ") ? 4_000 : 20_000)
        _ = try IndexFixture.search(text)
        #expect(try IndexFixture.search("slider " + text).ids.first == "slider-value-missing")
    }

    @Test func fullWidthLettersAreLetters() throws {
        let answer = try IndexFixture.search("ｅｓｃａｐｅ")
        #expect(answer.ids.first == "escape-missing")
        #expect(answer.readings.isEmpty)
    }

    @Test func aFilterMayHaveASpaceAfterItsColon() throws {
        #expect(try IndexFixture.search("gesture framework: uikit").ids == ["escape-missing"])
    }

    @Test func shortWordsAreNotReadAsTypedOnAnotherKeyboard() throws {
        // rm writes 그, which stands in the texts.
        #expect(try IndexFixture.search("rm").readings.isEmpty)
    }

    @Test func limitCutsAndTotalCountsAll() throws {
        let all = try IndexFixture.search("the", limit: 0)
        let one = try IndexFixture.search("the", limit: 1)
        #expect(all.hits.count == all.total)
        #expect(one.hits.count == 1)
        #expect(one.total == all.total)
        #expect(one.ids.first == all.ids.first)
    }

    @Test func aSummaryThatHoldsTheWordsIsShownWhole() throws {
        let hit = try #require(try IndexFixture.search("scrub screen").hits.first)
        #expect(hit.snippet?.text == hit.summary.summary)
        let body = try #require(try IndexFixture.search("sheets fingers").hits.first)
        #expect(body.snippet.map { String(decoding: $0.text, as: UTF8.self) }?.contains("two fingers") == true)
    }

    @Test func snippetsShowTheMatchOnCharacterBoundaries() throws {
        for (query, marked) in [
            ("scrub", "scrub"), ("돌아갑니다", "돌아갑니다"), ("초점을", "초점"), ("performEscape", "PerformEscape"),
        ] {
            let hit = try #require(try IndexFixture.search(query).hits.first)
            let snippet = try #require(hit.snippet)
            #expect(String(validating: snippet.text, as: UTF8.self) != nil)
            let texts = snippet.highlights.map { String(decoding: snippet.text[$0], as: UTF8.self) }
            #expect(texts.joined().contains(marked), "\(query): \(texts)")
        }
    }
}
