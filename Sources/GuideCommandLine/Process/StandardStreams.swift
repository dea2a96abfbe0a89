#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The standard streams of this process.
public enum StandardStreams {
    /// Makes the streams safe to use; called once, before anything is opened.
    ///
    /// A reader that goes away becomes an error of write(2) in place of a signal. A stream that the parent closed is
    /// opened so that using it fails: otherwise the next file opened would get its number, and messages would be written
    /// into that file.
    public static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Returns whether a descriptor is a terminal.
    public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Returns the size of the terminal on a descriptor, in characters; `nil` where there is none.
    ///
    /// `COLUMNS` and `LINES` win where a person has set them to a number above 0.
    public static func terminalSize(
        of descriptor: Int32, environment: Environment
    ) -> (columns: Int, rows: Int)? {
        var size = winsize()
        guard isTerminal(descriptor) else { return nil }
        _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
        let columns = positive(environment["COLUMNS"]) ?? Int(size.ws_col)
        let rows = positive(environment["LINES"]) ?? Int(size.ws_row)
        return (columns > 0 ? columns : 80, rows > 0 ? rows : 24)
    }

    private static func positive(_ text: String?) -> Int? {
        guard let text, let number = Int(text), number > 0 else { return nil }
        return number
    }
}
