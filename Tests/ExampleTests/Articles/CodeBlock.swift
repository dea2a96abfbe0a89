/// A fenced block of an article.
struct CodeBlock: Sendable, Equatable {
    /// The article, relative to the repository, such as `Content/sliders/index.en.md`.
    var path: String
    /// The line of the article that the code's first line stands on, from 1.
    var line: Int
    /// The words of the info string; the first is the programming language.
    var words: [String]
    /// Ends in one line feed.
    var code: String

    /// Empty for a block without an info string.
    var programmingLanguage: String { words.first ?? "" }
    /// The framework or the kind of test that the code is written for; `nil` where the info string ends before it.
    var purpose: String? { words.dropFirst().first }
    var isPassing: Bool { words.count == 3 && words[2] == "passing" }
    var isFailing: Bool { words.count == 3 && words[2] == "failing" }
    /// The folder that the article stands in.
    var topic: String { String(path.split(separator: "/").dropLast().last ?? "") }
    /// The article's name without language and extension: the identifier of a rule, or `index`.
    var article: String { String((path.split(separator: "/").last ?? "").prefix { $0 != "." }) }
    /// The article's language, such as `en`.
    var language: String { String(path.split(separator: ".").dropLast().last ?? "") }
    var isInTopicArticle: Bool { article == "index" }
}
