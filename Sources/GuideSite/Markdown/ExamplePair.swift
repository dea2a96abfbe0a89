import GuideCatalog
import GuideContent

/// Examples that stand beside one another: a failing one and the passing one that follows, or one alone.
struct ExamplePair {
    /// An example among the blocks of an article.
    struct Member {
        var programmingLanguage: String
        var framework: Framework
        var outcome: Outcome
        /// The paragraph above the code.
        var caption: Int?
        var code: Int
    }

    /// One or two.
    var examples: [Member]
    /// How many blocks they take.
    var blocks: Int

    /// Finds what begins with the first of some blocks; `nil` where that is no example.
    static func find(in tree: MarkdownTree, _ blocks: ArraySlice<Int>) -> ExamplePair? {
        guard let (first, count) = member(in: tree, blocks) else { return nil }
        guard first.outcome == .failing, let (second, more) = member(in: tree, blocks.dropFirst(count)),
            second.outcome == .passing, second.framework == first.framework
        else { return ExamplePair(examples: [first], blocks: count) }
        return ExamplePair(examples: [first, second], blocks: count + more)
    }

    private static func member(in tree: MarkdownTree, _ blocks: ArraySlice<Int>) -> (Member, blocks: Int)? {
        guard let first = blocks.first else { return nil }
        let hasCaption = tree.nodes[first].kind == .paragraph
        guard let code = hasCaption ? blocks.dropFirst().first : first, tree.nodes[code].kind == .codeBlock else {
            return nil
        }
        let words = tree.string(tree.nodes[code].info).split(separator: " ").map(String.init)
        guard words.count == 3, let framework = Framework(rawValue: words[1]), let outcome = Outcome(rawValue: words[2])
        else { return nil }
        let member = Member(
            programmingLanguage: words[0], framework: framework, outcome: outcome, caption: hasCaption ? first : nil,
            code: code)
        return (member, hasCaption ? 2 : 1)
    }
}
