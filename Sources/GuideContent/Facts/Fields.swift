import GuideCatalog
import GuideCore

/// A value with the place where it stands.
struct Located<Value> {
    var value: Value
    var place: Place

    func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
        Located<Other>(value: transform(value), place: place)
    }
}

/// The keys of a map that are known, and whether each must be there.
struct FieldNames {
    /// In the order that an author writes them in.
    var required: [String]
    var optional: [String] = []
}

/// Reads a map key by key, reporting what is not as the format says; a field that is wrong reads as `nil`.
struct Fields {
    /// Where the map begins.
    let place: Place
    let log: FileLog
    private let entries: [String: YamlEntry]
    /// Known keys that unknown ones were probably meant for.
    private let meant: Set<String>

    /// Reads a map.
    ///
    /// - Parameter subject: What the map describes, as in "a rule has no key 'x'".
    init?(_ node: YamlNode?, _ names: FieldNames, of subject: String, log: FileLog, at fallback: Place) {
        guard let node else {
            log.report("missing-keys", at: fallback, "\(subject) has keys; there are none", fix: names.firstFix)
            return nil
        }
        guard case .mapping(let list) = node.value else {
            log.report("wrong-type", at: node.place, "\(subject) is a map of keys and values", fix: names.firstFix)
            return nil
        }
        let allowed = names.required + names.optional
        var entries: [String: YamlEntry] = [:]
        var meant: Set<String> = []
        let keys = Set(list.lazy.map(\.key))
        let free = allowed.filter { !keys.contains($0) }
        var unknown = 0
        for entry in list {
            if allowed.contains(entry.key) {
                entries[entry.key] = entry
                continue
            }
            unknown += 1
            let nearest = unknown > ProblemLog.mostOfAKind ? nil : NearestName.find(entry.key, in: free)
            if let nearest { meant.insert(nearest) }
            log.report(
                "unknown-key", at: entry.place, "\(subject) has no key '\(entry.key)'",
                fix: nearest.map { "write '\($0)'" } ?? "remove it; the keys are \(allowed.joined(separator: ", "))")
        }
        for name in names.required where entries[name] == nil && !meant.contains(name) {
            log.report(
                "missing-key", at: node.place, "\(subject) has a '\(name)'; it is missing", fix: "add '\(name):'")
        }
        self.entries = entries
        self.meant = meant
        place = node.place
        self.log = log
    }

    /// Where the key stands, or else where the map begins.
    func place(of key: String) -> Place { entries[key]?.place ?? place }

    /// Whether the key is there, if misspelled.
    func has(_ key: String) -> Bool { entries[key] != nil || meant.contains(key) }

    /// The value as it was read.
    func node(_ key: String) -> YamlNode? { entries[key]?.value }

    /// Text on one line.
    func text(_ key: String) -> Located<String>? { node(key).flatMap { text($0, key) } }

    private func text(_ node: YamlNode, _ key: String) -> Located<String>? {
        Self.text(node, "'\(key)'", log: log)
    }

