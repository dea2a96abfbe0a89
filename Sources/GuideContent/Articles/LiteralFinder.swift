/// Finds literals of a paragraph in its source one after the other, since libcmark does not tell where the address of a
/// link stands.
struct LiteralFinder {
    /// How many bytes are searched: in a paragraph of thousands of links that stand elsewhere, each would go through all.
    private static let farthest = 16_384

    private let body: ArticleBody
    private var cursor = 0
    /// How many more bytes may be looked at in vain in the article.
    private var patience = 1 << 24

    init(_ body: ArticleBody) { self.body = body }

    /// Returns the place of a literal behind the one found before, on the lines of its block; where none is found, the
    /// place of the node.
    ///
    /// - Parameter prefixes: What stands right before the literal, the likeliest first.
    mutating func find(_ literal: ArraySlice<UInt8>, after prefixes: [String], node: Int, lastLine: Int) -> Place {
        let first = Int(body.tree.nodes[node].line)
        let start = max(cursor, body.lines.range(first).lowerBound)
        let end = min(body.lines.range(max(first, lastLine)).upperBound, start + Self.farthest)
        for prefix in prefixes where patience > 0 {
            let pattern = Array(prefix.utf8) + literal
            guard let offset = offset(of: pattern, start..<max(start, end)) else { continue }
            cursor = offset + pattern.count
            patience += cursor - start
            let line = min(max(body.lines.line(at: offset), first), max(first, lastLine))
            return body.place(line: line, offset: offset + prefix.utf8.count)
        }
        return body.place(of: node)
    }

    /// Each byte that is compared takes from the patience.
    private mutating func offset(of pattern: [UInt8], _ range: Range<Int>) -> Int? {
        guard !pattern.isEmpty, range.count >= pattern.count else { return nil }
        let bytes = body.lines.bytes
        for offset in range.lowerBound...(range.upperBound - pattern.count) {
            var count = 0
            while count < pattern.count, bytes[offset + count] == pattern[count] { count += 1 }
            if count == pattern.count { return offset }
            patience -= count + 1
            guard patience > 0 else { return nil }
        }
        return nil
    }
}
