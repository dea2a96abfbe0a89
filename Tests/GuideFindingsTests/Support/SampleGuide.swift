import GuideCatalog
import GuideCore
import GuideFindings

/// A guide of a few rules, which counts what it is asked.
final class SampleGuide: GuideSource {
    let language: Language
    private(set) var searches: [String] = []

    init(language: Language = .english) { self.language = language }

    static let must = id("target-size-small")
    static let should = id("label-missing")
    static let may = id("hint-long")

    static func id(_ text: String) -> RuleID {
        guard let id = RuleID(rawValue: text) else { preconditionFailure("\(text) is no identifier") }
        return id
    }

    private let rules: [RuleID: (obligation: Obligation, impact: Impact, title: String)] = [
        must: (.must, .serious, "Targets are <large> enough"), should: (.should, .critical, "Everything has a name"),
        may: (.may, .minor, "Hints are short | and end"),
    ]

    func rule(_ id: RuleID) -> GuideRule? {
        rules[id].map {
            GuideRule(
                id: id, title: $0.title, summary: "What \(id) asks for.", obligation: $0.obligation, impact: $0.impact,
                requirements: id == Self.must ? ["wcag:2.5.8", "en301549:11.2.5.8"] : [], language: .english)
        }
    }

    func steps(of rule: RuleID) -> [GuideSentence] {
        guard rule == Self.must else { return [] }
        return [
            GuideSentence([.init("Give it 44 points & more with "), .init("min<Size>", isCode: true), .init(".")]),
            GuideSentence([.init("Measure it.")]),
        ]
    }

    func requirement(_ id: String) -> GuideRequirement? {
        id == "wcag:2.5.8"
            ? GuideRequirement(
                id: id, title: "Target Size (Minimum)", document: "WCAG 2.2", source: "WCAG 2.2, level AA",
                address: "https://www.w3.org/TR/WCAG22/#target-size-minimum")
            : nil
    }

    func rules(near text: String, serving requirements: [String]) -> [RuleID] {
        searches.append(text)
        return text.contains("small") ? [Self.must, Self.may] : []
    }
}

extension CheckerRegistry {
    /// Two checkers of their own, a general one, and one that runs inside of that.
    static let sample = CheckerRegistry([
        .sample(
            "audit",
            .sample(
                "hitArea", aliases: ["4"], messages: ["Hit area is too small"],
                explainedBy: [
                    Crosswalk(rule: SampleGuide.may, relation: .related),
                    Crosswalk(rule: SampleGuide.must, relation: .subset),
                ]),
            .sample("contrast", messages: ["Contrast failed"], requirements: ["wcag:2.5.8"])),
        .sample(
            "scanner", .sample("contrast"),
            .sample(
                "size", messages: ["Too * for a finger"],
                explainedBy: [Crosswalk(rule: SampleGuide.must, relation: .equal)]),
            .sample("name", explainedBy: [Crosswalk(rule: SampleGuide.should, relation: .related)])),
        Checker(
            id: "swiftlint", name: "SwiftLint", homepage: "https://example.com/", version: "1", scope: .general,
            rules: [.sample("accessibility_label_for_image")], unrelated: ["test_case_accessibility"]),
        .sample("plugin", hosts: ["ESLint"], .sample("plugin/has-label")),
    ])
}

extension Finding {
    /// A finding for tests that need little of it.
    static func sample(
        _ rule: String = "", tool: String = "", checker: String? = nil, _ message: String = "",
        level: FindingLevel = .warning, at location: FindingLocation? = nil, state: FindingState = .open
    ) -> Finding {
        Finding(
            tool: tool, checker: checker, checkerRule: rule, message: message, level: level, location: location,
            state: state)
    }
}
