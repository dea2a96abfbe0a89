import GuideCommandLine

/// `completions`: the script that teaches a shell the commands and options.
enum CompletionsCommand {
    static let command = Command(
        "completions", summary: "Write a completion script for a shell.",
        arguments: [
            CommandArgument("SHELL", .choice(Shell.allCases.map(\.rawValue)), help: "The shell to write it for.")
        ],
        examples: [
            Command.Example(
                "completions bash > ~/.local/share/bash-completion/completions/a11y-guide", "Sets bash up."),
            Command.Example("completions zsh > ~/.zfunc/_a11y-guide", "Sets zsh up, where ~/.zfunc is in fpath."),
            Command.Example("completions fish > ~/.config/fish/completions/a11y-guide.fish", "Sets fish up."),
        ])

    static func run(_ invocation: Invocation, _ console: Console) -> ExitStatus {
        if let shell = invocation.arguments.first.flatMap(Shell.init) {
            console.output.write(shell.completions(of: Guide.program))
        }
        return .success
    }
}
