import GuideCommandLine
import GuideFindings

/// Findings of an earlier report, which are not reported again.
enum KnownFindings {
    /// Reads a report in any format that can be read.
    ///
    /// - Throws: ``Complaint`` where it cannot be, and where none of its findings is one of ours.
    static func read(_ path: String, _ guide: CheckGuide) throws(Complaint) -> Baseline {
        var baseline = Baseline()
        var others: Set<String> = []
        var isOurs = false
        do throws(ReportError) {
            _ = try ReportReader.read(ReportSource(path: path), registry: guide.registry) { finding in
                let subject = guide.linker.link(finding)
                if subject.checker == Linker.ownName {
                    isOurs = true
                } else {
                    others.insert(subject.checkerName)
                }
                baseline.add(finding, subject)
            }
        } catch {
            var place = ""
            if let line = error.line { place = " (line \(line)" + (error.column.map { ", column \($0))" } ?? ")") }
            throw Complaint("baseline '\(path)' cannot be read: \(error.reason)\(place)", hints: [repair])
        }
        if !isOurs, !others.isEmpty {
            let names = others.sorted().filter { !$0.isEmpty }.prefix(3).joined(separator: ", ")
            throw Complaint(
                "baseline '\(path)' has no finding of \(CheckProgram.name)\(names.isEmpty ? "" : ", but of \(names)")",
                hints: [repair])
        }
        return baseline
    }

    private static let repair = Complaint.Hint.command("\(CheckProgram.name) check --json PATH >known.json")
}
