import GuideCatalog
import Testing

@testable import GuideContent

/// The fenced blocks of all articles below a folder, found by the parser that the catalog is made with.
struct ArticleBlocks {
    /// In the order of the topics' folders; within one the topic's article first, then its rules in reading order.
    let blocks: [CodeBlock]

    /// Reads the articles of the repository.
    static let all = Result { try ArticleBlocks(contentFolder: Repository.path("Content"), name: "Content") }

    /// Reads the articles of a folder.
    ///
    /// - Parameter name: What the paths of the blocks begin with.
    init(contentFolder: String, name: String) throws {
        let paths = FolderWalker.walk(contentFolder, log: ProblemLog()).files.filter { $0.hasSuffix(".md") }
        try #require(!paths.isEmpty, "there is no article in '\(contentFolder)'")
        var blocks: [CodeBlock] = []
        for path in paths { blocks += try Self.blocks(path: "\(name)/\(path)", file: "\(contentFolder)/\(path)") }
        var order: [String: Int] = [:]
        for topic in ContentLoader.load(folder: contentFolder).catalog.topics {
            for (position, rule) in topic.rules.enumerated() { order["\(topic.id)/\(rule.rawValue)"] = position + 1 }
        }
        func key(_ block: CodeBlock) -> (String, Int, String, Int) {
            let position = block.isInTopicArticle ? 0 : order["\(block.topic)/\(block.article)"] ?? .max
            return (block.topic, position, block.path, block.line)
        }
        self.blocks = blocks.sorted { key($0) < key($1) }
    }

    /// The blocks in a language, without those that cannot be checked.
    func blocks(in language: String) -> [CodeBlock] {
        blocks.filter { block in
            block.programmingLanguage == language && !UncheckedBlocks.entries.contains { $0.names(block) }
        }
    }

    /// The block that a fault lies in.
    func block(at fault: Fault) -> CodeBlock? {
        blocks.last { $0.path == fault.path && $0.line <= fault.line }
    }

    private static func blocks(path: String, file: String) throws -> [CodeBlock] {
        let bytes = Array(try TextFile.read(file).utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            var start = (offset: 0, line: 1)
            if case .success(let front) = FrontMatter.find(in: bytes) { start = (front.bodyStart, front.bodyLine) }
            return blocks(path: path, body: UnsafeBufferPointer(rebasing: bytes[start.offset...]), line: start.line)
        }
    }

    /// Returns the fenced blocks of a Markdown text.
    ///
    /// - Parameter line: The line of the file that the text begins on.
    static func blocks(path: String, body: UnsafeBufferPointer<UInt8>, line: Int) -> [CodeBlock] {
        let tree = MarkdownTree(parsing: body)
        return tree.nodes.compactMap { node in
            let words = tree.string(node.info).split { $0 == " " || $0 == "\t" }.map(String.init)
            // `validate` reports a fence that names no language; an indented block is none.
            guard node.kind == .codeBlock, !words.isEmpty else { return nil }
            return CodeBlock(path: path, line: Int(node.line) + line, words: words, code: tree.string(node.text))
        }
    }
}
