import GuideCatalog

/// Leaves out what a reader did not ask for.
enum ExampleFilter {
    /// Returns the blocks without the examples of other frameworks, their captions, and headings with nothing left below.
    static func keep(_ frameworks: [Framework], in blocks: [MarkdownBlock]) -> [MarkdownBlock] {
        guard !frameworks.isEmpty else { return blocks }
        var result: [MarkdownBlock] = []
        var dropped = false
        for block in blocks {
            if case .code(let info, _) = block, let framework = framework(of: info), !frameworks.contains(framework) {
                if case .paragraph = result.last { result.removeLast() }
                dropped = true
            } else {
                if case .heading(let level, _) = block, dropped { dropEmptyHeadings(from: &result, before: level) }
                result.append(block)
            }
        }
        if dropped { dropEmptyHeadings(from: &result, before: 2) }
        return result
    }

    private static func framework(of info: String) -> Framework? {
        let words = info.split(separator: " " as Character)
        guard words.count == 3, Outcome(rawValue: String(words[2])) != nil else { return nil }
        return Framework(rawValue: String(words[1]))
    }

    private static func dropEmptyHeadings(from blocks: inout [MarkdownBlock], before level: Int) {
        while case .heading(let last, _) = blocks.last, last >= level, last > 2 { blocks.removeLast() }
    }
}
