/// Follows the links of a plain article.
enum PlainLinkReader {
    /// Returns the files beside articles that links and images lead to, each once; one that leads nowhere is a problem.
    ///
    /// - Parameters:
    ///   - body: The text that was parsed, a part of `bytes`.
    static func attachments(
        of tree: MarkdownTree, _ body: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, _ path: String,
        among files: PlainFiles, _ log: FileLog
    ) -> [String] {
        var found: [String] = []
        var dead: [(node: Int, lastLine: Int, target: String?)] = []
        var lastLine = 0
        for (index, node) in tree.nodes.enumerated() {
            switch node.kind {
            case .paragraph, .heading, .tableRow: lastLine = Int(node.endLine)
            case .link, .image:
                switch files.target(of: tree.string(node.text), from: path) {
                case .file(let file): if !found.contains(file) { found.append(file) }
                case .nothing(let target): dead.append((index, lastLine, target))
                case .elsewhere, .article, .folder, .unusable: break
                }
            default: break
            }
        }
        if dead.isEmpty { return found }
        let firstLine = 1 + bytes.prefix(bytes.count - body.count).count { $0 == UInt8(ascii: "\n") }
        let article = ArticleBody(tree, body, firstLine: firstLine, log: log)
        var finder = LiteralFinder(article)
        for (index, lastLine, target) in dead {
            let literal = tree.text[tree.nodes[index].text.range]
            let place = finder.find(
                literal, after: ["](", "](<", "]: ", "]: <", ""], node: index, lastLine: lastLine)
            let address = String(decoding: literal, as: UTF8.self)
            log.report(
                "dead-link", at: place,
                target == nil
                    ? "'\(address)' leads out of the folder" : "'\(address)' is no file of the folder",
                fix: files.repair(of: target, from: path), severity: .warning)
        }
        return found
    }
}
