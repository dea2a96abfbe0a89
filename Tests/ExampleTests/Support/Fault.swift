import Testing

/// What a tool says about a block, at its place in the article.
struct Fault: Hashable, CustomStringConvertible {
    /// Relative to the repository.
    var path: String
    /// From 1.
    var line: Int
    /// From 1.
    var column: Int
    /// As a compiler words it: `error: …` or `warning: …`, and its notes on lines of their own.
    var message: String

    /// Whether it only says that something is out of date.
    var isDeprecation: Bool { message.hasPrefix("warning:") && message.contains("deprecated") }

    var description: String { "\(path):\(line):\(column): \(message)" }

    /// Fails the test at the place in the article.
    func record() {
        Issue.record(
            Comment(rawValue: description),
            sourceLocation: SourceLocation(
                fileID: path, filePath: Repository.path(path), line: max(1, line), column: max(1, column)))
    }
}

extension [Fault] {
    /// Reads what a compiler printed: lines that begin with `path:line:column: error:` or `warning:`, with their notes.
    /// A fault that is reported more than once is kept once.
    ///
    /// - Parameter origin: Where a line of a file that was compiled stands in an article.
    init(compilerOutput text: String, origin: (String, Int) -> (path: String, line: Int)? = { ($0, $1) }) {
        self.init()
        var known: Set<Fault> = []
        for line in text.split(whereSeparator: \.isNewline) {
            guard var fault = Fault(compilerLine: line) else { continue }
            if let place = origin(fault.path, fault.line) { (fault.path, fault.line) = place }
            if fault.message.hasPrefix("note:") {
                guard !isEmpty else { continue }
                self[count - 1].message += "\n    \(fault)"
            } else if known.insert(fault).inserted {
                append(fault)
            }
        }
    }
}

extension Fault {
    /// Reads `path:line:column: kind: text`; `nil` for any other line, such as a quotation of the source.
    init?(compilerLine line: Substring) {
        let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let line = Int(parts[1]), let column = Int(parts[2]) else { return nil }
        let message = String(parts[3]).trimmed
        guard ["error:", "warning:", "note:"].contains(where: message.hasPrefix) else { return nil }
        self.init(path: String(parts[0]), line: line, column: column, message: message)
    }
}
