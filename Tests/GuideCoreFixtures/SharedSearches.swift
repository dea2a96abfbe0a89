import GuideCore

/// A query with what it must find.
public struct SearchCase: Sendable, CustomStringConvertible {
    /// The text as typed.
    public var query: String
    /// The identifier of the first hit.
    public var first: String
    /// How a word is read, as `typed → read (reason)`; `nil` where every word is found as typed.
    public var reading: String?

    init(query: String, first: String, reading: String? = nil) {
        self.query = query
        self.first = first
        self.reading = reading
    }

    /// The query.
    public var description: String { query }
}

/// Searches of ``IndexFixture`` that hold wherever the engine runs.
public enum SharedSearches {
    /// Words, parts of names, and forms of words.
    public static let english: [SearchCase] = [
        SearchCase(query: "escape", first: "escape-missing"),
        SearchCase(query: "performEscape", first: "escape-missing"),
        SearchCase(query: "perform_escape", first: "escape-missing"),
        SearchCase(query: "performescape", first: "escape-missing", reading: "performescape → perform escape (split)"),
        SearchCase(query: "accessibilityPerf", first: "escape-missing"),
        SearchCase(query: "sliders", first: "slider-value-missing"),
        SearchCase(query: "reading values", first: "slider-value-missing"),
        SearchCase(query: "two finger scrub", first: "escape-missing"),
        SearchCase(query: "VoiceOver users can't leave my sheet", first: "escape-missing"),
    ]

    /// Korean with particles, without spaces, decomposed, by initial consonants, on the wrong keyboard layout, half typed.
    public static let korean: [SearchCase] = [
        SearchCase(query: "슬라이더", first: "slider-value-missing"),
        SearchCase(query: "슬라이더에서는", first: "slider-value-missing"),
        SearchCase(query: "뒤로가기를", first: "escape-missing"),
        SearchCase(query: "초점", first: "slider-value-missing"),
        SearchCase(query: "케이프", first: "escape-missing"),
        SearchCase(query: "슬라이더값을", first: "slider-value-missing", reading: "슬라이더값을 → 슬라이더 값 (split)"),
        SearchCase(
            query: "\u{1109}\u{1173}\u{11AF}\u{1105}\u{1161}\u{110B}\u{1175}\u{1103}\u{1165}",
            first: "slider-value-missing"),
        SearchCase(query: "ㅅㄹㅇㄷ", first: "slider-value-missing", reading: "ㅅㄹㅇㄷ → 슬라이더 (initialConsonants)"),
        SearchCase(query: "tmffkdlej", first: "slider-value-missing", reading: "tmffkdlej → 슬라이더 (keyboardLayout)"),
        SearchCase(query: "ㄷㄴㅊ멛", first: "escape-missing", reading: "ㄷㄴㅊ멛 → escape (keyboardLayout)"),
        SearchCase(query: "초저", first: "slider-value-missing"),
        SearchCase(query: "슬라읻", first: "slider-value-missing"),
        SearchCase(query: "VoiceOver가 읽는 슬라이더", first: "slider-value-missing"),
    ]

    /// Words that are read as the nearest ones.
    public static let misspelled: [SearchCase] = [
        SearchCase(query: "escpae", first: "escape-missing", reading: "escpae → escape (misspelling)"),
        SearchCase(query: "slidr", first: "slider-value-missing", reading: "slidr → slider (misspelling)"),
        SearchCase(
            query: "accesibilityPerformEscpe", first: "escape-missing",
            reading: "accesibilityPerformEscpe → accessibilityPerformEscape (misspelling)"),
        SearchCase(query: "접근셩", first: "slider-value-missing", reading: "접근셩 → 접근성 (misspelling)"),
        SearchCase(query: "스라이더를", first: "slider-value-missing", reading: "스라이더를 → 슬라이더 (misspelling)"),
    ]

    /// All of them.
    public static let all = english + korean + misspelled
}
