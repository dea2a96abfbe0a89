/// The manual page of a program, in mdoc(7), made from its data.
public enum ManualPage {
    /// Returns the source of a section 1 page on the program and all of its commands.
    ///
    /// - Parameter date: The day of the last change as mdoc writes it (`July 27, 2025`).
    public static func source(of program: Program, date: String) -> String {
        var page = MdocWriter()
        page.macro("Dd", [date])
        page.macro("Dt", [program.name.uppercased(), "1"])
        page.macro("Os")
        page.macro("Sh", ["NAME"])
        page.macro("Nm", [program.name])
        page.macro("Nd", [sentenceWithoutEnd(program.summary)])
        page.macro("Sh", ["SYNOPSIS"])
        for command in program.commands {
            page.macro("Nm", [program.name])
            page.macro("Cm", [command.name])
            page.macro("Op", ["Ar", "options"])
            for argument in command.arguments { page.argument(argument) }
        }
        page.macro("Sh", ["DESCRIPTION"])
        page.paragraphs(program.details)
        page.macro("Sh", ["COMMANDS"])
        for command in program.commands { write(command, of: program, to: &page) }
        page.macro("Ss", ["Options of every command"])
        write(program.options + [Program.helpOption, Program.versionOption], to: &page)
        page.macro("Sh", ["ENVIRONMENT"])
        page.list(program.variables) { page, variable in
            page.macro("It", ["Ev", variable.name])
            page.text(variable.help)
        }
        page.macro("Sh", ["EXIT STATUS"])
        writeStatuses(of: nil, to: &page)
        page.macro("Sh", ["EXAMPLES"])
        for (index, example) in program.commands.flatMap(\.examples).enumerated() {
            if index > 0 { page.macro("Pp") }
            page.text(example.explanation)
            page.verbatim("$ \(program.name) \(example.line)")
        }
        return page.source
    }

    private static func write(_ command: Command, of program: Program, to page: inout MdocWriter) {
        page.macro("Ss", [command.name])
        page.text(command.summary)
        if !command.details.isEmpty {
            page.macro("Pp")
            page.paragraphs(command.details)
        }
        for argument in command.arguments {
            page.macro("Pp")
            page.macro("Ar", [argument.value.name])
            page.text("— \(argument.help)")
        }
        write(command.options, to: &page)
        if !command.statuses.isEmpty {
            page.macro("Pp")
            page.text("The exit statuses of this command:")
            writeStatuses(of: command, to: &page)
        }
    }

    private static func write(_ options: [CommandOption], to page: inout MdocWriter) {
        let visible = options.filter { !$0.isHidden }
        guard !visible.isEmpty else { return }
        page.list(visible) { page, option in
            var words = ["It"]
            if let short = option.short { words += ["Fl", String(short), ",", "Fl"] } else { words += ["Fl"] }
            words.append("-\(option.longForm.dropFirst(2))")
            if let value = option.value { words += ["Ar", value.name] }
            page.macro(words[0], Array(words.dropFirst()))
            page.text(HelpText.explanation(of: option, isLong: true))
        }
    }

    private static func writeStatuses(of command: Command?, to page: inout MdocWriter) {
        page.list(HelpText.statuses(of: command)) { page, status in
            page.macro("It", [status.0.plain])
            page.text(status.1)
        }
    }

    private static func sentenceWithoutEnd(_ text: String) -> String {
        text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
