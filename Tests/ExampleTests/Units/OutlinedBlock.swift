/// A block with what it declares.
struct OutlinedBlock {
    let block: CodeBlock
    let outline: CodeOutline
    /// Whether the block is written for an app that it imports.
    let importsApp: Bool

    init(_ block: CodeBlock, _ language: CodeLanguage) {
        self.block = block
        outline = CodeOutline(block.code, language)
        importsApp = outline.imports.contains { $0.hasPrefix("@testable import ") }
    }
}
