import GuideCatalog

/// Copies a SARIF report and adds explanations to the rules of its runs; results and everything else stay as they are.
struct SarifEnricher {
    let reader: JSONByteReader
    let output: ReportOutput
    let linker: Linker
    let explanations: SarifExplanations
    /// What results are about, by the name of the tool and the identifier that the report has.
    let usage: SarifUsage

    /// Copies the members of the report with its runs.
    func copyReport() throws(ReportError) {
        output.write("{")
        var isFirst = true
        try reader.object { (name) throws(ReportError) in
            output.write("\(isFirst ? "" : ",")\n\"")
            isFirst = false
            output.write(bytes: name + Array("\":".utf8))
            if name == Array("runs".utf8), try reader.comes("[") {
                output.write("[")
                _ = try copyRuns(isFirst: true)
                output.write("]")
            } else {
                try reader.copyValue(to: output)
            }
        }
        output.write("\n}\n")
    }

    /// Copies the runs of the report alone, as elements of an array.
    ///
    /// - Returns: Whether the array still has no element.
    func copyRunsOfReport(isFirst: Bool) throws(ReportError) -> Bool {
        var isFirst = isFirst
        try reader.object { (name) throws(ReportError) in
            if name == Array("runs".utf8), try reader.comes("[") {
                isFirst = try copyRuns(isFirst: isFirst)
            } else {
                _ = try reader.value()
            }
        }
        return isFirst
    }

    private func copyRuns(isFirst: Bool) throws(ReportError) -> Bool {
        var isFirst = isFirst
        try reader.array { () throws(ReportError) in
            output.write(isFirst ? "\n" : ",\n")
            isFirst = false
            if try reader.comes("{") { try copyRun() } else { try reader.copyValue(to: output) }
        }
        return isFirst
    }

    private func copyRun() throws(ReportError) {
        var subjects: [Subject] = []
        var taxonomies: [[UInt8]] = []
        var isFirst = true
        func begin(_ name: [UInt8]) {
            output.write(isFirst ? "{\"" : ",\n\"")
            isFirst = false
            output.write(bytes: name + Array("\":".utf8))
        }
        try reader.object { (name) throws(ReportError) in
            if name == Array("taxonomies".utf8), try reader.comes("[") {
                taxonomies = try Self.othersElements(reader)
                return
            }
            begin(name)
            if name == Array("tool".utf8), try reader.comes("{") {
                var tool = SarifToolEnricher(
                    tool: try reader.value(), linker: linker, explanations: explanations, usage: usage)
                output.write(bytes: try tool.enriched())
                subjects = tool.subjects
            } else {
                try reader.copyValue(to: output)
            }
        }
        var json = JSONText()
        json.open("[")
        for taxonomy in taxonomies { json.raw(taxonomy) }
        explanations.writeTaxonomies(of: subjects, &json)
        json.close("]")
        if json.bytes.count > 2 {
            begin(Array("taxonomies".utf8))
            output.write(bytes: json.bytes)
        }
        output.write(isFirst ? "{}" : "}")
    }

    /// The elements of an array, without those that an earlier answer of ours put there.
    static func othersElements(_ reader: JSONByteReader) throws(ReportError) -> [[UInt8]] {
        var elements: [[UInt8]] = []
        try reader.array { () throws(ReportError) in
            let element = try reader.value()
            if !isOurs(element) { elements.append(element) }
        }
        return elements
    }

    /// Whether a taxonomy, or a reference to one, is one of ours.
    static func isOurs(_ value: [UInt8]) -> Bool {
        let text = String(decoding: value, as: UTF8.self)
        return text.contains(SarifExplanations.guideTaxonomy) || text.contains(SarifExplanations.wcagTaxonomy)
    }
}

/// What the results of a report are about.
struct SarifUsage {
    /// The subjects by the name of the tool, each with the identifier that the report has, in the order in which they came up.
    private(set) var tools: [(name: String, rules: [(id: String, subject: Subject)])] = []
    private var places: [String: (tool: Int, ids: Set<String>)] = [:]

    /// Notes what a finding is about.
    mutating func add(_ finding: Finding, _ subject: Subject) {
        let tool = Self.toolName(of: finding, subject)
        var place = places[tool] ?? (tools.count, [])
        if place.tool == tools.count { tools.append((tool, [])) }
        let id = Self.ruleID(of: finding, subject)
        if !id.isEmpty, place.ids.count < Self.mostRules, place.ids.insert(id).inserted {
            tools[place.tool].rules.append((id, subject))
        }
        places[tool] = place
    }

    /// The rules of a tool.
    func rules(of tool: String) -> [(id: String, subject: Subject)] {
        places[tool].map { tools[$0.tool].rules } ?? []
    }

    /// The tool as the report names it, else the checker.
    static func toolName(of finding: Finding, _ subject: Subject) -> String {
        if !finding.tool.isEmpty { return finding.tool }
        return subject.checkerName.isEmpty ? "a11y-guide" : subject.checkerName
    }

    /// The identifier as the report has it, else that of the registered rule.
    static func ruleID(of finding: Finding, _ subject: Subject) -> String {
        finding.checkerRule.isEmpty ? subject.checkerRule : finding.checkerRule
    }

    /// No program reports more rules; whatever does is not worth the memory.
    private static let mostRules = 25_000
}
