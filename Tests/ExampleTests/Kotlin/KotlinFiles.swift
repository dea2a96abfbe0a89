/// A Kotlin block as a file of a project.
struct KotlinFile {
    var block: CodeBlock
    /// The files of an app share one; every other block has its own.
    var package: String
    /// What the file imports besides what the block says itself.
    var imports: [String]
}

/// Arranges the Kotlin blocks of articles as docs/content-format.md says.
enum KotlinFiles {
    /// Returns a file for each Kotlin block.
    static func files(of blocks: [CodeBlock], stubs: KotlinStubs.Names) -> [KotlinFile] {
        let kotlin = blocks.filter { $0.programmingLanguage == "kotlin" }.map { OutlinedBlock($0, .kotlin) }
        let packages = kotlin.enumerated().map { package(of: $0.element.block, number: $0.offset) }
        let topics = Dictionary(grouping: kotlin.indices) { index in
            "\(kotlin[index].block.topic).\(kotlin[index].block.language)"
        }
        var files: [KotlinFile] = []
        for siblings in topics.values {
            let app = siblings.filter { isAppFile(kotlin[$0].block) }
            let examples = siblings.filter { kotlin[$0].block.isPassing && !isTest(kotlin[$0].block) }
            for index in siblings {
                let source = kotlin[index]
                let own = siblings.filter { packages[$0] == packages[index] }
                let known = own.reduce(into: Set<String>()) { $0.formUnion(kotlin[$1].outline.names) }
                var places: [Int] = []
                if isAppFile(source.block) {
                    places = examples
                } else if isTest(source.block) {
                    places = app + examples.filter { kotlin[$0].block.path == source.block.path } + examples
                } else {
                    places = app
                }
                var imports: [String] = []
                var words = source.outline.words
                // What `var value by delegate` calls.
                if words.contains("by") { words.formUnion(["getValue", "setValue"]) }
                for name in words.subtracting(known).sorted() {
                    let place = places.first { $0 != index && kotlin[$0].outline.names.contains(name) }
                    if let place {
                        imports.append("\(packages[place]).\(name)")
                    } else if source.outline.imports.isEmpty {
                        // Where an article leaves the imports out, those of its framework are meant.
                        imports += stubs.packages(of: name, for: source.block).map { "\($0).\(name)" }
                    }
                }
                files.append(KotlinFile(block: source.block, package: packages[index], imports: imports))
            }
        }
        return files.sorted { $0.package < $1.package }
    }

    /// Whether a block holds test functions.
    static func isTest(_ block: CodeBlock) -> Bool {
        block.purpose == "compose-test" || CodeTokens.of(block.code, .kotlin).contains { $0.text == "@Test" }
    }

    private static func isAppFile(_ block: CodeBlock) -> Bool { block.isInTopicArticle && block.purpose == nil }

    private static func package(of block: CodeBlock, number: Int) -> String {
        guard isAppFile(block) else { return "guide.block\(number)" }
        return "guide.\(block.language).\(block.topic.replacing("-", with: "_"))"
    }
}
