/// The Markdown of an article behind its front matter, with what is needed to name places of the file.
struct ArticleBody {
    let tree: MarkdownTree
    let lines: SourceLines
    /// The line of the file that the body begins on.
    let firstLine: Int
    let log: FileLog

    /// Parses a body, which must outlive the value.
    init(_ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int, log: FileLog) {
        tree = MarkdownTree(parsing: bytes)
        lines = SourceLines(bytes)
        self.firstLine = firstLine
        self.log = log
    }

    /// The place of a node in the file.
    func place(of node: Int) -> Place { place(line: Int(tree.nodes[node].line), column: Int(tree.nodes[node].column)) }

    /// The place in the file of a line of the body and a byte of it, both from 1.
    func place(line: Int, column: Int) -> Place {
        let range = lines.range(line)
        let end = min(range.upperBound, range.lowerBound + max(0, column - 1))
        return Place(line: line + firstLine - 1, column: SourceText.characters(lines.bytes[range.lowerBound..<end]) + 1)
    }

    /// The place in the file of a byte on a line of the body.
    func place(line: Int, offset: Int) -> Place { place(line: line, column: offset - lines.range(line).lowerBound + 1) }

    /// The last line of a heading: libcmark counts one too many for those with a line of hyphens below.
    func lastLine(ofHeading node: Int) -> Int {
        let heading = tree.nodes[node]
        let end = Int(heading.endLine)
        let isUnderlined = heading.endLine > heading.line
        guard isUnderlined, end - 1 > Int(heading.line), BlockStart.isUnderline(lines.rest(of: end - 1)) else {
            return end
        }
        return end - 1
    }

    /// The fence of a code block; `nil` for an indented one.
    ///
    /// - Parameter containers: The block quotes and list items around the block.
    func fence(of node: Int, in containers: OpenContainers) -> (isClosed: Bool, codeLine: Int)? {
        let block = tree.nodes[node]
        let (start, indent, _) = containers.enter(line: Int(block.line), in: lines)
        let opening = lines.rest(of: Int(block.line), from: start)
        guard indent < 4, let mark = opening.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
            return nil
        }
        let length = opening.prefix { $0 == mark }.count
        guard length >= 3 else { return nil }
        let codeLines = tree.text[block.text.range].count { $0 == UInt8(ascii: "\n") }
        let closingLine = Int(block.line) + 1 + codeLines
        let (end, endIndent, isLazy) = containers.enter(line: closingLine, in: lines)
        let closing = lines.rest(of: closingLine, from: end)
        let marks = closing.prefix { $0 == mark }.count
        let isClosed =
            !isLazy && endIndent < 4 && marks >= length && closing.dropFirst(marks).allSatisfy(\.isMarkdownSpace)
        return (isClosed, Int(block.line) + firstLine)
    }
}

/// Finds literals of a paragraph in its source one after the other, since libcmark does not tell where the address of a
/// link stands.
struct LiteralFinder {
    /// How many bytes are searched: in a paragraph of thousands of links that stand elsewhere, each would go through all.
    private static let farthest = 16_384

    private let body: ArticleBody
    private var line = 0
    private var cursor = 0

    init(_ body: ArticleBody) { self.body = body }

    /// Returns the place of a literal behind the one found before, on the lines of its block; where none is found, the
    /// place of the node.
    ///
    /// - Parameter prefixes: What stands right before the literal, the likeliest first.
    mutating func find(_ literal: ArraySlice<UInt8>, after prefixes: [String], node: Int, lastLine: Int) -> Place {
        let first = Int(body.tree.nodes[node].line)
        let start = max(cursor, body.lines.range(first).lowerBound)
        let end = min(body.lines.range(max(first, lastLine)).upperBound, start + Self.farthest)
        for prefix in prefixes {
            let pattern = Array(prefix.utf8) + literal
            guard let offset = Self.offset(of: pattern, in: body.lines.bytes, start..<max(start, end)) else { continue }
            cursor = offset + pattern.count
            var line = first
            while line < lastLine, body.lines.range(line + 1).lowerBound <= offset { line += 1 }
            return body.place(line: line, offset: offset + prefix.utf8.count)
        }
        return body.place(of: node)
    }

    private static func offset(
        of pattern: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> Int? {
        guard let first = pattern.first, range.count >= pattern.count else { return nil }
        for offset in range.lowerBound...(range.upperBound - pattern.count) where bytes[offset] == first {
            if bytes[offset..<(offset + pattern.count)].elementsEqual(pattern) { return offset }
        }
        return nil
    }
}
