import GuideChecker
import GuideCommandLine
import GuideFindings

/// Findings for people: where, what must hold, the line of source with a mark below.
struct TerminalReport {
    let report: CheckReport

    func write(to output: OutputWriter) {
        var explained: Set<String> = []
        var lines = SourceLines()
        for entry in report.open {
            let finding = entry.found
            var head = StyledText(Sanitizer.line("\(finding.path):\(finding.line):\(finding.column)"), .bold)
            head.append(": ")
            head.append(entry.finding.level.rawValue, Self.style(of: entry.finding.level))
            head.append(": \(Sanitizer.line(entry.finding.message))")
            head.append(" [\(finding.rule)]", .dim)
            output.writeLine(head)
            writeSource(of: finding, &lines, to: output)
            if let rule = report.guide.rule(finding.rule), explained.insert(finding.rule).inserted {
                let width = max(40, min(output.appearance.width == 0 ? 80 : output.appearance.width, 100)) - 4
                for line in StyledText(Sanitizer.line(rule.summary), .dim).wrapped(to: width) {
                    output.writeLine(StyledText("    ") + line)
                }
                output.writeLine(StyledText("    a11y-guide show \(finding.rule)", .dim))
            }
            output.writeLine()
        }
    }

    private static func style(of level: FindingLevel) -> TextStyle {
        switch level {
        case .error: [.bold, .red]
        case .warning: [.bold, .yellow]
        case .note, .none: [.bold, .cyan]
        }
    }

    /// A line longer than this is no line that a person wrote.
    private static let longest = 400

    private func writeSource(of finding: CheckFinding, _ lines: inout SourceLines, to output: OutputWriter) {
        guard let text = lines.line(finding.line, of: finding.path), text.count <= Self.longest else { return }
        let number = String(finding.line)
        let margin = String(repeating: " ", count: number.count)
        let shown = text.replacingTabs
        let before = String(text.prefix(finding.column - 1)).replacingTabs
        let end = finding.endLine == finding.line ? finding.endColumn : text.count + 1
        let marked = String(text.dropFirst(finding.column - 1).prefix(max(1, end - finding.column)))
        var source = StyledText("\(number) | ", .dim)
        source.append(Sanitizer.line(shown))
        output.writeLine(source)
        var mark = StyledText("\(margin) | ", .dim)
        mark.append(String(repeating: " ", count: TextWidth.columns(of: before)))
        mark.append("^" + String(repeating: "~", count: max(0, TextWidth.columns(of: marked) - 1)), .green)
        output.writeLine(mark)
    }
}

extension String {
    fileprivate var replacingTabs: String { map { $0 == "\t" ? "    " : String($0) }.joined() }
}
