/// What may stand after an option, or as an argument.
public struct ValueDescription: Sendable, Equatable {
    /// What values there are, which also says how a shell completes them.
    public enum Kind: Sendable, Equatable {
        /// Any text.
        case text
        /// A whole number in a range.
        case number(ClosedRange<Int>)
        /// One of these words, in any case.
        case choice([String])
        /// A file.
        case file
        /// A folder.
        case folder
        /// The name of a command of the program.
        case command
        /// Any text; a shell offers the lines that the program prints for these arguments.
        case listed(by: [String])
    }

    /// The placeholder in help, in capitals (`FILE`).
    public var name: String
    /// What values there are.
    public var kind: Kind

    /// Creates the value from its parts.
    public init(_ name: String, _ kind: Kind = .text) {
        self.name = name
        self.kind = kind
    }

    /// The words to choose from; empty where the value is free.
    public var choices: [String] {
        if case .choice(let choices) = kind { choices } else { [] }
    }
}
