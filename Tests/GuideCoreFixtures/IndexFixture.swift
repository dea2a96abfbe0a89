public import GuideCore

/// A small index for tests: rules on escape, sliders and focus in both languages, with what surrounds them.
public enum IndexFixture {
    /// The bytes of a text.
    public static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// An entry with texts in the languages that are given.
    public static func entry(
        _ kind: EntryKind, _ id: String, keys: [(String, IndexEntry.Key.Strength)] = [],
        facets: [(Facet, String)] = [], english: [String]? = nil, korean: [String]? = nil, payload: String = ""
    ) -> IndexEntry {
        func variant(_ language: Language, _ texts: [String]?) -> IndexEntry.Variant? {
            guard let texts else { return nil }
            let fields: [TextField] = [.keywords, .body, .code]
            return IndexEntry.Variant(
                language: language, title: bytes(texts[0]), summary: bytes(texts[1]),
                path: bytes("topic/\(id).\(language == .english ? "en" : "ko").md"),
                passages: zip(fields, texts[2...]).map { .init(field: $0, text: bytes($1)) })
        }
        return IndexEntry(
            kind: kind, id: bytes(id),
            keys: [.init(name: bytes(id), strength: .identifier)]
                + keys.map { .init(name: bytes($0.0), strength: $0.1) },
            facets: facets.map { .init(facet: $0.0, value: bytes($0.1)) },
            variants: [variant(.english, english), variant(.korean, korean)].compactMap { $0 },
            payload: bytes(payload))
    }

    /// The entries of the index.
    public static let entries: [IndexEntry] = [
        entry(
            .rule, "escape-missing",
            keys: [
                ("accessibilityPerformEscape", .symbol), ("escape-absent", .alias), ("ama/NO_ESCAPE", .related),
            ],
            facets: [
                (.topic, "back-gestures"), (.framework, "uikit"), (.framework, "swiftui"), (.platform, "ios"),
                (.obligation, "must"), (.impact, "critical"), (.requirement, "wcag:2.1.1"),
            ],
            english: [
                "Every screen can be left with the escape gesture", "A screen answers the two-finger scrub.",
                "two-finger scrub, go back, close a sheet",
                "VoiceOver users scrub with two fingers to go back.\nSheets need accessibilityPerformEscape.",
                "override func accessibilityPerformEscape() -> Bool { true }",
            ],
            korean: [
                "모든 화면은 이스케이프 제스처로 빠져나갈 수 있습니다", "화면은 두 손가락 문지르기에 응답합니다.",
                "뒤로가기, 두 손가락 문지르기", "보이스오버 사용자는 두 손가락으로 문질러 이전 화면으로 돌아갑니다.\n뒤로가기를 지원합니다.",
                "override func accessibilityPerformEscape() -> Bool { true }",
            ], payload: "{\"id\":\"escape-missing\"}"),
        entry(
            .rule, "slider-value-missing", keys: [("accessibilityValue", .symbol)],
            facets: [
                (.topic, "sliders"), (.framework, "uikit"), (.framework, "compose"), (.platform, "ios"),
                (.platform, "android"), (.obligation, "must"), (.impact, "serious"), (.requirement, "wcag:4.1.2"),
            ],
            english: [
                "A slider says its value", "The value follows the slider.", "seek bar, percent",
                "VoiceOver reads the label and then the value, with units.", "slider.accessibilityValue = text",
            ],
            korean: [
                "슬라이더는 값을 읽어 줍니다", "값은 슬라이더를 따라 바뀝니다.", "재생 위치, 퍼센트",
                "보이스오버는 레이블을 읽고 초점을 받은 값을 읽습니다. 접근성 값에는 단위를 넣습니다.", "slider.accessibilityValue = text",
            ]),
        entry(
            .rule, "focus-lost", facets: [(.topic, "focus"), (.framework, "views"), (.platform, "android")],
            english: [
                "Focus stays where the user left it", "Focus is not moved without a reason.", "cursor jumps",
                "TalkBack keeps its focus on the element.", "view.requestFocus()",
            ]),
        entry(
            .topic, "back-gestures", facets: [(.topic, "back-gestures")],
            english: ["Back gestures", "How people leave a screen.", "back", "The escape gesture and its relatives."],
            korean: ["뒤로 가기 제스처", "화면을 떠나는 방법입니다.", "뒤로", "이스케이프 제스처와 그 친척을 다룹니다."]),
        entry(
            .checkerRule, "android-lint/ClickableViewAccessibility",
            keys: [("ClickableViewAccessibility", .identifier)], facets: [(.checker, "android-lint")],
            english: ["Accessibility in custom views", "A view handles touches without performClick.", "performClick"]),
    ]

    /// The bytes of the fixture's index.
    public static let index: [UInt8] = makeIndex(entries)

    /// Returns the bytes of an index over entries.
    public static func makeIndex(_ entries: [IndexEntry]) -> [UInt8] {
        var builder = IndexBuilder()
        for entry in entries { builder.add(entry) }
        return builder.finish()
    }

    /// Calls a closure with an open index over bytes.
    public static func withIndex<Result>(
        _ bytes: [UInt8] = index, _ body: (SearchIndex) throws -> Result
    ) throws -> Result {
        try bytes.withUnsafeBytes { try body(SearchIndex(bytes: $0)) }
    }

    /// Searches the fixture.
    public static func search(
        _ text: String, filters: [(Facet, String)] = [], language: Language? = nil, limit: Int = 10
    ) throws -> SearchAnswer {
        try withIndex { index in
            try index.search(
                SearchRequest(
                    text: bytes(text), filters: filters.map { .init(facet: $0.0, value: bytes($0.1)) },
                    language: language, limit: limit))
        }
    }
}

extension SearchAnswer {
    /// The identifiers of the hits, in order.
    public var ids: [String] { hits.map { String(decoding: $0.summary.id, as: UTF8.self) } }

    /// The readings as `typed → read (reason)`.
    public var readingTexts: [String] {
        readings.map { reading in
            let read = reading.read.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
            return "\(String(decoding: reading.typed, as: UTF8.self)) → \(read) (\(reading.reason))"
        }
    }
}
