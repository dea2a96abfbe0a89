/// Messages of SARIF: placeholders and embedded links (sections 3.11.5 and 3.11.6).
enum SarifMessage {
    /// The text with `{0}` as the first argument, `{{` as `{` and `}}` as `}`; a placeholder without an argument stays.
    static func filling(_ text: String, _ arguments: [String]) -> String {
        var filled = ""
        var rest = text[...]
        while let index = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            filled += rest[..<index]
            let brace = rest[index]
            rest = rest[rest.index(after: index)...]
            if rest.first == brace {
                filled.append(brace)
                rest = rest.dropFirst()
            } else if brace == "{", let end = rest.firstIndex(of: "}"), let number = Int(rest[..<end]),
                arguments.indices.contains(number)
            {
                filled += arguments[number]
                rest = rest[rest.index(after: end)...]
            } else {
                filled.append(brace)
            }
        }
        return filled + rest
    }

    /// The text with `[these words](1)`, a link to a related location by its number, as `these words`.
    static func withoutLinks(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "]")) else { return text }
        var plain = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "[") {
            let inside = rest[rest.index(after: open)...]
            guard let close = inside.firstRange(of: "]("),
                let end = inside[close.upperBound...].firstIndex(of: ")"),
                Int(inside[close.upperBound..<end]) != nil
            else {
                plain += rest[...open]
                rest = inside
                continue
            }
            // The innermost bracket is the one that belongs to the link.
            let words = inside[..<close.lowerBound]
            plain += rest[..<open]
            if let inner = words.lastIndex(of: "[") {
                plain += "[" + words[..<inner]
                plain += words[words.index(after: inner)...]
            } else {
                plain += words
            }
            rest = inside[inside.index(after: end)...]
        }
        return plain + rest
    }
}
