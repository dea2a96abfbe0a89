import GuideCommandLine
import GuideFindings

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a command line names to be explained.
struct ExplainInputs {
    /// A report that is to be read.
    struct Report {
        /// How it is called in messages.
        var name: String
        /// `nil` for standard input.
        var path: String?
        /// Whether a folder was searched and this was found there: what is no report is passed over then.
        var isFromFolder: Bool
    }

    /// In the order of the command line, the files of a folder in the order of their names.
    var reports: [Report] = []
    /// Rules of checkers.
    var names: [String] = []

    /// Sorts arguments into files, folders and names: what exists is a file, and so is what looks like one.
    static func find(_ arguments: [String]) throws(Complaint) -> ExplainInputs {
        var inputs = ExplainInputs()
        if arguments.isEmpty {
            guard !StandardStreams.isTerminal(0) else {
                let argument = CommandArgument(
                    "REPORT|CHECKER-RULE", .file, isRepeatable: true, help: ExplainCommand.command.arguments[0].help)
                throw UsageError(.missingArgument(argument), command: ExplainCommand.command)
                    .complaint(of: Guide.program)
            }
            inputs.reports.append(Report(name: "standard input", path: nil, isFromFolder: false))
        }
        for argument in arguments {
            if argument == "-" {
                inputs.reports.append(Report(name: "standard input", path: nil, isFromFolder: false))
            } else if FilePaths.isFolder(argument) {
                inputs.reports += files(in: argument)
            } else if FilePaths.exists(argument) || looksLikeFile(argument) {
                inputs.reports.append(Report(name: argument, path: argument, isFromFolder: false))
            } else {
                inputs.names.append(argument)
            }
        }
        return inputs
    }

    /// Identifiers of checkers have no file name's ending and do not begin as paths do.
    private static func looksLikeFile(_ argument: String) -> Bool {
        if argument.hasPrefix("/") || argument.hasPrefix("./") || argument.hasPrefix("../") || argument.hasPrefix("~") {
            return true
        }
        return endings.contains { argument.hasSuffix($0) }
    }

    private static let endings = [
        ".sarif", ".json", ".xml", ".html", ".htm", ".log", ".txt", ".gz", ".jsonl", ".out",
    ]

    /// The files below a folder that reports may be in: those with the ending of one, not in hidden folders nor among the
    /// packages of others. Links are not followed.
    private static func files(in folder: String) -> [Report] {
        var result: [Report] = []
        var folders = [folder]
        while let next = folders.popLast() {
            guard let directory = opendir(next) else { continue }
            var names: [String] = []
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
                }
                if !name.hasPrefix("."), name != "node_modules" { names.append(name) }
            }
            closedir(directory)
            var below: [String] = []
            for name in names.sorted() {
                let path = next.hasSuffix("/") ? "\(next)\(name)" : "\(next)/\(name)"
                var status = stat()
                guard lstat(path, &status) == 0 else { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    below.append(path)
                } else if status.st_mode & S_IFMT == S_IFREG,
                    endings.contains(where: { name.lowercased().hasSuffix($0) })
                {
                    result.append(Report(name: path, path: path, isFromFolder: true))
                }
            }
            folders += below.reversed()
        }
        return result
    }
}
