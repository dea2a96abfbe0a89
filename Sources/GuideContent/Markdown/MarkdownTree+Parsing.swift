import CCmark

extension MarkdownTree {
    /// How often libcmark reads a text again because tables changed its structure. Each reading uncovers what stood
    /// behind the tables of the one before; texts that people write need two.
    private static let mostReadings = 16

    /// Parses CommonMark with pipe tables. The bytes should be UTF-8; libcmark puts U+FFFD for what is not.
    package init(parsing bytes: UnsafeBufferPointer<UInt8>) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let body = UnsafeBufferPointer(rebasing: bytes[start...])
        // Documents of libcmark live in this memory, and none outlives this function.
        let memory = ParserMemory.current
        defer { memory.pointee.reset() }
        guard var document = Self.read(body) else { return }
        var builder = MarkdownTreeBuilder()
        if var finder = TableFinder(body) {
            var before = 0
            for _ in 1..<Self.mostReadings {
                guard finder.find(in: document, offset: before) else { break }
                let (text, lines) = finder.rewritten()
                guard let next = text.withUnsafeBufferPointer(Self.read) else { break }
                document = next
                before = lines
            }
            builder.setTables(finder.tables, document: document, offset: before, lines: SourceLines(body))
        }
        builder.build(document, size: body.count)
        self = builder.tree
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
        let options = CMARK_OPT_DEFAULT | CMARK_OPT_SOURCEPOS
        guard let parser = cmark_parser_new_with_mem(options, ParserMemory.functions) else { return nil }
        bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        return cmark_parser_finish(parser)
    }
}
