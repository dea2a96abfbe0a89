import GuideCatalog

/// Relates findings to checker rules and to the rules that explain them.
///
/// What a finding is about is looked up once for each rule identifier, or for each sentence where there is none; numbers in
/// sentences do not tell them apart.
public final class Linker {
    private let registry: CheckerRegistry
    private let guide: any GuideSource
    private var subjects: [Key: Subject] = [:]
    private var registered: [String: Subject] = [:]
    private var searches = 0

    private struct Key: Hashable {
        var checker: String
        var tool: String
        /// The identifier, or the sentence where there is none.
        var name: String
        var isSentence: Bool
    }

    /// Creates a linker for one answer.
    public init(registry: CheckerRegistry, guide: any GuideSource) {
        self.registry = registry
        self.guide = guide
    }

    /// The number of subjects that came up.
    public private(set) var count = 0

    /// Returns what a finding is about.
    public func link(_ finding: Finding) -> Subject {
        let isSentence = finding.checkerRule.isEmpty
        let key = Key(
            checker: finding.checker ?? "", tool: finding.tool,
            name: isSentence ? MessageForm.withoutNumbers(finding.message) : finding.checkerRule,
            isSentence: isSentence)
        if let subject = subjects[key] { return subject }
        let subject = registered(finding) ?? unregistered(finding, isFull: subjects.count >= Linker.mostSubjects)
        // A report of nothing but sentences that all differ must not fill the memory.
        if subjects.count < Linker.mostSubjects { subjects[key] = subject }
        return subject
    }

    /// Returns the subject of a registered rule.
    public func subject(of entry: CheckerRegistry.Entry) -> Subject {
        let name = "\(entry.checker.id)/\(entry.rule.id)"
        if let subject = registered[name] { return subject }
        let links = explained(entry)
        // What our own program reports beside rules is said in full: no rule could explain it better.
        let guesses = links.isEmpty && entry.checker.id != Self.ownName ? nearest(to: entry.rule) : []
        let subject = Subject(
            number: nextNumber(), checker: entry.checker.id, checkerName: entry.checker.name,
            checkerRule: entry.rule.id, knowledge: links.isEmpty ? .unexplained : .explained, entry: entry,
            links: links, guesses: guesses,
            requirements: entry.rule.requirements.compactMap(guide.requirement))
        registered[name] = subject
        return subject
    }

    /// Returns the subject of an identifier that one of some tools has registered; `nil` where none has.
    func registered(_ id: String, tools: [String]) -> Subject? {
        for tool in tools where !tool.isEmpty {
            let finding = Finding(tool: tool, checkerRule: id, message: "", level: .none)
            if let subject = own(finding, names(of: finding)) { return subject }
            for name in names(of: finding) {
                if let entry = registry.entry(id, ofCheckersNamed: name) { return subject(of: entry) }
            }
        }
        return nil
    }

    private func nextNumber() -> Int {
        defer { count += 1 }
        return count
    }

    /// What our own checks are called in reports.
    public static let ownName = "a11y-guide"

    private func registered(_ finding: Finding) -> Subject? {
        let names = names(of: finding)
        if !finding.checkerRule.isEmpty {
            if let subject = own(finding, names) { return subject }
            for name in names {
                if let entry = registry.entry(finding.checkerRule, ofCheckersNamed: name) { return subject(of: entry) }
            }
            if names.isEmpty, let subject = bare(finding.checkerRule) { return subject }
        }
        return said(finding, names)
    }

    /// A finding of our own checks, which stands under the identifier of the rule; it may be a former one.
    private func own(_ finding: Finding, _ names: [String]) -> Subject? {
        let own = NameKey.of(Self.ownName)
        guard names.isEmpty || names.contains(where: { NameKey.of($0).hasPrefix(own) }),
            let rule = RuleID(rawValue: finding.checkerRule).flatMap(guide.rule)
        else { return nil }
        let name = "\(Self.ownName)/\(rule.id)"
        if let subject = registered[name] { return subject }
        let subject = Subject(
            number: nextNumber(), checker: Self.ownName, checkerName: Self.ownName, checkerRule: rule.id.rawValue,
            knowledge: .explained, links: [Subject.Link(rule: rule, relation: .equal)])
        registered[name] = subject
        return subject
    }

    /// The names that may lead to the checker, the surest first; the tool also without its version, as in `lint 9.3.1`.
    private func names(of finding: Finding) -> [String] {
        var names: [String] = []
        if let checker = finding.checker, !checker.isEmpty { names.append(checker) }
        if !finding.tool.isEmpty {
            names.append(finding.tool)
            if let space = finding.tool.lastIndex(of: " "),
                finding.tool[finding.tool.index(after: space)...].first?.isNumber == true
            {
                names.append(String(finding.tool[..<space]))
            }
        }
        return names
    }

    /// An identifier of a report that names no tool. A number alone names nothing.
    private func bare(_ id: String) -> Subject? {
        guard id.utf8.contains(where: { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return one(of: registry.rules(id), named: id)
    }

    private func one(of entries: [CheckerRegistry.Entry], named id: String) -> Subject? {
        guard entries.count > 1 else { return entries.first.map(subject) }
        var rules: [GuideRule] = []
        for entry in entries {
            for link in explained(entry) where !rules.contains(link.rule) { rules.append(link.rule) }
        }
        return Subject(
            number: nextNumber(), checker: "", checkerName: "", checkerRule: id, knowledge: .ambiguous,
            choices: entries, guesses: Array(rules.prefix(Linker.mostGuesses)))
    }

    /// A sentence that stands for a rule. Where there is an identifier, too, the sentence has to be the whole message: a
    /// custom rule may quote it.
    private func said(_ finding: Finding, _ names: [String]) -> Subject? {
        let checker = names.first { registry.checker(named: $0) != nil }
        // The tool is known by name alone and is none of ours: its sentences are its own.
        if checker == nil, !names.isEmpty { return nil }
        var matches = registry.rules(saying: finding.message, checker: checker)
        if !finding.checkerRule.isEmpty { matches = matches.filter(\.isWhole) }
        guard let best = matches.first else { return nil }
        let equal = matches.filter { $0.isWhole == best.isWhole && $0.rule.messages == best.rule.messages }
        return one(of: equal.map { ($0.checker, $0.rule) }, named: finding.checkerRule)
    }

    /// - Parameter isFull: Whether there are so many subjects that this one stands for all of its tool that come now.
    private func unregistered(_ finding: Finding, isFull: Bool) -> Subject {
        let names = names(of: finding)
        let checkers = names.lazy.map(registry.checkers).first { !$0.isEmpty } ?? []
        let isUnrelated = names.contains { registry.isUnrelated(finding.checkerRule, of: $0) }
        let own = checkers.first.flatMap { isHost($0, names) ? nil : $0 }
        let isKnown =
            own?.scope == .accessibility || AccessibilityWords.areIn(finding.checkerRule)
            || AccessibilityWords.areIn(finding.message)
        let knowledge = !isUnrelated && isKnown ? Subject.Knowledge.unknown : .unrelated
        let checker = own?.id ?? finding.tool
        let overflow = Key(checker: checker, tool: knowledge.rawValue, name: "", isSentence: true)
        if isFull, let subject = subjects[overflow] { return subject }
        let text = finding.message.isEmpty ? finding.checkerRule : finding.message
        let subject = Subject(
            number: nextNumber(), checker: checker, checkerName: own?.name ?? finding.tool,
            checkerRule: isFull ? "" : finding.checkerRule, knowledge: knowledge,
            guesses: knowledge == .unknown && !isFull ? nearest(to: text) : [])
        if isFull { subjects[overflow] = subject }
        return subject
    }

    /// Whether a report names the program that a checker's rules run inside of, and not the checker.
    private func isHost(_ checker: Checker, _ names: [String]) -> Bool {
        let own = ([checker.id, checker.name] + checker.names).map { NameKey.of($0) }
        return !names.contains { own.contains(NameKey.of($0)) }
    }

    private func explained(_ entry: CheckerRegistry.Entry) -> [Subject.Link] {
        let order: [Relation] = [.equal, .subset, .superset, .related]
        let links = entry.rule.explainedBy.compactMap { crosswalk in
            guide.rule(crosswalk.rule).map { Subject.Link(rule: $0, relation: crosswalk.relation) }
        }
        return order.flatMap { relation in links.filter { $0.relation == relation } }
    }

    private func nearest(to rule: CheckerRule) -> [GuideRule] {
        nearest(to: "\(rule.title) \(rule.meaning[.english] ?? "")", serving: rule.requirements)
    }

    private func nearest(to text: String, serving requirements: [String] = []) -> [GuideRule] {
        guard searches < Linker.mostSearches else { return [] }
        searches += 1
        var rules: [GuideRule] = []
        for id in guide.rules(near: text, serving: requirements) where rules.count < Linker.mostGuesses {
            if let rule = guide.rule(id) { rules.append(rule) }
        }
        return rules
    }

    private static let mostGuesses = 3
    /// After that many different unknown rules, nobody reads the guesses on another one.
    private static let mostSearches = 500
    private static let mostSubjects = 20_000
}
