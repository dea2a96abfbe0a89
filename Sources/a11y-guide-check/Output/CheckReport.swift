import GuideCheckOptions
import GuideChecker
import GuideCommandLine

/// What a run found, with what the catalog says of it.
struct CheckReport {
    let outcome: SourceChecker.Outcome
    let texts: RuleTexts
    let fileCount: Int
    /// How loudly rules are reported, where it is not as they bind.
    let levels: [String: CheckConfiguration.Level]
    /// The rules that were looked for.
    let ran: [String]

    func write(as format: CheckOptions.Format, to output: OutputWriter) {
        switch format {
        case .terminal: TerminalReport(report: self).write(to: output)
        case .json: JSONReport(report: self).write(to: output)
        case .sarif: SarifReport(report: self).write(to: output)
        case .github: for finding in outcome.findings { output.write(CommandLines.github(finding, self) + "\n") }
        case .xcode: for finding in outcome.findings { output.write(CommandLines.xcode(finding, self) + "\n") }
        }
    }

    /// `error`, `warning` or `note`.
    func level(of finding: CheckFinding) -> String { level(of: finding.rule) }

    /// `error`, `warning` or `note`.
    func level(of rule: String) -> String {
        if let level = levels[rule], level != .on, level != .off { return level.rawValue }
        return texts.text(of: rule).obligation == "may" ? "note" : "warning"
    }

    /// What must hold, and what in the source is meant.
    func message(of finding: CheckFinding) -> String {
        let title = CommentTexts.title(of: finding.rule) ?? texts.text(of: finding.rule).title
        return finding.facts.isEmpty ? title : "\(title): \(finding.facts.map { "'\($0)'" }.joined(separator: ", "))"
    }

    /// One line on the whole run.
    var summary: String {
        let found = outcome.findings.count
        let files = "\(fileCount) \(fileCount == 1 ? "file" : "files")"
        if found == 0 { return "nothing found in \(files)" }
        let touched = Set(outcome.findings.map(\.path)).count
        return "\(found) \(found == 1 ? "finding" : "findings") in \(touched) of \(files)"
    }
}

/// Findings as lines that other programs read.
enum CommandLines {
    static func xcode(_ finding: CheckFinding, _ report: CheckReport) -> String {
        Sanitizer.line(
            "\(finding.path):\(finding.line):\(finding.column): \(report.level(of: finding)): "
                + "\(report.message(of: finding)) [\(finding.rule)]")
    }

    static func github(_ finding: CheckFinding, _ report: CheckReport) -> String {
        let kind = report.level(of: finding) == "note" ? "notice" : report.level(of: finding)
        let place =
            "file=\(property(finding.path)),line=\(finding.line),endLine=\(finding.endLine),col=\(finding.column),"
            + "endColumn=\(finding.endColumn),title=\(property(finding.rule))"
        return "::\(kind) \(place)::\(data(report.message(of: finding)))"
    }

    private static func data(_ text: String) -> String {
        text.map { $0 == "%" ? "%25" : $0 == "\r" ? "%0D" : $0 == "\n" ? "%0A" : String($0) }.joined()
    }

    private static func property(_ text: String) -> String {
        data(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
    }
}

/// What is said of comments that suppress findings, which is no rule of the catalog.
enum CommentTexts {
    static func title(of rule: String) -> String? {
        switch rule {
        case SuppressionRule.unused: "This comment suppresses nothing"
        case SuppressionRule.withoutReason: "This comment does not say why"
        case SuppressionRule.misspelled:
            "This comment is not understood; write 'a11y-guide:disable:next RULE REASON', or :this, :file, or disable … enable"
        default: nil
        }
    }
}
