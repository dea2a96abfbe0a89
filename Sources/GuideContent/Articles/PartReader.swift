import GuideCatalog
import GuideCore

/// Finds the fixed parts of a rule's article.
struct PartReader {
    private let body: ArticleBody
    private let language: Language
    private var parts: [RulePart: Range<Int>] = [:]

    /// Returns the nodes of each part, beginning with its heading. Missing, unknown, doubled, misplaced and empty parts
    /// are problems.
    ///
    /// - Parameter isCut: Whether the end of the article is swallowed by an unclosed block.
    static func read(_ body: ArticleBody, language: Language, isCut: Bool) -> [RulePart: Range<Int>] {
        var reader = PartReader(body: body, language: language)
        reader.read(isCut: isCut)
        return reader.parts
    }

    private init(body: ArticleBody, language: Language) {
        self.body = body
        self.language = language
    }

    private mutating func read(isCut: Bool) {
        let headings = body.tree.children(of: 0).filter {
            body.tree.nodes[$0].kind == .heading && body.tree.nodes[$0].value == 2
        }
        var named = headings.map { heading in
            RulePart.allCases.first { $0.heading(in: language) == body.tree.plainText(of: heading).trimmingSpace() }
        }
        nameUnknown(headings, &named)
        checkOrder(headings, named)
        for (index, heading) in headings.enumerated() {
            guard let part = named[index] else { continue }
            let end = index + 1 < headings.count ? headings[index + 1] : body.tree.nodes.count
            if let first = parts[part] {
                let line = body.place(of: first.lowerBound).line
                body.log.report(
                    "duplicate-part", at: body.place(of: heading),
                    "the part '\(part.heading(in: language))' already stands on line \(line)", fix: "join the two")
                continue
            }
            parts[part] = heading..<end
            if !hasText(heading..<end), !(isCut && end == body.tree.nodes.count) {
                body.log.report(
                    "empty-part", at: body.place(of: heading), "the part '\(part.heading(in: language))' is empty",
                    fix: "write what there is to say, even if it is that nothing is known")
            }
        }
        if !isCut { reportMissing(headings, named) }
    }

    /// Takes a heading that is nearly that of a missing part for it, so that it is one problem and not two.
    private func nameUnknown(_ headings: [Int], _ named: inout [RulePart?]) {
        let all = RulePart.allCases.map { $0.heading(in: language) }
        var missing = RulePart.allCases.filter { !named.contains($0) }
        for (index, heading) in headings.enumerated() where named[index] == nil {
            let text = body.tree.plainText(of: heading)
            let nearest = NearestName.find(text, in: missing.map { $0.heading(in: language) })
            named[index] = missing.first { $0.heading(in: language) == nearest }
            missing.removeAll { $0 == named[index] }
            body.log.report(
                "unknown-heading", at: body.place(of: heading), "'\(text)' is no part of a rule's article",
                fix: (nearest ?? NearestName.find(text, in: all)).map { "write '## \($0)'" }
                    ?? "write '###' for a heading of your own; the parts are \(all.joined(separator: ", "))")
        }
    }

    private func checkOrder(_ headings: [Int], _ named: [RulePart?]) {
        var last: RulePart?
        let order = RulePart.allCases
        for (index, heading) in headings.enumerated() {
            guard let part = named[index], named.firstIndex(of: part) == index else { continue }
            if let before = last, let previous = order.firstIndex(of: before), let own = order.firstIndex(of: part),
                own < previous
            {
                body.log.report(
                    "part-order", at: body.place(of: heading),
                    "'\(part.heading(in: language))' stands before '\(before.heading(in: language))'",
                    fix: "put the parts in the order \(order.map { $0.heading(in: language) }.joined(separator: ", "))")
            } else {
                last = part
            }
        }
    }

    private func reportMissing(_ headings: [Int], _ named: [RulePart?]) {
        let order = RulePart.allCases
        for (position, part) in order.enumerated() where !named.contains(part) {
            // The part belongs before the first one that comes later in the order, or else at the end.
            let next = headings.indices.first { index in
                named[index].flatMap { order.firstIndex(of: $0) }.map { $0 > position } == true
            }
            let place =
                next.map { body.place(of: headings[$0]) }
                ?? Place(line: lastLine + body.firstLine - 1, column: 1)
            body.log.report(
                "missing-part", at: place, "the part '\(part.heading(in: language))' is missing",
                fix: "write '## \(part.heading(in: language))' \(next == nil ? "at the end" : "before this line")")
        }
    }

    /// The last line with text.
    private var lastLine: Int {
        var line = body.lines.count
        while line > 1, body.lines.rest(of: line).allSatisfy(\.isMarkdownSpace) { line -= 1 }
        return line
    }

    private func hasText(_ nodes: Range<Int>) -> Bool {
        var node = Int(body.tree.nodes[nodes.lowerBound].end)
        while node < nodes.upperBound {
            if body.tree.nodes[node].kind != .heading { return true }
            node = Int(body.tree.nodes[node].end)
        }
        return false
    }
}
