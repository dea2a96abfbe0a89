import GuideCatalog
import GuideCore

/// Words and sentences for people, in the reader's language.
///
/// Korean sentences are built so that no particle follows a word that comes from outside: whether it is 을 or 를 could not
/// be told for words in Latin letters.
struct Wording: Sendable {
    /// The reader's language.
    let language: Language

    /// Chooses between two texts that say the same.
    func text(_ english: String, _ korean: String) -> String { language == .korean ? korean : english }

    /// A number with its noun.
    func count(_ number: Int, _ one: String, _ many: String, _ korean: String) -> String {
        text("\(number) \(number == 1 ? one : many)", "\(korean) \(number)개")
    }

    func name(of kind: EntryKind) -> String {
        switch kind {
        case .rule: text("rule", "규칙")
        case .topic: text("topic", "주제")
        case .checker: text("checker", "검사 도구")
        case .checkerRule: text("checker rule", "검사 규칙")
        case .requirement: text("requirement", "요구 사항")
        case .article: text("article", "문서")
        }
    }

    func name(of obligation: Obligation) -> String { obligation.name(in: language) }
    func name(of impact: Impact) -> String { impact.name(in: language) }
    func name(of status: EvidenceStatus) -> String { status.name(in: language) }
    func name(of outcome: Outcome) -> String { outcome.name(in: language) }
    func name(of effect: RequirementEffect) -> String { effect.name(in: language) }
    func name(of relation: Relation) -> String { relation.name(in: language) }
    func name(of other: Language) -> String { other.name(in: language) }

    /// What is said of a text that does not exist in the reader's language.
    func fallback(to language: Language) -> String {
        text("in \(name(of: language))", "\(name(of: language))로 제공")
    }
}
