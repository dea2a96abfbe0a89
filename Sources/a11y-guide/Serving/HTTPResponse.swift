#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How a request was answered.
enum HTTPStatus: Int {
    case ok = 200
    case movedPermanently = 301
    case found = 302
    case notModified = 304
    case badRequest = 400
    case notFound = 404
    case methodNotAllowed = 405
    case timedOut = 408
    case misdirected = 421
    case headTooLong = 431
    case unavailable = 503
    case versionNotSupported = 505

    /// What the status line says to a person.
    var phrase: String {
        switch self {
        case .ok: "OK"
        case .movedPermanently: "Moved Permanently"
        case .found: "Found"
        case .notModified: "Not Modified"
        case .badRequest: "Bad Request"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .timedOut: "Request Timeout"
        case .misdirected: "Misdirected Request"
        case .headTooLong: "Request Header Fields Too Large"
        case .unavailable: "Service Unavailable"
        case .versionNotSupported: "HTTP Version Not Supported"
        }
    }
}

/// An answer to a request.
struct HTTPResponse {
    var status: HTTPStatus
    /// In the order in which they are sent; what every answer has is added.
    var fields: [(name: String, value: String)] = []
    var body: [UInt8] = []
    /// Whether more will follow the body, until the connection ends.
    var isOpen = false

    /// An answer that says in plain text what is wrong.
    static func plain(_ status: HTTPStatus, _ text: String? = nil) -> HTTPResponse {
        var fields = [("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store")]
        if status == .methodNotAllowed { fields.append(("Allow", "GET, HEAD")) }
        return HTTPResponse(status: status, fields: fields, body: Array("\(text ?? status.phrase)\n".utf8))
    }

    /// Returns what goes over the connection.
    func bytes(isHead: Bool, keepsAlive: Bool) -> [UInt8] {
        var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
        var all = fields + [("Date", Self.date(time(nil))), ("X-Content-Type-Options", "nosniff")]
        if status != .notModified, !isOpen { all.append(("Content-Length", String(body.count))) }
        all.append(("Connection", keepsAlive ? "keep-alive" : "close"))
        for (name, value) in all { head += "\(name): \(value)\r\n" }
        return Array("\(head)\r\n".utf8) + (isHead || status == .notModified ? [] : body)
    }

    /// Returns a time as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func date(_ time: time_t) -> String {
        var seconds = time
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let two = { (number: Int32) in number < 10 ? "0\(number)" : "\(number)" }
        let date = "\(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900)"
        return
            "\(days[Int(parts.tm_wday)]), \(date) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
    }
}
