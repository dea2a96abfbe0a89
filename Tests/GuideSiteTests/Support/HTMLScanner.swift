/// Takes the tags out of HTML that the writer has made, which is never malformed.
enum HTMLScanner {
    struct Tag: Sendable {
        var name: String
        var attributes: [String: String] = [:]
        var isEnd = false
    }

    /// Every start and end tag, in order.
    static func tags(of html: [UInt8]) -> [Tag] {
        var tags: [Tag] = []
        var position = 0
        while position < html.count {
            defer { position += 1 }
            guard html[position] == UInt8(ascii: "<"), position + 1 < html.count else { continue }
            position += 1
            var tag = Tag(name: "")
            if html[position] == UInt8(ascii: "/") {
                tag.isEnd = true
                position += 1
            }
            tag.name = take(html, &position, until: " >=")
            while position < html.count, html[position] == UInt8(ascii: " ") {
                position += 1
                let name = take(html, &position, until: " >=")
                var value = ""
                if position < html.count, html[position] == UInt8(ascii: "=") {
                    position += 2
                    value = take(html, &position, until: "\"")
                    position += 1
                }
                tag.attributes[name] = value.contains("&") ? unescape(value) : value
            }
            tags.append(tag)
        }
        return tags
    }

    private static func take(_ html: [UInt8], _ position: inout Int, until ends: StaticString) -> String {
        let start = position
        ends.withUTF8Buffer { ends in
            while position < html.count, !ends.contains(html[position]) { position += 1 }
        }
        return String(decoding: html[start..<position], as: UTF8.self)
    }

    private static func unescape(_ text: String) -> String {
        var result = ""
        for (index, piece) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
            guard index > 0 else {
                result += piece
                continue
            }
            let parts = piece.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
            let characters = ["lt": "<", "gt": ">", "quot": "\"", "amp": "&"]
            result += (characters[String(parts[0])] ?? "?") + (parts.count > 1 ? parts[1] : "")
        }
        return result
    }
}
