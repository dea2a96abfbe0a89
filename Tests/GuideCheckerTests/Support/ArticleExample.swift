import GuideCatalog
import GuideChecker
import GuideContent
import GuideCore
import Testing

/// Where the sources of the package are.
enum Repository {
    static let root = #filePath.split(separator: Character("/"), omittingEmptySubsequences: false).dropLast(4).joined(
        separator: "/")
    static let content = "\(root)/Content"
}

/// A Swift example of an article.
struct ArticleExample: CustomTestStringConvertible, Sendable {
    var rule: String
    var language: String
    var framework: Framework
    var outcome: Outcome
    /// From 1, within the article.
    var number: Int
    var code: String

    var testDescription: String { "\(rule).\(language) \(framework.rawValue) \(outcome.rawValue) \(number)" }
    var lineCount: Int { code.split(separator: Character("\n"), omittingEmptySubsequences: false).count }
    var input: SourceChecker.Input { SourceChecker.Input(path: "\(rule).\(language).swift", bytes: Array(code.utf8)) }

    /// Whether the rule has a check that sees this framework.
    var hasCheck: Bool { Check.all.contains { $0.rule == rule && $0.frameworks.contains(framework) } }

    static func all(in content: String) -> [ArticleExample] {
        ContentLoader.load(folder: content).catalog.rules.flatMap { rule in
            rule.articles.flatMap { article in
                article.examples.enumerated().filter { $0.element.programmingLanguage == "swift" }.map {
                    number, example in
                    ArticleExample(
                        rule: rule.id.rawValue, language: article.language.code.description,
                        framework: example.framework,
                        outcome: example.outcome, number: number + 1, code: example.code)
                }
            }
        }
    }
}
