import GuideCommandLine

/// `version`: which release this is.
enum VersionCommand {
    static let command = Command("version", summary: "Show the version.")

    static func run(_ invocation: Invocation, _ console: Console) -> ExitStatus { run(console) }

    /// Writes the version.
    static func run(_ console: Console) -> ExitStatus {
        console.output.writeLine(StyledText("\(Guide.name) \(Guide.program.version)"))
        return .success
    }
}
