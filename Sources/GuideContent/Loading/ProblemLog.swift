/// Collects the problems of a run; one for each thread.
final class ProblemLog {
    private(set) var problems: [Problem] = []

    func add(_ problem: Problem) { problems.append(problem) }

    /// Returns a log that puts a file's path on each problem.
    func file(_ path: String) -> FileLog { FileLog(path: path, log: self) }

    /// The problems in the order of path, line and column, each once.
    var sorted: [Problem] {
        let ordered = problems.sorted { first, second in
            if first.path != second.path { return first.path.utf8.lexicographicallyPrecedes(second.path.utf8) }
            return (first.line, first.column, first.code, first.message)
                < (second.line, second.column, second.code, second.message)
        }
        return ordered.enumerated().filter { $0.offset == 0 || ordered[$0.offset - 1] != $0.element }.map(\.element)
    }
}

/// Adds problems of one file.
struct FileLog {
    /// Relative to the content folder.
    let path: String
    let log: ProblemLog

    /// Adds a problem at a place, or with the whole file where there is none.
    func report(
        _ code: String, at place: Place?, _ message: String, fix: String? = nil, severity: Problem.Severity = .error
    ) {
        log.add(
            Problem(
                severity: severity, path: path, line: place?.line ?? 0, column: place?.column ?? 0, code: code,
                message: message, fix: fix))
    }

    /// Adds what is wrong with a YAML text.
    func report(_ fault: YamlFault) { report(fault.code, at: fault.place, fault.message, fix: fault.fix) }
}
