#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A connection of a browser: what has come, what is to go, and until when the next step has to be done.
final class HTTPConnection {
    /// What the connection does.
    enum Phase: Equatable {
        /// Waits for a request, or for the rest of one.
        case reading
        /// Sends an answer.
        case answering(thenCloses: Bool)
        /// Sends events of a page, until the browser goes.
        case streaming(page: String)
        /// Has sent its last answer and waits for the client to hang up: closing before would take back what has been sent
        /// where bytes of the client are still unread.
        case draining
        /// Is over.
        case ended
    }

    let descriptor: Int32
    private(set) var phase = Phase.reading
    /// In milliseconds of a clock that never goes back.
    private(set) var deadline: Int
    private var input: [UInt8] = []
    private var output: [UInt8] = []
    private var sent = 0

    /// For a request to come whole, and for an answer to get on, in milliseconds. A browser keeps connections in reserve
    /// and opens a new one where the reserve has gone.
    static let patience = 10_000
    /// For the client to hang up, in milliseconds.
    private static let farewell = 1_000
    /// Between signs of life of a stream, in milliseconds.
    private static let pulse = 15_000
    /// The most bytes that wait for a reader of events.
    private static let backlog = 64 * 1024

    init(descriptor: Int32, now: Int) {
        self.descriptor = descriptor
        deadline = now + Self.patience
    }

    deinit { close(descriptor) }

    /// Whether something is to be sent.
    var hasOutput: Bool { sent < output.count }

    /// Takes what has come, and answers what is complete.
    func receive(now: Int, _ answer: (HTTPRequest) -> HTTPServer.Answer) {
        var chunk = [UInt8](repeating: 0, count: 16 * 1024)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        if count <= 0 {
            phase = .ended
            return
        }
        switch phase {
        case .streaming, .draining, .ended: return
        case .reading, .answering: input += chunk[..<count]
        }
        // What a client sends ahead waits for its turn, within bounds.
        if input.count > 2 * HTTPRequest.longestHead { refuse(.headTooLong, now: now) }
        advance(now: now, answer)
    }

    /// Sends what the system takes, and answers the next request when all has gone.
    func advance(now: Int, _ answer: (HTTPRequest) -> HTTPServer.Answer) {
        while true {
            switch phase {
            case .reading:
                guard !input.isEmpty, take(now: now, answer) else { return }
            case .answering(let closes):
                flush(now: now)
                if phase == .ended || hasOutput { return }
                phase = closes ? .draining : .reading
                deadline = now + (closes ? Self.farewell : Self.patience)
                if closes { shutdown(descriptor, Int32(SHUT_WR)) }
            case .streaming:
                flush(now: now)
                return
            case .draining, .ended: return
            }
        }
    }

    /// Returns whether there was a request to answer.
    private func take(now: Int, _ answer: (HTTPRequest) -> HTTPServer.Answer) -> Bool {
        switch HTTPRequest.parse(input) {
        case .incomplete: return false
        case .refused(let status): refuse(status, now: now)
        case .complete(let request, let length):
            input.removeFirst(length)
            switch answer(request) {
            case .response(let response):
                begin(.answering(thenCloses: !request.keepsAlive), now + Self.patience)
                output = response.bytes(isHead: request.isHead, keepsAlive: request.keepsAlive)
            case .stream(let page, let head):
                begin(.streaming(page: page), now + Self.pulse)
                output = head.bytes(isHead: false, keepsAlive: false)
            }
        }
        return true
    }

    /// Nothing that the client sent or sends is looked at any more.
    private func refuse(_ status: HTTPStatus, now: Int) {
        input = []
        begin(.answering(thenCloses: true), now + Self.patience)
        output = HTTPResponse.plain(status).bytes(isHead: false, keepsAlive: false)
    }

    private func begin(_ next: Phase, _ limit: Int) {
        sent = 0
        phase = next
        deadline = limit
    }

    private func flush(now: Int) {
        while hasOutput {
            // SIGPIPE is ignored by the whole program.
            let count = output.withUnsafeBytes { bytes in
                send(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, 0)
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            if count < 0 {
                phase = .ended
                return
            }
            sent += count
            if case .answering = phase { deadline = now + Self.patience }
        }
        output = []
        sent = 0
    }

    /// Adds an event to a stream; a reader that has not taken the ones before it is given up.
    func push(_ bytes: [UInt8], now: Int) {
        guard case .streaming = phase else { return }
        if output.count - sent > Self.backlog {
            phase = .ended
            return
        }
        output.removeFirst(sent)
        sent = 0
        output += bytes
        deadline = now + Self.pulse
        flush(now: now)
    }

    /// Does what is due when the time is up.
    func expire(now: Int, _ answer: (HTTPRequest) -> HTTPServer.Answer) {
        switch phase {
        case .streaming: push(Array(":\n\n".utf8), now: now)
        case .reading where !input.isEmpty:
            refuse(.timedOut, now: now)
            advance(now: now, answer)
        default: phase = .ended
        }
    }
}
