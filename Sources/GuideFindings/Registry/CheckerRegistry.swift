public import GuideCatalog

/// The registered checkers, as readers of reports and the linker ask for them.
public struct CheckerRegistry: Sendable {
    /// A rule of a registered checker.
    public typealias Entry = (checker: Checker, rule: CheckerRule)

    /// In the order they were given.
    public let checkers: [Checker]
    /// The numbers of checkers by the key of each name, those that are called so before those that run inside of what is.
    private var checkersByName: [String: [Int]] = [:]
    private var rulesByName: [String: [MessagePatterns.Owner]] = [:]
    /// Without the groups in front of an identifier: what a report may leave out that names the checker beside.
    private var rulesByLastPart: [String: [MessagePatterns.Owner]] = [:]
    private var unrelatedByName: [String: [Int]] = [:]
    private let patterns: MessagePatterns

    /// Prepares the lookups; linear in the number of names.
    public init(_ checkers: [Checker]) {
        self.checkers = checkers
        var patterns = MessagePatterns()
        for names in [{ (checker: Checker) in [checker.id, checker.name] + checker.names }, { $0.hosts }] {
            for (number, checker) in checkers.enumerated() {
                for name in names(checker) {
                    let key = NameKey.of(name)
                    if checkersByName[key]?.contains(number) != true { checkersByName[key, default: []].append(number) }
                }
            }
        }
        for (number, checker) in checkers.enumerated() {
            for (place, rule) in checker.rules.enumerated() {
                let owner = MessagePatterns.Owner(checker: number, rule: place)
                // An identifier stands before the aliases of others.
                let key = NameKey.of(rule.id)
                let later = rulesByName[key]?.firstIndex { $0.checker == number }
                rulesByName[key, default: []].insert(owner, at: later ?? rulesByName[key]?.count ?? 0)
                for alias in rule.aliases {
                    let key = NameKey.of(alias)
                    if rulesByName[key]?.contains(owner) != true { rulesByName[key, default: []].append(owner) }
                }
                if let separator = rule.id.lastIndex(where: { $0 == "/" || $0 == ":" }) {
                    let key = NameKey.of(rule.id[separator...])
                    if !key.isEmpty { rulesByLastPart[key, default: []].append(owner) }
                }
                for message in rule.messages { patterns.add(message, owner) }
            }
            for id in checker.unrelated { unrelatedByName[NameKey.of(id), default: []].append(number) }
        }
        self.patterns = patterns
    }

    /// Returns the checker of an identifier or a name; `nil` where none is called so. Where several share the name of the
    /// program that prints their findings, the one that owns the name.
    public func checker(named name: String) -> Checker? { checkers(named: name).first }

    /// Returns every checker whose findings may come under a name: the checker of that name first, then those whose rules
    /// run inside of it, as custom checks of Android Lint do.
    public func checkers(named name: String) -> [Checker] {
        (checkersByName[NameKey.of(name)] ?? []).map { checkers[$0] }
    }

    /// Returns the rule of a checker, which is named in any way, by an identifier or alias in any spelling, with or without
    /// the groups that a report writes in front of it; `nil` where the checker has none such.
    public func rule(_ id: String, of checker: String) -> CheckerRule? { entry(id, ofCheckersNamed: checker)?.rule }

    /// Returns the rule with its checker, which may be one that runs inside of the named one.
    public func entry(_ id: String, ofCheckersNamed name: String) -> Entry? {
        let numbers = checkersByName[NameKey.of(name)] ?? []
        guard !numbers.isEmpty else { return nil }
        for key in NameKey.candidates(for: id) {
            let owners = (rulesByName[key] ?? []) + (rulesByLastPart[key] ?? [])
            for number in numbers {
                if let owner = owners.first(where: { $0.checker == number }) { return entry(owner) }
            }
        }
        return nil
    }

    /// Returns the rules of a bare identifier or alias, in the order of the checkers; more than one means that the identifier
    /// alone does not tell. Where it is some rule's to the letter, rules that spell it otherwise are left out. An identifier
    /// may have its checker in front, as in `android-lint/ContentDescription`.
    public func rules(_ id: String) -> [(checker: Checker, rule: CheckerRule)] {
        let key = NameKey.of(id)
        if let found = (rulesByName[key] ?? rulesByLastPart[key])?.map(entry) {
            let literal = found.filter { $0.rule.id == id || $0.rule.aliases.contains(id) }
            return literal.isEmpty ? found : literal
        }
        guard let slash = id.firstIndex(of: "/") else { return [] }
        let rest = String(id[id.index(after: slash)...])
        return entry(rest, ofCheckersNamed: String(id[..<slash])).map { [$0] } ?? []
    }

    /// Returns the rules one of whose sentences a text holds, the most telling first: a sentence that is the whole text, then
    /// the longest one.
    ///
    /// Backticks and the amount of white space do not matter. Linear in the length of the text.
    ///
    /// - Parameter checker: A checker, named in any way, whose rules alone count; `nil` for all checkers.
    public func rules(
        saying message: some StringProtocol, checker: String?
    ) -> [(checker: Checker, rule: CheckerRule, isWhole: Bool)] {
        let allowed = checker.map { checkersByName[NameKey.of($0)] ?? [] }
        return patterns.matches(in: message).compactMap { match in
            guard allowed?.contains(match.owner.checker) ?? true else { return nil }
            let (checker, rule) = entry(match.owner)
            return (checker, rule, match.isWhole)
        }
    }

    /// Returns whether a checker is known to use this identifier for something else than accessibility, whatever it sounds
    /// like.
    public func isUnrelated(_ id: String, of checker: String) -> Bool {
        let numbers = checkersByName[NameKey.of(checker)] ?? []
        return NameKey.candidates(for: id).contains { key in
            unrelatedByName[key]?.contains { numbers.contains($0) } ?? false
        }
    }

    private func entry(_ owner: MessagePatterns.Owner) -> Entry {
        let checker = checkers[owner.checker]
        return (checker, checker.rules[owner.rule])
    }
}