    /// Reads a value as text on one line, which is not empty and which no other reader takes for a number.
    static func text(_ node: YamlNode, _ name: String, log: FileLog) -> Located<String>? {
        guard case .scalar(let raw, let isPlain) = node.value else {
            log.report("wrong-type", at: node.place, "\(name) is text, not a list or a map", fix: nil)
            return nil
        }
        let text = raw.trimmingSpace()
        guard !text.isEmpty else {
            log.report("empty-text", at: node.place, "\(name) is empty", fix: "write its text or remove it")
            return nil
        }
        if isPlain, PlainScalar.isNoText(text) {
            log.report(
                "unquoted-text", at: node.place, "\(name) is text, and YAML reads \(text) as something else",
                fix: "write \"\(text)\"")
            return nil
        }
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) else {
            log.report("control-character", at: node.place, "\(name) is one line without control characters", fix: nil)
            return nil
        }
        return Located(value: text, place: node.place)
    }

    /// A whole number from 1.
    func number(_ key: String) -> Located<Int>? {
        guard let node = node(key) else { return nil }
        guard case .scalar(let text, true) = node.value, let number = Int(text), number >= 1 else {
            log.report("wrong-type", at: node.place, "'\(key)' is a whole number from 1", fix: nil)
            return nil
        }
        return Located(value: number, place: node.place)
    }

    /// One of the values of a vocabulary.
    func choice<Value>(_ key: String, of type: Value.Type) -> Located<Value>?
    where Value: RawRepresentable<String> & CaseIterable {
        text(key).flatMap { Self.choice($0, "'\(key)'", of: type, log: log) }
    }

    /// Several of the values of a vocabulary, each once.
    func choices<Value>(_ key: String, of type: Value.Type) -> [Located<Value>]?
    where Value: RawRepresentable<String> & CaseIterable & Hashable {
        guard let texts = texts(key, isEmptyAllowed: false) else { return nil }
        return texts.compactMap { Self.choice($0, "'\(key)'", of: type, log: log) }
    }

    private static func choice<Value>(
        _ text: Located<String>, _ name: String, of type: Value.Type, log: FileLog
    ) -> Located<Value>? where Value: RawRepresentable<String> & CaseIterable {
        if let value = Value(rawValue: text.value) { return Located(value: value, place: text.place) }
        let allowed = Value.allCases.map(\.rawValue)
        log.report(
            "unknown-value", at: text.place, "'\(text.value)' is no value of \(name)",
            fix: NearestName.fix(text.value, in: allowed))
        return nil
    }

    /// A list of values; empty where the key is missing.
    func list(_ key: String, isEmptyAllowed: Bool = true) -> [YamlNode]? {
        guard let node = node(key) else { return nil }
        guard case .sequence(let items) = node.value else {
            log.report(
                "wrong-type", at: node.place, "'\(key)' is a list", fix: "write [ ] around it, or '- ' before each")
            return nil
        }
        if items.isEmpty, !isEmptyAllowed {
            log.report("empty-list", at: node.place, "'\(key)' has at least one value", fix: "add one")
            return nil
        }
        return items
    }

    /// A list of texts, each once.
    func texts(_ key: String, isEmptyAllowed: Bool = true) -> [Located<String>]? {
        guard let items = list(key, isEmptyAllowed: isEmptyAllowed) else { return nil }
        var seen: Set<String> = []
        return items.compactMap { item in
            guard let text = text(item, key) else { return nil }
            guard seen.insert(text.value).inserted else {
                log.report(
                    "duplicate-value", at: text.place, "'\(text.value)' stands in '\(key)' a second time",
                    fix: "remove it")
                return nil
            }
            return text
        }
    }

    /// A day, as `2026-11-30`.
    func date(_ key: String) -> String? {
        guard let text = text(key) else { return nil }
        guard CalendarDay.isValid(text.value) else {
            log.report(
                "bad-date", at: text.place, "'\(text.value)' is no day of the calendar",
                fix: "write year, month and day as in 2026-11-30")
            return nil
        }
        return text.value
    }

    /// A list of rule identifiers, each once.
    func ruleIDs(_ key: String) -> [Located<RuleID>]? {
        texts(key)?.compactMap { Self.ruleID($0, log: log) }
    }

    /// A rule identifier.
    func ruleID(_ key: String) -> Located<RuleID>? { text(key).flatMap { Self.ruleID($0, log: log) } }

    private static func ruleID(_ text: Located<String>, log: FileLog) -> Located<RuleID>? {
        if let id = RuleID(rawValue: text.value) { return Located(value: id, place: text.place) }
        log.report(
            "bad-id", at: text.place, "'\(text.value)' is no rule ID",
            fix: "write two or more words of a-z and 0-9 joined by '-', such as 'escape-missing'")
        return nil
    }

    /// An `https` address.
    func url(_ key: String) -> Located<String>? {
        guard let text = text(key) else { return nil }
        guard WebAddress.isValid(text.value) else {
            log.report("bad-url", at: text.place, "'\(key)' is an https address", fix: WebAddress.fix(text.value))
            return nil
        }
        return text
    }

    /// A text in each of the guide's languages.
    func translations(_ key: String, in languages: [Language]) -> [Language: String]? {
        guard let node = node(key) else { return nil }
        guard case .mapping(let entries) = node.value else {
            log.report(
                "wrong-type", at: node.place, "'\(key)' has a text for each language",
                fix: "write {" + languages.map { "\($0.tag): …" }.joined(separator: ", ") + "}")
            return nil
        }
        var texts: [Language: String] = [:]
        var seen: Set<Language> = []
        for entry in entries {
            guard let language = Language(code: entry.key), languages.contains(language) else {
                log.report(
                    "unknown-language", at: entry.place, "'\(entry.key)' is no language of the guide",
                    fix: NearestName.fix(entry.key, in: languages.map(\.tag)))
                continue
            }
            seen.insert(language)
            texts[language] = text(entry.value, "\(key).\(entry.key)")?.value
        }
        for language in languages where !seen.contains(language) {
            log.report(
                "missing-language", at: node.place, "'\(key)' has no text in '\(language.tag)'",
                fix: "add '\(language.tag):'")
        }
        return texts
    }
}

extension FieldNames {
    fileprivate var firstFix: String? { required.first.map { "begin with '\($0):'" } }
}
