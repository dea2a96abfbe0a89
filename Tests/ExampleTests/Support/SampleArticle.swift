/// The text of an article that a test makes up.
struct SampleArticle {
    let path: String
    var text = "# Title\n"

    init(_ path: String = "Content/sliders/slider-sample.en.md") { self.path = path }

    /// Adds a block and returns the line of its first line of code.
    @discardableResult
    mutating func add(_ info: String, _ code: String) -> Int {
        text += "\nCaption.\n\n```\(info)\n"
        let line = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        text += "\(code)\n```\n"
        return line
    }

    var blocks: [CodeBlock] {
        var text = text
        return text.withUTF8 { ArticleBlocks.blocks(path: path, body: $0, line: 1) }
    }
}
