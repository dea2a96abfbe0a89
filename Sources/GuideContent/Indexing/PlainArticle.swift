public import GuideCore

/// A Markdown file as it stands, without the facts of a rule.
public struct PlainArticle: Sendable {
    private static let longestSummary = 300

    /// What an index takes of it; the identifier is its path within the folder.
    public let entry: IndexEntry
    /// Where the file stands in the folder that is read.
    public let path: String
    /// What it is called.
    public let title: String
    /// What a list shows of it.
    public let summary: String
    /// The language it is written in.
    public let language: Language
    /// Files beside the articles that it shows or links to, as paths in the folder, each once.
    public let attachments: [String]
    /// The parsed text.
    package let tree: MarkdownTree
    /// The number of the node that the title was taken from; `nil` where it stands elsewhere.
    package let titleHeading: Int?

    /// Reads a file's text.
    ///
    /// - Parameters:
    ///   - path: Relative to the folder that is indexed.
    ///   - bytes: The text.
    ///   - log: Takes what is wrong with the front matter and with links; the text is read all the same.
    ///   - files: What its links may lead to; they are not looked at where it is `nil`.
    init(path: String, bytes: UnsafeBufferPointer<UInt8>, log: FileLog, among files: PlainFiles? = nil) {
        var facts = PlainFacts()
        var body = bytes
        if case .success(let matter) = FrontMatter.find(in: bytes) {
            body = UnsafeBufferPointer(rebasing: bytes[matter.bodyStart...])
            facts.read(UnsafeBufferPointer(rebasing: bytes[matter.yaml]), log: log)
        }
        let tree = MarkdownTree(parsing: body)
        let text = ArticleText(tree, takesTitle: facts.title == nil)
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        let parts = name.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
        var title = facts.title.map { Array($0.utf8) } ?? text.title
        if title.isEmpty { title = Array((parts.first ?? path).utf8) }
        let summary = facts.summary.map { Array($0.utf8) } ?? Self.cut(text.firstParagraph)

        var keys: [IndexEntry.Key] = [.init(name: Array(path.utf8), strength: .identifier)]
        for alias in [facts.id, parts.first].compactMap(\.self) {
            keys.append(.init(name: Array(alias.utf8), strength: .alias))
        }
        let keywords = facts.keywords.map { IndexEntry.Variant.Passage(field: .keywords, text: Array($0.utf8)) }
        let language = facts.language ?? Self.language(named: parts) ?? Self.language(of: body)
        let variant = IndexEntry.Variant(
            language: language, title: title, summary: summary, path: Array(path.utf8),
            passages: keywords + text.passages)
        entry = IndexEntry(
            kind: .article, id: Array(path.utf8), keys: keys, facets: facts.facets, variants: [variant], payload: [])
        self.path = path
        self.title = String(decoding: title, as: UTF8.self)
        self.summary = String(decoding: summary, as: UTF8.self)
        self.language = language
        self.tree = tree
        attachments = files.map { PlainLinkReader.attachments(of: tree, body, in: bytes, path, among: $0, log) } ?? []
        titleHeading = text.titleHeading ?? Self.heading(called: self.title, in: tree)
    }

    /// The first block, where it is a heading of level one that says what the front matter says.
    private static func heading(called title: String, in tree: MarkdownTree) -> Int? {
        guard tree.nodes.count > 1, tree.nodes[1].kind == .heading, tree.nodes[1].value == 1,
            tree.plainText(of: 1) == title
        else { return nil }
        return 1
    }

    /// The names that links lead to the headings by, in the order of the headings.
    package var anchors: [String] {
        var anchors = Anchors()
        return tree.nodes.indices.filter { tree.nodes[$0].kind == .heading }.map { anchors.add(tree.plainText(of: $0)) }
    }

    /// The start of a paragraph, up to a character's end.
    private static func cut(_ text: [UInt8]) -> [UInt8] {
        guard text.count > longestSummary else { return text }
        var end = longestSummary
        while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
        return Array(text[..<end])
    }

    /// The language that a file's name says (`label.ko.md`).
    private static func language(named parts: [String]) -> Language? {
        parts.count >= 3 ? PlainFacts.language(parts[parts.count - 2]) : nil
    }

    /// Korean where a fifth of the letters or more are Hangul, as far as the first part of the text shows: a syllable says
    /// as much as some letters, and Korean articles hold code.
    private static func language(of text: UnsafeBufferPointer<UInt8>) -> Language {
        var hangul = 0
        var latin = 0
        for byte in text.prefix(16_384) {
            // These begin the syllables U+AC00–U+D7A3 and hardly anything else.
            if (0xEA...0xED).contains(byte) { hangul += 1 } else if byte.isASCIILetter { latin += 1 }
        }
        return hangul > 0 && hangul * 4 >= latin ? .korean : .english
    }
}
