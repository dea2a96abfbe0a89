import GuideCatalog
import GuideCore

/// What the pages beside the articles say.
extension SiteWording {
    var tagline: String {
        text(
            "Testable rules for the accessibility of mobile apps, with failing and passing code for UIKit, SwiftUI, Jetpack Compose and Android Views.",
            "모바일 앱의 접근성을 검사할 수 있는 규칙으로 정리하고, UIKit, SwiftUI, Jetpack Compose, Android Views의 잘못된 예와 올바른 예를 함께 싣습니다.")
    }

    func alsoIn(_ language: Language, _ baseURL: String) -> String {
        text(
            "The same articles in \(language.name(in: self.language)): \(baseURL)\(language.tag)/",
            "\(language.name(in: self.language))로 쓴 같은 글: \(baseURL)\(language.tag)/")
    }

    var startHere: String { text("Where to begin", "어디서 시작할까요") }
    var startWithFinding: String { text("A checker has reported something", "검사 도구가 문제를 알렸다면") }
    func startWithFindingHelp(_ rules: Int, _ checkers: Int) -> String {
        text(
            "Look up its rule among \(checkerRuleCount(rules)) of \(checkerCount(checkers)), in our words and with the rules that explain it.",
            "\(checkerCount(checkers))의 \(checkerRuleCount(rules)) 가운데에서 찾아, 무엇을 뜻하는지와 어느 규칙이 설명하는지 확인하십시오.")
    }
    var startWithRequirement: String { text("A standard has to be met", "표준을 지켜야 한다면") }
    func startWithRequirementHelp(_ requirements: Int, _ documents: [String]) -> String {
        let names = documents.joined(separator: ", ")
        return text(
            "\(requirementCount(requirements)) of \(names), each with the rules that serve it.",
            "\(names): \(requirementCount(requirements))와 각각에 도움이 되는 규칙을 싣습니다.")
    }
    var startWithRules: String { text("You are building or testing a screen", "화면을 만들거나 검사한다면") }
    func startWithRulesHelp(_ rules: Int, _ topics: Int) -> String {
        text(
            "\(ruleCount(rules)) in \(topicCount(topics)), each with code, what the screen reader says and how to check it.",
            "\(topicCount(topics)), \(ruleCount(rules))에 코드와 스크린 리더가 읽는 내용, 확인 방법을 담았습니다.")
    }

    var topicsSummary: String {
        text(
            "Each topic holds rules that belong together, in reading order.",
            "함께 읽으면 좋은 규칙을 주제별로 묶어 읽는 순서대로 싣습니다.")
    }

    var rulesSummary: String {
        text("Every rule of the guide, topic by topic.", "이 가이드의 모든 규칙을 주제별로 싣습니다.")
    }

    var requirementsSummary: String {
        text(
            "What standards ask of apps, and the rules of this guide that serve each requirement.",
            "표준이 앱에 요구하는 것과, 요구 사항마다 도움이 되는 이 가이드의 규칙을 싣습니다.")
    }
    func documentSummary(_ requirements: Int, _ served: Int) -> String {
        text(
            "\(requirementCount(requirements)); rules of this guide serve \(served) of them.",
            "\(requirementCount(requirements)) 가운데 \(served)개에 이 가이드의 규칙이 있습니다.")
    }
    var requirement: String { text("Requirement", "요구 사항") }
    var level: String { text("Level", "수준") }
    func level(_ level: String) -> String { text("Level \(level)", "수준 \(level)") }
    var version: String { text("Version", "버전") }
    var originalText: String { text("The text of the standard", "표준 원문") }
    func servingRules(_ title: String) -> String {
        text("Rules of this guide that serve it: \(title)", "도움이 되는 이 가이드의 규칙: \(title)")
    }
    /// What it means for the requirement when the rule is broken.
    func onFailure(_ effect: RequirementEffect) -> String {
        let name = effect.name(in: language)
        return effect == .supports ? name : text("If the rule fails: \(name)", "어기면: \(name)")
    }
    var rulesThatServe: String { text("Rules that serve it", "도움이 되는 규칙") }
    var checkersThatName: String { text("Checker rules that name it", "이 요구 사항을 드는 검사 규칙") }
    var noRuleServes: String { text("No rule of this guide serves it yet.", "아직 이 요구 사항을 다루는 규칙이 없습니다.") }

    var checkersSummary: String {
        text(
            "What checkers report, in our words, and the rules of this guide that explain it.",
            "검사 도구가 무엇을 알리는지 풀어 쓰고, 그것을 설명하는 이 가이드의 규칙을 잇습니다.")
    }
    func checkerSummary(_ name: String, _ rules: Int) -> String {
        text(
            "\(name) and its \(checkerRuleCount(rules)) on accessibility, with the rules that explain each.",
            "\(name): 접근성 \(checkerRuleCount(rules))와 각각을 설명하는 규칙입니다.")
    }
    var checkerWithoutRules: String {
        text("This checker has no rules of its own on accessibility.", "이 검사 도구에는 자체 접근성 규칙이 없습니다.")
    }
    var checker: String { text("Checker", "검사 도구") }
    var homepage: String { text("Homepage", "홈페이지") }
    var meaning: String { text("What it reports", "알리는 내용") }
    var explainedBy: String { text("Explained by", "설명하는 규칙") }
    var notExplained: String {
        text("No rule of this guide explains it yet.", "아직 이 검사 규칙을 설명하는 규칙이 없습니다.")
    }
    var documentation: String { text("Documentation", "문서") }
    var aliases: String { text("Also printed as", "다른 표기") }
    var messages: String { text("Messages", "출력 문장") }
    var relation: String { text("Relation", "관계") }

    var glossary: String { text("Glossary", "용어집") }
    var glossarySummary: String {
        text(
            "The terms of this guide in English and Korean, as the systems and their screen readers use them.",
            "이 가이드에서 쓰는 용어를 한국어와 영어로 나란히 싣습니다. 시스템과 스크린 리더가 쓰는 말을 따릅니다.")
    }

    var renamed: String { text("This rule has a new ID:", "이 규칙은 ID가 바뀌었습니다.") }
    var notFound: String { text("There is no such page", "페이지를 찾을 수 없습니다") }
    var notFoundHelp: String {
        text(
            "The address leads nowhere. Search for what you need, or begin at one of these lists:",
            "이 주소에는 페이지가 없습니다. 검색하거나 다음 목록에서 찾아보십시오.")
    }
    var searchSummary: String {
        text("Search rules, topics, requirements and checkers.", "규칙, 주제, 요구 사항, 검사 도구를 검색합니다.")
    }
    var searchFilters: String { text("Narrow the results", "결과 좁히기") }
    var kind: String { text("Kind", "종류") }
    var framework: String { text("Framework", "프레임워크") }
    var everything: String { text("All", "전체") }
    func name(of kind: EntryKind) -> String {
        switch kind {
        case .rule: text("Rule", "규칙")
        case .topic: text("Topic", "주제")
        case .checker: text("Checker", "검사 도구")
        case .checkerRule: text("Checker rule", "검사 규칙")
        case .requirement: text("Requirement", "요구 사항")
        case .article: text("Article", "글")
        }
    }
    var searchNeedsScript: String {
        text(
            "Search runs in the browser and needs JavaScript. Without it, everything can be reached from these lists:",
            "검색은 브라우저에서 실행되므로 JavaScript가 필요합니다. JavaScript 없이도 다음 목록에서 모든 글을 찾을 수 있습니다.")
    }
    var searchResults: String { text("Results", "검색 결과") }
}
