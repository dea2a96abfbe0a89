import GuideCatalog
import GuideCore

/// What the script of the pages says, in the language of a page. Numbers in braces stand for what it fills in.
struct ScriptTexts {
    let wording: SiteWording

    /// The texts by the names that the script has for them.
    var texts: [(name: String, text: String)] {
        let text = wording.text
        return [
            ("theme", text("Theme: {0}", "테마: {0}")),
            ("theme-system", text("system", "시스템")),
            ("theme-light", text("light", "밝게")),
            ("theme-dark", text("dark", "어둡게")),
            ("showExamples", text("Show examples for", "표시할 예제")),
            ("all", text("all frameworks", "모든 프레임워크")),
            ("examplesShown", text("{0} of {1} examples shown", "예제 {1}개 중 {0}개를 표시합니다")),
            ("copy", text("Copy code", "코드 복사")),
            ("copyOf", text("Copy code: {0}", "코드 복사: {0}")),
            ("copied", text("Copied", "복사했습니다")),
            ("notCopied", text("The browser did not allow copying", "브라우저가 복사를 허용하지 않았습니다")),
            ("listOfResults", text("Results", "검색 결과")),
            ("searching", text("Searching", "검색 중입니다")),
            ("oneResult", text("1 result", "결과 1개")),
            ("results", text("{0} results", "결과 {0}개")),
            ("allResults", text("Show all {0} results", "결과 {0}개 모두 보기")),
            ("searchPage", text("Show on the search page", "검색 페이지에서 보기")),
            ("more", text("Show more results", "결과 더 보기")),
            ("nothing", text("Nothing found", "찾은 것이 없습니다")),
            ("nearest", text("Nearest terms", "가까운 낱말")),
            ("widen", text("Fewer filters find more.", "조건을 줄이면 더 많이 찾습니다.")),
            ("onlyFor", text("Only for", "프레임워크")),
            ("missing", text("Found nowhere: {0}", "어디에도 없는 낱말: {0}")),
            ("read-misspelling", text("“{0}” was read as “{1}”.", "“{0}” → “{1}” (철자가 가까운 낱말)")),
            (
                "read-keyboard-layout",
                text("“{0}” was read as “{1}” (typed on the other keyboard layout).", "“{0}” → “{1}” (한/영 자판 전환)")
            ),
            ("read-initial-consonants", text("“{0}” was read as “{1}” (initial consonants).", "“{0}” → “{1}” (초성)")),
            ("read-transliteration", text("“{0}” was read as “{1}” (another spelling).", "“{0}” → “{1}” (같은 용어)")),
            ("read-split", text("“{0}” was read as “{1}” (written without spaces).", "“{0}” → “{1}” (띄어쓰기)")),
            ("failed", text("Search could not be loaded.", "검색 기능을 불러오지 못했습니다.")),
            ("unsupported", text("This browser cannot run the search.", "이 브라우저에서는 검색 기능을 쓸 수 없습니다.")),
            ("allRules", text("List of all rules", "모든 규칙 목록")),
            ("shortcut", text("The / key goes to the search field", "/ 키를 누르면 검색란으로 이동")),
            ("kind-rule", text("rule", "규칙")),
            ("kind-topic", text("topic", "주제")),
            ("kind-checker", text("checker", "검사 도구")),
            ("kind-checker-rule", text("checker rule", "검사 규칙")),
            ("kind-requirement", text("requirement", "요구 사항")),
        ]
    }
}
