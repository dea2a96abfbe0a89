import Testing

@Suite struct SwiftExampleTests {
    @Test func everySwiftBlockCompiles() throws {
        let articles = try ArticleBlocks.all.get()
        for fault in try SwiftChecker(name: "swift").faults(in: SwiftUnits.units(of: articles.blocks(in: "swift"))) {
            // What is out of date may be the very failure that an example shows.
            if fault.isDeprecation, articles.block(at: fault)?.isFailing == true { continue }
            fault.record()
        }
    }
}
