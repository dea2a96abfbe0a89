import GuideCatalog

/// Findings counted by what they are about, with the first places of each: what a summary needs, whatever their number.
public final class Tally {
    /// A place where something was found.
    public struct Place: Sendable, Equatable {
        /// As the finding has it.
        public var location: FindingLocation?
        /// As the finding has it.
        public var message: String
        /// As the finding has it.
        public var level: FindingLevel
        /// As the finding has it, open or to be reviewed.
        public var state: FindingState
        /// The checker with the rule that reports it.
        public var reporter: String
    }

    /// What was counted of one subject.
    public struct Count {
        /// What the findings are about.
        public let subject: Subject
        /// By state; a state that did not come up is missing.
        public fileprivate(set) var states: [FindingState: Int] = [:]
        /// The loudest level of the findings that somebody has to look at.
        public fileprivate(set) var level = FindingLevel.none
        /// The first ones that somebody has to look at, in the order of the report.
        public fileprivate(set) var places: [Place] = []

        /// How many somebody has to look at.
        public var pending: Int { (states[.open] ?? 0) + (states[.review] ?? 0) }
        /// How many there are in all.
        public var total: Int { states.values.reduce(0, +) }
    }

    /// In the order in which the subjects came up.
    public private(set) var counts: [Count] = []
    private var numbers: [Int: Int] = [:]
    private let mostPlaces: Int

    /// Creates an empty tally that keeps so many places for each subject; 0 keeps all.
    public init(places: Int) { mostPlaces = places == 0 ? .max : places }

    /// Counts a finding.
    public func add(_ finding: Finding, _ subject: Subject) {
        let number = numbers[subject.number] ?? start(subject)
        counts[number].states[finding.state, default: 0] += 1
        guard finding.state == .open || finding.state == .review else { return }
        counts[number].level = max(counts[number].level, finding.level)
        guard counts[number].places.count < mostPlaces else { return }
        counts[number].places.append(
            Place(
                location: finding.location, message: finding.message, level: finding.level, state: finding.state,
                reporter: subject.name))
    }

    /// Notes a subject that nothing was found of yet.
    public func add(_ subject: Subject) { if numbers[subject.number] == nil { _ = start(subject) } }

    private func start(_ subject: Subject) -> Int {
        numbers[subject.number] = counts.count
        counts.append(Count(subject: subject))
        return counts.count - 1
    }

    /// The findings in a state, those that are about something else than accessibility left out.
    public func number(in state: FindingState) -> Int {
        counts.reduce(0) { $0 + ($1.subject.knowledge == .unrelated ? 0 : $1.states[state] ?? 0) }
    }

    /// What is about something else than accessibility, as far as is known, the most frequent first.
    public var unrelated: [Count] {
        counts.filter { $0.subject.knowledge == .unrelated }
            .sorted { ($1.total, $0.subject.number) < ($0.total, $1.subject.number) }
    }

    /// Returns whether anything is open that a threshold lets fail.
    public func fails(on threshold: FailureThreshold) -> Bool {
        counts.contains { ($0.states[.open] ?? 0) > 0 && threshold.covers($0.subject) }
    }

    /// Returns what somebody has to look at, grouped by the rule that explains it, or by the checker's rule where none explains
    /// all of it: the loudest first, then what hurts people most, then the most frequent.
    public func groups() -> [FindingGroup] {
        var groups: [FindingGroup] = []
        var places: [RuleID: Int] = [:]
        for count in counts where count.pending > 0 && count.subject.knowledge != .unrelated {
            if let rule = count.subject.bestRule {
                if let place = places[rule.id] {
                    groups[place].members.append(count)
                } else {
                    places[rule.id] = groups.count
                    groups.append(FindingGroup(rule: rule, members: [count]))
                }
            } else {
                groups.append(FindingGroup(rule: nil, members: [count]))
            }
        }
        for place in groups.indices {
            groups[place].members.sort { ($1.pending, $0.subject.number) < ($0.pending, $1.subject.number) }
        }
        return groups.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            if a.level != b.level { return a.level > b.level }
            if a.severity != b.severity { return a.severity < b.severity }
            if a.pending != b.pending { return a.pending > b.pending }
            return first.offset < second.offset
        }.map(\.element)
    }
}

/// Findings that one explanation is for.
public struct FindingGroup {
    /// The rule of ours that explains them; `nil` where none explains all of them.
    public let rule: GuideRule?
    /// What was counted of each subject, the most frequent first; at least one.
    public internal(set) var members: [Tally.Count]

    /// How many somebody has to look at.
    public var pending: Int { members.reduce(0) { $0 + $1.pending } }
    /// The loudest level.
    public var level: FindingLevel { members.reduce(.none) { max($0, $1.level) } }
    /// The subject that is met most often.
    public var subject: Subject { members[0].subject }
    /// Our rules to read, the best first.
    public var links: [Subject.Link] { subject.links }

    /// From 0 for what hurts people most.
    fileprivate var severity: Int {
        let impact = (rule ?? subject.links.first?.rule)?.impact
        return impact.flatMap { Impact.allCases.firstIndex(of: $0) } ?? Impact.allCases.count
    }
}

/// Which open findings make a run fail.
public enum FailureThreshold: String, CaseIterable, Sendable {
    /// Those that a rule explains which must hold.
    case must
    /// Those that a rule explains which must or should hold.
    case should
    /// All, whatever explains them, except those that are about something else than accessibility.
    case may
    /// None.
    case never

    /// Returns whether an open finding on a subject fails.
    public func covers(_ subject: Subject) -> Bool {
        switch self {
        case .never: false
        case .may: subject.knowledge != .unrelated
        case .should: subject.links.contains { $0.rule.obligation != .may }
        case .must: subject.links.contains { $0.rule.obligation == .must }
        }
    }
}
