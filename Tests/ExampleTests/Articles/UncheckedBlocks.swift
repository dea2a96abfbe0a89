/// The blocks that no tool can check. This is the only place where one may be passed over.
enum UncheckedBlocks {
    /// A block, told by its article and its first line of code, and why nothing checks it.
    struct Entry {
        var path: String
        var firstLine: String
        var reason: String

        func names(_ block: CodeBlock) -> Bool {
            block.path == path && block.code.prefix { $0 != "\n" } == firstLine
        }
    }

    static let entries: [Entry] = []

    /// The programming languages that a checker is for.
    static let checkedLanguages: Set = ["swift", "kotlin", "xml"]
}
