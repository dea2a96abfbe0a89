import GuideChecker
import GuideCore

/// What is said of comments that suppress findings, which is no rule of the catalog.
enum CommentTexts {
    /// Returns what is wrong with a comment; `nil` for the ID of a rule.
    static func title(of rule: String, _ language: Language) -> String? {
        switch rule {
        case SuppressionRule.unused:
            language.choose("This comment suppresses nothing", "이 주석으로 숨기는 검출 결과가 없습니다")
        case SuppressionRule.withoutReason:
            language.choose("This comment does not say why", "이 주석에 이유가 없습니다")
        case SuppressionRule.misspelled:
            language.choose(
                "This comment is not understood; write 'a11y-guide:disable:next RULE REASON', or :this, :file, or disable … enable",
                "이해할 수 없는 주석입니다. 'a11y-guide:disable:next 규칙 이유' 형식으로 쓰거나 :this, :file, disable … enable을 씁니다"
            )
        default: nil
        }
    }
}
