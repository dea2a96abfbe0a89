import GuideChecker
import GuideCommandLine

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Findings of an earlier report, which are not reported again.
///
/// They are told by rule, file and the text of the line, so that they stay known when lines move; each makes one finding known.
struct KnownFindings {
    private struct Report: Decodable {
        struct Finding: Decodable {
            var rule: String
            var path: String
            var source: String
        }
        var findings: [Finding]
    }

    private struct Key: Hashable {
        var rule: String
        var path: String
        var source: String
    }

    private var left: [Key: Int] = [:]

    /// Reads a report that `check --json` wrote.
    init(report path: String) throws(Complaint) {
        guard let bytes = SourceWalker.read(path) else { throw Complaint("baseline '\(path)' cannot be read") }
        guard let report = try? JSONDecoder().decode(Report.self, from: Data(bytes)) else {
            throw Complaint(
                "'\(path)' is no report of an earlier run",
                hints: [.command("a11y-guide check --json PATH >\(path)")])
        }
        for finding in report.findings {
            left[Key(rule: finding.rule, path: finding.path, source: finding.source), default: 0] += 1
        }
    }

    /// Returns whether a finding is known, and takes it off the list.
    mutating func take(_ finding: CheckFinding, source: String) -> Bool {
        let key = Key(rule: finding.rule, path: finding.path, source: source)
        guard let count = left[key], count > 0 else { return false }
        left[key] = count - 1
        return true
    }
}
