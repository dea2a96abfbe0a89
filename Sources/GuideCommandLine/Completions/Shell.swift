/// A shell that commands can be completed in.
public enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// Returns the script that teaches the shell the program's commands and options.
    public func completions(of program: Program) -> String {
        switch self {
        case .bash: BashCompletions(program).script
        case .zsh: ZshCompletions(program).script
        case .fish: FishCompletions(program).script
        }
    }

    /// The first line of a script.
    static func banner(_ shell: Shell, of program: Program) -> String {
        "# \(shell.rawValue) completions, written by '\(program.name) completions \(shell.rawValue)'. Do not edit!"
    }

    /// The program's name as part of a function name.
    static func functionName(of program: Program) -> String {
        String(program.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// A text in single quotes.
    static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'" as Character, omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

extension Program {
    /// Commands and the place before any command, with the options that may stand there.
    var places: [(command: Command?, options: [CommandOption])] {
        ([nil] + commands.map { $0 }).map { command in (command, options(of: command).filter { !$0.isHidden }) }
    }
}
