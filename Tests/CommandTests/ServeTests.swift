import Testing

@testable import a11y_guide

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `serve`, asked as a browser asks, and as one that means harm does.
@Suite struct ServeTests {
    private var guide: ServedGuide { get throws { try ServedGuide.shared.get() } }

    @Test(arguments: [SIGINT, SIGTERM])
    func previewSaysItsAddressAndEndsQuietly(_ signal: Int32) throws {
        let guide = try ServedGuide(folder: Fixture.shared.root)
        #expect(guide.address == "http://127.0.0.1:\(guide.port)/guide/")
        #expect(guide.port > 0)
        // A browser that listens does not keep it from ending.
        let events = try guide.listen(to: "/guide/")
        _ = events.readEvent()
        #expect(guide.stop(with: signal) == 0)
        #expect(guide.messages == "a11y-guide: serving Content; Control-C ends it\n")
    }

    @Test func previewWritesNothing() throws {
        let fixture = Fixture()
        let shell = GuideProcess(folder: fixture.root)
        let before = try shell.shell("find . | sort").output
        let guide = try ServedGuide(folder: fixture.root)
        _ = try guide.get("/guide/en/")
        #expect(guide.stop() == 0)
        #expect(try shell.shell("find . | sort").output == before)
    }

    @Test func browserIsOpenedAtTheAddress() throws {
        let guide = try ServedGuide(folder: Fixture.shared.root, "--open")
        for _ in 0..<100 where guide.opened.isEmpty { usleep(100_000) }
        #expect(guide.opened == guide.address)
    }

    @Test func pageComesWithItsTypeAndTheHeadersOfAStrictSite() throws {
        let answer = try guide.get("/guide/en/rules/escape-missing/")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"))
        #expect(answer.contains("\r\nContent-Security-Policy: default-src 'self'; "))
        #expect(answer.contains("frame-ancestors 'none'"))
        #expect(answer.contains("\r\nX-Content-Type-Options: nosniff\r\n"))
        #expect(answer.contains("\r\nCache-Control: no-cache\r\n"))
        #expect(answer.contains("Every screen can be left with the escape gesture"))
        #expect(answer.contains("<script src=\"/.preview/preview.js\""))
    }

    @Test func headIsTheHeadOfTheSameAnswer() throws {
        let page = try guide.get("/guide/en/").split(separator: "\r\n", omittingEmptySubsequences: false)
        let head = try guide.get("/guide/en/", method: "HEAD").split(
            separator: "\r\n", omittingEmptySubsequences: false)
        let isDate = { (line: Substring) in line.hasPrefix("Date:") }
        #expect(head.dropLast(2).filter { !isDate($0) } == page.prefix(head.count - 2).filter { !isDate($0) })
        #expect(head.suffix(2) == ["", ""])
    }

    @Test func whatABrowserHasAlreadyIsNotSentAgain() throws {
        let page = try guide.get("/guide/en/")
        let tag = try #require(page.split(separator: "\r\n").first { $0.hasPrefix("ETag: ") }?.dropFirst(6))
        let again = try guide.get("/guide/en/", "If-None-Match: W/\"x\", \(tag)")
        #expect(again.hasPrefix("HTTP/1.1 304 Not Modified\r\n"))
        #expect(again.hasSuffix("\r\n\r\n"))
        #expect(try guide.get("/guide/en/", "If-None-Match: \"x\"").hasPrefix("HTTP/1.1 200 OK\r\n"))
    }

    @Test(arguments: [
        ("/", "302 Found", "/guide/"), ("/guide", "302 Found", "/guide/"),
        ("/guide/en", "301 Moved Permanently", "/guide/en/"),
        ("/guide/en/search?q=a%20b", "301 Moved Permanently", "/guide/en/search/?q=a%20b"),
    ])
    func pathWithoutItsSlashLeadsToTheFolder(_ path: String, _ status: String, _ target: String) throws {
        let answer = try guide.get(path)
        #expect(answer.hasPrefix("HTTP/1.1 \(status)\r\n"))
        #expect(answer.contains("\r\nLocation: \(target)\r\n"))
    }

