import GuideCommandLine
import Testing

@testable import a11y_guide_check

@Suite struct ConfigurationTests {
    private func read(_ text: String) throws(Complaint) -> CheckConfiguration {
        try ConfigurationFile.read(Array(text.utf8), "/app/.a11y-guide.yml")
    }

    @Test func levelsAndPathsAreRead() throws {
        let configuration = try read(
            "rules:\n  escape-missing: error\n  text-size-fixed: off\nexclude:\n  - Generated\n")
        #expect(configuration.levels == ["escape-missing": .error, "text-size-fixed": .off])
        #expect(configuration.excludes("/app/Sources/Generated/A.swift"))
        #expect(!configuration.excludes("/app/Sources/A.swift"))
        #expect(!configuration.excludes("/other/Generated/A.swift"))
        #expect(try read("") == CheckConfiguration(file: "/app/.a11y-guide.yml", folder: "/app"))
    }

    @Test(arguments: [
        (
            "rules:\n  escape-mising: error\n", ":2:3: there is no check for 'escape-mising'",
            "did you mean 'escape-missing'?"
        ),
        ("rules:\n  escape-missing: loud\n", ":2:19: a level is one of off, note, warning, error, on", nil),
        ("rule:\n  escape-missing: off\n", ":1:1: 'rule' is not known here", "did you mean 'rules'?"),
        ("exclude: Generated\n", ":1:10: 'exclude' is a list of paths", "write [Generated, '**/Mocks']"),
        ("rules: [a\n", ":2:1: ", "close the list with ']', and put text that holds ',' or ': ' in quotes"),
    ])
    func mistakesAreNamedWithTheirPlace(text: String, message: String, hint: String?) {
        do throws(Complaint) {
            _ = try read(text)
            Issue.record("it was read")
        } catch {
            #expect(error.message.hasPrefix("/app/.a11y-guide.yml\(message)"), "\(error.message)")
            #expect(error.hints == (hint.map { [.text($0)] } ?? []))
        }
    }

    @Test(arguments: [
        ("Generated", "Generated/A.swift", true), ("Generated", "Sources/Generated/A.swift", true),
        ("Generated", "Sources/GeneratedCode/A.swift", false), ("*.generated.swift", "Sources/A.generated.swift", true),
        ("Sources/*", "Sources/A.swift", true), ("Sources/*", "App/Sources/A.swift", false),
        ("Sources/**/Mocks", "Sources/Mocks/A.swift", true), ("Sources/**/Mocks", "Sources/a/b/Mocks/A.swift", true),
        ("**/A.swift", "A.swift", true), ("Sour?es/A.swift", "Sources/A.swift", true),
        ("Sources/", "Sources/A.swift", true),
        ("Sources/", "App/Sources/A.swift", true), ("안내/*.swift", "안내/화면.swift", true),
        ("*a*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
    ])
    func patternsMatchNamesAndFolders(pattern: String, path: String, expected: Bool) {
        #expect(PathPattern(pattern).matches(path) == expected)
    }
}
