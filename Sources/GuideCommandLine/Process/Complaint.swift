/// Why a command cannot do what it was asked, worded for the person who asked.
public struct Complaint: Error, Equatable, Sendable {
    /// A line below the message.
    public enum Hint: Equatable, Sendable {
        /// A sentence without its period, lower case.
        case text(String)
        /// A command line that works.
        case command(String)
    }

    /// What is wrong: lower case, no final period, the most telling word first, what was typed in quotes.
    public var message: String
    /// What to do about it.
    public var hints: [Hint]
    /// What the process ends with.
    public var status: ExitStatus

    /// Creates the value from its parts.
    public init(_ message: String, hints: [Hint] = [], status: ExitStatus = .failure) {
        self.message = message
        self.hints = hints
        self.status = status
    }

    /// Returns the text for standard error, each line with its line feed; nothing in it can act on a terminal.
    public func text(program: String) -> String {
        var result = "\(program): error: \(Sanitizer.line(message))\n"
        for hint in hints {
            switch hint {
            case .text(let text): result += "  \(Sanitizer.line(text))\n"
            case .command(let line): result += "  try: \(Sanitizer.line(line))\n"
            }
        }
        return result
    }

    /// Returns the hints on what a misspelled word may have been: one name is offered, several are listed, and where
    /// none is near `otherwise` says what there is.
    public static func suggestion(of names: [String], otherwise: String) -> Hint {
        switch names.count {
        case 0: .text(otherwise)
        case 1: .text("did you mean '\(names[0])'?")
        default: .text("these are close: \(names.joined(separator: ", "))")
        }
    }
}
