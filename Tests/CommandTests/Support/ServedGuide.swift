import GuideCommandLine

@testable import a11y_guide

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A running `a11y-guide serve`, which ends with the object.
final class ServedGuide: Sendable {
    /// A server for tests that change nothing; it ends with the test process.
    static let shared: Result<ServedGuide, any Error> = {
        let guide = Result { try ServedGuide(folder: Fixture.shared.root) }
        atexit { _ = try? ServedGuide.shared.get().stop() }
        return guide
    }()

    /// What it said its address is.
    let address: String
    /// The port of the address.
    let port: UInt16
    private let child: ChildProcess
    /// Where its messages go, and the address that it opens a browser at.
    private let folder: String
    private var errors: String { "\(folder)/errors" }
    /// Only the test that started a server stops it.
    nonisolated(unsafe) private var status: Int32?

    /// Starts the command and waits until it says its address.
    convenience init(folder: String, _ arguments: String...) throws { try self.init(folder: folder, arguments) }

    /// Starts the command and waits until it says its address.
    init(folder content: String, _ arguments: [String]) throws {
        var output: [Int32] = [0, 0]
        guard pipe(&output) == 0 else { throw OutputError.failed(errno) }
        for end in output { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(output[0]) }
        folder = Fixture.makeFolder()
        // No test opens a real browser.
        try Fixture.shell(
            "for name in open xdg-open; do printf '#!/bin/sh\\nprintf %%s \"$1\" >\"${0%%/*}/opened\"' >\"$0/$name\"; done; chmod +x \"$0\"/*",
            folder)
        var process = GuideProcess(folder: content)
        process.variables["PATH"] = "\(folder):\(Environment.process["PATH"] ?? "/usr/bin:/bin")"
        let log = open("\(folder)/errors", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        child = try process.start(
            [GuideProcess.executable, "serve", "--port", "0"] + arguments, (input, output[1], log), closing: [])
        for end in [output[1], log, input] { close(end) }
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while read(output[0], &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
        address = String(decoding: line, as: UTF8.self)
        let digits = address.split(separator: "/").dropFirst().first?.split(separator: ":").last
        port = digits.flatMap { UInt16($0) } ?? 0
    }

    deinit { _ = stop() }

    /// Ends the command as Control-C does; returns its exit status.
    func stop(with signal: Int32 = SIGINT) -> Int32 {
        if let status { return status }
        kill(child.identifier, signal)
        let result = child.wait()
        status = result
        return result
    }

    /// The address that it opened a browser at; empty before.
    var opened: String { Fixture.read(file: "\(folder)/opened") }

    /// What it has said on standard error so far.
    var messages: String { Fixture.read(file: errors) }

    /// Returns a new connection.
    func connect() throws -> HTTPClient { try HTTPClient(port: port) }

    /// Returns what the server answers to a request before it closes the connection.
    func answer(to request: String) throws -> String {
        let client = try connect()
        client.send(request)
        return client.readAll()
    }

    /// Returns the answer to a plain request for a path.
    func get(_ path: String, method: String = "GET", _ fields: String...) throws -> String {
        let lines = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + fields
        return try answer(to: lines.map { "\($0)\r\n" }.joined() + "\r\n")
    }

    /// Returns a connection on which the events of a page arrive.
    func listen(to page: String) throws -> HTTPClient {
        let client = try connect()
        client.send("GET /.preview/events?page=\(page) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return client
    }
}

/// A client that sends what it is told, byte by byte.
final class HTTPClient {
    private let descriptor: Int32
    private var received: [UInt8] = []

    /// Connects to a port of this computer. Reading gives up after ten seconds without a byte.
    init(port: UInt16) throws {
        #if canImport(Darwin)
            let stream = SOCK_STREAM
        #else
            let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        descriptor = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                system_connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw OutputError.failed(errno) }
    }

    deinit { close(descriptor) }

    /// Sends a text; what the server does not take is left.
    func send(_ text: String) { send(bytes: Array(text.utf8)) }

    /// Sends bytes; what the server does not take is left.
    func send(bytes: [UInt8]) {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes {
                system_send(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
            }
            if count <= 0 { return }
            start += count
        }
    }

    /// Returns everything until the server closes the connection.
    func readAll() -> String {
        while readSome() {}
        defer { received = [] }
        return String(decoding: received, as: UTF8.self)
    }

    /// Returns everything up to a text, with it; what has come by then where it does not come.
    func read(upTo end: String) -> String {
        let bytes = Array(end.utf8)
        while true {
            if let place = received.indices.first(where: { received[$0...].starts(with: bytes) }) {
                defer { received.removeFirst(place + bytes.count) }
                return String(decoding: received[..<(place + bytes.count)], as: UTF8.self)
            }
            if !readSome() { return readAll() }
        }
    }

    /// Returns the next event of a stream.
    func readEvent() -> String {
        while true {
            let text = read(upTo: "\n\n")
            // Signs of life come in between.
            if text != ":\n\n" { return text }
        }
    }

    private func readSome() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        if count > 0 { received += chunk[..<count] }
        return count > 0
    }
}

private func system_connect(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
    connect(descriptor, address, length)
}

private func system_send(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
        send(descriptor, bytes, count, 0)
    #else
        // A server that has closed the connection is an answer, not the end of the tests.
        send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
    #endif
}
