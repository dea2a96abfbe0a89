import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Turns Control-C and a request to end into something to read, so that a loop can leave in order.
enum StopSignals {
    /// What a handler writes to; a handler may touch nothing that could be half changed.
    nonisolated(unsafe) private static var writer: Int32 = -1

    /// Returns a descriptor on which there is something to read after the first signal. The second one ends the process as if
    /// nothing had been done here, should the loop be stuck.
    static func prepare() throws(OutputError) -> Int32 {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .failed(errno) }
        for end in ends { HostAddress.makeNonblocking(end) }
        writer = ends[1]
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                let code = errno
                var byte: UInt8 = 0
                write(StopSignals.writer, &byte, 1)
                signal(number, SIG_DFL)
                errno = code
            }
        }
        return ends[0]
    }
}
