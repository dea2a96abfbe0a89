import GuideCatalog
import GuideCore

/// What is added to SARIF: help of rules, how they relate to ours and to WCAG, and both as taxonomies.
final class SarifExplanations {
    private let guide: any GuideSource
    private let addresses: GuideAddresses
    private let wording: FindingWording
    private var helps: [Int: (text: [UInt8], markdown: [UInt8])] = [:]

    /// Tell the taxonomies from those of others, in every report and for ever.
    static let guideTaxonomy = "6d2f1c1e-5a52-4d0a-9f4e-3b8c2f0a7a11"
    static let wcagTaxonomy = "0f6a7f0b-93c1-4c5e-8a55-61c1b7d2c422"

    init(guide: any GuideSource, addresses: GuideAddresses) {
        self.guide = guide
        self.addresses = addresses
        wording = FindingWording(language: guide.language)
    }

    /// What a rule's help says, as it stands between the quotation marks of a string.
    func help(on subject: Subject) -> (text: [UInt8], markdown: [UInt8]) {
        if let known = helps[subject.number] { return known }
        let section = FindingSection(subject: subject)
        var text: [String] = []
        var markdown: [String] = []
        func add(_ plain: String, _ marked: String? = nil) {
            text.append(plain)
            markdown.append(marked ?? MarkdownText.escaped(plain))
        }
        if let rule = section.rule {
            let title = MarkdownText.escaped(rule.title)
            add(rule.title, "### \(addresses.page(of: rule.id).map { "[\(title)](\($0))" } ?? title)")
            add(rule.summary)
        }
        for sentence in section.sentences(wording, guide) { add(sentence) }
        for requirement in section.requirements {
            let title = MarkdownText.escaped("\(requirement.id) \(requirement.title)")
            add(
                "\(requirement.id) \(requirement.title), \(requirement.source)",
                requirement.address.map { "[\(title)](\($0))" } ?? title)
        }
        for (heading, rules) in section.ruleLists(wording) {
            add(
                "\(heading):\n" + rules.map { "- \($0.title) (\($0.id))" }.joined(separator: "\n"),
                "**\(heading)**\n\n"
                    + rules.map { rule in
                        let title = MarkdownText.escaped(rule.title)
                        return "- \(addresses.page(of: rule.id).map { "[\(title)](\($0))" } ?? title)"
                    }.joined(separator: "\n"))
        }
        if let fix = section.fix(wording, guide) {
            let steps = fix.steps.enumerated()
            add(
                "\(fix.heading)\n" + steps.map { "\($0 + 1). \($1.plain)" }.joined(separator: "\n"),
                "**\(fix.heading)**\n\n"
                    + steps.map { "\($0 + 1). \(MarkdownText.sentence($1))" }.joined(separator: "\n"))
        }
        if let address = addresses.page(of: subject) {
            add("\(wording.readMore): \(address)", "[\(wording.readMore)](\(address))")
        }
        var help: (text: [UInt8], markdown: [UInt8]) = ([], [])
        JSONText.escape(text.joined(separator: "\n\n"), into: &help.text)
        JSONText.escape(markdown.joined(separator: "\n\n"), into: &help.markdown)
        helps[subject.number] = help
        return help
    }

    /// The page that says more, or else the checker's own.
    func helpAddress(of subject: Subject) -> String? {
        (addresses.page(of: subject) ?? subject.entry?.rule.documentation).map(SarifAddress.encoded)
    }

    /// Writes the relations of a rule as elements of its `relationships`.
    ///
    /// SARIF says what the target is of the rule: where the rule is a part of ours, ours is the superset.
    func writeRelationships(of subject: Subject, _ json: inout JSONText) {
        for link in subject.links {
            let kind =
                switch link.relation {
                case .equal: "equal"
                case .subset: "superset"
                case .superset: "subset"
                case .related: "relevant"
                }
            write(link.rule.id.rawValue, Self.guideName, Self.guideTaxonomy, kind, &json)
        }
        for requirement in wcag(of: subject) {
            write(number(of: requirement.id), Self.wcagName, Self.wcagTaxonomy, "relevant", &json)
        }
    }

    private func write(_ id: String, _ name: String, _ guid: String, _ kind: String, _ json: inout JSONText) {
        json.object { json in
            json.key("target")
            json.object { json in
                json.member("id", id)
                json.key("toolComponent")
                json.object { json in
                    json.member("name", name)
                    json.member("guid", guid)
                }
            }
            json.member("kinds", [kind])
        }
    }

