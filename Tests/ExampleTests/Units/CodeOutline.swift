/// What a Swift file declares at its top level, and the names it uses.
struct SwiftOutline {
    /// A declaration with its attributes.
    struct Declaration {
        /// What it declares; for an extension, its members. Empty for an import.
        var names: Set<String>
        /// The type that an extension extends.
        var extendedType: String?
        /// Every word in it, its own name included.
        var words: Set<String>
        /// Its first line, from 0.
        var line: Int
        /// The source, with the line feed of its last line.
        var source: String
        var isImport: Bool
    }

    private(set) var declarations: [Declaration] = []

    /// What the file adds to its module.
    var names: Set<String> { declarations.reduce(into: []) { $0.formUnion($1.names) } }
    /// Every word in the file.
    var words: Set<String> { declarations.reduce(into: []) { $0.formUnion($1.words) } }
    /// The lines that import modules.
    var imports: [String] { declarations.filter(\.isImport).map { $0.source.trimmed } }

    /// Words that a declaration is known by.
    static let keywords: Set = [
        "actor", "class", "enum", "extension", "func", "import", "let", "macro", "protocol", "struct", "typealias",
        "var",
    ]
    /// Modifiers that a top-level declaration may begin with.
    private static let modifiers: Set = [
        "fileprivate", "final", "indirect", "infix", "internal", "lazy", "nonisolated", "open", "operator", "package",
        "postfix", "precedencegroup", "prefix", "private", "public", "unowned", "weak",
    ]

    /// Reads a source. What is not Swift gives some outline as well; the compiler says what is wrong with it.
    init(_ source: String) {
        let tokens = SwiftTokens.of(source)
        var starts: [Int] = []
        var hasKeyword = true
        for (index, token) in tokens.enumerated() where token.depth == 0 {
            let isKeyword = Self.keywords.contains(token.text)
            let begins = isKeyword || token.text.hasPrefix("@") || Self.modifiers.contains(token.text)
            if begins, token.beginsLine, hasKeyword {
                starts.append(index)
                hasKeyword = false
            }
            if isKeyword || token.text == "operator" || token.text == "precedencegroup" { hasKeyword = true }
        }
        let bytes = Array(source.utf8)
        var line = 0
        for (number, start) in starts.enumerated() {
            let end = number + 1 < starts.count ? starts[number + 1] : tokens.count
            let firstByte = number == 0 ? 0 : tokens[start].range.lowerBound
            let lastByte = end < tokens.count ? tokens[end].range.lowerBound : bytes.count
            let text = String(decoding: bytes[firstByte..<lastByte], as: UTF8.self)
            declarations.append(Self.declaration(tokens[start..<end], line: line, source: text))
            line += text.utf8.count { $0 == UInt8(ascii: "\n") }
        }
        if starts.isEmpty, !tokens.isEmpty {
            declarations = [Self.declaration(tokens[...], line: 0, source: source)]
        }
    }

    private static func declaration(_ tokens: ArraySlice<SwiftToken>, line: Int, source: String) -> Declaration {
        let keyword = tokens.first { $0.depth == 0 && keywords.contains($0.text) }
        var names = declaredNames(tokens, depth: 0)
        var extendedType: String?
        if keyword?.text == "extension" {
            extendedType = names.first
            names = declaredNames(tokens, depth: 1)
        } else if keyword?.text == "import" {
            names = []
        }
        // Two files of a module cannot both have the entry point.
        if tokens.contains(where: { $0.text == "@main" }) { names.insert("@main") }
        return Declaration(
            names: names, extendedType: extendedType, words: Set(tokens.filter(\.isWord).map(\.text)), line: line,
            source: source, isImport: keyword?.text == "import")
    }

    /// The words right behind the keywords of declarations at a depth.
    private static func declaredNames(_ tokens: ArraySlice<SwiftToken>, depth: Int) -> Set<String> {
        var names: Set<String> = []
        for (token, next) in zip(tokens, tokens.dropFirst())
        where token.depth == depth && keywords.contains(token.text) && next.isWord {
            names.insert(next.text)
        }
        return names
    }
}

extension String {
    /// The text without white space around it.
    var trimmed: String {
        var text = Substring(self)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text.drop(while: \.isWhitespace))
    }
}
