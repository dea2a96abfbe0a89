import GuideCore

/// What the pages beside the articles say.
extension SiteWording {
    var homeSummary: String {
        text(
            "Testable rules for the accessibility of mobile apps, with failing and passing code for UIKit, SwiftUI, Jetpack Compose and Android Views.",
            "모바일 앱 접근성을 검사할 수 있는 규칙으로 정리하고, UIKit, SwiftUI, Jetpack Compose, Android Views의 잘못된 예와 올바른 예를 함께 싣습니다.")
    }

    var topicsSummary: String {
        text("Each topic holds rules that belong together, in reading order.", "함께 읽으면 좋은 규칙을 주제별로 묶어 읽는 순서대로 싣습니다.")
    }

    var rulesSummary: String {
        text("Every rule of the guide, topic by topic.", "이 가이드의 모든 규칙을 주제별로 싣습니다.")
    }

    var renamed: String { text("This rule is now called:", "이 규칙의 이름이 바뀌었습니다.") }
    var notFound: String { text("There is no such page", "페이지를 찾을 수 없습니다") }
    var notFoundHelp: String {
        text(
            "The address leads nowhere. Search, or begin at one of the lists above.",
            "이 주소에는 페이지가 없습니다. 검색하거나 위의 목록에서 찾아보십시오.")
    }
    var searchSummary: String {
        text("Search rules, topics, requirements and checkers.", "규칙, 주제, 요구 사항, 검사 도구를 검색합니다.")
    }
    var searchNeedsScript: String {
        text(
            "Search runs in the browser and needs JavaScript. Without it, everything can be reached from these lists:",
            "검색은 브라우저에서 실행되므로 JavaScript가 필요합니다. JavaScript 없이도 아래 목록에서 모든 글을 찾을 수 있습니다.")
    }
}
