/// The Markdown of an article behind its front matter, with what is needed to name places of the file.
struct ArticleBody {
    let tree: MarkdownTree
    let lines: SourceLines
    /// The line of the file that the body begins on.
    let firstLine: Int
    let log: FileLog
    private let columns: ColumnCounter

    /// Parses a body, which must outlive the value.
    init(_ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int, log: FileLog) {
        self.init(MarkdownTree(parsing: bytes), bytes, firstLine: firstLine, log: log)
    }

    /// Takes a body that has been parsed, and whose bytes must outlive the value.
    init(_ tree: MarkdownTree, _ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int, log: FileLog) {
        self.tree = tree
        lines = SourceLines(bytes)
        columns = ColumnCounter(bytes)
        self.firstLine = firstLine
        self.log = log
    }

    /// The place of a node in the file.
    func place(of node: Int) -> Place { place(line: Int(tree.nodes[node].line), column: Int(tree.nodes[node].column)) }

    /// The place in the file of a line of the body and a byte of it, both from 1.
    func place(line: Int, column: Int) -> Place {
        let range = lines.range(line)
        let end = min(range.upperBound, range.lowerBound + max(0, column - 1))
        return Place(line: line + firstLine - 1, column: columns.characters(in: range, before: end) + 1)
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
