#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The program `cmark-gfm`, GitHub's own reader of tables, where it is installed.
enum CommonMarkTool {
    static let isInstalled = output(of: "cmark-gfm --version 2>/dev/null").contains("cmark-gfm")

    /// Returns the tree that the program makes of a text, in the form of ``MarkdownXML``.
    ///
    /// Whether a list is tight is left out: the program takes a list with a table in it for a loose one, which the
    /// specification does not say.
    static func xml(_ text: String) -> String {
        let folder = TemporaryFolder()
        folder.write("text.md", text)
        var lines: [Substring] = []
        // A trailing text on a line of its own goes on after the text before.
        let output = output(of: "cmark-gfm -t xml -e table '\(folder.path)/text.md'")
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            let opening = "<text xml:space=\"preserve\">"
            let bare = line.drop { $0 == " " }
            if bare.hasPrefix(opening) {
                let text = bare.dropFirst(opening.count)
                if let last = lines.last, last.hasSuffix("</text>") {
                    lines[lines.count - 1] = last.dropLast("</text>".count) + text
                } else {
                    lines.append("<text>" + text)
                }
            } else if bare.hasPrefix("<list") {
                // `<list type="ordered" start="3" delim="period" tight="true">`
                let kept = bare.dropLast().split(separator: " ").filter { part in
                    !part.hasPrefix("delim=") && !part.hasPrefix("tight=")
                }
                lines.append(kept.joined(separator: " ") + ">")
            } else {
                lines.append(bare.hasPrefix("<") ? bare.replacing(" xml:space=\"preserve\"", with: "") : line)
            }
        }
        return lines.dropFirst(3).dropLast(2).map { $0 + "\n" }.joined()
    }

    private static func output(of command: String) -> String {
        guard let pipe = popen(command, "r") else { return "" }
        defer { pclose(pipe) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, pipe)
            if count == 0 { break }
            bytes.append(contentsOf: buffer[..<count])
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
