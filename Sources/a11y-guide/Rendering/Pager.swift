import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Long text on a terminal, a screen at a time.
enum Pager {
    /// Writes lines to the console's output, through a pager where they do not fit on the screen of a terminal.
    static func write(_ lines: [StyledText], allowed: Bool, _ console: Console) {
        if allowed, let terminal = console.terminal, rows(of: lines, columns: terminal.columns) >= terminal.rows,
            let pager = command(console.environment), page(lines, with: pager, console)
        {
            return
        }
        for line in lines { console.output.writeLine(line) }
    }

    /// `PAGER`, else less; `nil` where it says that nobody wants a pager.
    private static func command(_ environment: Environment) -> String? {
        guard let pager = environment["PAGER"] else { return "less -R" }
        return pager.isEmpty || pager == "cat" ? nil : pager
    }

    /// A line that is wider than the terminal takes several rows of it.
    private static func rows(of lines: [StyledText], columns: Int) -> Int {
        lines.reduce(0) { $0 + max(1, ($1.columns + columns - 1) / max(1, columns)) }
    }

    /// Returns whether the pager ran.
    private static func page(_ lines: [StyledText], with pager: String, _ console: Console) -> Bool {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let child = try? ChildProcess(["sh", "-c", pager], descriptors: (ends[0], nil, nil))
        // Only the pager may read, so that writing ends when it does.
        close(ends[0])
        guard let child else {
            close(ends[1])
            return false
        }
        // Ctrl-C is for the pager while it has the terminal.
        signal(SIGINT, SIG_IGN)
        let writer = OutputWriter(descriptor: ends[1], appearance: console.output.appearance)
        for line in lines { writer.writeLine(line) }
        // A reader may leave the pager before the end.
        try? writer.flush()
        close(ends[1])
        let status = child.wait()
        signal(SIGINT, SIG_DFL)
        return status != 126 && status != 127
    }
}
