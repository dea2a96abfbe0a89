/// Addresses of the web that others begin with: that of a site, and that of the guide which links lead to.
enum BaseAddress {
    /// Returns an address with `/` at its end; `nil` where it is none, or where what is put behind it would become part of a query
    /// or a fragment.
    ///
    /// It begins with `https://`, or with `http://` for a try, has a host, and may hold letters of any script (RFC 3987), but
    /// nothing that ends an address in HTML or Markdown, and nothing that cannot be seen.
    static func parse(_ text: String) -> String? {
        guard let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }) else { return nil }
        let rest = text.dropFirst(scheme.count)
        let authority = rest.prefix { $0 != "/" }
        guard isHost(authority), isClean(rest.dropFirst(authority.count), allowing: ""),
            isClean(authority, allowing: "[]")
        else { return nil }
        return text.hasSuffix("/") ? text : text + "/"
    }

    /// A host may stand behind a name and in front of a port; one of IPv6 is in brackets.
    private static func isHost(_ authority: Substring) -> Bool {
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        if host.first == "[" {
            guard let end = host.firstIndex(of: "]") else { return false }
            return end > host.index(after: host.startIndex) && isPort(host[host.index(after: end)...])
        }
        let name = host.prefix { $0 != ":" }
        return !name.isEmpty && !name.contains("[") && !name.contains("]") && isPort(host[name.endIndex...])
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.isEmpty || text.first == ":" && text.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    private static func isClean(_ text: Substring, allowing brackets: String) -> Bool {
        var escape = 0
        for scalar in text.unicodeScalars {
            if escape > 0 {
                guard scalar.properties.isASCIIHexDigit else { return false }
                escape -= 1
            } else if scalar == "%" {
                escape = 2
            } else if scalar.isASCII {
                let isMark = "\"'<>\\^`{|}()[]?#".unicodeScalars.contains(scalar)
                guard (0x21...0x7E).contains(scalar.value), !isMark || brackets.unicodeScalars.contains(scalar) else {
                    return false
                }
            } else {
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse,
                    .unassigned:
                    return false
                default: break
                }
            }
        }
        return escape == 0
    }
}
