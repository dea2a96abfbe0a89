import Testing

@Suite struct EscapeMissingTests {
    private let screen = """
        import UIKit

        final class Detail: UIViewController {
            override func viewDidLoad() {
                1️⃣navigationItem.hidesBackButton = true
            }

            @objc func back() { navigationController?.popViewController(animated: true) }
        }
        """

    @Test func aHiddenBackButtonNeedsAnAnswer() throws { try expect("escape-missing", in: screen) }

    @Test func anAnswerInAnExtensionOfAnotherFileCounts() throws {
        let plain = screen.filter { !$0.unicodeScalars.contains { $0.value == 0x20E3 } }
        try expect(
            "escape-missing",
            in: [
                ("Detail.swift", plain),
                (
                    "Detail+Accessibility.swift",
                    """
                    import UIKit

                    extension Detail {
                        override func accessibilityPerformEscape() -> Bool { true }
                    }
                    """
                ),
            ])
    }

    @Test(arguments: [
        "class Base: UIViewController { override func accessibilityPerformEscape() -> Bool { true } }",
        """
        protocol Leaving {}
        extension Leaving where Self: UIViewController { func accessibilityPerformEscape() -> Bool { true } }
        class Base: UIViewController, Leaving {}
        """,
        // What a class of another module does is not known.
        "import Toolkit\ntypealias Nothing = Int",
    ])
    func anAnswerOfASuperclassOrProtocolCounts(base: String) throws {
        try expect(
            "escape-missing",
            in: [
                ("Base.swift", "import UIKit\n\(base)"),
                (
                    "Detail.swift",
                    """
                    import UIKit

                    final class Detail: Base {
                        override func viewDidLoad() { navigationItem.setHidesBackButton(true, animated: false) }
                        func back() { navigationController?.popViewController(animated: true) }
                    }
                    """
                ),
            ])
    }

    @Test func aScreenWithoutAWayBackIsNotMeant() throws {
        try expect(
            "escape-missing",
            in: """
                import UIKit

                final class Payment: UIViewController {
                    override func viewDidLoad() {
                        navigationItem.hidesBackButton = true
                    }
                }

                final class Root: UIViewController {
                    override func viewDidLoad() {
                        navigationItem.hidesBackButton = false
                        navigationController?.setNavigationBarHidden(false, animated: true)
                        navigationController?.popViewController(animated: true)
                    }
                }
                """)
    }

    @Test func aLeftItemThatStandsBesideTheBackButtonIsNotMeant() throws {
        try expect(
            "escape-missing",
            in: """
                import UIKit

                final class Detail: UIViewController {
                    override func viewDidLoad() {
                        navigationItem.leftItemsSupplementBackButton = true
                        navigationItem.leftBarButtonItem = UIBarButtonItem(
                            title: "Back", style: .plain, target: self, action: #selector(back))
                    }
                    @objc func back() { navigationController?.popViewController(animated: true) }
                }
                """)
    }

    @Test func aPresentationOfItsOwnNeedsAnAnswer() throws {
        try expect(
            "escape-missing",
            in: """
                import UIKit

                class Overlay<Content: UIView>: UIViewController {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        1️⃣self.modalPresentationStyle = .overFullScreen
                    }
                    required init?(coder: NSCoder) { nil }
                    @IBAction func closeTouched() { close() }
                    func close() { self.dismiss(animated: true, completion: nil) }
                }

                class Presenter: UIViewController {
                    func open() {
                        let sheet = Overlay<UIView>()
                        sheet.modalPresentationStyle = .fullScreen
                        present(sheet, animated: true)
                        dismiss(animated: true)
                    }
                }
                """)
    }

    @Test(arguments: [
        // Whoever shows it takes it away.
        "func finish() { dismiss(animated: true) }",
        // It goes away by itself, sooner or later.
        """
        func show() { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.close() }; dismiss(animated: false) }
            @objc func close() { dismiss(animated: true) }
            func later() { onMain(after: 3) { self.dismiss(animated: true) } }
        """,
    ])
    func whatPeopleDoNotCloseIsNotMeant(members: String) throws {
        try expect(
            "escape-missing",
            in: """
                import UIKit

                class Progress: UIViewController {
                    func setUp() { modalPresentationStyle = .overCurrentContext }
                    \(members)
                }
                """)
    }

    @Test(arguments: [
        "func setUp() { button.addAction(UIAction { _ in self.leave() }, for: .touchUpInside) }",
        "@objc func pulled() { leave() }",
        "func closeButtonTapped() { step() }\n    func step() { leave() }",
        "func setUp() { view.onClose = leave }\n    @objc func setUpAgain() { setUp() }",
    ])
    func aTouchIsFollowedToWhatItCalls(member: String) throws {
        try expect(
            "escape-missing",
            in: """
                import UIKit

                class Overlay: UIViewController {
                    func prepare() { 1️⃣modalPresentationStyle = .custom }
                    func leave() { dismiss(animated: true) }
                    \(member)
                }
                """)
    }

    @Test func aViewThatOnlyHandsOverAWayToCloseIsAStep() throws {
        try expect(
            "escape-missing",
            in: """
                import SwiftUI

                struct Steps: View {
                    var body: some View {
                        Permissions(onDismiss: { finish() }).navigationBarBackButtonHidden(true)
                    }
                }
                """)
    }

    @Test func aBackButtonMayBeDeclaredApart() throws {
        try expect(
            "escape-missing",
            in: """
                import SwiftUI

                struct Detail: View {
                    @Environment(\\.dismiss) var dismiss
                    var backButton: some View { Button("Back") { dismiss() } }
                    var body: some View {
                        Text("a").1️⃣navigationBarBackButtonHidden(true).toolbar { ToolbarItem { backButton } }
                    }
                }
                """)
    }

    @Test func modifiersMayStandInAnyOrderAndBehindConditions() throws {
        try expect(
            "escape-missing",
            in: """
                import SwiftUI

                struct Before: View {
                    @Environment(\\.dismiss) var dismiss
                    var body: some View {
                        Text("a")
                            .accessibilityAction(.escape) { dismiss() }
                            #if os(iOS)
                            .navigationBarBackButtonHidden()
                            #endif
                            .padding()
                    }
                }

                struct Shown: View {
                    @Environment(\\.dismiss) var dismiss
                    var body: some View {
                        Button("Close") { dismiss() }.navigationBarBackButtonHidden(false)
                    }
                }
                """)
        try expect(
            "escape-missing",
            in: """
                import SwiftUI

                struct After: View {
                    @Environment(\\.dismiss) var dismiss
                    var body: some View {
                        Button("Close") { dismiss() }
                            .padding()
                            #if os(iOS)
                            .1️⃣navigationBarBackButtonHidden()
                            #endif
                    }
                }
                """)
    }
}
