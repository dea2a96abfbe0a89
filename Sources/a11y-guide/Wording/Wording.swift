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

    func name(of obligation: Obligation) -> String {
        switch obligation {
        case .must: text("must", "필수")
        case .should: text("should", "권장")
        case .may: text("may", "선택")
        }
    }

    func name(of impact: Impact) -> String {
        switch impact {
        case .critical: text("critical", "치명적")
        case .serious: text("serious", "심각")
        case .moderate: text("moderate", "보통")
        case .minor: text("minor", "경미")
        }
    }

    func name(of status: EvidenceStatus) -> String {
        switch status {
        case .documented: text("documented", "문서로 확인")
        case .observed: text("observed", "관찰됨")
        case .deviceNeeded: text("has to be seen on a device", "기기 확인 필요")
        case .disputed: text("disputed", "자료가 엇갈림")
        }
    }

    func name(of outcome: Outcome) -> String {
        switch outcome {
        case .passing: text("Passing", "올바른 예")
        case .failing: text("Failing", "잘못된 예")
        case .inapplicable: text("Inapplicable", "해당 없는 예")
        }
    }

    /// What a failure of the rule means for the requirement.
    func name(of effect: RequirementEffect) -> String {
        switch effect {
        case .fails: text("not satisfied", "미준수")
        case .mayFail: text("may not be satisfied", "미준수 가능")
        case .supports: text("supported", "준수에 도움")
        }
    }

    func name(of relation: Relation) -> String {
        switch relation {
        case .equal: text("same as the rule", "규칙과 같음")
        case .subset: text("a part of the rule", "규칙의 일부")
        case .superset: text("the rule and more", "규칙을 포함")
        case .related: text("related", "관련 있음")
        }
    }

    func name(of language: Language) -> String {
        switch language {
        case .english: text("English", "영어")
        case .korean: text("Korean", "한국어")
        }
    }

    /// What is said of a text that does not exist in the reader's language.
    func fallback(to language: Language) -> String {
        text("in \(name(of: language))", "\(name(of: language))로 제공")
    }
}
