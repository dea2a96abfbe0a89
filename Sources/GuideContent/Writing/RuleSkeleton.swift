public import GuideCatalog
public import GuideCore

/// The articles of a new rule with everything the format asks for, and `TO FILL:` where an author has to write.
///
/// Until the marks are gone, each is a problem of its own (`to-fill`); nothing else of a skeleton is one.
public struct RuleSkeleton: Sendable {
    /// The identifier.
    public var id: RuleID
    /// The topic whose folder the articles stand in.
    public var topic: String
    /// The frameworks it is written for; at least one.
    public var frameworks: [Framework]
    /// The release of the guide that brings the rule.
    public var since: String
    /// The language whose article carries the facts.
    public var first: Language

    /// Creates the value from its parts.
    public init(
        id: RuleID, topic: String, frameworks: [Framework] = Framework.allCases, since: String,
        first: Language = .english
    ) {
        self.id = id
        self.topic = topic
        self.frameworks = frameworks
        self.since = since
        self.first = first
    }

    /// The article's file, relative to the content folder.
    public func path(in language: Language) -> String { "\(topic)/\(id).\(language.tag).md" }

    /// The text of the article.
    public func text(in language: Language) -> String {
        let words = SkeletonWords(language)
        var lines = ["---"]
        lines += language == first ? facts(words) : translationFacts(words)
        lines += ["---", "", "# \(words.title)"]
        for part in RulePart.allCases {
            lines += ["", "## \(part.heading(in: language))", ""]
            lines += part == .examples ? examples(words) : [words.text(of: part)]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func facts(_ words: SkeletonWords) -> [String] {
        let frameworks = frameworks.map(\.rawValue).joined(separator: ", ")
        return [
            "id: \(id)", "title: \"\(words.title)\"", "summary: \"\(words.summary)\"", "keywords:",
            "  - \"\(words.keyword)\"", "frameworks: [\(frameworks)]",
            "obligation: must  # TO FILL: \(Self.choices(Obligation.self))",
            "impact: serious  # TO FILL: \(Self.choices(Impact.self))",
            "status: documented  # TO FILL: \(Self.choices(EvidenceStatus.self))",
            "requirements: []  # TO FILL: - {id: \"wcag:2.1.1\", effect: \(Self.choices(RequirementEffect.self))}",
            "symbols: []  # TO FILL: API names, as they are written in code", "related: []", "since: \"\(since)\"",
            "sources: []  # TO FILL: - {title: \"\", url: \"https://\"}", "revision: 1",
        ]
    }

    private func translationFacts(_ words: SkeletonWords) -> [String] {
        [
            "title: \"\(words.title)\"", "summary: \"\(words.summary)\"", "keywords:", "  - \"\(words.keyword)\"",
            "follows: 1",
        ]
    }

    private static func choices<Value>(_ type: Value.Type) -> String
    where Value: RawRepresentable<String> & CaseIterable {
        Value.allCases.map(\.rawValue).joined(separator: ", ")
    }

    private func examples(_ words: SkeletonWords) -> [String] {
        var lines: [String] = []
        for framework in frameworks {
            let language = framework.platform == .ios ? "swift" : "kotlin"
            for outcome in [Outcome.failing, .passing] {
                if !lines.isEmpty { lines.append("") }
                lines += [
                    outcome == .failing ? words.failing : words.passing, "",
                    "```\(language) \(framework.rawValue) \(outcome.rawValue)", "// \(words.code)", "```",
                ]
            }
        }
        return lines
    }
}

/// What a skeleton asks an author to write.
private struct SkeletonWords {
    private let language: Language

    init(_ language: Language) { self.language = language }

    private func choose(_ english: String, _ korean: String) -> String {
        "\(ToFill.mark) \(language == .korean ? korean : english)"
    }

    var title: String { choose("what must hold, as a sentence without a period", "지켜야 할 것을 마침표 없는 문장으로") }
    var summary: String { choose("what must hold, in one or two sentences", "지켜야 할 것을 한두 문장으로") }
    var keyword: String { choose("what people call it who do not know its name", "이름을 모르는 사람이 부르는 말") }
    var failing: String { choose("what is wrong with the code below", "아래 코드에서 잘못된 점") }
    var passing: String { choose("what is right about the code below", "아래 코드에서 올바른 점") }
    var code: String { choose("the smallest code that shows it", "이를 보여 주는 가장 작은 코드") }

    func text(of part: RulePart) -> String {
        switch part {
        case .whyItMatters: choose("who meets the problem, and what it costs them", "누가 이 문제를 겪고 무엇을 잃는지")
        case .whatToDo: choose("what to write, in each framework", "프레임워크마다 무엇을 써야 하는지")
        case .examples: choose("examples", "예제")
        case .screenReader: choose("what VoiceOver and TalkBack say, word for word", "VoiceOver와 TalkBack이 읽는 말 그대로")
        case .howToCheck: choose("by hand, and in a test", "직접, 그리고 테스트로 확인하는 방법")
        case .limits: choose("where it does not apply, and what is not known", "적용되지 않는 경우와 알려지지 않은 것")
        }
    }
}
