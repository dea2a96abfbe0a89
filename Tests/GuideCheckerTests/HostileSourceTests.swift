import GuideChecker
import Testing

/// Source that nobody writes: it is examined or refused, and the files beside it are examined all the same.
@Suite struct HostileSourceTests {
    private static let deep = 4_000

    @Test(arguments: [
        ("brackets", String(repeating: "[", count: deep) + String(repeating: "]", count: deep)),
        ("parentheses", "let a = " + String(repeating: "(", count: deep) + "1" + String(repeating: ")", count: deep)),
        ("closures", "let a = " + String(repeating: "{ ", count: deep) + String(repeating: "}", count: deep)),
        ("a chain of calls", "let a = b" + String(repeating: ".c()", count: deep)),
        (
            "a chain of modifiers",
            "struct V: View { var body: some View { Text(\"\")" + String(repeating: ".padding()", count: deep) + " } }"
        ),
        ("else if", "func a() { if b {}" + String(repeating: " else if b {}", count: 1_000) + " }"),
        ("operators", "let a = 1" + String(repeating: " + 1", count: deep)),
        ("types in one another", String(repeating: "struct A {", count: deep) + String(repeating: "}", count: deep)),
        (
            "interpolations",
            "let a = " + String(repeating: "\"\\(", count: 500) + "1" + String(repeating: ")\"", count: 500)
        ),
        ("an open string", "let a = \"\"\"\n" + String(repeating: "x\n", count: deep)),
        ("conditions", String(repeating: "#if a\n", count: deep) + String(repeating: "#endif\n", count: deep)),
        (
            "macros",
            "#warning(\"a\")\n#Preview { Text(\"a\") }\n@Observable class A {}\n#externalMacro(module: \"a\", type: \"b\")"
        ),
        ("nothing", ""), ("a byte order mark", "\u{FEFF}import UIKit"), ("a NUL", "let a = 1\0\nlet b = 2"),
        ("line ends of three kinds", "let a = 1\r\nlet b = 2\rlet c = 3\n"),
    ])
    func doesNoHarm(name: String, text: String) throws {
        let good = """
            import UIKit

            class Screen: UIViewController {
                override func accessibilityPerformEscape() -> Bool {
                    navigationController?.popViewController(animated: true)
                    return true
                }
            }
            """
        let outcome = SourceChecker(checks: Check.all).examine([
            .init(path: "Hostile.swift", bytes: Array(text.utf8)), .init(path: "Screen.swift", bytes: Array(good.utf8)),
        ])
        #expect(outcome.findings.filter { $0.path == "Screen.swift" }.map(\.rule) == ["escape-result-wrong"])
    }

    /// The parser's time doubles with each of these brackets.
    @Test func rowsOfBracketsAreRefusedUnlessTheyAreText() {
        func faults(_ text: String) -> [String] {
            SourceChecker(checks: Check.all).examine([.init(path: "A.swift", bytes: Array(text.utf8))]).faults.map(
                \.message)
        }
        let row = String(repeating: "[", count: 13)
        #expect(faults("let a = \(row)1\(row)") == ["more than 12 '[' stand in one another"])
        #expect(faults("let a = \"\(row)\" // \(row)\nlet b = [[[[1]]]]") == [])
    }

    @Test func bytesThatAreNoUTF8AreNamedWithTheirPlace() {
        // さくら in Shift-JIS.
        let bytes =
            Array("import UIKit\n// ".utf8) + [0x82, 0xB3, 0x82, 0xAD, 0x82, 0xE7] + Array("\nclass ".utf8) + [
                0x83, 0x41,
            ]
        let outcome = SourceChecker(checks: Check.all).examine([.init(path: "Sakura.swift", bytes: bytes)])
        #expect(outcome.findings.isEmpty)
        #expect(outcome.faults.map(\.path) == ["Sakura.swift"])
    }

    @Test func brokenCodeIsReportedWithItsPlace() {
        let outcome = SourceChecker(checks: Check.all).examine([
            .init(path: "Broken.swift", bytes: Array("class A {\n    func b( {\n}\n".utf8))
        ])
        #expect(outcome.faults.map(\.line) == [2])
    }

    @Test func theOrderOfFindingsIsThatOfTheSource() {
        let text = """
            import UIKit
            class Screen: UIViewController {
                override func accessibilityPerformEscape() -> Bool {
                    navigationController?.popViewController(animated: true)
                    return true
                }
            }
            """
        let inputs = (0..<40).map {
            SourceChecker.Input(path: "File\($0 / 10)\($0 % 10).swift", bytes: Array(text.utf8))
        }
        let first = SourceChecker(checks: Check.all).examine(inputs).findings
        let second = SourceChecker(checks: Check.all).examine(inputs.reversed()).findings
        #expect(first.count == 40)
        #expect(first == second)
        #expect(first == first.sorted())
    }
}
