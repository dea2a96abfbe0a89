/// axe-core's results, alone or inside of what others wrap around them, and bare lists of violations.
///
/// Two passes: the address of a page may stand behind its violations.
struct AxeCoreReader {
    private static let depth = 4
    private static let kept: Set<JSONKey> = [.description, .help, .helpUrl, .html, .id, .impact, .nodes, .target]

    /// Hands over a finding for each node of each rule that is violated or could not be decided.
    ///
    /// - Throws: What is wrong with the JSON and where.
    static func read(_ source: ReportSource, each: (Finding) -> Void) throws(ReportError) -> ReportSummary {
        var summary = ReportSummary(format: .axeCore)
        let pages = try pages(in: source, &summary)
        let violations = JSONPattern("violations.[]").anywhere(upTo: depth)
        let undecided = JSONPattern("incomplete.[]").anywhere(upTo: depth)
        var isWrapped = false
        try JSONRecords(patterns: violations + undecided, kept: kept).read(source) { (record) throws(ReportError) in
            isWrapped = true
            // The list that holds the record is a member of the page.
            let page = record.containers.dropLast().last.flatMap { pages[$0.start] } ?? ""
            let state: FindingState = record.pattern < violations.count ? .open : .review
            findings(in: record.node, page: page, state: state, &summary).forEach(each)
        }
        guard !isWrapped else { return summary }
        try JSONRecords(patterns: ["[]"], kept: kept).read(source) { (record) throws(ReportError) in
            guard record.node[.nodes] != nil else { return }
            findings(in: record.node, page: "", state: .open, &summary).forEach(each)
        }
        return summary
    }

    /// The addresses of pages by where their objects begin. Rules that are met or do not apply are counted on the way.
    private static func pages(in source: ReportSource, _ summary: inout ReportSummary) throws(ReportError) -> [Int:
        String]
    {
        let addresses = JSONPattern("url").anywhere(upTo: depth)
        let others = [JSONPattern("passes.[].id"), "inapplicable.[].id"].flatMap { $0.anywhere(upTo: depth) }
        var pages: [Int: String] = [:]
        try JSONRecords(patterns: addresses + others, kept: []).read(source) { (record) throws(ReportError) in
            if record.pattern >= addresses.count {
                summary.passedOver += 1
            } else if let start = record.containers.last?.start {
                pages[start] = record.node.string
            }
        }
        return pages
    }

    private static func findings(
        in rule: JSONNode, page: String, state: FindingState, _ summary: inout ReportSummary
    ) -> [Finding] {
        guard let id = rule[.id]?.string else {
            summary.passedOver += 1
            return []
        }
        func finding(_ node: JSONNode?) -> Finding {
            Finding(
                tool: "axe-core", checker: "axe-core", checkerRule: id,
                message: rule[.help]?.string ?? rule[.description]?.string ?? "",
                level: FindingLevel(word: node?[.impact]?.string ?? rule[.impact]?.string) ?? .warning,
                location: FindingLocation(element: node.flatMap(element), file: page), state: state,
                helpAddress: rule[.helpUrl]?.string)
        }
        let nodes = rule[.nodes]?.elements ?? []
        let findings = nodes.isEmpty ? [finding(nil)] : nodes.map(finding)
        summary.found += findings.count
        return findings
    }

    /// The selectors of the element; those of frames and shadow roots around it stand in front.
    private static func element(_ node: JSONNode) -> String? {
        let selectors =
            node[.target]?.elements.flatMap { $0.kind == .array ? $0.elements : [$0] }.compactMap(\.string) ?? []
        return selectors.isEmpty ? node[.html]?.string : selectors.joined(separator: " ")
    }
}
