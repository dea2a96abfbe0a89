import GuideCommandLine

/// `man`: the manual page.
enum ManualCommand {
    static let command = Command(
        "man", summary: "Write the manual page.",
        details: "The page is written in mdoc, for man(1) to show or a packager to install.",
        examples: [Command.Example("man | man -l -", "Reads the manual page.")])

    static func run(_ invocation: Invocation, _ console: Console) -> ExitStatus {
        console.output.write(ManualPage.source(of: Guide.program, date: Guide.releaseDate))
        return .success
    }
}
