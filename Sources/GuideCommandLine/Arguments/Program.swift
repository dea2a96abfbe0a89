/// A program with commands.
public struct Program: Sendable {
    /// A variable that the program reads.
    public struct Variable: Sendable, Equatable {
        /// Its name.
        public var name: String
        /// What it does, as sentences.
        public var help: String

        /// Creates the value from its parts.
        public init(_ name: String, _ help: String) {
            self.name = name
            self.help = help
        }
    }

    /// What is typed to run it.
    public var name: String
    /// One sentence, with its period.
    public var summary: String
    /// Paragraphs for the manual page, separated by an empty line.
    public var details: String
    /// The release, such as `1.0`.
    public var version: String
    /// In the order of help.
    public var commands: [Command]
    /// Options that every command has, `--help` and `--version` aside.
    public var options: [CommandOption]
    /// Variables that the program reads.
    public var variables: [Variable]
    /// The command that words without a command are likely meant for, offered in the error.
    public var likelyCommand: String?

    /// Creates the value from its parts.
    public init(
        name: String, summary: String, details: String = "", version: String, commands: [Command],
        options: [CommandOption] = [], variables: [Variable] = [], likelyCommand: String? = nil
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.version = version
        self.commands = commands
        self.options = options
        self.variables = variables
        self.likelyCommand = likelyCommand
    }

    /// `-h` and `--help`, which every command has.
    public static let helpOption = CommandOption(
        "help", short: "h", help: "Show this help; -h shows a short one.",
        details: "The long form explains each option; the short one gives it a line.")

    /// `--version`, which stands before any command.
    public static let versionOption = CommandOption("version", short: "V", help: "Show the version.")

    /// Returns the command of a name; `nil` where there is none.
    public func command(named name: String) -> Command? { commands.first { $0.name == name } }

    /// Returns what may stand on the command line of a command, or before any command.
    public func options(of command: Command?) -> [CommandOption] {
        (command?.options ?? []) + options + [Program.helpOption] + (command == nil ? [Program.versionOption] : [])
    }
}
