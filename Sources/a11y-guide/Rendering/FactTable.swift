import GuideCommandLine

/// Names with their values below each other, the values in one column.
struct FactTable {
    private var rows: [(name: String, value: StyledText)] = []

    /// Adds a fact; a name that repeats the one above it is left out.
    mutating func add(_ name: String, _ value: StyledText) {
        guard !value.isEmpty else { return }
        rows.append((rows.contains { $0.name == name } ? "" : name, value))
    }

    /// Adds a fact in plain text.
    mutating func add(_ name: String, _ value: String) { add(name, StyledText(Sanitizer.line(value))) }

    /// Returns the lines, indented by `indent`; where the terminal is narrow, values stand below their names.
    func lines(width: Int, indent: Int) -> [StyledText] {
        let column = (rows.map { TextWidth.columns(of: $0.name) }.max() ?? 0) + 2
        let isNarrow = width > 0 && width < indent + column + 24
        let lead = StyledText(String(repeating: " ", count: indent))
        return rows.flatMap { name, value in
            let name = StyledText(name, .dim)
            if isNarrow {
                let head = name.isEmpty ? [] : [lead + name]
                return head + value.wrapped(to: width, first: indent + 2, rest: indent + 4)
            }
            // What does not fit stands a little deeper, so that it is not taken for the next value.
            let wrapped = value.wrapped(to: width > 0 ? width - indent - column - 2 : 0)
            return wrapped.enumerated().map { index, line in
                lead + (index == 0 ? name.padded(to: column) : StyledText(String(repeating: " ", count: column + 2)))
                    + line
            }
        }
    }
}