    @Test(arguments: [
        "/guide/../../../../../../etc/passwd", "/../etc/passwd", "/guide/%2e%2e/%2e%2e/etc/passwd",
        "/guide/..%2f..%2f..%2fetc%2fpasswd", "/guide//etc/passwd", "//etc/passwd", "/etc/passwd",
        "/guide/Content/guide.yml",
        "/guide/en/..", "/guide/./en/", "/guide\\..\\..", "/.preview/", "/.preview/../etc/passwd",
        "/guide/en/%ED%95%9C",
    ])
    func noPathLeadsOutOfTheSite(_ path: String) throws {
        let answer = try guide.get(path)
        #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
        #expect(!answer.contains("root:"))
        #expect(!answer.contains("baseURL:"))
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\n\r\n", "400 Bad Request"), ("GET /\r\n\r\n", "400 Bad Request"),
        ("GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n", "400 Bad Request"),
        ("GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n", "400 Bad Request"),
        ("GET guide HTTP/1.1\r\nHost: localhost\r\n\r\n", "400 Bad Request"),
        ("GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n", "400 Bad Request"),
        ("GET /%4 HTTP/1.1\r\nHost: localhost\r\n\r\n", "400 Bad Request"),
        ("GET /%00 HTTP/1.1\r\nHost: localhost\r\n\r\n", "400 Bad Request"),
        ("GET /%ff HTTP/1.1\r\nHost: localhost\r\n\r\n", "400 Bad Request"),
        ("GET /#top HTTP/1.1\r\nHost: localhost\r\n\r\n", "400 Bad Request"),
        ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: 127.0.0.1\r\n\r\n", "400 Bad Request"),
        ("GET / HTTP/1.1\r\nHost : localhost\r\n\r\n", "400 Bad Request"),
        ("GET / HTTP/1.1\r\nHost: localhost\r\n folded: x\r\n\r\n", "400 Bad Request"),
        ("GET / HTTP/1.1\r\nHost: localhost\r\nX: a\rb\r\n\r\n", "400 Bad Request"),
        ("GET / HTTP/1.1\r\nHost: localhost\r\nX: \0\r\n\r\n", "400 Bad Request"),
        ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc", "400 Bad Request"),
        ("GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400 Bad Request"),
        ("GET / FTP/1.1\r\nHost: localhost\r\n\r\n", "400 Bad Request"),
        ("\u{16}\u{3}\u{1}", "400 Bad Request"), ("\0\0\0\0", "400 Bad Request"),
        ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc", "405 Method Not Allowed"),
        ("BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n", "405 Method Not Allowed"),
        ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "505 HTTP Version Not Supported"),
        ("GET / HTTP/1.1\r\nHost: example.org\r\n\r\n", "421 Misdirected Request"),
        ("GET http://example.org/ HTTP/1.1\r\nHost: localhost\r\n\r\n", "421 Misdirected Request"),
    ])
    func requestThatIsNoneIsRefused(_ request: String, _ status: String) throws {
        let client = try guide.connect()
        client.send(request)
        let answer = client.read(upTo: "\r\n")
        #expect(answer == "HTTP/1.1 \(status)\r\n", "\(request.debugDescription)")
    }

    @Test(arguments: ["localhost", "LOCALHOST:80", "guide.localhost:1", "127.0.0.1", "127.1.2.3:9", "[::1]:8000"])
    func namesOfThisComputerAreAnswered(_ host: String) throws {
        let answer = try guide.answer(
            to: "GET /guide/ HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }

    @Test func headThatNeverEndsIsCutOff() throws {
        let client = try guide.connect()
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\n")
        for _ in 0..<40 { client.send("X-Long: \(String(repeating: "x", count: 1000))\r\n") }
        #expect(client.read(upTo: "\r\n") == "HTTP/1.1 431 Request Header Fields Too Large\r\n")
        let line = try guide.connect()
        line.send("GET /\(String(repeating: "x", count: 40_000))")
        #expect(line.read(upTo: "\r\n") == "HTTP/1.1 431 Request Header Fields Too Large\r\n")
    }

    @Test func requestsThatComeTogetherAreAnsweredInTheirOrder() throws {
        let client = try guide.connect()
        let request = { (path: String) in "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n" }
        client.send(
            request("/guide") + request("/nowhere") + "HEAD / HTTP/1.0\r\n\r\n" + request("/never"))
        let answer = client.readAll()
        let statuses = answer.split(separator: "HTTP/1.1 ").map { $0.prefix(3) }
        #expect(statuses == ["302", "404", "302"])
    }

    @Test func requestMayComeByteByByte() throws {
        let client = try guide.connect()
        for byte in "\r\nGET /guide/en/ HTTP/1.0\nHost: localhost\n\n".utf8 { client.send(bytes: [byte]) }
        #expect(client.readAll().hasPrefix("HTTP/1.1 200 OK\r\n"))
    }

    @Test func clientsThatDawdleDoNotHoldUpOthers() throws {
        let guide = try ServedGuide(folder: Fixture.shared.root)
        let dawdlers = try (0..<300).map { _ in try guide.connect() }
        for client in dawdlers { client.send("GET /guide/en/ HTTP/1.1\r\nHo") }
        // Asked for often and never read.
        let deaf = try guide.connect()
        for _ in 0..<400 { deaf.send("GET /guide/en/ HTTP/1.1\r\nHost: localhost\r\n\r\n") }
        #expect(try guide.get("/guide/en/").hasPrefix("HTTP/1.1 200 OK\r\n"))
        let events = try guide.listen(to: "/guide/en/")
        #expect(events.readEvent().contains("200 OK"))
        #expect(guide.stop() == 0)
    }
}
