import CCmark

extension MarkdownTree {
    /// How often libcmark reads a text again because tables changed its structure. Each reading uncovers what stood
    /// behind the tables of the one before; texts that people write need two.
    private static let mostReadings = 16

    /// Parses CommonMark with pipe tables. The bytes should be UTF-8; libcmark puts U+FFFD for what is not.
    init(parsing bytes: UnsafeBufferPointer<UInt8>) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let body = UnsafeBufferPointer(rebasing: bytes[start...])
        guard var document = Self.read(body) else { return }
        defer { cmark_node_free(document) }
        var builder = MarkdownTreeBuilder()
        if var finder = TableFinder(body) {
            var before = 0
            for _ in 1..<Self.mostReadings {
                guard finder.find(in: document, offset: before) else { break }
                let (text, lines) = finder.rewritten()
                guard let next = text.withUnsafeBufferPointer(Self.read) else { break }
                cmark_node_free(document)
                document = next
                before = lines
            }
            builder.setTables(finder.tables, document: document, offset: before, lines: SourceLines(body))
        }
        builder.build(document, size: body.count)
        self = builder.tree
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
        bytes.withMemoryRebound(to: CChar.self) {
            cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT | CMARK_OPT_SOURCEPOS)
        }
    }
}
