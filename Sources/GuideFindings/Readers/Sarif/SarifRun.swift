/// What a run says once and its results refer to.
struct SarifRun {
    /// `tool.driver`.
    var driver = SarifComponent()
    /// `tool.extensions`.
    var extensions: [SarifComponent] = []
    /// `artifacts`, by their index.
    var artifacts: [SarifArtifactLocation] = []
    /// `originalUriBaseIds`.
    var bases: [String: SarifArtifactLocation] = [:]
    /// The levels that each of `invocations` sets for rules.
    var overrides: [[SarifOverride]] = []
    /// The same levels by the names of component and rule, once all of them are known.
    private var overriddenLevels: [[[String]: FindingLevel]] = []
    /// What each of `logicalLocations` is called.
    var logicalLocations: [String?] = []

    /// The address of a place: the base that it names, and that base's own, before it.
    func address(of location: SarifArtifactLocation) -> String? {
        guard var address = location.uri ?? location.index.flatMap(artifact(at:))?.uri else { return nil }
        var base = location.uriBaseID ?? (location.uri == nil ? location.index.flatMap(artifact(at:))?.uriBaseID : nil)
        // Bases that name each other in a circle end here.
        for _ in 0..<16 {
            guard let name = base, let next = bases[name] else { break }
            if let uri = next.uri { address = ReportAddress.resolving(address, from: uri) }
            base = next.uriBaseID
        }
        return address
    }

    /// Looks up once what the overrides mean.
    mutating func resolveOverrides() {
        overriddenLevels = overrides.map { overrides in
            var levels: [[String]: FindingLevel] = [:]
            for override in overrides {
                let component = component(override.component)
                if let level = override.level, let rule = component.rule(override.rule) {
                    levels[[component.key, rule.id]] = level
                }
            }
            return levels
        }
    }

    /// The level that an invocation sets for a rule; `nil` where it sets none.
    func level(of rule: SarifRule, _ component: SarifComponent, invocation: Int) -> FindingLevel? {
        overriddenLevels.indices.contains(invocation) ? overriddenLevels[invocation][[component.key, rule.id]] : nil
    }

    /// The component that a reference names; the driver where it names none.
    func component(_ reference: SarifReference?) -> SarifComponent {
        guard let reference else { return driver }
        if let index = reference.index, extensions.indices.contains(index) { return extensions[index] }
        if let guid = reference.guid, let named = extensions.first(where: { $0.guid == guid }) { return named }
        if let name = reference.name, let named = extensions.first(where: { $0.name == name }) { return named }
        return driver
    }

    private func artifact(at index: Int) -> SarifArtifactLocation? {
        artifacts.indices.contains(index) ? artifacts[index] : nil
    }
}

/// An `artifactLocation` of SARIF.
struct SarifArtifactLocation {
    let uri: String?
    let uriBaseID: String?
    let index: Int?

    /// What is longer than any path is none.
    private static let longest = 32 << 10

    init(_ node: JSONNode) {
        uri = node[.uri]?.string.flatMap { $0.utf8.count > Self.longest ? nil : $0 }
        uriBaseID = node[.uriBaseId]?.string
        index = node[.index]?.int
    }
}

/// What names a component or a rule of SARIF: some of its index, its GUID and its name or ID.
struct SarifReference {
    let index: Int?
    let guid: String?
    let id: String?
    let name: String?

    init(_ node: JSONNode) {
        index = node[.index]?.int.flatMap { $0 >= 0 ? $0 : nil }
        guid = node[.guid]?.string
        id = node[.id]?.string
        name = node[.name]?.string
    }
}

/// A level that an invocation sets for a rule.
struct SarifOverride {
    let level: FindingLevel?
    let rule: SarifReference
    let component: SarifReference?

    init(_ node: JSONNode, descriptor: JSONNode) {
        level = node[.configuration]?[.level]?.string.flatMap(FindingLevel.init)
        rule = SarifReference(descriptor)
        component = descriptor[.toolComponent].map(SarifReference.init)
    }
}

/// A `toolComponent`: the driver of a tool, or an extension of it.
struct SarifComponent {
    var name = ""
    var guid: String?
    var rules: [SarifRule] = []
    private var messages: [String: String] = [:]
    private var indexes: [String: Int] = [:]
    private var indexesByGUID: [String: Int] = [:]

    /// Tells components of a run apart.
    var key: String { guid ?? name }

    init() {}

    init(_ node: JSONNode) {
        name = node[.name]?.string ?? ""
        guid = node[.guid]?.string
        messages = SarifRule.texts(node[.globalMessageStrings])
        rules = node[.rules]?.elements.map(SarifRule.init) ?? []
        indexes = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let named = rules.enumerated().compactMap { index, rule in rule.guid.map { ($0, index) } }
        indexesByGUID = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    /// The text of a message that is the same for all rules.
    func message(_ id: String) -> String? { messages[id] }

    /// The rule with an ID, or with the part before its slashes: `CA1000/1` is a case of `CA1000`.
    func rule(_ id: String) -> SarifRule? {
        var id = id[...]
        for _ in 0..<8 {
            if let index = indexes[String(id)] { return rules[index] }
            guard let slash = id.lastIndex(of: "/") else { break }
            id = id[..<slash]
        }
        return nil
    }

    /// The rule that a reference means.
    func rule(_ reference: SarifReference) -> SarifRule? {
        rule(index: reference.index ?? -1, id: reference.id, guid: reference.guid)
    }

    /// The rule with an index, an ID or a GUID. Where index and ID contradict each other, the ID counts if it is any rule's.
    func rule(index: Int, id: String?, guid: String?) -> SarifRule? {
        let indexed = rules.indices.contains(index) ? rules[index] : nil
        if let indexed, let id, id == indexed.id || id.hasPrefix(indexed.id + "/") { return indexed }
        if let id, let named = rule(id) { return named }
        return indexed ?? guid.flatMap { indexesByGUID[$0] }.map { rules[$0] }
    }
}

/// A `reportingDescriptor`, as far as results inherit from it.
struct SarifRule {
    let id: String
    let guid: String?
    let level: FindingLevel?
    let helpAddress: String?
    let summary: String?
    private let messages: [String: String]

    init(_ node: JSONNode) {
        id = node[.id]?.string ?? ""
        guid = node[.guid]?.string
        level = node[.defaultConfiguration]?[.level]?.string.flatMap(FindingLevel.init)
        helpAddress = node[.helpUri]?.string
        summary = node[.shortDescription]?[.text]?.string ?? node[.fullDescription]?[.text]?.string
        messages = Self.texts(node[.messageStrings])
    }

    /// The text of one of its messages.
    func message(_ id: String) -> String? { messages[id] }

    /// The texts of `messageStrings` or `globalMessageStrings` by their IDs.
    static func texts(_ node: JSONNode?) -> [String: String] {
        var texts: [String: String] = [:]
        // Every result may repeat it.
        for (id, message) in node?.members ?? [] {
            texts[id] = message[.text]?.string.map { $0.utf8.count > 64 << 10 ? String($0.prefix(16 << 10)) + "…" : $0 }
        }
        return texts
    }
}
