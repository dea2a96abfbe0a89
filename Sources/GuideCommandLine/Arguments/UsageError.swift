/// A command line that cannot be understood.
public struct UsageError: Error, Equatable, Sendable {
    /// What is wrong with it.
    public enum Mistake: Equatable, Sendable {
        /// No command was given.
        case missingCommand
        /// There is no such command.
        case unknownCommand(String)
        /// There is no such option, as it was typed without its value.
        case unknownOption(String)
        /// The option stands at the end, or `next`, another option, follows it.
        case missingValue(option: String, ValueDescription, next: String?)
        /// The value of an option, or the argument of this name, is empty where a file, a folder or a name has to stand.
        case emptyValue(place: String, ValueDescription)
        /// A flag was given a value.
        case unexpectedValue(option: String, value: String)
        /// The value of an option, or the argument of this name, is not one of its choices.
        case unknownChoice(place: String, typed: String, choices: [String])
        /// The value of an option is not a number of the range.
        case badNumber(option: String, typed: String, ClosedRange<Int>)
        /// The command needs an argument that was not given.
        case missingArgument(CommandArgument)
        /// The command takes fewer arguments.
        case extraArgument(String)
        /// Two options that cannot be used together.
        case exclusiveOptions(String, String)
    }

    /// What is wrong.
    public var mistake: Mistake
    /// The command that was recognised before the mistake.
    public var command: Command?
    /// Names that may have been meant, the likeliest first.
    public var near: [String]
    /// The arguments with the mistake put right, where one repair is likely.
    public var corrected: [String]?

    /// Creates the value from its parts.
    public init(_ mistake: Mistake, command: Command?, near: [String] = [], corrected: [String]? = nil) {
        self.mistake = mistake
        self.command = command
        self.near = near
        self.corrected = corrected
    }

    /// Returns the message and what to do about it.
    public func complaint(of program: Program) -> Complaint {
        var hints = explanation(program)
        if let corrected { hints.append(.command(ShellWords.join([program.name] + corrected))) }
        if case .missingArgument = mistake, let example = command?.examples.first {
            hints.append(.command("\(program.name) \(example.line)"))
        }
        hints.append(.text("see: \(program.name) \(command.map { "help \($0.name)" } ?? "help")"))
        return Complaint(message(program), hints: hints)
    }

    private func message(_ program: Program) -> String {
        let subject = command?.name ?? program.name
        switch mistake {
        case .missingCommand: return "'\(program.name)' needs a command"
        case .unknownCommand(let typed): return "unknown command '\(typed)'"
        case .unknownOption(let typed): return "unknown option '\(typed)' of '\(subject)'"
        case .missingValue(let option, let value, _):
            return "option '\(option)' needs a value, \(UsageError.describe(value))"
        case .emptyValue(let place, let value):
            let isOption = place.hasPrefix("-")
            return isOption
                ? "option '\(place)' needs a value, \(UsageError.describe(value)), but it is empty"
                : "'\(place)' of '\(subject)' is empty"
        case .unexpectedValue(let option, let value):
            return "option '\(option)' takes no value, but '\(value)' was given"
        case .unknownChoice(let place, let typed, _): return "'\(typed)' is not a value of '\(place)'"
        case .badNumber(let option, let typed, let range):
            return
                "option '\(option)' takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(typed)'"
        case .missingArgument(let argument):
            return "'\(subject)' needs \(argument.value.name)\(argument.isRepeatable ? "…" : "")"
        case .extraArgument(let typed): return "'\(typed)' is more than '\(subject)' takes"
        case .exclusiveOptions(let first, let second): return "'\(first)' and '\(second)' cannot be used together"
        }
    }

    private func explanation(_ program: Program) -> [Complaint.Hint] {
        switch mistake {
        case .missingCommand:
            return [.text("there are: \(program.commands.map(\.name).joined(separator: ", "))")]
        case .unknownCommand:
            let all = program.commands.map(\.name).joined(separator: ", ")
            return [Complaint.suggestion(of: near, otherwise: "there are: \(all)")]
        case .unknownOption(let typed):
            if near == [typed] { return [.text("'\(typed)' stands after the command")] }
            let all = program.options(of: command).filter { !$0.isHidden }.map(\.longForm).joined(separator: ", ")
            let hint = Complaint.suggestion(of: near, otherwise: "there are: \(all)")
            guard let command, !command.arguments.isEmpty, near.isEmpty else { return [hint] }
            return [hint, .text("to give '\(typed)' as text, put -- before it")]
        case .missingValue(let option, _, let next):
            guard let next else { return [] }
            return [.text("'\(next)' was read as an option; to give it as the value, write \(option)=\(next)")]
        case .emptyValue: return [.text("a variable of the shell that is not set gives an empty value")]
        case .unexpectedValue, .badNumber: return []
        case .unknownChoice(_, _, let choices):
            return [Complaint.suggestion(of: near, otherwise: "there are: \(choices.joined(separator: ", "))")]
        case .missingArgument(let argument):
            let help = argument.help.last == "." ? String(argument.help.dropLast()) : argument.help
            let choices = argument.value.choices
            let list = choices.isEmpty ? "" : "; there are: \(choices.joined(separator: ", "))"
            return [.text("\(argument.value.name): \(help.prefix(1).lowercased() + help.dropFirst())\(list)")]
        case .extraArgument:
            return [.text("usage: \(HelpText.synopsis(of: command, in: program))")]
        case .exclusiveOptions: return [.text("leave one of them out")]
        }
    }

    private static func describe(_ value: ValueDescription) -> String {
        switch value.kind {
        case .choice(let choices): "one of \(choices.joined(separator: ", "))"
        case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        default: value.name
        }
    }
}
