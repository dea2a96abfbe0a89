import Testing

@Suite struct SwiftExampleTests {
    @Test func everySwiftBlockCompiles() throws {
        let units = SwiftUnits.units(of: try ArticleBlocks.all.get().blocks)
        for fault in try SwiftChecker(name: "articles").faults(in: units) { fault.record() }
    }
}
