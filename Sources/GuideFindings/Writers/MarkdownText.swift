/// Text made part of Markdown as GitHub reads it, so that it stands for itself and for nothing else.
enum MarkdownText {
    /// Returns a text for a paragraph, a list item, a link's label or a cell: no mark of it is Markdown, HTML or an address, and it
    /// mentions nobody.
    ///
    /// GitHub looks for `@name` and `#12` in what Markdown has become, where an escape is gone: an invisible joiner behind the
    /// sign keeps it from being one.
    static func escaped(_ text: String, longest: Int = 600) -> String {
        var result = ""
        for scalar in SafeText.line(text, longest: longest).unicodeScalars {
            switch scalar {
            case "@", "#":
                result += "\\"
                result.unicodeScalars.append(scalar)
                result += "\u{2060}"
            case "!"..."/", ":"..."?", "["..."`", "{"..."~":
                // A comma, a period or a quotation mark means nothing by itself, and prose is full of them.
                if !",.;'\"?%$=".unicodeScalars.contains(scalar) || scalar == "." && result.hasSuffix("www") {
                    result += "\\"
                }
                result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a text for the content of an HTML element, in which nothing is Markdown.
    static func html(_ text: String, longest: Int = 600) -> String {
        SafeText.line(text, longest: longest).unicodeScalars.reduce(into: "") { result, scalar in
            result += HTMLText.escaped(String(scalar))
            if scalar == "@" || scalar == "#" { result += "\u{2060}" }
        }
    }

    /// Returns a text as code where it can be in a cell, and else as ``escaped(_:longest:)``.
    static func code(_ text: String) -> String {
        let line = SafeText.line(text)
        let isPlain = !line.isEmpty && !line.unicodeScalars.contains { $0 == "`" || $0 == "|" || $0 == "\u{FFFD}" }
        return isPlain ? "`\(line)`" : escaped(line)
    }

    /// Returns a sentence with its code, for the same places as ``escaped(_:longest:)``.
    static func sentence(_ sentence: GuideSentence) -> String {
        sentence.pieces.reduce(into: "") { result, piece in
            // The spaces around code are part of the prose.
            guard !piece.isCode else { return result += code(piece.text) }
            if piece.text.first == " " { result += " " }
            result += escaped(piece.text)
            if piece.text.last == " ", piece.text.count > 1 { result += " " }
        }
    }
}
