import GuideCatalog
import GuideCore

/// What the page on a rule says.
extension SiteWording {
    var obligation: String { text("Obligation", "의무 수준") }
    var impact: String { text("Impact", "영향") }
    var status: String { text("Status", "근거 상태") }
    var frameworks: String { text("Frameworks", "프레임워크") }
    var symbols: String { text("API names", "API 이름") }
    var since: String { text("History", "이력") }
    func since(_ release: String, date: String?, revision: Int) -> String {
        let changed = date.map { text(", last changed \($0)", ", 마지막 변경 \($0)") } ?? ""
        return text(
            "Since release \(release), revision \(revision)\(changed)", "릴리스 \(release)에 추가, 개정 \(revision)\(changed)")
    }
    var formerly: String { text("Formerly", "이전 ID") }
    var identifier: String { text("Rule ID", "규칙 ID") }
    var facts: String { text("About this rule", "규칙 정보") }
    var evidence: String { text("What stands behind it", "근거") }
    var sources: String { text("Sources", "출처") }
    var source: String { text("Source", "출처") }
    var seen: String { text("Seen on", "관찰 환경") }
    var related: String { text("Related rules", "관련 규칙") }
    var deprecated: String { text("This rule no longer applies", "더 이상 적용되지 않는 규칙입니다") }
    func deprecatedSince(_ release: String) -> String { text("since release \(release)", "릴리스 \(release)부터") }
    var replacedBy: String { text("Follow this rule instead:", "대신 따를 규칙:") }
    var markdown: String { text("This page as Markdown", "이 페이지의 Markdown") }
    var edit: String { text("Edit this page", "이 페이지 고치기") }
    var none: String { text("None yet.", "아직 없습니다.") }

    func fallback(_ language: Language) -> String {
        text(
            "This article is not translated yet and is shown in \(language.name(in: self.language)).",
            "아직 번역하지 않은 글이라 \(language.name(in: self.language))로 보여 줍니다.")
    }

    var stale: String {
        text(
            "This translation follows an earlier revision of the rule.", "이 번역은 규칙의 이전 개정을 따릅니다.")
    }

    func example(_ outcome: Outcome, _ framework: Framework, _ number: Int) -> String {
        text(
            "\(outcome.name(in: language)) example \(number), \(framework.displayName)",
            "\(outcome.name(in: language)) \(number), \(framework.displayName)")
    }

    func code(_ language: String, _ number: Int) -> String {
        text("Code \(number), \(language)", "코드 \(number), \(language)")
    }

    func table(_ heading: String, _ number: Int) -> String {
        text("Table \(number): \(heading)", "표 \(number): \(heading)")
    }
}
