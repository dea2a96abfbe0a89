import GuideCatalog
import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `serve`: the site as a browser shows it, always of the content as it is now.
enum ServeCommand {
    static let port = CommandOption(
        "port", short: "p", .value(ValueDescription("N", .number(0...65_535))), help: "The port; 0 is any free one.",
        details: "Without it, the first free one from \(firstPort) on is taken.")
    static let host = CommandOption(
        "host", .value(ValueDescription("ADDRESS")), help: "The address to listen at; 127.0.0.1 otherwise.",
        details: """
            Other computers reach 0.0.0.0 (IPv4) and :: (IPv6). At an address that only this computer reaches, requests that \
            name another host are refused.
            """)
    static let open = CommandOption("open", help: "Open the site in the browser.")

    static let command = Command(
        "serve", summary: "Preview the site, which follows every change of the content.",
        details: """
            Serves the site that 'site' would write, without writing anything, and says its address on standard output. When a \
            file of the content changes, open pages that it changes are loaded again. Where the content has errors, they are \
            reported here and on the page, and the last good site stays. Control-C ends it.

            This is a preview for those who write; publish what 'site' writes with a server that is made for it.
            """,
        options: [
            IndexCommand.content, port, host, open, SiteCommand.overlay, SiteCommand.baseURL, SiteCommand.title,
        ],
        examples: [
            Command.Example("serve", "Previews the source tree around the current folder."),
            Command.Example("serve --port 0 --open", "Takes any free port and opens the browser."),
        ])

    static let firstPort: UInt16 = 8000

    static func run(_ invocation: Invocation, _ console: Console) throws(Complaint) -> ExitStatus {
        let source = try SiteCommand.source(invocation, console)
        if let overlay = source.overlay { try source.check(overlay: overlay) }
        let named = invocation.value(of: host) ?? "127.0.0.1"
        guard let host = HostAddress(named) else {
            throw Complaint(
                "'\(named)' is no address in numbers", hints: [.command("\(Guide.name) serve --host 127.0.0.1")])
        }
        let (socket, port) = try listen(at: host, invocation.number(of: port).map { UInt16($0) })
        let server = HTTPServer(listener: socket)
        let stop = try attempt("signals cannot be received") { () throws(OutputError) in try StopSignals.prepare() }
        let builder = PreviewBuilder(source, console)
        let preview = Preview(isLocal: host.isLoopback)
        var watch = ContentWatch(builder.watched)
        builder.build(for: preview)
        if builder.watched != watch.folders { watch = ContentWatch(builder.watched) }

        let address = host.origin(port: port) + (preview.site?.base ?? "/")
        console.output.writeLine(StyledText(address))
        // Without a reader of the address, the site is served all the same.
        try? console.finish()
        console.say("serving \(FilePaths.displayed(source.place.content)); Control-C ends it")
        if invocation.isOn(open) { openBrowser(at: address, console) }
        server.run(until: stop, answer: preview.answer) { server in
            if watch.hasChanged() {
                builder.build(for: preview)
                server.push(preview.event)
                // What is laid over the content may be another folder now.
                if builder.watched != watch.folders { watch = ContentWatch(builder.watched) }
            }
            return watch.wait
        }
        return .success
    }

    /// Where no port is named, one that is taken leads to the next.
    private static func listen(
        at host: HostAddress, _ named: UInt16?
    ) throws(Complaint) -> (socket: Int32, port: UInt16) {
        let candidates = named.map { [$0] } ?? Array(firstPort..<firstPort + 20) + [0]
        var reason = OutputError.failed(EADDRINUSE)
        for port in candidates {
            do throws(OutputError) {
                return try host.listen(port: port)
            } catch {
                reason = error
                if error != .failed(EADDRINUSE), error != .failed(EACCES) { break }
            }
        }
        let port = named.map { " at port \($0)" } ?? ""
        throw Complaint(
            "'\(host.text)' cannot be listened to\(port): \(reason.reason)",
            hints: [.command("\(Guide.name) serve --port 0")])
    }

    private static func openBrowser(at address: String, _ console: Console) {
        #if canImport(Darwin)
            let opener = "open"
        #else
            let opener = "xdg-open"
        #endif
        // The shell lets the browser go its own way: nobody here waits for it.
        let line = "command -v \"$0\" >/dev/null || exit 1; \"$0\" \"$1\" >/dev/null 2>&1 &"
        let child = try? ChildProcess(["sh", "-c", line, opener, address])
        if child?.wait() != 0 { console.say("there is no '\(opener)' to open a browser with") }
    }

    private static func attempt<Value>(
        _ message: String, _ body: () throws(OutputError) -> Value
    ) throws(Complaint) -> Value {
        do throws(OutputError) {
            return try body()
        } catch {
            throw Complaint("\(message): \(error.reason)")
        }
    }
}
