/// What has to occur in a file for a check to find something there. Where it does not, the file need not be parsed.
struct Trigger: Sendable, Hashable, ExpressibleByStringLiteral {
    /// Words that occur all of them.
    let words: [String]
    /// Endings of the names of classes, one of which is declared or extended.
    let endings: [String]

    /// One word.
    init(stringLiteral word: String) { self.init(words: [word], endings: []) }

    private init(words: [String], endings: [String]) {
        self.words = words
        self.endings = endings
    }

    /// Several words.
    static func all(_ words: String...) -> Trigger { Trigger(words: words, endings: []) }

    /// A class whose name ends in one of some words.
    static func classes(endingIn endings: [String]) -> Trigger { Trigger(words: [], endings: endings) }

    /// Returns whether it occurs in a file.
    func occurs(in outline: SourceOutline) -> Bool {
        words.allSatisfy(outline.holds) && (endings.isEmpty || outline.classNames.contains(where: hasEnding))
    }

    private func hasEnding(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }
}
