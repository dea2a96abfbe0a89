import GuideCommandLine

/// How far long work is, in one line of a terminal that is written over and goes away at the end; nothing elsewhere.
struct ProgressLine {
    private let console: Console
    private let total: Int
    private let isShown: Bool
    private var shown = 0

    /// Begins with nothing done.
    ///
    /// - Parameter total: How many steps there are; few are over before anybody could read a line.
    init(_ console: Console, total: Int) {
        self.console = console
        self.total = total
        isShown = total > 500 && StandardStreams.isTerminal(2)
    }

    /// Says how many steps are done, now and then.
    mutating func update(_ done: Int, _ what: String) {
        guard isShown, done - shown >= 100 || done == total else { return }
        shown = done
        console.messages.write("\r\(what): \(done * 100 / max(1, total)) %\u{1B}[K")
        try? console.messages.flush()
    }

    /// Takes the line away.
    func finish() {
        guard isShown else { return }
        console.messages.write("\r\u{1B}[K")
        try? console.messages.flush()
    }
}
