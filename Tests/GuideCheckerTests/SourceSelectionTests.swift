import GuideChecker
import Testing

/// Most files of an app are not parsed. `expect` checks each source both ways; here stand those where it is easy to go wrong.
@Suite struct SourceSelectionTests {
    @Test func aSuperclassCountsWhoseFileHoldsNothingElse() throws {
        try expect(
            "escape-missing",
            in: [
                ("Middle.swift", "class Middle<Model: Hashable>: Base where Model: Codable {}"),
                ("Base.swift", "open class Base : UIViewController { /* of all screens */ }"),
                (
                    "Detail.swift",
                    """
                    import UIKit

                    final class Detail: Middle<Int> {
                        override func viewDidLoad() { 1️⃣navigationItem.hidesBackButton = true }
                        @objc func back() { navigationController?.popViewController(animated: true) }
                    }
                    """
                ),
            ])
    }

    @Test func anExtensionIsExaminedWithItsType() throws {
        try expect(
            "escape-missing",
            in: [
                ("Outer.swift", "enum Outer { final class Detail: UIViewController {} }"),
                ("Other.swift", "struct Detail {}"),
                (
                    "Detail+Back.swift",
                    """
                    import UIKit

                    extension Outer.Detail {
                        func hide() { 1️⃣navigationItem.hidesBackButton = true }
                        @objc func back() { navigationController?.popViewController(animated: true) }
                    }
                    """
                ),
            ])
    }

    @Test func aSubclassInAFileOfItsOwnCounts() throws {
        try expect(
            "slider-actions-missing",
            in: [
                ("Knob.swift", "import UIKit\nclass Knob: UIView { override func accessibilityIncrement() {} }"),
                ("Sub.swift", "final class Volume: Knob {}"),
            ])
    }

    @Test func theClassOfAPropertyCounts() throws {
        try expect(
            "target-size-small",
            in: [
                ("Close.swift", "class CloseButton: RoundButton {}"),
                ("Round.swift", "class RoundButton: UIButton {}"),
                ("Badge.swift", "class Badge: Plain {}\nclass Plain {}"),
                (
                    "Card.swift",
                    """
                    import UIKit

                    class Card: UIView {
                        let close = CloseButton()
                        let badge = Badge()
                        func setUp() {
                            close.heightAnchor.constraint(equalToConstant: 20).isActive = true
                            close.widthAnchor.constraint(equalToConstant: 1️⃣20).isActive = true
                            badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
                            badge.widthAnchor.constraint(equalToConstant: 20).isActive = true
                        }
                    }
                    """
                ),
            ])
    }

    private static let broken = "import UIKit\n\nclass Model {\n    func = \n}\n"
    private static let screen = """
        import UIKit

        class Screen: UIViewController {
            override func accessibilityPerformEscape() -> Bool {
                navigationController?.popViewController(animated: true)
                return true
            }
        }
        """

    @Test(arguments: [
        // What is named is parsed.
        (SourceChecker.Attention.always, broken, ["Model.swift"]),
        (.whereNeeded, broken, []),
        (.whereNeeded, broken + "// UISlider\n", ["Model.swift"]),
        (.asContext, broken + "// UISlider\n", []),
        // What is cut off or half merged is noticed by its brackets and strings.
        (.whereNeeded, "class A {", ["Model.swift"]), (.whereNeeded, "let a = [(1])", ["Model.swift"]),
        (.whereNeeded, "let a = \"b\n", ["Model.swift"]), (.whereNeeded, "/* /* */ let a = 1", ["Model.swift"]),
        (.whereNeeded, "let a = \"\"\"\n  b", ["Model.swift"]), (.whereNeeded, "let a = \"\\(b\"", ["Model.swift"]),
        (
            .whereNeeded,
            """
            let a = "( \\(b["{"] ?? "}") [" + #"(" { \\(c"# /* ( /* } */ */ // ]
            let d = \"\"\"
                { " [
                \\(e(")"))
                \"\"\"
            """, []
        ),
    ])
    func faultsAreToldOfWhatIsParsed(attention: SourceChecker.Attention, text: String, faults: [String]) {
        let outcome = SourceChecker().examine([
            .init(path: "Model.swift", bytes: Array(text.utf8), attention: attention),
            .init(path: "Screen.swift", bytes: Array(Self.screen.utf8), attention: .whereNeeded),
        ])
        #expect(outcome.faults.map(\.path) == faults)
        #expect(outcome.findings.map(\.rule) == ["escape-result-wrong"])
        #expect(
            outcome.lineCount == text.split(separator: "\n" as Character, omittingEmptySubsequences: false).count + 8)
    }

    @Test func testsAnswerForNothing() {
        let outcome = SourceChecker().examine([
            .init(
                path: "Detail.swift",
                bytes: Array(
                    """
                    import UIKit
                    class Detail: UIViewController {
                        func hide() { navigationItem.hidesBackButton = true }
                        @objc func back() { navigationController?.popViewController(animated: true) }
                    }
                    """.utf8), attention: .whereNeeded),
            .init(
                path: "DetailTests.swift",
                bytes: Array(
                    """
                    import XCTest
                    @testable import App
                    extension Detail { override func accessibilityPerformEscape() -> Bool { true } }
                    """.utf8), attention: .whereNeeded),
        ])
        #expect(outcome.findings.map(\.rule) == ["escape-missing"])
    }
}
