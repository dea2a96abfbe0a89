import Testing

@Suite struct SwiftCheckerTests {
    /// Code with a line that the compiler must reject.
    struct Wrong: CustomTestStringConvertible, Sendable {
        var name: String
        /// What the info string says after `swift`.
        var purpose = "uikit passing"
        /// The line of the code that is wrong, from 1.
        var line: Int
        var message: String
        var code: String
        var testDescription: String { name }
    }

    static let wrong = [
        Wrong(
            name: "a string for a Bool", line: 4, message: "cannot assign value of type 'String' to type 'Bool'",
            code: """
                import UIKit

                @MainActor func prepare(_ view: UIView) {
                    view.isAccessibilityElement = "yes"
                }
                """),
        Wrong(
            name: "a missing override", line: 4, message: "overriding declaration requires an 'override' keyword",
            code: """
                import UIKit

                final class Sheet: UIViewController {
                    func accessibilityPerformEscape() -> Bool { true }
                }
                """),
        Wrong(
            name: "an override of what does not exist", line: 4, message: "does not override any method",
            code: """
                import UIKit

                final class Sheet: UIViewController {
                    override func accessibilityPerformScrub() -> Bool { true }
                }
                """),
        Wrong(
            name: "a property that does not exist, unwrapped", line: 4, message: "has no member 'accessibilityName'",
            code: """
                import UIKit

                @MainActor func read(_ view: UIView) -> String {
                    view.accessibilityName!
                }
                """),
        Wrong(
            name: "a closing brace too few", line: 3, message: "expected",
            code: """
                import UIKit

                final class Sheet: UIViewController {
                """),
        Wrong(
            name: "a way out without a value", line: 5, message: "missing return",
            code: """
                import UIKit

                final class Sheet: UIViewController {
                    override func accessibilityPerformEscape() -> Bool {
                    }
                }
                """),
        Wrong(
            name: "a view touched from anywhere", line: 4, message: "main actor-isolated",
            code: """
                import UIKit

                func read(_ view: UIView) -> String? {
                    view.accessibilityLabel
                }
                """),
        Wrong(
            name: "a selector of a method that Objective-C cannot see", line: 5, message: "which has no '@objc'",
            code: """
                import UIKit

                final class Sheet: UIViewController {
                    func listen(to button: UIButton) {
                        button.addTarget(self, action: #selector(close), for: .touchUpInside)
                    }

                    private func close() {}
                }
                """),
        Wrong(
            name: "a selector of nothing", line: 5, message: "cannot find 'leave' in scope",
            code: """
                import UIKit

                final class Sheet: UIViewController {
                    func listen(to button: UIButton) {
                        button.addTarget(self, action: #selector(leave), for: .touchUpInside)
                    }
                }
                """),
        Wrong(
            name: "a modifier that does not exist", purpose: "swiftui passing", line: 5,
            message: "has no member 'accessibilityName'",
            code: """
                import SwiftUI

                struct Row: View {
                    var body: some View {
                        Text("Row").accessibilityName("Row")
                    }
                }
                """),
        Wrong(
            name: "a direction that a later system may add", purpose: "swiftui passing", line: 6,
            message: "switch covers known cases",
            code: """
                import SwiftUI

                struct Row: View {
                    var body: some View {
                        Text("Row").accessibilityAdjustableAction { direction in
                            switch direction {
                            case .increment, .decrement: print(direction)
                            }
                        }
                    }
                }
                """),
        Wrong(
            name: "a variable that never changes", line: 4, message: "never mutated",
            code: """
                import UIKit

                @MainActor func prepare(_ view: UIView) {
                    var label = "Row"
                    view.accessibilityLabel = label
                }
                """),
        Wrong(
            name: "a test that passes no message but a number", purpose: "xctest", line: 5,
            message: "cannot convert value of type 'Int'",
            code: """
                import XCTest

                final class RowTests: XCTestCase {
                    func testNothing() {
                        XCTAssertTrue(true, 1)
                    }
                }
                """),
    ]

    @Test(arguments: wrong) func reportsWrongCodeAtItsLine(_ wrong: Wrong) throws {
        var article = SampleArticle()
        article.add("swift uikit failing", "import UIKit\n\nfinal class Other: UIView {}")
        let firstLine = article.add("swift \(wrong.purpose)", wrong.code)
        let folder = "wrong/\(Self.wrong.firstIndex { $0.name == wrong.name } ?? 0)"

        let faults = try SwiftChecker(name: folder).faults(in: SwiftUnits.units(of: article.blocks))

        let line = firstLine + wrong.line - 1
        #expect(faults.contains { $0.line == line && $0.message.contains(wrong.message) }, "\(faults)")
        // Neither the block before is at fault, nor a line that is right.
        #expect(faults.allSatisfy { $0.path == article.path && $0.line == line }, "\(faults)")
    }

    @Test func acceptsWhatObjectiveCBringsToUIKit() throws {
        var article = SampleArticle()
        article.add(
            "swift uikit passing",
            """
            import UIKit

            final class Sheet: UIViewController, UITableViewDelegate {
                @IBOutlet private var list: UITableView?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let tap = UITapGestureRecognizer(target: self, action: #selector(Sheet.tapped(_:)))
                    view.addGestureRecognizer(tap)
                    let close = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(close))
                    addKeyCommand(close)
                }

                @objc private func tapped(_ tap: UITapGestureRecognizer) { print("#selector(nothing)", tap) }
                @objc(closeSheet) func close() {}
            }
            """)

        let faults = try SwiftChecker(name: "objective-c").faults(in: SwiftUnits.units(of: article.blocks))

        #expect(faults.isEmpty)
    }
}
