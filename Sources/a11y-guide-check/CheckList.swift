import GuideChecker
import GuideCommandLine

/// What is looked for, and what is left to people with a device.
struct CheckList {
    let guide: CheckGuide

    func write(to output: OutputWriter) {
        let checks = Dictionary(uniqueKeysWithValues: Check.all.map { ($0.rule, $0) })
        let rules = guide.rules
        let ids =
            rules.isEmpty
            ? Check.all.map { ($0.rule, $0.frameworks.map(\.rawValue)) } : rules.map { ($0.id, $0.frameworks) }
        let width = (ids.map(\.0.count).max() ?? 0) + 2
        var left: [(String, [String])] = []
        for (id, frameworks) in ids {
            let seen = checks[id]?.frameworks.map(\.rawValue) ?? []
            let unseen = frameworks.filter { ["uikit", "swiftui"].contains($0) && !seen.contains($0) }
            if !unseen.isEmpty { left.append((id, unseen)) }
            guard let check = checks[id] else { continue }
            var line = StyledText(id, .bold).padded(to: width)
            line.append(seen.joined(separator: ", ").padded(to: 16))
            line.append(check.isOnByDefault ? "on" : "off by default", check.isOnByDefault ? .green : .yellow)
            output.writeLine(line)
        }
        guard !left.isEmpty else { return }
        output.writeLine()
        output.writeLine(StyledText("Not decided by source: what a running app shows alone", .bold))
        for (id, frameworks) in left {
            output.writeLine(StyledText(id).padded(to: width) + StyledText(frameworks.joined(separator: ", ")))
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
