import Testing

@Suite(.requiresTool(problem: KotlinCompiler.problem))
struct KotlinExampleTests {
    @Test func everyKotlinBlockCompiles() throws {
        let articles = try ArticleBlocks.all.get()
        for fault in try KotlinChecker(name: "kotlin").faults(in: articles.blocks(in: "kotlin")) {
            // What is out of date may be the very failure that an example shows.
            if fault.isDeprecation, articles.block(at: fault)?.isFailing == true { continue }
            fault.record()
        }
    }
}