    /// Writes the taxonomies as elements of a run's `taxonomies`: what the subjects of the run relate to.
    func writeTaxonomies(of subjects: [Subject], _ json: inout JSONText) {
        var rules: [GuideRule] = []
        var requirements: [GuideRequirement] = []
        for subject in subjects {
            for link in subject.links where !rules.contains(where: { $0.id == link.rule.id }) {
                rules.append(link.rule)
            }
            for requirement in wcag(of: subject) where !requirements.contains(requirement) {
                requirements.append(requirement)
            }
        }
        if !rules.isEmpty {
            json.object { json in
                json.member("name", Self.guideName)
                json.member("guid", Self.guideTaxonomy)
                if let base = addresses.base { json.member("informationUri", base) }
                json.member("language", guide.language.tag)
                json.key("taxa")
                json.array(of: rules.sorted { $0.id < $1.id }) { json, rule in write(rule, &json) }
            }
        }
        guard let first = requirements.first else { return }
        json.object { json in
            json.member("name", Self.wcagName)
            json.member("fullName", first.document)
            json.member("guid", Self.wcagTaxonomy)
            json.member("organization", "W3C")
            json.member("informationUri", "https://www.w3.org/TR/WCAG22/")
            json.member("language", guide.language.tag)
            json.key("taxa")
            json.array(of: requirements.sorted { $0.id < $1.id }) { json, requirement in
                json.object { json in
                    json.member("id", number(of: requirement.id))
                    write("shortDescription", requirement.title, &json)
                    if let address = requirement.address { json.member("helpUri", address) }
                }
            }
        }
    }

    private func write(_ rule: GuideRule, _ json: inout JSONText) {
        json.object { json in
            json.member("id", rule.id.rawValue)
            write("shortDescription", rule.title, &json)
            write("fullDescription", rule.summary, &json)
            if let address = addresses.page(of: rule.id) { json.member("helpUri", SarifAddress.encoded(address)) }
        }
    }

    /// Writes the references to the taxonomies as elements of a component's `supportedTaxonomies`.
    func writeSupported(by subjects: [Subject], _ json: inout JSONText) {
        var names: [(name: String, guid: String)] = []
        if subjects.contains(where: { !$0.links.isEmpty }) { names.append((Self.guideName, Self.guideTaxonomy)) }
        if subjects.contains(where: { !wcag(of: $0).isEmpty }) { names.append((Self.wcagName, Self.wcagTaxonomy)) }
        for (name, guid) in names {
            json.object { json in
                json.member("name", name)
                json.member("guid", guid)
            }
        }
    }

    /// Writes a rule's descriptor with all that is known of it.
    ///
    /// - Parameter level: How loudly it is reported; `nil` where that is not known.
    func writeDescriptor(
        _ id: String, of subject: Subject, level: FindingLevel? = nil, _ json: inout JSONText
    ) {
        let help = help(on: subject)
        json.object { json in
            json.member("id", id)
            // A rule that no checker has registered is our own.
            let title = subject.entry?.rule.title ?? subject.bestRule?.title
            if let title { write("shortDescription", title, &json) }
            let meaning = subject.entry == nil ? subject.bestRule?.summary : subject.meaning(in: guide)
            if let meaning { write("fullDescription", meaning, &json) }
            if let level {
                json.key("defaultConfiguration")
                json.object { $0.member("level", level.rawValue) }
            }
            guard subject.isRegistered else { return }
            if let address = helpAddress(of: subject) { json.member("helpUri", address) }
            json.key("help")
            json.object { json in
                json.key("text")
                json.raw([UInt8(ascii: "\"")] + help.text + [UInt8(ascii: "\"")])
                json.key("markdown")
                json.raw([UInt8(ascii: "\"")] + help.markdown + [UInt8(ascii: "\"")])
            }
            var relationships = JSONText()
            relationships.open("[")
            writeRelationships(of: subject, &relationships)
            relationships.close("]")
            if relationships.bytes.count > 2 {
                json.key("relationships")
                json.raw(relationships.bytes)
            }
            json.key("properties")
            json.object { json in
                json.member("tags", ["accessibility"] + wcag(of: subject).map { "wcag/\(number(of: $0.id))" })
            }
        }
    }

    private func write(_ name: StaticString, _ text: String, _ json: inout JSONText) {
        json.key(name)
        json.object { $0.member("text", text) }
    }

    /// What of WCAG the checker itself names, and what the rules serve that explain all of it.
    private func wcag(of subject: Subject) -> [GuideRequirement] {
        let ids = (subject.entry?.rule.requirements ?? []) + (subject.bestRule?.requirements ?? [])
        var seen: Set<String> = []
        return ids.filter { $0.hasPrefix("wcag:") && seen.insert($0).inserted }.compactMap(guide.requirement)
    }

    private func number(of id: String) -> String { String(id.drop { $0 != ":" }.dropFirst()) }

    private static let guideName = "a11y-guide"
    private static let wcagName = "WCAG"
}
