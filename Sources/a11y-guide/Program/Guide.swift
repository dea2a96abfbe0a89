import GuideCheckOptions
import GuideCommandLine

/// The program: finds the command that is asked for and runs it.
enum Guide {
    /// A command with what it does.
    struct Action: Sendable {
        var name: String
        /// Made when it is asked for: search starts before the options of all other commands could be laid out.
        var command: @Sendable () -> Command
        var run: @Sendable (Invocation, Console) throws(Complaint) -> ExitStatus
    }

    /// In the order of help: reading first, then writing, then what helps to use the program.
    static let actions = [
        Action(name: "search", command: { SearchCommand.command }, run: SearchCommand.run),
        Action(name: "show", command: { ShowCommand.command }, run: ShowCommand.run),
        Action(name: "list", command: { ListCommand.command }, run: ListCommand.run),
        Action(name: "check", command: { CheckOptions.command }, run: CheckCommand.run),
        Action(name: "explain", command: { ExplainCommand.command }, run: ExplainCommand.run),
        Action(name: "index", command: { IndexCommand.command }, run: IndexCommand.run),
        Action(name: "validate", command: { ValidateCommand.command }, run: ValidateCommand.run),
        Action(name: "site", command: { SiteCommand.command }, run: SiteCommand.run),
        Action(name: "serve", command: { ServeCommand.command }, run: ServeCommand.run),
        Action(name: "new", command: { NewCommand.command }, run: NewCommand.run),
        Action(name: "completions", command: { CompletionsCommand.command }, run: CompletionsCommand.run),
        Action(name: "man", command: { ManualCommand.command }, run: ManualCommand.run),
        Action(name: "help", command: { HelpCommand.command }, run: HelpCommand.run),
        Action(name: "version", command: { VersionCommand.command }, run: VersionCommand.run),
    ]

    /// What the program is called, in messages too.
    static let name = "a11y-guide"

    /// The options, help and manual page of everything above.
    static let program = program(with: actions.map { $0.command() })

    private static func program(with commands: [Command]) -> Program {
        Program(
            name: name, summary: "Find and read rules of mobile accessibility.",
            details: """
                a11y-guide is a reference on the accessibility of mobile apps: testable rules with examples for UIKit, SwiftUI, \
                Jetpack Compose and Android views, in English and Korean, related to the requirements of WCAG, EN 301 549 and \
                KWCAG and to the findings of checkers.

                Results go to standard output, messages to standard error. Both languages are searched whatever the language of \
                the question; answers come in the reader's language, which is the one of --lang, of A11Y_GUIDE_LANG, of the question \
                where it is written in Hangul, or of the locale.

                The index that search reads is the one of --index, of A11Y_GUIDE_INDEX, of the installed copy, of the source tree \
                that A11Y_GUIDE_HOME names, or of the source tree around the current folder. In a source tree the index is written \
                anew by itself when the content is newer; an installed copy is read as it is.
                """,
            version: "1.0", commands: commands, options: [Options.color],
            variables: [
                Program.Variable("A11Y_GUIDE_INDEX", "The index to read where --index names none."),
                Program.Variable("A11Y_GUIDE_HOME", "The source tree whose content is read."),
                Program.Variable("A11Y_GUIDE_LANG", "The reader's language, en or ko, where --lang names none."),
                Program.Variable("LC_ALL, LC_MESSAGES, LANG", "The reader's language where nothing else says it."),
                Program.Variable("PAGER", "The pager for long text on a terminal; 'less -R' where it is not set."),
                Program.Variable("NO_COLOR", "No colour where it is set to anything."),
                Program.Variable("CLICOLOR_FORCE", "Colour even where the output is no terminal, unless it is 0."),
                Program.Variable("COLUMNS, LINES", "The size of the terminal, where it is not what the terminal says."),
            ],
            likelyCommand: "search")
    }

    /// The day of the last change to what the manual page says, as mdoc writes it.
    static let releaseDate = "November 30, 2026"

    /// Runs the program; the result is what the process ends with.
    static func main(_ arguments: [String]) -> ExitStatus {
        let console = Console(environment: .process)
        var status: ExitStatus
        do throws(Complaint) {
            status = try run(arguments, console)
        } catch {
            console.complain(error)
            status = error.status
        }
        do throws(OutputError) {
            try console.finish()
        } catch .closed {
            // Whoever read the output has seen enough.
            status = .success
        } catch {
            console.complain(Complaint("standard output cannot be written: \(error.reason)"))
            status = .failure
        }
        return status
    }

    private static func run(_ arguments: [String], _ console: Console) throws(Complaint) -> ExitStatus {
        switch try parse(arguments) {
        case .version: return VersionCommand.run(console)
        case .help(let command, let isLong):
            console.apply(choiceOfColor(in: arguments))
            return HelpCommand.run(command, isLong: isLong, console)
        case .run(let invocation):
            console.apply(invocation.value(of: Options.color))
            guard let action = actions.first(where: { $0.name == invocation.command.name }) else {
                preconditionFailure("every command of the program has an action")
            }
            return try action.run(invocation, console)
        }
    }

    /// Reads a command line. Where it begins with a command, the program of that command alone is enough, unless something
    /// is wrong: what to suggest then comes from all of them.
    private static func parse(_ arguments: [String]) throws(Complaint) -> Request {
        if let action = actions.first(where: { $0.name == arguments.first }),
            let request = try? program(with: [action.command()]).parse(arguments)
        {
            return request
        }
        do throws(UsageError) {
            return try program.parse(arguments)
        } catch {
            if error.mistake == .unknownCommand("install") { throw installing }
            throw error.complaint(of: program)
        }
    }

    /// What somebody hears who asks the program itself for what the launcher of a source checkout does.
    private static let installing = Complaint(
        "'install' is done by bin/a11y-guide of a source checkout, not by the program itself",
        hints: [.text("in the checkout, run: bin/a11y-guide install --help"), .text("see: \(name) help")])

    /// Help is given whatever else a command line holds, so that it is not understood as a whole; its colour counts all the
    /// same.
    private static func choiceOfColor(in arguments: [String]) -> String? {
        let attached = "\(Options.color.longForm)="
        if let form = arguments.last(where: { $0.hasPrefix(attached) }) {
            return String(form.dropFirst(attached.count))
        }
        guard let index = arguments.lastIndex(of: Options.color.longForm) else { return nil }
        return arguments[(index + 1)...].first
    }
}
