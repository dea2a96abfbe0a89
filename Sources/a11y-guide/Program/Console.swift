import GuideCommandLine
import GuideCore

/// Where a command reads its surroundings and writes what it has to say.
final class Console {
    /// The variables of the process.
    let environment: Environment
    /// Results.
    let output: OutputWriter
    /// What else there is to say.
    let messages: OutputWriter

    /// The size of the terminal that results go to; `nil` where they go elsewhere.
    let terminal: (columns: Int, rows: Int)?

    init(environment: Environment) {
        self.environment = environment
        terminal = StandardStreams.terminalSize(of: 1, environment: environment)
        output = OutputWriter(
            descriptor: 1,
            appearance: .decide(
                choice: .auto, isTerminal: terminal != nil, width: terminal?.columns ?? 0, environment: environment))
        messages = OutputWriter(descriptor: 2)
    }

    /// Takes over what `--color` says; nothing where it was not given.
    func apply(_ color: String?) {
        guard let choice = color.flatMap(Appearance.ColorChoice.init) else { return }
        output.appearance = .decide(
            choice: choice, isTerminal: terminal != nil, width: terminal?.columns ?? 0, environment: environment)
    }

    /// Says something on standard error, at once, below what results there are so far.
    func say(_ text: String) {
        flushOutput()
        messages.write("\(Guide.name): \(Sanitizer.line(text))\n")
        // Nothing can be told where standard error is gone.
        try? messages.flush()
    }

    /// Says a further line on standard error.
    func sayBelow(_ text: String) {
        messages.write("  \(Sanitizer.line(text))\n")
        try? messages.flush()
    }

    /// Says why the command cannot do its work.
    func complain(_ complaint: Complaint) {
        flushOutput()
        messages.write(complaint.text(program: Guide.name))
        try? messages.flush()
    }

    /// Writes a finished JSON document.
    func write(_ json: JSONWriter) {
        output.write(bytes: json.bytes)
        output.write("\n")
    }

    /// Both streams may be one terminal. An error is told at the end, by ``finish()``.
    private func flushOutput() { try? output.flush() }

    /// Writes what results there are.
    func finish() throws(OutputError) { try output.flush() }
}
