import GuideCheckOptions
import GuideChecker
import GuideCommandLine

/// The program: understands a command line, runs the checks and writes what they find.
enum CheckProgram {
    /// What messages begin with; people call this program through the other one.
    static let name = "a11y-guide"

    static let version = "1.0"

    private static let color = CommandOption(
        "color", .value(ValueDescription("WHEN", .choice(Appearance.ColorChoice.allCases.map(\.rawValue)))),
        help: "When to use colour.")

    private static let program = Program(
        name: name, summary: "Check Swift source for what rules do not allow.", version: version,
        commands: [CheckOptions.command], options: [color])

    /// Runs the program; the result is what the process ends with.
    static func main(_ arguments: [String]) -> ExitStatus {
        let messages = OutputWriter(descriptor: 2)
        let terminal = StandardStreams.terminalSize(of: 1, environment: .process)
        func appearance(_ choice: Appearance.ColorChoice) -> Appearance {
            .decide(
                choice: choice, isTerminal: terminal != nil, width: terminal?.columns ?? 0, environment: .process)
        }
        let output = OutputWriter(descriptor: 1, appearance: appearance(.auto))
        do throws(Complaint) {
            // `a11y-guide` hands its own command line on; called by itself, the program has one command.
            let words = arguments.contains("check") ? arguments : ["check"] + arguments
            switch try parse(words) {
            case .version: output.write("\(CheckOptions.program) \(program.version)\n")
            case .help(_, let isLong):
                let width = terminal?.columns ?? 80
                for line in HelpText.lines(of: CheckOptions.command, in: program, isLong: isLong, width: width) {
                    output.writeLine(line)
                }
            case .run(let invocation):
                if let choice = invocation.value(of: color).flatMap(Appearance.ColorChoice.init) {
                    output.appearance = appearance(choice)
                }
                let run = CheckRun(invocation: invocation, output: output, messages: messages)
                let status = try run.run()
                return finish(output, messages, status)
            }
        } catch {
            try? output.flush()
            messages.write(error.text(program: name))
            try? messages.flush()
            return error.status
        }
        return finish(output, messages, .success)
    }

    private static func parse(_ words: [String]) throws(Complaint) -> Request {
        do throws(UsageError) {
            return try program.parse(words)
        } catch {
            throw error.complaint(of: program)
        }
    }

    private static func finish(_ output: OutputWriter, _ messages: OutputWriter, _ status: ExitStatus) -> ExitStatus {
        do throws(OutputError) {
            try output.flush()
        } catch .closed {
            return .success
        } catch {
            messages.write(Complaint("standard output cannot be written: \(error.reason)").text(program: name))
            try? messages.flush()
            return .failure
        }
        return status
    }
}
