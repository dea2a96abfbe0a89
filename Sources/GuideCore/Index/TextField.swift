/// A part of an article's text, by how much a word in it says about what the article is about.
public enum TextField: UInt8, CaseIterable, Sendable {
    case title = 0
    /// Keywords, symbols and other names that an author gave the article.
    case keywords = 1
    case heading = 2
    case summary = 3
    case body = 4
    case code = 5
}
