import GuideCatalog
import GuideChecker
import GuideContent
import Testing

/// The Swift examples of the articles: what fails is caught by the check of its rule, what passes by none.
@Suite struct ArticleExampleTests {
    static let examples: [ArticleExample] = ArticleExample.all(in: Repository.content)

    @Test(arguments: examples.filter { $0.outcome == .failing && $0.hasCheck })
    func aFailingExampleIsCaughtByItsRule(example: ArticleExample) {
        let found = SourceChecker(checks: Check.all).examine([example.input]).findings
        let own = found.filter { $0.rule == example.rule }
        #expect(!own.isEmpty, "\(example.code)")
        #expect(own.allSatisfy { $0.line >= 1 && $0.line <= example.lineCount && $0.path == example.input.path })
    }

    @Test(arguments: examples.filter { $0.outcome == .passing })
    func aPassingExampleIsCaughtByNone(example: ArticleExample) {
        let found = SourceChecker(checks: Check.all).examine([example.input])
        #expect(found.findings.isEmpty, "\(found.findings)")
        #expect(found.faults.isEmpty)
    }

    @Test func thereAreExamplesInBothLanguages() {
        #expect(Set(Self.examples.map(\.language)) == ["en", "ko"])
        #expect(Self.examples.contains { $0.hasCheck && $0.outcome == .failing })
    }

    @Test func everyCheckIsForARuleAndItsFrameworks() throws {
        let rules = ContentLoader.load(folder: Repository.content).catalog.rules
        for check in Check.all {
            let rule = try #require(rules.first { $0.id.rawValue == check.rule }, "no rule '\(check.rule)'")
            #expect(Set(check.frameworks).isSubset(of: rule.frameworks), "\(check.rule)")
        }
        #expect(Check.all.map(\.rule) == Check.all.map(\.rule).sorted())
        #expect(Set(Check.all.map(\.rule)).count == Check.all.count)
    }
}
