import GuideCommandLine
import GuideContent
import GuideCore

/// What `.a11y-guide.yml` says.
struct CheckConfiguration: Equatable {
    /// How a rule is treated.
    enum Level: String, CaseIterable {
        case off, note, warning, error
        /// Looked for, as loudly as the rule binds.
        case on
    }

    /// By rule.
    var levels: [String: Level] = [:]
    /// Patterns of files that are passed over, relative to the file's folder.
    var exclude: [PathPattern] = []
    /// Where each of these patterns stands.
    var places: [Place] = []
    /// The file; empty where there is none.
    var file = ""
    /// The folder that the file stands in, without links.
    var folder = ""

    /// Returns whether a file, by its path without links, is passed over.
    func excludes(_ path: String) -> Bool {
        guard !exclude.isEmpty, path.hasPrefix(folder == "/" ? "/" : "\(folder)/") else { return false }
        let relative = String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
        return exclude.contains { $0.matches(relative) }
    }

    /// Returns a warning for each pattern that matches none of some files and nothing else that stands there.
    ///
    /// - Parameters:
    ///   - paths: What is checked. Where it is not the whole folder, nothing is said: the pattern may be for the rest.
    ///   - files: What was found there.
    func warnings(checking paths: [String], _ files: [String]) -> [String] {
        guard !exclude.isEmpty, paths.contains(where: { FilePaths.real($0) == folder }) else { return [] }
        let start = folder == "/" ? 1 : folder.utf8.count + 1
        let found = files.compactMap { FilePaths.real($0) }.filter { $0.hasPrefix(folder) }
            .map { String(decoding: $0.utf8.dropFirst(start), as: UTF8.self) }
        return zip(exclude, places).compactMap { pattern, place in
            // What is passed over anyhow may be excluded, too.
            if FilePaths.exists("\(folder)/\(pattern.text)") || found.contains(where: pattern.matches) { return nil }
            var names = Set(found)
            for name in found {
                let parts = name.split(separator: "/" as Character)
                for end in parts.indices { names.insert(parts[...end].joined(separator: "/")) }
                names.formUnion(parts.map(String.init))
            }
            let near = NearNames.nearest(to: pattern.text, among: names.sorted()).map { "'\($0)'" }
            let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
            return "\(file):\(place.line):\(place.column): warning: '\(pattern.text)' matches nothing\(hint)"
        }
    }
}
