import Foundation

/// The measures of a set of judgements, as a table of plain text.
struct MeasureTable {
    /// How well a set of queries was answered.
    struct Measure {
        var count: Int
        /// The mean of 1 / rank, 0 where a wanted rule was not found.
        var reciprocalRank: Double
        /// The share of queries with a wanted rule in the first place.
        var first: Double
        /// The share of queries with a wanted rule in the first three places.
        var firstThree: Double

        init(ranks: [Int?]) {
            count = ranks.count
            let total = Double(max(1, count))
            reciprocalRank = ranks.reduce(0) { $0 + ($1.map { 1 / Double($0) } ?? 0) } / total
            first = Double(ranks.count { $0 == 1 }) / total
            firstThree = Double(ranks.count { ($0 ?? .max) <= 3 }) / total
        }
    }

    var judgements: [Judgement]

    /// The whole report: the table and every query that was not answered in the first three places.
    var report: String {
        let misses = judgements.filter { !$0.isInFirstThree }.map(\.miss)
        let title = "not in the first three rules: \(misses.count) of \(judgements.count)"
        return (rows + ["", title] + misses).joined(separator: "\n") + "\n"
    }

    private var rows: [String] {
        var rows = [
            Self.row("", ["", "among rules", "", "", "among all", "", ""]),
            Self.row("queries", ["count", "MRR", "first", "in 3", "MRR", "first", "in 3"]),
            row("all", judgements),
        ]
        for half in JudgedQuery.Half.allCases {
            rows.append(row("  \(half)", judgements.filter { $0.query.half == half }))
        }
        for writing in JudgedQuery.Writing.allCases {
            let written = judgements.filter { $0.query.writing == writing }
            rows.append(row("\(writing)", written))
            for kind in JudgedQuery.Kind.allCases {
                let some = written.filter { $0.query.kind == kind }
                if !some.isEmpty, some.count < written.count { rows.append(row("  \(kind)", some)) }
            }
        }
        return rows
    }

    private func row(_ name: String, _ some: [Judgement]) -> String {
        let measures = [Measure(ranks: some.map(\.rank)), Measure(ranks: some.map(\.rankAmongAll))]
        let figures = measures.flatMap { [$0.reciprocalRank, $0.first, $0.firstThree] }
        return Self.row(name, ["\(some.count)"] + figures.map { String(format: "%.3f", $0) })
    }

    private static func row(_ name: String, _ cells: [String]) -> String {
        let name = name.padding(toLength: 14, withPad: " ", startingAt: 0)
        return cells.reduce(name) { line, cell in
            line + String(repeating: " ", count: max(1, 12 - cell.count)) + cell
        }
    }
}
