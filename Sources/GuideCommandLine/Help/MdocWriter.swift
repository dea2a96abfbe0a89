/// Writes mdoc(7): the one place that knows what roff would read as its own.
struct MdocWriter {
    private(set) var source = ""

    /// A line that calls a macro; words that are macros themselves are called in turn, as mdoc does.
    mutating func macro(_ name: String, _ words: [String] = []) {
        source += ([".\(name)"] + words.map(argument)).joined(separator: " ") + "\n"
    }

    /// An argument in a synopsis.
    mutating func argument(_ argument: CommandArgument) {
        let name = argument.value.choices.isEmpty ? argument.value.name : argument.value.choices.joined(separator: "|")
        let words = ["Ar", name] + (argument.isRepeatable ? ["..."] : [])
        if argument.isRequired { macro("Ar", Array(words.dropFirst())) } else { macro("Op", words) }
    }

    /// Running text: each sentence begins a line, as roff wants it, and no line of the source is long.
    mutating func text(_ text: String) {
        var line = ""
        for word in text.split(separator: " " as Character) {
            if line.hasSuffix(".") || line.hasSuffix("?")
                || escape(line).utf8.count + escape(String(word)).utf8.count > 70
            {
                append(line: line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        append(line: line)
    }

    /// Text with empty lines between its paragraphs.
    mutating func paragraphs(_ text: String) {
        var isFirst = true
        for paragraph in HelpText.paragraphs(text) {
            if !isFirst { macro("Pp") }
            isFirst = false
            self.text(paragraph)
        }
    }

    /// A line to be copied.
    mutating func verbatim(_ line: String) {
        source += ".Bd -literal -offset indent\n"
        append(line: line)
        source += ".Ed\n"
    }

    /// A list of terms with their explanations.
    mutating func list<Element>(_ elements: [Element], _ write: (inout MdocWriter, Element) -> Void) {
        source += ".Bl -tag -width Ds\n"
        for element in elements { write(&self, element) }
        source += ".El\n"
    }

    private mutating func append(line: String) {
        guard !line.isEmpty else { return }
        let escaped = escape(line)
        source += (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped + "\n"
    }

    private func argument(_ word: String) -> String {
        let escaped = escape(word).split(separator: "\"" as Character, omittingEmptySubsequences: false).joined(
            separator: "\\(dq")
        return escaped.contains(" " as Character) ? "\"\(escaped)\"" : escaped
    }

    private func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "…": result += "..."
            case "—": result += "\\(em"
            case "\u{0}"..<"\u{80}": result.unicodeScalars.append(scalar)
            default: result += "\\[u\(hexadecimal(scalar.value))]"
            }
        }
        return result
    }

    private func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
