#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A small server of HTTP/1.1 for one person's browser.
///
/// It is our own because what there is would cost the command more than this: libmicrohttpd's static archive pulls GnuTLS in,
/// and Swift's servers are packages with dozens of their own. One thread waits in poll(2) for all connections, so that
/// nobody waits for a slow client, and nothing has to be locked.
final class HTTPServer {
    /// What becomes of a request.
    enum Answer {
        case response(HTTPResponse)
        /// The connection gets events of a page from now on, after what is known already.
        case stream(page: String, head: HTTPResponse)
    }

    private let listener: Int32
    private var connections: [HTTPConnection] = []
    /// Until when no connection is accepted, after the system could not give one.
    private var resumesAccepting = 0

    /// The most connections; above it, the one whose time is up first makes room.
    private static let limit = 128

    /// Takes over a socket that listens.
    init(listener: Int32) { self.listener = listener }

    deinit { close(listener) }

    /// Serves until there is something to read on `stop`.
    ///
    /// - Parameters:
    ///   - answer: What becomes of a request.
    ///   - tick: Called now and then; returns the milliseconds until the next call.
    func run(until stop: Int32, answer: (HTTPRequest) -> Answer, tick: (HTTPServer) -> Int) {
        var nextTick = Self.now()
        while true {
            if Self.now() >= nextTick { nextTick = Self.now() + tick(self) }
            let now = Self.now()
            for connection in connections where connection.deadline <= now { connection.expire(now: now, answer) }
            connections.removeAll { $0.phase == .ended }
            var waits = [Self.wait(stop, POLLIN), Self.wait(now < resumesAccepting ? -1 : listener, POLLIN)]
            waits += connections.map { Self.wait($0.descriptor, $0.hasOutput ? POLLIN | POLLOUT : POLLIN) }
            let due = connections.map(\.deadline).reduce(nextTick, min)
            _ = poll(&waits, nfds_t(waits.count), Int32(clamping: max(0, due - now)))
            if waits[0].revents != 0 { return }
            for (connection, wait) in zip(connections, waits.dropFirst(2)) where wait.revents != 0 {
                if wait.revents & Int16(POLLOUT) != 0 { connection.advance(now: Self.now(), answer) }
                if wait.revents & ~Int16(POLLOUT) != 0 { connection.receive(now: Self.now(), answer) }
            }
            if waits[1].revents != 0 { accept() }
        }
    }

    /// Sends an event on each stream.
    func push(_ event: (_ page: String) -> [UInt8]) {
        for connection in connections {
            if case .streaming(let page) = connection.phase { connection.push(event(page), now: Self.now()) }
        }
    }

    private func accept() {
        // Those that wait longer wait for the next turn: a flood of new connections does not starve the ones there are.
        for _ in 0..<16 {
            let descriptor = system_accept(listener)
            guard descriptor >= 0 else {
                if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { resumesAccepting = Self.now() + 100 }
                return
            }
            HostAddress.makeNonblocking(descriptor)
            if connections.count >= Self.limit,
                let first = connections.indices.min(by: { connections[$0].deadline < connections[$1].deadline })
            {
                connections.remove(at: first)
            }
            connections.append(HTTPConnection(descriptor: descriptor, now: Self.now()))
        }
    }

    private static func wait(_ descriptor: Int32, _ events: Int32) -> pollfd {
        pollfd(fd: descriptor, events: Int16(events), revents: 0)
    }

    /// Milliseconds of a clock that never goes back.
    private static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
}

/// accept(2), which the method of the same name hides.
private func system_accept(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }
