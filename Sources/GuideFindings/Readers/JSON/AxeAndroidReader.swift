/// The results of axe-android, alone or inside of what others wrap around them.
///
/// Two passes: results name views by a number, and the views may stand behind them.
struct AxeAndroidReader {
    private static let depth = 3
    private static let kept: Set<JSONKey> = [.axeViewId, .impact, .ruleId, .ruleSummary, .status]

    /// Hands over what fails or could not be decided; what passes stands in the same list and is counted.
    ///
    /// - Throws: What is wrong with the JSON and where.
    static func read(_ source: ReportSource, each: (Finding) -> Void) throws(ReportError) -> ReportSummary {
        var summary = ReportSummary(format: .axeAndroid)
        let views = try views(in: source)
        let results = JSONPattern("axeRuleResults.[]").anywhere(upTo: depth)
        try JSONRecords(patterns: results, kept: kept).read(source) { (record) throws(ReportError) in
            guard let finding = finding(record.node, views) else {
                summary.passedOver += 1
                return
            }
            summary.found += 1
            each(finding)
        }
        return summary
    }

    private static func finding(_ node: JSONNode, _ views: [String: String]) -> Finding? {
        let status = node[.status]?.string?.uppercased()
        guard status == "FAIL" || status == "INCOMPLETE", let rule = node[.ruleId]?.string else { return nil }
        let view = node[.axeViewId]?.scalar
        return Finding(
            tool: "axe-android", checker: "axe-android", checkerRule: rule, message: node[.ruleSummary]?.string ?? "",
            level: level(node[.impact]), location: FindingLocation(element: view.map { views[$0] ?? $0 }),
            state: status == "FAIL" ? .open : .review)
    }

    /// Numbers from 0, minor, to 4, which blocks; or the words.
    private static func level(_ impact: JSONNode?) -> FindingLevel {
        switch impact?.int {
        case 0: .note
        case 1: .warning
        case .some: .error
        case nil: FindingLevel(word: impact?.string) ?? .warning
        }
    }

    /// What views are called, by their numbers.
    private static func views(in source: ReportSource) throws(ReportError) -> [String: String] {
        var views: [String: String] = [:]
        let trees = JSONPattern("axeContext.axeView").anywhere(upTo: depth)
        let kept: Set<JSONKey> = [.axeViewId, .children, .className, .contentDescription, .text, .viewIdResourceName]
        try JSONRecords(patterns: trees, kept: kept).read(source) { (record) throws(ReportError) in
            var rest = [record.node]
            while let view = rest.popLast() {
                rest.append(contentsOf: view[.children]?.elements ?? [])
                guard let id = view[.axeViewId]?.scalar else { continue }
                let label = (view[.contentDescription] ?? view[.text])?.string.flatMap { $0.isEmpty ? nil : "'\($0)'" }
                let name = view[.viewIdResourceName]?.string.flatMap { $0.isEmpty ? nil : "(\($0))" }
                let words = [view[.className]?.string, label, name].compactMap { $0 }
                if !words.isEmpty { views[id] = words.joined(separator: " ") }
            }
        }
        return views
    }
}
