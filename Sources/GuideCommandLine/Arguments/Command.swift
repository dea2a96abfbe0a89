/// A command of a program, with everything that parsing, help, the manual page and completions say about it.
public struct Command: Sendable, Equatable {
    /// A command line that works, and what it does.
    public struct Example: Sendable, Equatable {
        /// Without the program's name, quoted as a shell wants it.
        public var line: String
        /// One sentence, with its period.
        public var explanation: String

        /// Creates the value from its parts.
        public init(_ line: String, _ explanation: String) {
            self.line = line
            self.explanation = explanation
        }
    }

    /// What is typed after the program's name.
    public var name: String
    /// One sentence, with its period.
    public var summary: String
    /// Paragraphs for the long help and the manual page, separated by an empty line.
    public var details: String
    /// In order.
    public var arguments: [CommandArgument]
    /// Beside those that every command has.
    public var options: [CommandOption]
    /// Names of options that cannot be used together.
    public var exclusiveOptions: [[String]]
    /// Command lines that work.
    public var examples: [Example]
    /// What each exit status means for this command, where it means something else than for the program.
    public var statuses: [(status: ExitStatus, meaning: String)]

    /// Creates the value from its parts.
    public init(
        _ name: String, summary: String, details: String = "", arguments: [CommandArgument] = [],
        options: [CommandOption] = [], exclusiveOptions: [[String]] = [], examples: [Example] = [],
        statuses: [(status: ExitStatus, meaning: String)] = []
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.arguments = arguments
        self.options = options
        self.exclusiveOptions = exclusiveOptions
        self.examples = examples
        self.statuses = statuses
    }

    /// Compares by name: a program has one command of a name.
    public static func == (first: Command, second: Command) -> Bool { first.name == second.name }
}
