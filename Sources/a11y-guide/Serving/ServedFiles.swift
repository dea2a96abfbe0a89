/// The files of a site, each made when it is asked for.
///
/// What is served is what stands in this table: no path of a request ever reaches the file system.
struct ServedFiles {
    /// The path of the site's address, `/` or `/a11y-guide/`.
    var base: String
    /// What makes a file, by its path below the site's root: `en/index.html`.
    var files: [String: () -> [UInt8]]

    /// Where a path of a request leads.
    enum Place: Equatable {
        /// To a file of the site.
        case file(String)
        /// To another path, percent-decoded; it was asked for without the slash at its end, or above the site.
        case elsewhere(String)
        case nowhere
    }

    /// Returns where a path leads that is percent-decoded and begins with `/`.
    func place(of path: String) -> Place {
        if path == "/", base != "/" { return .elsewhere(base) }
        guard path.hasPrefix(base) else { return "\(path)/" == base ? .elsewhere(base) : .nowhere }
        let file = String(path.dropFirst(base.count))
        if file.isEmpty || file.hasSuffix("/") {
            return files["\(file)index.html"] == nil ? .nowhere : .file("\(file)index.html")
        }
        if files[file] != nil { return .file(file) }
        return files["\(file)/index.html"] == nil ? .nowhere : .elsewhere("\(path)/")
    }

    /// Returns the path of an address, with a slash at both ends.
    static func base(of address: String) -> String {
        let bytes = Array(address.utf8)
        guard let scheme = bytes.indices.first(where: { bytes[$0...].starts(with: "://".utf8) }),
            let slash = bytes[(scheme + 3)...].firstIndex(of: UInt8(ascii: "/")),
            let target = try? RequestTarget(bytes[slash...])
        else { return "/" }
        return target.path.hasSuffix("/") ? target.path : "\(target.path)/"
    }
}

/// What the browser is told a file is.
enum MediaType {
    /// Returns the type by the ending of the name.
    static func of(_ path: String) -> String {
        switch path.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "json", "map": "application/json; charset=utf-8"
        case "md": "text/markdown; charset=utf-8"
        case "txt": "text/plain; charset=utf-8"
        case "xml" where path.hasSuffix("feed.xml"): "application/atom+xml; charset=utf-8"
        case "xml" where path.hasSuffix("opensearch.xml"): "application/opensearchdescription+xml; charset=utf-8"
        case "xml": "application/xml; charset=utf-8"
        case "svg": "image/svg+xml; charset=utf-8"
        case "webmanifest": "application/manifest+json; charset=utf-8"
        case "wasm": "application/wasm"
        case "png": "image/png"
        case "ico": "image/x-icon"
        case "jpg", "jpeg": "image/jpeg"
        case "webp": "image/webp"
        case "woff2": "font/woff2"
        default: "application/octet-stream"
        }
    }
}
