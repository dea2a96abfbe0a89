/// A command line that has been understood.
public struct Invocation: Sendable, Equatable {
    /// What is to be run.
    public let command: Command
    /// What was given by place, in order.
    public internal(set) var arguments: [String] = []
    /// Option values by the option's long name, in the order of the command line; flags have `true` or `false`.
    var given: [(name: String, value: String)] = []

    init(command: Command) { self.command = command }

    /// Returns whether a flag is on.
    public func isOn(_ option: CommandOption) -> Bool {
        value(of: option).map { $0 == "true" } ?? (option.kind == .flagOnByDefault)
    }

    /// Returns the value of an option, the last one where it was given several times; `nil` where it was not given.
    public func value(of option: CommandOption) -> String? { given.last { $0.name == option.name }?.value }

    /// Returns every value of an option, in order.
    public func values(of option: CommandOption) -> [String] {
        given.compactMap { $0.name == option.name ? $0.value : nil }
    }

    /// Returns the value of an option that takes a number; `nil` where it was not given.
    public func number(of option: CommandOption) -> Int? { value(of: option).flatMap { Int($0) } }

    /// Compares what was understood.
    public static func == (first: Invocation, second: Invocation) -> Bool {
        first.command == second.command && first.arguments == second.arguments
            && first.given.map(\.name) == second.given.map(\.name)
            && first.given.map(\.value) == second.given.map(\.value)
    }
}

/// What a command line asks for.
public enum Request: Sendable, Equatable {
    /// To run a command.
    case run(Invocation)
    /// To explain a command, or the program; briefly or at length.
    case help(Command?, isLong: Bool)
    /// To say the version.
    case version
}
