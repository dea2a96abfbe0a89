/// What every summary shows of a group of findings, or of a checker's rule that was asked for by name.
public struct FindingSection {
    /// The rule of ours that stands above; `nil` where none explains all of the findings.
    public let rule: GuideRule?
    /// What the findings are about, with how many of them somebody has to look at, the most frequent first; at least one.
    public let members: [(subject: Subject, pending: Int)]
    /// How many somebody has to look at.
    public let pending: Int
    /// The loudest level.
    public let level: FindingLevel
    /// The first places.
    public let places: [Tally.Place]

    /// Takes a group.
    public init(_ group: FindingGroup) {
        rule = group.rule
        members = group.members.map { ($0.subject, $0.pending) }
        pending = group.pending
        level = group.level
        places = group.members.flatMap(\.places)
    }

    /// Takes a checker's rule without findings.
    public init(subject: Subject) {
        rule = subject.bestRule
        members = [(subject, 0)]
        pending = 0
        level = .none
        places = []
    }

    /// The subject that is met most often.
    public var subject: Subject { members[0].subject }

    /// The identifier to show: that of the rule of ours, else the checker's rule, else the tool.
    public var identifier: String { rule?.id.rawValue ?? subject.name }

    /// The title to show; empty where there is none.
    public var title: String {
        if let rule { return rule.title }
        if let entry = subject.entry { return entry.rule.title }
        return subject.checkerRule.isEmpty ? places.first?.message ?? "" : ""
    }

    /// Requirements that the checker itself names, where no rule of ours stands above.
    public var requirements: [GuideRequirement] { rule == nil ? subject.requirements : [] }

    /// The requirements of the rule that stands above, those of WCAG alone: the other documents refer to them.
    public var requirementIDs: [String] { rule?.requirements.filter { $0.hasPrefix("wcag:") } ?? [] }

    /// What the checker's rule means, and what the guide does not know of it.
    public func sentences(_ wording: FindingWording, _ guide: any GuideSource) -> [String] {
        guard rule == nil else { return [] }
        var sentences: [String] = []
        if let meaning = subject.meaning(in: guide) { sentences.append(meaning) }
        switch subject.knowledge {
        case .unexplained where subject.checker == Linker.ownName: break
        case .unexplained: sentences.append(wording.unexplained)
        case .unknown: sentences.append(wording.unknown)
        case .ambiguous:
            let choices = subject.choices.map { "\($0.checker.id)/\($0.rule.id)" }
            sentences.append("\(wording.ambiguous) \(choices.joined(separator: ", "))")
        case .explained, .unrelated: break
        }
        return sentences
    }

    /// The steps of the rule that explains it, or else of the first related one, which the heading then names; `nil` where there
    /// are none.
    public func fix(_ wording: FindingWording, _ guide: any GuideSource) -> (heading: String, steps: [GuideSentence])? {
        guard let source = rule ?? subject.links.first?.rule else { return nil }
        let steps = guide.steps(of: source.id)
        guard !steps.isEmpty else { return nil }
        return (rule == nil ? wording.whatToDo(accordingTo: source.id) : wording.whatToDo, steps)
    }

    /// Rules of ours beside the one that stands above, each list with its heading.
    public func ruleLists(_ wording: FindingWording) -> [(heading: String, rules: [GuideRule])] {
        let others = subject.links.map(\.rule).filter { $0.id != rule?.id }
        return [(wording.related, others), (wording.guesses, rule == nil ? subject.guesses : [])].filter {
            !$0.1.isEmpty
        }
    }
}

extension Tally.Place {
    /// The file with line and column as compilers write them, else the element; empty where nothing is known.
    public var address: String {
        guard let location else { return "" }
        if location.file.isEmpty { return location.element ?? "" }
        var address = location.file
        if let line = location.line {
            address += ":\(line)"
            if let column = location.column { address += ":\(column)" }
        }
        return address
    }
}
