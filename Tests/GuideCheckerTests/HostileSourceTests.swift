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
            "let a = " + String(repeating: "\"\\(", count: 90) + "1" + String(repeating: ")\"", count: 90)
        ),
        ("a circle of classes", "class A: B {}\nclass B: A {}\nprotocol P: Q {}\nprotocol Q: P {}\nextension A: P {}"),
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

    private static func faults(_ text: String) -> [String] {
        SourceChecker(checks: Check.all).examine([.init(path: "A.swift", bytes: Array(text.utf8))]).faults.map(
            \.message)
    }

    /// The parser's time doubles with each of these brackets.
    @Test(arguments: ["[", "[ (", "([", "[A<", "[/**/", "[a.b: [", "[\n", "A<B, [", "(a) -> ["])
    func rowsOfBracketsAreRefused(opening: String) {
        let row = String(repeating: opening, count: 26)
        #expect(Self.faults("let a = \(row)1") == ["more than 8 '[' stand in one another"])
    }

    /// The parser calls itself for each of these, or looks ahead from each of them to the end.
    @Test(arguments: [
        ("if b { ", "more than 100 brackets stand in one another"),
        ("\"\\(", "more than 100 brackets stand in one another"),
        ("#\"\\#(", "more than 100 brackets stand in one another"),
        ("f([{ ", "more than 100 brackets stand in one another"),
        ("a ? (", "more than 100 brackets stand in one another"),
        ("switch a { case 1: ", "more than 100 brackets stand in one another"),
        ("try ", "more than 100 words such as 'try' follow one another"),
        ("if\n", "more than 100 words such as 'try' follow one another"),
        ("A -> ", "more than 200 '->' stand in one type"),
        ("#if a\n", "more than 64 '#if' stand in one another"),
        ("a ? ", "more than 1000 '?' stand in one another"),
        (" else if b {}", "more than 5000 'else' belong together"),
    ])
    func nestingIsRefused(opening: String, message: String) {
        #expect(Self.faults("let a: " + String(repeating: opening, count: 20_000)) == [message])
    }

    @Test(arguments: [
        "let a = \"\(String(repeating: "[", count: 200))\" // \(String(repeating: "(", count: 200))\nlet b = [[[[1]]]]",
        "/* /* \(String(repeating: "[", count: 200)) */ \(String(repeating: "(", count: 200)) */ let a = 1",
        "let a = #\"\"\(String(repeating: "(", count: 200))\\(\"#",
        "let a = \"\"\"\n\(String(repeating: "(\"", count: 200))\n\"\"\"",
        "func a() {\n" + String(repeating: "_ = b.contains(/\\(/)\n", count: 200) + "}",
        String(repeating: "let a: (A) -> [B] = c\n", count: 1_000),
        "protocol P {\n" + String(repeating: "func a() -> A\n", count: 1_000) + "}",
        "enum A {\n" + String(repeating: "case a\n", count: 1_000) + "}",
        "func a() {\n" + String(repeating: "if b {} else if c {} else {}\n", count: 5_000) + "}",
        "func a() { let b = [" + String(repeating: "[1, 2], ", count: 1_000) + "] }",
    ])
    func whatIsOnlyLongIsParsed(text: String) { #expect(Self.faults(text) == []) }

    @Test(arguments: [
        ("operators", "let a = 1" + String(repeating: " + 1", count: 20_000)),
        ("elements", "let a = [" + String(repeating: "1, ", count: 100_000) + "]"),
        ("else if", "func a() { if b {}" + String(repeating: " else if b {}", count: 4_000) + " }"),
        ("interpolations", "let a = \"" + String(repeating: "\\(b)", count: 10_000) + "\""),
        ("ternary operators", "let a = b" + String(repeating: " ? c : b", count: 5_000)),
        ("comments", String(repeating: "// a11y-guide:disable:next escape-missing because\n", count: 20_000)),
    ])
    func whatIsLongIsExamined(name: String, text: String) { #expect(Self.faults(text) == []) }

    /// What the parser says of all mistakes of a file takes squared time.
    @Test(arguments: ["]", "`", "case .a: default: ", "class { func ( ) -> { if ", "}", "let ", "@"])
    func manyMistakesAreOneFault(text: String) {
        #expect(Self.faults(String(repeating: text, count: 2_000)).count == 1)
    }

    /// In a long file, too, where no more than a part of it is asked about.
    @Test func theFirstMistakeIsNamedWithItsPlace() {
        let member = "    func f() -> Int { 1 }\n"
        let members = String(repeating: member, count: 1_000)
        for (text, line, message) in [
            ("class A {\n\(members)", 1_001, "expected '}' to end class"),
            ("class A {\n\(members)    func g( {}\n\(members)}\n", 1_002, "expected ')' to end parameter clause"),
            ("\(members)let = 1\n", 1_001, "expected pattern in variable"),
        ] {
            let outcome = SourceChecker(checks: Check.all).examine([.init(path: "A.swift", bytes: Array(text.utf8))])
            #expect(outcome.faults.map(\.line) == [line])
            #expect(outcome.faults.map(\.message) == [message])
        }
    }

    @Test func aFileOfTenMegabytesIsExamined() {
        let line = "// Nothing but a long comment that has to be read to its end, and a \"string\" that is none.\n"
        let text = String(repeating: line, count: 10_000_000 / line.utf8.count)
        let screen = "import UIKit\n\(text)class A: UIView { override var intrinsicContentSize: CGSize { .zero } }\n"
        let outcome = SourceChecker(checks: Check.all).examine([.init(path: "A.swift", bytes: Array(screen.utf8))])
        #expect(outcome.faults == [])
        #expect(outcome.lineCount > 100_000)
    }

    @Test(
        arguments: [
            ("UTF-16", [0xFF, 0xFE] + "import UIKit".utf8.flatMap { [$0, 0] }),
            ("UTF-16 without a mark", "import UIKit\nclass A {}".utf8.flatMap { [0, $0] }),
            ("nothing but 0xFF", Array(repeating: 0xFF, count: 10_000)),
        ] as [(String, [UInt8])])
    func otherEncodingsAreFaults(name: String, bytes: [UInt8]) {
        let outcome = SourceChecker(checks: Check.all).examine([.init(path: "A.swift", bytes: bytes)])
        #expect(outcome.faults.map(\.path) == ["A.swift"])
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
