import GuideCommandLine

/// What a preview shows: the last good site, and what keeps the content from becoming the next one.
final class Preview {
    /// The last good site; `nil` where there has been none yet.
    private(set) var site: ServedFiles?
    /// What is wrong with the content as it is, as a compiler would say it.
    private(set) var problems: [String] = []
    /// Whether only the names of this computer may be asked for: a page of somebody else could otherwise give its own name
    /// our address and read everything.
    private let isLocal: Bool

    init(isLocal: Bool) { self.isLocal = isLocal }

    /// Shows another site; nothing is wrong any more.
    func show(_ next: ServedFiles) {
        site = next
        problems = []
    }

    /// Keeps the site and says what is wrong.
    func report(_ texts: [String]) { problems = texts }

    /// Where the preview has its own files.
    static let folder = "/.preview/"

    /// Answers a request.
    func answer(_ request: HTTPRequest) -> HTTPServer.Answer {
        if isLocal, let host = request.host, !Self.isLocal(host) {
            return .response(.plain(.misdirected, "this preview answers only to the names of this computer"))
        }
        switch request.path {
        case "\(Self.folder)events":
            let page = Self.page(in: request.query ?? "")
            let head = HTTPResponse(
                status: .ok,
                fields: [("Content-Type", "text/event-stream; charset=utf-8"), ("Cache-Control", "no-store")],
                body: event(for: page), isOpen: true)
            return request.isHead ? .response(head) : .stream(page: page, head: head)
        case "\(Self.folder)preview.js": return .response(own(PreviewAssets.script, "preview.js", request))
        case "\(Self.folder)preview.css": return .response(own(PreviewAssets.style, "preview.css", request))
        default: return .response(page(request))
        }
    }

    /// Returns what an open page is told: what it would be if it were loaded now, and what is wrong.
    func event(for page: String) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("page", Self.mark(of: content(at: page).bytes))
            json.member("problems", problems)
        }
        return Array("event: state\ndata: ".utf8) + json.bytes + Array("\n\n".utf8)
    }

    private func page(_ request: HTTPRequest) -> HTTPResponse {
        if let site, case .elsewhere(let path) = site.place(of: request.path) {
            let query = request.query.map { "?\($0)" } ?? ""
            return HTTPResponse(
                status: path == site.base ? .found : .movedPermanently,
                fields: [("Location", RequestTarget.encoded(path) + query), ("Cache-Control", "no-cache")])
        }
        let content = content(at: request.path)
        var bytes = content.bytes
        if content.type.hasPrefix("text/html") {
            bytes = PreviewAssets.insert(mark: Self.mark(of: bytes), hasBanner: site != nil, into: bytes)
        }
        return response(content.status, bytes, content.type, isFrozen: content.isFrozen, request)
    }

    /// Returns what stands at a path; a page that says so where nothing does.
    private func content(at path: String) -> (status: HTTPStatus, bytes: [UInt8], type: String, isFrozen: Bool) {
        guard let site else { return (.unavailable, PreviewAssets.placeholder(problems), MediaType.of("html"), false) }
        if case .file(let file) = site.place(of: path), let make = site.files[file] {
            return (.ok, make(), MediaType.of(file), Self.carriesHash(file))
        }
        if let make = site.files["404.html"] { return (.notFound, make(), MediaType.of("html"), false) }
        return (.notFound, Array("Not Found\n".utf8), MediaType.of("txt"), false)
    }

    private func own(_ text: String, _ name: String, _ request: HTTPRequest) -> HTTPResponse {
        response(.ok, Array(text.utf8), MediaType.of(name), isFrozen: false, request)
    }

    private func response(
        _ status: HTTPStatus, _ bytes: [UInt8], _ type: String, isFrozen: Bool, _ request: HTTPRequest
    ) -> HTTPResponse {
        let tag = "\"\(Self.mark(of: bytes))\""
        var fields = [
            ("Cache-Control", isFrozen ? "public, max-age=31536000, immutable" : "no-cache"), ("ETag", tag),
            ("Content-Security-Policy", Self.policy), ("Referrer-Policy", "no-referrer-when-downgrade"),
        ]
        if status == .ok, let known = request.entityTag, known == "*" || known.contains(tag) {
            return HTTPResponse(status: .notModified, fields: fields)
        }
        fields.insert(("Content-Type", type), at: 0)
        return HTTPResponse(status: status, fields: fields, body: bytes)
    }

    /// What docs/publishing.md recommends for the site.
    static let policy =
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

    /// Returns what tells bytes from others: a hash in hexadecimal.
    private static func mark(of bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return String(hash, radix: 16)
    }

    /// Whether the name of a file changes with what it holds: `guide.1f2e3d4c.css`.
    private static func carriesHash(_ path: String) -> Bool {
        path.split(separator: "/").last?.split(separator: ".").dropFirst().contains { part in
            part.utf8.count == 8 && part.allSatisfy(\.isHexDigit)
        } ?? false
    }

    private static func isLocal(_ host: String) -> Bool {
        var name = host.lowercased()
        if let colon = name.lastIndex(of: ":"), name.last != "]" { name = String(name[..<colon]) }
        if name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        return HostAddress(name)?.isLoopback ?? false
    }

    /// The page in a query, as a script encodes a path that is encoded itself.
    private static func page(in query: String) -> String {
        let key = "page="
        guard let value = query.split(separator: "&").first(where: { $0.hasPrefix(key) })?.dropFirst(key.count),
            let once = try? RequestTarget(Array("/\(value)".utf8)[...]),
            let twice = try? RequestTarget(Array(once.path.utf8.dropFirst())[...])
        else { return "/" }
        return twice.path
    }
}
