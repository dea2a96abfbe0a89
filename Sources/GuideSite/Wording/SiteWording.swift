import GuideCatalog
import GuideCore

/// What the site says around its articles, in the language of a page.
///
/// Korean sentences are built so that no particle follows a word that comes from outside.
struct SiteWording: Sendable {
    /// The language of the page.
    let language: Language

    /// Chooses between two texts that say the same.
    func text(_ english: String, _ korean: String) -> String { language.choose(english, korean) }

    /// A number with its noun.
    func count(_ number: Int, _ one: String, _ many: String, _ korean: String) -> String {
        text("\(number) \(number == 1 ? one : many)", "\(korean) \(number)개")
    }

    // Frame
    var skip: String { text("Skip to content", "본문으로 건너뛰기") }
    var mainNavigation: String { text("Main", "주 메뉴") }
    var breadcrumbs: String { text("You are here", "현재 위치") }
    var search: String { text("Search", "검색") }
    var searchButton: String { text("Search", "검색") }
    var languages: String { text("Language", "언어") }
    var theme: String { text("Theme", "테마") }
    var contents: String { text("On this page", "이 페이지의 내용") }
    var home: String { text("Home", "홈") }
    func release(_ release: String) -> String { text("Release \(release)", "릴리스 \(release)") }

    // Kinds
    var rules: String { text("Rules", "규칙") }
    var topics: String { text("Topics", "주제") }
    var topic: String { text("Topic", "주제") }
    var requirements: String { text("Requirements", "요구 사항") }
    var checkers: String { text("Checkers", "검사 도구") }
    var checkerRules: String { text("Checker rules", "검사 규칙") }
    var checkerRule: String { text("Checker rule", "검사 규칙") }
    var checkerRuleFacts: String { text("About this checker rule", "검사 규칙 정보") }
    var checkerTitle: String { text("Its own title", "검사 도구의 제목") }
    var about: String { text("About", "안내") }

    func ruleCount(_ number: Int) -> String { count(number, "rule", "rules", "규칙") }
    func topicCount(_ number: Int) -> String { count(number, "topic", "topics", "주제") }
    func requirementCount(_ number: Int) -> String { count(number, "requirement", "requirements", "요구 사항") }
    func checkerCount(_ number: Int) -> String { count(number, "checker", "checkers", "검사 도구") }
    func checkerRuleCount(_ number: Int) -> String { count(number, "checker rule", "checker rules", "검사 규칙") }
}
