/// Collects the problems of a run; one for each thread.
final class ProblemLog {
    /// How many problems of one kind are kept for one file: nobody reads more, and a file that a program wrote wrongly
    /// would have hundreds of thousands.
    static let mostOfAKind = 50

    private var kept: [Problem] = []
    private var counts: [Kind: Int] = [:]
    /// For each kind with too many problems, the first one that is not kept, which says how many there are.
    private var rest: [Kind: (first: Problem, count: Int)] = [:]

    private struct Kind: Hashable {
        var path: String
        var code: String
    }

    /// What was found, with one problem at the end for all those of a kind that are too many.
    var problems: [Problem] {
        kept
            + rest.values.map { first, count in
                var problem = first
                problem.message = "\(count) more of this kind in this file"
                problem.fix = nil
                return problem
            }
    }

    func add(_ problem: Problem) { kept.append(problem) }

    /// Adds a problem, made only where it is kept or is the first that is not.
    fileprivate func add(_ code: String, in path: String, _ make: () -> Problem) {
        let kind = Kind(path: path, code: code)
        let count = counts[kind, default: 0]
        counts[kind] = count + 1
        if count < Self.mostOfAKind {
            kept.append(make())
        } else if rest[kind] == nil {
            rest[kind] = (make(), 1)
        } else {
            rest[kind]?.count += 1
        }
    }

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

    /// Adds a problem at a place, or with the whole file where there is none. What is costly to find is found only for
    /// the problems that are kept.
    func report(
        _ code: String, at place: @autoclosure () -> Place?, _ message: @autoclosure () -> String,
        fix: @autoclosure () -> String? = nil, severity: Problem.Severity = .error
    ) {
        log.add(code, in: path) {
            let place = place()
            return Problem(
                severity: severity, path: path, line: place?.line ?? 0, column: place?.column ?? 0, code: code,
                message: message(), fix: fix())
        }
    }

    /// Adds what is wrong with a YAML text.
    func report(_ fault: YamlFault) { report(fault.code, at: fault.place, fault.message, fix: fault.fix) }
}
