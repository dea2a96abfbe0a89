/// Where links from one article to another lead.
package enum ArticlePath {
    /// Returns a path relative to the content folder; `nil` for one that leads out of it.
    ///
    /// - Parameters:
    ///   - address: The link without its anchor.
    ///   - path: The article that has the link, relative to the content folder.
    package static func resolve(_ address: String, from path: String) -> String? {
        guard !address.hasPrefix("/") else { return nil }
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for part in address.split(separator: "/") {
            switch part {
            case ".": continue
            case "..":
                guard parts.popLast() != nil else { return nil }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}
