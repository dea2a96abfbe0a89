import GuideCatalog
import GuideCommandLine

/// A table drawn in columns, or, where the terminal is too narrow for it, row below row.
struct TableLayout {
    let header: [StyledText]
    let rows: [[StyledText]]
    let alignments: [MarkdownTable.Alignment]

    func lines(width: Int) -> [StyledText] {
        guard !header.isEmpty else { return [] }
        guard let widths = columnWidths(width: width) else { return stacked(width: width) }
        let cells = ([header.map { $0.styled(.bold) }] + rows).map { row in
            zip(row, widths).map { $0.wrapped(to: max(1, $1)) }
        }
        // Where cells take several lines, only a line between rows shows where one ends.
        let isTall = cells.dropFirst().contains { $0.contains { $0.count > 1 } }
        let rule = StyledText(widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─"), .dim)
        var lines: [StyledText] = []
        for (index, row) in cells.enumerated() {
            if index == 1 || (index > 1 && isTall) { lines.append(rule) }
            for line in 0..<(row.map(\.count).max() ?? 0) { lines.append(self.line(line, of: row, widths)) }
        }
        return lines
    }

    private func line(_ number: Int, of row: [[StyledText]], _ widths: [Int]) -> StyledText {
        var line = StyledText()
        for (column, cell) in row.enumerated() {
            if column > 0 { line.append(" │ ", .dim) }
            let text = number < cell.count ? cell[number] : StyledText()
            let room = widths[column] - text.columns
            let before =
                switch alignments[column] {
                case .none, .left: 0
                case .right: room
                case .center: room / 2
                }
            line.append(String(repeating: " ", count: max(0, before)))
            line.append(text)
            line.append(String(repeating: " ", count: max(0, room - before)))
        }
        return line.trimmed()
    }

    /// Returns the width of each column; `nil` where not even the longest words fit beside each other.
    private func columnWidths(width: Int) -> [Int]? {
        let columns = header.indices.map { column in [header[column]] + rows.map { $0[column] } }
        let natural = columns.map { cells in max(1, cells.map(\.columns).max() ?? 0) }
        let available = width - TableLayout.separator * (header.count - 1)
        if natural.reduce(0, +) <= available { return natural }
        let least = columns.map { cells in
            cells.flatMap { $0.plain.split(separator: " " as Character) }.map { TextWidth.columns(of: $0) }.max() ?? 1
        }
        let spare = available - least.reduce(0, +)
        guard spare >= 0 else { return nil }
        let wanted = zip(natural, least).map { $0 - $1 }
        let total = max(1, wanted.reduce(0, +))
        return zip(least, wanted).map { $0 + spare * $1 / total }
    }

    private func stacked(width: Int) -> [StyledText] {
        var lines: [StyledText] = []
        for row in rows {
            if !lines.isEmpty { lines.append(StyledText(String(repeating: "─", count: min(width, 20)), .dim)) }
            for (title, cell) in zip(header, row) where !cell.isEmpty {
                var line = title.isEmpty ? StyledText() : title.styled(.bold) + StyledText(": ", .bold)
                line.append(cell)
                lines += line.wrapped(to: width, first: 0, rest: 2)
            }
        }
        return lines
    }

    /// The columns that ` │ ` takes.
    private static let separator = 3
}
