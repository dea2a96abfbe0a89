import GuideChecker

/// Lines of files, those of the last file at hand.
struct SourceLines {
    private var path: String?
    private var lines: [Substring.UTF8View] = []

    /// Returns a line, from 1, without its end; `nil` where there is none.
    mutating func line(_ number: Int, of path: String) -> String? {
        if self.path != path {
            self.path = path
            let text = String(decoding: (try? SourceWalker.read(path)) ?? [], as: UTF8.self)
            lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
                Substring($0).utf8
            }
        }
        guard lines.indices.contains(number - 1) else { return nil }
        var line = String(Substring(lines[number - 1]))
        if line.hasSuffix("\r") { line.removeLast() }
        return line
    }

    /// Returns the line of a finding without white space around it; empty where the file has gone.
    mutating func trimmed(_ finding: CheckFinding) -> String {
        var text = (line(finding.line, of: finding.path) ?? "")[...]
        text = text.drop(while: \.isWhitespace)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
