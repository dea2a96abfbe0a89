/// Findings that are known: a later run does not fail because of them.
///
/// A finding is known where an entry has the same rule, the same message without its numbers, and the same file; so it stays
/// known when lines move. Findings of our own checks are told by the text of their line in place of the message, which is
/// another one in each language. Each entry makes one finding known. Files are the same where their paths are, or where the ends of the
/// paths are: a baseline may come from another machine.
public struct Baseline {
    private struct Key: Hashable {
        var rule: String
        /// Or the text of the line.
        var message: String
        /// The last part of the path, or the element.
        var name: String
    }

    /// How many entries are not used up yet, by the folders of their paths, nearest first.
    private var entries: [Key: [[String]: Int]] = [:]

    /// Creates a baseline that knows nothing.
    public init() {}

    /// Takes a finding as known, unless it is one of an earlier run that is gone.
    public mutating func add(_ finding: Finding, _ subject: Subject) {
        guard finding.state != .absent else { return }
        let (key, folders) = Self.identity(of: finding, subject)
        entries[key, default: [:]][folders, default: 0] += 1
    }

    /// Marks a finding that somebody would have to look at as known where an entry is left for it.
    public mutating func settle(_ finding: inout Finding, _ subject: Subject) {
        guard finding.state == .open || finding.state == .review else { return }
        let (key, folders) = Self.identity(of: finding, subject)
        guard let candidates = entries[key], let place = Self.nearest(to: folders, among: candidates) else { return }
        entries[key]?[place] = candidates[place].flatMap { $0 > 1 ? $0 - 1 : nil }
        finding.state = .known
    }

    /// The folders that share most of their end with these; at least the nearest one, unless one of both has none at all.
    private static func nearest(to folders: [String], among candidates: [[String]: Int]) -> [String]? {
        if candidates[folders] != nil { return folders }
        var best: (folders: [String], common: Int)?
        for candidate in candidates.keys {
            let common = zip(candidate, folders).prefix { $0 == $1 }.count
            guard common > 0 || candidate.isEmpty || folders.isEmpty else { continue }
            let isBetter = best.map {
                common > $0.common || (common == $0.common && candidate.lexicographicallyPrecedes($0.folders))
            }
            if isBetter ?? true { best = (candidate, common) }
        }
        return best?.folders
    }

    private static func identity(of finding: Finding, _ subject: Subject) -> (Key, [String]) {
        let path = finding.location?.file ?? ""
        var parts = path.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." }
        let name = parts.popLast().map(String.init) ?? finding.location?.element ?? ""
        let key = Key(
            rule: subject.name.isEmpty ? finding.checkerRule : subject.name,
            message: finding.location?.source ?? MessageForm.withoutNumbers(finding.message), name: name)
        return (key, parts.reversed().map(String.init))
    }
}
