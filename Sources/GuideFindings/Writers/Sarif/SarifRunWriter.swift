import GuideCatalog

/// The findings of one tool as a run of SARIF.
final class SarifRunWriter {
    private let output: ReportOutput
    private let explanations: SarifExplanations
    private let name: String
    private let rules: [(id: String, subject: Subject)]
    private let places: [String: Int]
    /// Set for our own checks: the level of each rule where no finding says otherwise.
    private let levels: [String: FindingLevel]?
    private var isFirst = true

    init(
        output: ReportOutput, explanations: SarifExplanations, name: String, rules: [(id: String, subject: Subject)],
        levels: [String: FindingLevel]? = nil
    ) {
        self.levels = levels
        self.output = output
        self.explanations = explanations
        self.name = name
        self.rules = rules
        var places: [String: Int] = [:]
        for (place, rule) in rules.enumerated() { places[rule.id] = place }
        self.places = places
    }

    /// - Parameter version: That of the program that made the findings, where it is known.
    func begin(_ checker: Checker?, version: String? = nil) {
        var json = JSONText()
        json.object { json in
            json.key("driver")
            json.object { json in
                json.member("name", name)
                if let version { json.member("version", version) }
                if let checker { json.member("informationUri", SarifAddress.encoded(checker.homepage)) }
                json.key("rules")
                json.array(of: rules) { json, rule in
                    explanations.writeDescriptor(rule.id, of: rule.subject, level: levels?[rule.id], &json)
                }
                var supported = JSONText()
                supported.open("[")
                explanations.writeSupported(by: rules.map(\.subject), &supported)
                supported.close("]")
                if supported.bytes.count > 2 {
                    json.key("supportedTaxonomies")
                    json.raw(supported.bytes)
                }
            }
        }
        output.write("{\"tool\":")
        output.write(bytes: json.bytes)
        json = JSONText()
        json.open("[")
        explanations.writeTaxonomies(of: rules.map(\.subject), &json)
        json.close("]")
        if json.bytes.count > 2 {
            output.write(",\n\"taxonomies\":")
            output.write(bytes: json.bytes)
        }
        output.write(",\n\"results\":[")
    }

    func write(_ finding: Finding, _ subject: Subject) {
        let id = SarifUsage.ruleID(of: finding, subject)
        var json = JSONText()
        json.object { json in
            if !id.isEmpty { json.member("ruleId", id) }
            if let place = places[id] { json.member("ruleIndex", place) }
            let isReview = finding.state == .review
            if isReview { json.member("kind", "review") }
            // Section 3.27.10: a result that does not fail has no level.
            json.member("level", isReview ? FindingLevel.none.rawValue : finding.level.rawValue)
            json.key("message")
            json.object { $0.member("text", finding.message.isEmpty ? subject.name : finding.message) }
            if let location = finding.location { write(location, &json) }
            switch finding.state {
            case .open, .review: break
            case .muted:
                json.key("suppressions")
                // Our own checks know of comments alone.
                let kind = levels == nil ? "external" : "inSource"
                json.array(of: [kind]) { json, kind in json.object { $0.member("kind", kind) } }
            case .known: json.member("baselineState", "unchanged")
            case .absent: json.member("baselineState", "absent")
            }
        }
        output.write(isFirst ? "\n" : ",\n")
        isFirst = false
        output.write(bytes: json.bytes)
    }

    private func write(_ location: FindingLocation, _ json: inout JSONText) {
        json.key("locations")
        json.open("[")
        json.object { json in
            if !location.file.isEmpty {
                json.key("physicalLocation")
                json.object { json in
                    json.key("artifactLocation")
                    json.object { $0.member("uri", SarifAddress.address(of: location.file)) }
                    if let line = location.line {
                        json.key("region")
                        json.object { json in
                            json.member("startLine", line)
                            if let column = location.column { json.member("startColumn", column) }
                            if let line = location.endLine { json.member("endLine", line) }
                            if let column = location.endColumn { json.member("endColumn", column) }
                        }
                        if let source = location.source {
                            json.key("contextRegion")
                            json.object { json in
                                json.member("startLine", line)
                                json.key("snippet")
                                json.object { $0.member("text", source) }
                            }
                        }
                    }
                }
            }
            if let element = location.element {
                json.key("logicalLocations")
                json.array(of: [element]) { json, element in json.object { $0.member("fullyQualifiedName", element) } }
            }
        }
        json.close("]")
    }

    func end() { output.write("]}") }

    /// Ends a run of our own checks, whose columns count UTF-16 code units.
    ///
    /// - Parameter unread: What could not be checked.
    func end(without unread: [UnreadReport]) {
        output.write("],\n\"columnKind\":\"utf16CodeUnits\",\"invocations\":[")
        output.write(bytes: SarifFailedRun.invocation(without: unread))
        output.write("]}")
    }
}

/// Paths as addresses.
enum SarifAddress {
    /// Returns the address of a path: `file:` where it is absolute, relative where it is not, and unchanged where it is an address
    /// of another kind already.
    static func address(of path: String) -> String {
        if path.hasPrefix("http://") || path.hasPrefix("https://") { return encoded(path) }
        let slashed = String(path.map { $0 == "\\" ? "/" : $0 })
        let bytes = Array(slashed.utf8.prefix(3))
        let hasDrive = bytes.count > 2 && bytes[1] == UInt8(ascii: ":") && bytes[2] == UInt8(ascii: "/")
        if hasDrive { return "file:///" + percent(slashed, keeping: ":/") }
        if slashed.hasPrefix("//") { return "file:" + percent(slashed) }
        if slashed.hasPrefix("/") { return "file://" + percent(slashed) }
        return percent(slashed)
    }

    /// Returns an address with what no address may hold percent-encoded.
    static func encoded(_ address: String) -> String { percent(address, keeping: ":/?#[]@!$&'()*+,;=%") }

    private static func percent(_ text: String, keeping: String = "/") -> String {
        PercentEncoding.encoded(text) { keeping.utf8.contains($0) }
    }
}
