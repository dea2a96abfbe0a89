/// What a source file declares at its top level, and the names it uses.
struct CodeOutline {
    /// A declaration with its attributes.
    struct Declaration {
        /// What it declares; for an extension, its members. Empty for an import.
        var names: Set<String>
        /// The type that an extension extends.
        var extendedType: String?
        /// Every word in it, its own name and those of attributes included.
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
    var imports: [String] {
        declarations.filter(\.isImport).compactMap { declaration in
            declaration.source.split(separator: "\n").first { $0.contains("import ") && !$0.hasPrefix("//") }.map(
                String.init)
        }
    }

    /// Reads a source. What is not of the language gives some outline as well; the compiler says what is wrong with it.
    init(_ source: String, _ language: CodeLanguage) {
        let tokens = CodeTokens.of(source, language)
        var starts: [Int] = []
        var hasKeyword = true
        for (index, token) in tokens.enumerated() where token.depth == 0 {
            let isKeyword = language.keywords.contains(token.text)
            let begins = isKeyword || token.text.hasPrefix("@") || language.modifiers.contains(token.text)
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
            declarations.append(Declaration(tokens[start..<end], language, line: line, source: text))
            line += text.utf8.count { $0 == UInt8(ascii: "\n") }
        }
        if starts.isEmpty, !tokens.isEmpty {
            declarations = [Declaration(tokens[...], language, line: 0, source: source)]
        }
    }
}

extension CodeOutline.Declaration {
    fileprivate init(_ tokens: ArraySlice<CodeToken>, _ language: CodeLanguage, line: Int, source: String) {
        let keyword = tokens.first { $0.depth == 0 && language.keywords.contains($0.text) }
        names = language.declaredNames(tokens, depth: 0)
        if keyword?.text == "extension" {
            extendedType = names.first
            names = language.declaredNames(tokens, depth: 1)
        } else if keyword?.text == "import" || keyword?.text == "package" {
            names = []
        }
        // Two files of a module cannot both have the entry point.
        if tokens.contains(where: { $0.text == "@main" }) { names.insert("@main") }
        words = Set(tokens.compactMap(\.word))
        self.line = line
        self.source = source
        isImport = keyword?.text == "import"
    }
}

extension CodeLanguage {
    private static let swiftKeywords: Set = [
        "actor", "class", "enum", "extension", "func", "import", "let", "macro", "protocol", "struct", "typealias",
        "var",
    ]
    private static let kotlinKeywords: Set = [
        "class", "fun", "import", "interface", "object", "package", "typealias", "val", "var",
    ]
    private static let swiftModifiers: Set = [
        "fileprivate", "final", "indirect", "infix", "internal", "lazy", "nonisolated", "open", "operator", "package",
        "postfix", "precedencegroup", "prefix", "private", "public", "unowned", "weak",
    ]
    private static let kotlinModifiers: Set = [
        "abstract", "annotation", "const", "data", "enum", "external", "infix", "inline", "internal", "lateinit",
        "open", "operator", "private", "public", "sealed", "suspend", "tailrec", "value",
    ]

    /// Words that a declaration is known by.
    var keywords: Set<String> { self == .swift ? Self.swiftKeywords : Self.kotlinKeywords }

    /// Words that may stand before them at the top level.
    var modifiers: Set<String> { self == .swift ? Self.swiftModifiers : Self.kotlinModifiers }

    /// Returns the names that the keywords at a depth declare.
    func declaredNames(_ tokens: ArraySlice<CodeToken>, depth: Int) -> Set<String> {
        var names: Set<String> = []
        for index in tokens.indices where tokens[index].depth == depth && keywords.contains(tokens[index].text) {
            let rest = tokens[(index + 1)...]
            let name = self == .swift ? rest.first.flatMap { $0.isWord ? $0.text : nil } : Self.kotlinName(rest)
            if let name { names.insert(name) }
        }
        return names
    }

    /// The name at the end of `<T> Type<T>?.name`, which a receiver may stand before.
    private static func kotlinName(_ tokens: ArraySlice<CodeToken>) -> String? {
        // `fun interface Name`: the second keyword declares.
        if let first = tokens.first, kotlinKeywords.contains(first.text) { return nil }
        var name: String?
        var angles = 0
        var needsWord = true
        for token in tokens {
            if token.text == "<" {
                angles += 1
            } else if token.text == ">" {
                angles -= 1
            } else if angles == 0 {
                guard token.isWord && needsWord || token.text == "." || token.text == "?" else { break }
                if token.isWord { name = token.text }
                needsWord = token.text == "."
            }
        }
        return name
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
