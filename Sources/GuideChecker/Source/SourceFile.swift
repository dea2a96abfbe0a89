internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// A Swift file that has been read.
struct SourceFile: Sendable {
    /// The path as it was given or found.
    let path: String
    /// The text; bytes that are no UTF-8 are kept as they are.
    let bytes: [UInt8]
    /// What it tells by its words.
    let outline: SourceOutline
    /// The code.
    let tree: CodeTree
    /// What the parser does not understand first; `nil` for a file that parses.
    let fault: Fault?
    /// Where each line begins.
    private let lineStarts: [Int32]

    /// Why a file does not parse.
    struct Fault: Sendable {
        /// The byte at which it was noticed.
        var offset: Int
        /// What is wrong; lower case, no final period.
        var message: String
    }

    /// Parses a file, and gives up on one that takes many times as long as a file of its size: whatever makes the parser work for
    /// hours, the other files are checked.
    static func parse(path: String, bytes: [UInt8], outline: SourceOutline) -> SourceFile {
        guard bytes.count > shortest else { return SourceFile(path: path, bytes: bytes, outline: outline) }
        let seconds = 60 + bytes.count / slowest
        return TimeLimit.run(seconds: seconds) { SourceFile(path: path, bytes: bytes, outline: outline) }
            ?? SourceFile(
                path: path, bytes: bytes, outline: outline,
                refusedFor: Fault(offset: 0, message: "this takes the parser more than \(seconds) seconds"))
    }

    /// Bytes: no shorter file takes the parser more than some seconds.
    private static let shortest = 50_000
    /// Bytes that are parsed in a second by a slow machine that has other things to do.
    private static let slowest = 10_000

    /// Parses a file, unless there is a reason not to.
    init(path: String, bytes: [UInt8], outline: SourceOutline, refusedFor reason: Fault? = nil) {
        self.outline = outline
        self.path = path
        self.bytes = bytes
        let limit = reason ?? NestingLimit.fault(in: bytes)
        // What is not parsed has no code.
        let parsed = limit == nil ? bytes : []
        let syntax = parsed.withUnsafeBufferPointer { Parser.parse(source: $0) }
        fault = limit ?? (syntax.hasError ? Self.fault(of: syntax) : nil)
        tree = CodeTreeBuilder.tree(of: syntax)
        var starts: [Int32] = [0]
        starts.reserveCapacity(bytes.count / 32)
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(Int32(index + 1)) }
        lineStarts = starts
    }

    /// The first mistake. What the parser says of all mistakes takes squared time, so that it is asked about the first part alone
    /// that has one.
    private static func fault(of syntax: SourceFileSyntax) -> Fault {
        var part = Syntax(syntax)
        var previous = part
        while let next = part.children(viewMode: .all).first(where: \.hasError) {
            previous = part
            part = next
            guard part.totalLength.utf8Length > Self.longestPart else { break }
        }
        // A missing token is understood by what it is missing from.
        for part in [part, previous] where part.totalLength.utf8Length <= Self.longestPart {
            let all = ParseDiagnosticsGenerator.diagnostics(for: part)
            guard let first = all.first(where: { $0.diagMessage.severity == .error }) else { continue }
            return Fault(offset: first.position.utf8Offset, message: first.message)
        }
        return Fault(offset: part.positionAfterSkippingLeadingTrivia.utf8Offset, message: "this is not understood")
    }

    /// Bytes; a type that people write is seldom longer.
    private static let longestPart = 2_000

    /// The number of lines.
    var lineCount: Int { lineStarts.count }

    /// Returns the line, from 1, that a byte stands on.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Returns the line and column of a byte, both from 1; a column counts characters.
    func location(at offset: Int) -> (line: Int, column: Int) {
        let line = line(at: offset)
        let start = Int(lineStarts[line - 1])
        let text = String(decoding: bytes[start..<min(max(offset, start), bytes.count)], as: UTF8.self)
        return (line, text.count + 1)
    }

    /// Returns the text of a line, from 1, without its end.
    func text(ofLine line: Int) -> String {
        guard line >= 1, line <= lineStarts.count else { return "" }
        let start = Int(lineStarts[line - 1])
        var end = line < lineStarts.count ? Int(lineStarts[line]) - 1 : bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
