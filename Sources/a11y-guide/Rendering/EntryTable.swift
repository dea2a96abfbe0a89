import GuideCatalog
import GuideCommandLine
import GuideCore
import GuideLookup

/// A list of entries in columns.
struct EntryTable {
    private let wording: Wording
    private let showsKind: Bool

    init(language: Language, showsKind: Bool) {
        wording = Wording(language: language)
        self.showsKind = showsKind
    }

    /// Returns a line for each entry; where the terminal is too narrow for columns, the frameworks are left out, and then the
    /// title stands below the identifier.
    func lines(of entries: [EntrySummary], width: Int) -> [StyledText] {
        let rows = entries.map(row)
        guard let count = rows.first?.count else { return [] }
        var widths = (0..<count).map { column in rows.map { $0[column].columns }.max() ?? 0 }
        func leadingColumns() -> Int { widths.dropLast().reduce(0) { $0 + ($1 > 0 ? $1 + EntryTable.gap : 0) } }
        // Frameworks take the most room and are missed the least.
        if width > 0, width < leadingColumns() + 36 { widths[count - 2] = 0 }
        let leading = leadingColumns()
        if width > 0, width < leading + 24 {
            return rows.flatMap { row in
                let head = row.dropLast().filter { !$0.isEmpty }
                let line = head.dropFirst().reduce(head.first ?? "") { $0 + "  " + $1 }
                return line.wrapped(to: width, first: 0, rest: 4) + row[count - 1].wrapped(to: width, first: 4, rest: 4)
            }
        }
        return rows.flatMap { row in
            let head = zip(row, widths).dropLast().reduce(StyledText()) { line, cell in
                cell.1 == 0 ? line : line + cell.0.padded(to: cell.1 + EntryTable.gap)
            }
            let title = row[count - 1].wrapped(to: width > 0 ? width - leading : 0)
            return title.enumerated().map { index, line in
                (index == 0 ? head : StyledText(String(repeating: " ", count: leading))) + line
            }
        }
    }

    private func row(of entry: EntrySummary) -> [StyledText] {
        let values = FacetValues(entry)
        let isRule = entry.kind == .rule
        func cell(_ facet: Facet, _ name: (String) -> String?) -> StyledText {
            guard isRule else { return StyledText() }
            return StyledText(Sanitizer.line(values.all(facet).map { name($0) ?? $0 }.joined(separator: " ")), .dim)
        }
        var title = StyledText(Sanitizer.line(entry.title))
        // How many rules a checker has, and how many of them are explained.
        if entry.kind == .checker { title.append("  \(Sanitizer.line(entry.summary))", .dim) }
        if entry.isFallback { title.append(" (\(wording.fallback(to: entry.language)))", .dim) }
        return [
            showsKind ? StyledText(wording.name(of: entry.kind), .dim) : StyledText(),
            StyledText(Sanitizer.line(entry.id), .cyan),
            cell(.obligation) { Obligation(rawValue: $0).map(wording.name(of:)) },
            cell(.impact) { Impact(rawValue: $0).map(wording.name(of:)) },
            cell(.framework) { $0 },
            title,
        ]
    }

    private static let gap = 2
}
