public import GuideCore

/// A fixed part of a rule's article, in the order in which the parts stand.
public enum RulePart: String, CaseIterable, Codable, Sendable {
    case whyItMatters = "why-it-matters"
    case whatToDo = "what-to-do"
    case examples
    case screenReader = "screen-reader"
    case howToCheck = "how-to-check"
    case limits

    /// The heading that begins the part.
    public func heading(in language: Language) -> String {
        switch (self, language) {
        case (.whyItMatters, .english): "Why it matters"
        case (.whatToDo, .english): "What to do"
        case (.examples, .english): "Examples"
        case (.screenReader, .english): "What the screen reader says"
        case (.howToCheck, .english): "How to check"
        case (.limits, .english): "Limits and exceptions"
        case (.whyItMatters, .korean): "중요한 이유"
        case (.whatToDo, .korean): "해야 할 일"
        case (.examples, .korean): "예제"
        case (.screenReader, .korean): "스크린 리더가 읽는 내용"
        case (.howToCheck, .korean): "확인 방법"
        case (.limits, .korean): "한계와 예외"
        }
    }
}
