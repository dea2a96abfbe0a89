import Testing

@Suite struct BlockCoverageTests {
    @Test func everyBlockIsCheckedOrListedWithAReason() throws {
        let blocks = try ArticleBlocks.all.get().blocks
        for block in blocks where !UncheckedBlocks.checkedLanguages.contains(block.programmingLanguage) {
            guard !UncheckedBlocks.entries.contains(where: { $0.names(block) }) else { continue }
            Fault(
                path: block.path, line: block.line, column: 1,
                message:
                    "error: no tool checks '\(block.programmingLanguage)'; list the block in UncheckedBlocks, with the reason"
            ).record()
        }
        let counts = Dictionary(grouping: blocks, by: \.programmingLanguage).mapValues(\.count)
        let list = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        print("blocks in articles: \(list); unchecked: \(UncheckedBlocks.entries.count)")
    }

    @Test func everyUncheckedBlockIsThere() throws {
        let blocks = try ArticleBlocks.all.get().blocks
        for entry in UncheckedBlocks.entries {
            #expect(
                blocks.contains(where: entry.names),
                "'\(entry.path)' has no block that begins with '\(entry.firstLine)'")
            #expect(!entry.reason.isEmpty)
        }
    }
}
