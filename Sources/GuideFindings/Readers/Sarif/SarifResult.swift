/// A `result` of SARIF with what it inherits from its run.
struct SarifResult {
    /// The members that are looked at.
    static let keys: Set<JSONKey> = [
        .analysisTarget, .arguments, .artifactLocation, .baselineState, .contextRegion, .fullyQualifiedName, .guid, .id,
        .index,
        .invocationIndex, .kind, .level, .locations, .logicalLocations, .markdown, .message, .name, .physicalLocation,
        .provenance, .region, .rule, .ruleId, .ruleIndex, .snippet, .startColumn, .startLine, .status, .suppressions,
        .text,
        .toolComponent, .uri, .uriBaseId,
    ]

    private let node: JSONNode
    private let run: SarifRun
    private let component: SarifComponent
    private let id: String
    private let rule: SarifRule?

    /// A result of a run; the run as the first pass has read it.
    init(_ node: JSONNode, run: SarifRun) {
        self.node = node
        self.run = run
        let reference = node[.rule]
        component = run.component(reference?[.toolComponent].map(SarifReference.init))
        let index = node[.ruleIndex]?.int ?? reference?[.index]?.int ?? -1
        let reported = node[.ruleId]?.string ?? reference?[.id]?.string
        rule = component.rule(index: index, id: reported, guid: reference?[.guid]?.string)
        id = reported ?? rule?.id ?? ""
    }

    /// `nil` where the result says that the rule is met or does not apply, or only informs.
    var finding: Finding? {
        let kind = node.kind == .object ? node[.kind]?.string ?? "fail" : "none"
        guard kind == "fail" || kind == "review" || kind == "open" else { return nil }
        return Finding(
            tool: run.driver.name, checkerRule: id, message: message, level: level(kind), location: location,
            state: state(kind), helpAddress: rule?.helpAddress)
    }

    /// Section 3.27.10: a level of its own, else what the invocation sets for the rule, else what the rule has.
    private func level(_ kind: String) -> FindingLevel {
        if let level = node[.level]?.string.flatMap(FindingLevel.init) { return level }
        guard kind == "fail" else { return .none }
        return overridden ?? rule?.level ?? .warning
    }

    /// A result that names no invocation means the only one.
    private var overridden: FindingLevel? {
        let index = node[.provenance]?[.invocationIndex]?.int ?? (run.overrides.count == 1 ? 0 : -1)
        return rule.flatMap { run.level(of: $0, component, invocation: index) }
    }

    /// One accepted suppression is enough, and one without a status is accepted. A result that the baseline has unchanged is
    /// known; an updated one is open, since what was accepted is no longer what is there.
    private func state(_ kind: String) -> FindingState {
        let baseline = node[.baselineState]?.string
        if baseline == "absent" { return .absent }
        for suppression in node[.suppressions]?.elements ?? [] {
            if (suppression[.status]?.string ?? "accepted") == "accepted" { return .muted }
        }
        if baseline == "unchanged" { return .known }
        return kind == "fail" ? .open : .review
    }

    private var message: String {
        guard let message = node[.message] else { return rule?.summary ?? "" }
        let arguments = message[.arguments]?.elements.map { $0.scalar ?? "" }
        if let text = message[.text]?.string ?? message[.markdown]?.string {
            return SarifMessage.withoutLinks(arguments.map { SarifMessage.filling(text, $0) } ?? text)
        }
        let found = message[.id]?.string.flatMap {
            rule?.message($0) ?? component.message($0) ?? run.driver.message($0)
        }
        guard let found else { return rule?.summary ?? "" }
        return SarifMessage.withoutLinks(SarifMessage.filling(found, arguments ?? []))
    }

    /// The first of its locations.
    private var location: FindingLocation? {
        let place = node[.locations]?.elements.first
        let physical = place?[.physicalLocation]
        let artifact = (physical?[.artifactLocation] ?? node[.analysisTarget]).map(SarifArtifactLocation.init)
        let file = artifact.flatMap(run.address(of:)).map(ReportAddress.path(of:)) ?? ""
        let element = place?[.logicalLocations]?.elements.first.flatMap { logical in
            logical[.fullyQualifiedName]?.string ?? logical[.name]?.string
                ?? logical[.index]?.int.flatMap {
                    run.logicalLocations.indices.contains($0) ? run.logicalLocations[$0] : nil
                }
        }
        if file.isEmpty, element == nil { return nil }
        let region = physical?[.region]
        return FindingLocation(
            file: file, line: region?[.startLine]?.int.flatMap(positive),
            column: region?[.startColumn]?.int.flatMap(positive), source: physical.flatMap(source), element: element)
    }

    /// The line as our own checks write it; what other tools show around a finding may be anything.
    private func source(of place: JSONNode) -> String? {
        run.driver.name == Linker.ownName ? place[.contextRegion]?[.snippet]?[.text]?.string : nil
    }

    private func positive(_ number: Int) -> Int? { number > 0 ? number : nil }
}
