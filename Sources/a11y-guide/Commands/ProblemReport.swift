import GuideCommandLine
import GuideContent

/// Problems of content, worded as compilers word theirs.
enum ProblemReport {
    /// Returns `path:line:column: error: message [code]` and, where there is one, the repair on a line below.
    ///
    /// - Parameter overlay: What is laid over the folder; a file that it has is named there.
    static func text(of problem: Problem, in folder: String, overlay: String? = nil) -> String {
        var place = FilePaths.displayed(path(of: problem, in: folder, overlay: overlay))
        if problem.line > 0 { place += ":\(problem.line)" }
        if problem.line > 0, problem.column > 0 { place += ":\(problem.column)" }
        var text = Sanitizer.line("\(place): \(problem.severity.rawValue): \(problem.message) [\(problem.code)]") + "\n"
        if let fix = problem.fix { text += "  fix: \(Sanitizer.line(fix))\n" }
        return text
    }

    private static func path(of problem: Problem, in folder: String, overlay: String?) -> String {
        if problem.path.isEmpty || problem.path == folder { return folder }
        if let overlay {
            if problem.path == overlay || problem.path.hasPrefix("\(overlay)/") { return problem.path }
            let isOverlaid = problem.path != "guide.yml" && FilePaths.exists("\(overlay)/\(problem.path)")
            if isOverlaid { return "\(overlay)/\(problem.path)" }
        }
        let isPublished = problem.path == ContentLoader.publishedPath
        return "\(isPublished ? FilePaths.parent(of: folder) : folder)/\(problem.path)"
    }

    /// Returns how many problems of each severity there are.
    static func counts(of problems: [Problem]) -> String {
        let errors = problems.count { $0.severity == .error }
        let warnings = problems.count - errors
        return "\(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings")"
    }
}
