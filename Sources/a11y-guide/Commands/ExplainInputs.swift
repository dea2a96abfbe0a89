import GuideCommandLine
import GuideFindings

/// What a command line names to be explained.
struct ExplainInputs {
    /// A report that is to be read.
    struct Report {
        /// How it is called in messages.
        var name: String
        /// `nil` for standard input.
        var path: String?
        /// The folder that was searched where this was found: what is no report is passed over then.
        var folder: String?
        /// Why it cannot be read, where that is known before.
        var failure: ReportError?
    }

    /// In the order of the command line, the files of a folder as ``ReportFolder`` has them.
    var reports: [Report] = []
    /// Folders that are searched for reports.
    var folders: [String] = []
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
            inputs.reports.append(Report(name: "standard input"))
        }
        for argument in arguments {
            if argument == "-" {
                inputs.reports.append(Report(name: "standard input"))
            } else if FilePaths.isFolder(argument) {
                inputs.add(folder: argument)
            } else if FilePaths.exists(argument) || looksLikeFile(argument) {
                inputs.reports.append(Report(name: argument, path: argument))
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

    private mutating func add(folder: String) {
        folders.append(folder)
        let found = ReportFolder(folder)
        for (path, reason) in found.unreadable {
            reports.append(Report(name: path, path: path, folder: folder, failure: ReportError(reason)))
        }
        for (path, isEmpty) in found.files {
            let failure = isEmpty ? ReportError.empty : nil
            reports.append(Report(name: path, path: path, folder: folder, failure: failure))
        }
    }
}

extension ExplainInputs.Report {
    /// The endings of a name in lower case, that of gzip left out; empty where it has none.
    private var ending: Substring {
        var name = name.utf8.split(separator: UInt8(ascii: "/")).last.map { Substring($0).lowercased() } ?? ""
        if name.hasSuffix(".gz") { name.removeLast(3) }
        guard let dot = name.lastIndex(of: ".") else { return "" }
        return name[name.index(after: dot)...]
    }

    /// Whether a file that has no format of its own may be a log.
    var mayBeLog: Bool { ["", "log", "txt", "out", "err", "stdout", "stderr"].contains(ending) }

    /// Whether the name says that it is a log, with findings or without.
    var isCalledLog: Bool { ending == "log" }

    /// Whether the name says that there is a report, so that an empty file is a broken one.
    var isCalledReport: Bool { ["sarif", "json", "xml"].contains(ending) }
}
