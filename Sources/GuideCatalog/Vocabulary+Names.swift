public import GuideCore

/// The words of the guide as readers see them, in each language.

extension Obligation {
    /// What readers see.
    public func name(in language: Language) -> String {
        switch self {
        case .must: language.choose("must", "필수")
        case .should: language.choose("should", "권장")
        case .may: language.choose("may", "선택")
        }
    }
}

extension Impact {
    /// What readers see.
    public func name(in language: Language) -> String {
        switch self {
        case .critical: language.choose("critical", "치명적")
        case .serious: language.choose("serious", "심각")
        case .moderate: language.choose("moderate", "보통")
        case .minor: language.choose("minor", "경미")
        }
    }
}

extension EvidenceStatus {
    /// What readers see.
    public func name(in language: Language) -> String {
        switch self {
        case .documented: language.choose("documented", "문서로 확인")
        case .observed: language.choose("observed", "관찰됨")
        case .deviceNeeded: language.choose("has to be seen on a device", "기기 확인 필요")
        case .disputed: language.choose("disputed", "자료가 엇갈림")
        }
    }
}

extension Outcome {
    /// What readers see.
    public func name(in language: Language) -> String {
        switch self {
        case .passing: language.choose("Passing", "올바른 예")
        case .failing: language.choose("Failing", "잘못된 예")
        case .inapplicable: language.choose("Inapplicable", "해당 없는 예")
        }
    }
}

extension RequirementEffect {
    /// What a failure of the rule means for the requirement.
    public func name(in language: Language) -> String {
        switch self {
        case .fails: language.choose("not satisfied", "미준수")
        case .mayFail: language.choose("may not be satisfied", "미준수 가능")
        case .supports: language.choose("supported", "준수에 도움")
        }
    }
}

extension Relation {
    /// What a checker rule is to a rule of the guide.
    public func name(in language: Language) -> String {
        switch self {
        case .equal: language.choose("same as the rule", "규칙과 같음")
        case .subset: language.choose("a part of the rule", "규칙의 일부")
        case .superset: language.choose("the rule and more", "규칙을 포함")
        case .related: language.choose("related", "관련 있음")
        }
    }
}

extension Language {
    /// Chooses between two texts that say the same.
    public func choose(_ english: String, _ korean: String) -> String { self == .korean ? korean : english }

    /// The name of the language, in a language.
    public func name(in language: Language) -> String {
        switch self {
        case .english: language.choose("English", "영어")
        case .korean: language.choose("Korean", "한국어")
        }
    }

    /// What people who read the language call it.
    public var ownName: String { choose("English", "한국어") }
}
