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
    /// The folder that the file stands in, without links.
    var folder = ""

    /// Returns whether a file, by its path without links, is passed over.
    func excludes(_ path: String) -> Bool {
        guard !exclude.isEmpty, path.hasPrefix(folder == "/" ? "/" : "\(folder)/") else { return false }
        let relative = String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
        return exclude.contains { $0.matches(relative) }
    }
}
