import GuideCore

/// What the script says on a page, in the language of the page, as JSON.
struct ScriptTexts {
    let wording: SiteWording

    /// The JSON object. It holds no `<`, so that it can stand in a script element.
    var json: String {
        var members: [String] = []
        for (key, text) in texts { members.append("\"\(key)\":\(Self.quoted(text))") }
        for (key, list) in lists {
            members.append("\"\(key)\":[\(list.map(Self.quoted).joined(separator: ","))]")
        }
        for (key, table) in tables {
            let rows = table.map { "\"\($0.0)\":\(Self.quoted($0.1))" }
            members.append("\"\(key)\":{\(rows.joined(separator: ","))}")
        }
        return "{\(members.joined(separator: ","))}"
    }

    private func text(_ english: String, _ korean: String) -> String { wording.text(english, korean) }

    private var texts: [(String, String)] {
        [
            ("theme", wording.theme),
            ("frameworks", text("Examples for", "예제 프레임워크")),
            ("allFrameworks", text("All", "전체")),
            ("examplesShown", text("{0}: {1} of {2} examples shown", "{0}: 예제 {2}개 중 {1}개 표시")),
            ("copy", text("Copy", "복사")),
            ("copied", text("Copied", "복사했습니다")),
            ("copyFailed", text("Not copied: the browser does not allow it", "복사하지 못했습니다. 브라우저가 허용하지 않습니다")),
            ("results", text("Search results", "검색 결과")),
            ("quote", text("“{0}”", "‘{0}’")),
            ("missing", text("Found nowhere: {0}.", "어디에도 없는 낱말: {0}.")),
            ("nothing", text("Nothing found for {0}.", "찾은 것이 없습니다: {0}.")),
            ("suggestions", text("Nearest words: {0}.", "가까운 낱말: {0}.")),
            ("more", text("Show more results", "결과 더 보기")),
            ("withoutFilters", text("Search without the filters", "조건 없이 검색")),
            ("loading", text("Loading search…", "검색을 불러오는 중…")),
            ("failed", text("Search could not be loaded.", "검색을 불러오지 못했습니다.")),
            ("unsupported", text("This browser cannot search here.", "이 브라우저에서는 검색할 수 없습니다.")),
            ("allRules", text("See everything listed", "전체 목록 보기")),
            ("shortcut", text("The key / goes to the search field", "/ 키로 검색창으로 이동")),
        ]
    }

    /// Each with a text for one, where that differs.
    private var lists: [(String, [String])] {
        switch wording.language {
        case .english:
            [
                ("count", ["{0} results", "{0} result"]), ("countFor", ["{0} results for {1}", "{0} result for {1}"]),
                ("allResults", ["All {0} results"]),
            ]
        case .korean:
            [("count", ["결과 {0}개"]), ("countFor", ["{1} 검색 결과 {0}개"]), ("allResults", ["결과 {0}개 모두 보기"])]
        }
    }

    private var tables: [(String, [(String, String)])] {
        [
            (
                "themes",
                [
                    ("system", text("system", "시스템 설정")), ("light", text("light", "밝게")), ("dark", text("dark", "어둡게")),
                ]
            ),
            (
                "readings",
                [
                    ("misspelling", text("{0} was read as {1}.", "입력한 낱말 {0}, 검색한 낱말 {1} (철자가 가까운 낱말).")),
                    (
                        "keyboard-layout",
                        text(
                            "{0} was read as {1} (typed on the other keyboard layout).",
                            "입력한 낱말 {0}, 검색한 낱말 {1} (한/영 자판 전환).")
                    ),
                    (
                        "initial-consonants",
                        text("{0} was read as {1} (initial consonants).", "입력한 낱말 {0}, 검색한 낱말 {1} (초성).")
                    ),
                    (
                        "transliteration",
                        text("{0} was read as {1} (another spelling).", "입력한 낱말 {0}, 검색한 낱말 {1} (같은 용어).")
                    ),
                    ("split", text("{0} was read as {1} (written without spaces).", "입력한 낱말 {0}, 검색한 낱말 {1} (띄어쓰기).")),
                ]
            ),
            ("kinds", EntryKind.allCases.map { (String(describing: $0.name), wording.name(of: $0)) }),
            ("languages", [("en", text("in English", "영어")), ("ko", text("in Korean", "한국어"))]),
        ]
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "<": result += "\\u003c"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
