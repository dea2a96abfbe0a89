/// Help on a program and its commands, made from their data.
public enum HelpText {
    /// Returns the usage line of a command, or of the program.
    public static func synopsis(of command: Command?, in program: Program) -> String {
        guard let command else { return "\(program.name) COMMAND [OPTIONS] [ARGUMENTS]" }
        let arguments = command.arguments.map(\.synopsis)
        return ([program.name, command.name, "[OPTIONS]"] + arguments).joined(separator: " ")
    }

    /// Returns the help of the program: what commands there are.
    public static func lines(of program: Program, isLong: Bool, width: Int) -> [StyledText] {
        var page = HelpPage(width: width)
        page.paragraph(program.summary)
        page.heading("Usage")
        page.verbatim(synopsis(of: nil, in: program))
        page.heading("Commands")
        page.terms(program.commands.map { (StyledText($0.name, .bold), $0.summary) })
        page.heading("Options")
        page.options(program.options(of: nil), isLong: isLong)
        if isLong {
            page.heading("Environment")
            page.terms(program.variables.map { (StyledText($0.name, .bold), $0.help) })
            page.heading("Exit status")
            page.terms(statuses(of: nil))
        }
        page.blank()
        page.paragraph("Run '\(program.name) help COMMAND' to read about a command.")
        return page.lines
    }

    /// Returns the help of a command; the long one explains every option.
    public static func lines(of command: Command, in program: Program, isLong: Bool, width: Int) -> [StyledText] {
        var page = HelpPage(width: width)
        page.paragraph(command.summary)
        page.heading("Usage")
        page.verbatim(synopsis(of: command, in: program))
        if isLong, !command.details.isEmpty {
            for paragraph in paragraphs(command.details) {
                page.blank()
                page.paragraph(paragraph)
            }
        }
        if !command.arguments.isEmpty {
            page.heading("Arguments")
            page.terms(command.arguments.map { (StyledText($0.synopsis, .bold), $0.help) })
        }
        page.heading("Options")
        page.options(command.options + program.options + [Program.helpOption], isLong: isLong)
        if !command.examples.isEmpty {
            page.heading("Examples")
            for example in isLong ? command.examples : Array(command.examples.prefix(2)) {
                page.example("\(program.name) \(example.line)", example.explanation)
            }
        }
        if isLong {
            page.heading("Exit status")
            page.terms(statuses(of: command))
        }
        return page.lines
    }

    /// Splits text at empty lines, and makes each paragraph one line.
    static func paragraphs(_ text: String) -> [String] {
        let lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
        return lines.split(whereSeparator: \.isEmpty).map { $0.joined(separator: " ") }
    }

    /// What each exit status means.
    static func statuses(of command: Command?) -> [(StyledText, String)] {
        let general: [ExitStatus: String] = [
            .success: "Something was found, or the work is done.", .nothingFound: "Nothing was found.",
            .failure: "The command could not do its work; standard error says why.",
        ]
        return ExitStatus.allCases.map { status in
            let own = command?.statuses.first { $0.status == status }?.meaning
            return (StyledText(String(status.rawValue), .bold), own ?? general[status] ?? "")
        }
    }

    /// The forms of an option as a line of help begins: `-n, --limit N`.
    static func forms(of option: CommandOption) -> StyledText {
        var result = StyledText()
        if let short = option.short {
            result.append("-\(short)", .bold)
            result.append(", ")
        } else {
            result.append("    ")
        }
        result.append(option.longForm, .bold)
        if let value = option.value { result.append(" \(value.name)", .underline) }
        return result
    }

    /// What is said of an option: its sentence, its details where asked for, its choices.
    static func explanation(of option: CommandOption, isLong: Bool) -> String {
        var result = option.help
        if isLong, !option.details.isEmpty { result += " \(option.details)" }
        if let choices = option.value?.choices, !choices.isEmpty { result += " [\(choices.joined(separator: ", "))]" }
        if option.isRepeatable { result += isLong ? " May be given several times." : " (repeatable)" }
        return result
    }
}
