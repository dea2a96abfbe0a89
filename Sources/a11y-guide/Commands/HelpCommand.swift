import GuideCommandLine

/// `help`: what commands there are, or one of them at length.
enum HelpCommand {
    static let command = Command(
        "help", summary: "Explain a command.",
        arguments: [CommandArgument("COMMAND", .command, isRequired: false, help: "The command to explain.")],
        examples: [Command.Example("help search", "Explains every option of 'search'.")])

    static func run(_ invocation: Invocation, _ console: Console) throws(Complaint) -> ExitStatus {
        guard let name = invocation.arguments.first else { return run(nil, isLong: true, console) }
        if let found = Guide.program.command(named: name) { return run(found, isLong: true, console) }
        let near = NearNames.nearest(to: name, among: Guide.program.commands.map(\.name))
        throw UsageError(
            .unknownCommand(name), command: nil, near: near, corrected: near.count == 1 ? ["help", near[0]] : nil
        ).complaint(of: Guide.program)
    }

    /// Writes the help on a command, or on the program.
    static func run(_ command: Command?, isLong: Bool, _ console: Console) -> ExitStatus {
        let width = console.terminal?.columns ?? 80
        let lines =
            command.map { HelpText.lines(of: $0, in: Guide.program, isLong: isLong, width: width) }
            ?? HelpText.lines(of: Guide.program, isLong: isLong, width: width)
        for line in lines { console.output.writeLine(line) }
        return .success
    }
}
