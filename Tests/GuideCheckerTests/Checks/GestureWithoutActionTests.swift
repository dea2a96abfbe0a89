import Testing

@Suite struct GestureWithoutActionTests {
    @Test func aSwipeThatNothingElseDoesIsFound() throws {
        try expect(
            "gesture-without-action",
            in: """
                import UIKit

                class Card: UIView {
                    func setUp() {
                        addGestureRecognizer(1️⃣UISwipeGestureRecognizer(target: self, action: #selector(Card.swiped(_:))))
                        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
                        addGestureRecognizer(tap)
                    }
                    @objc func swiped(_ swipe: UISwipeGestureRecognizer) { delegate?.cardDelete(self) }
                    @objc func tapped() { delegate?.cardOpen(self) }
                }
                """)
    }

    @Test(arguments: [
        // A button calls the same method.
        "func more() { button.addTarget(self, action: #selector(swiped), for: .touchUpInside) }",
        // Something else calls what the gesture calls.
        "@objc func deleteTapped() { delegate?.cardDelete(self) }",
        "override var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { [] } set {} }",
        "override func accessibilityActivate() -> Bool { true }",
    ])
    func anotherWayIsEnough(member: String) throws {
        try expect(
            "gesture-without-action",
            in: [
                (
                    "Card.swift",
                    """
                    import UIKit

                    class Card: UIView {
                        func setUp() {
                            addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(swiped)))
                        }
                        @objc func swiped() { delegate?.cardDelete(self) }
                    }
                    """
                ),
                ("Card+More.swift", "import UIKit\n\nextension Card {\n    \(member)\n}"),
            ])
    }

    @Test func gesturesOfSwiftUINeedAnActionToo() throws {
        try expect(
            "gesture-without-action",
            in: """
                import SwiftUI

                struct Row: View {
                    let copy: () -> Void
                    let reply: () -> Void

                    var body: some View {
                        HStack {
                            Text("a")
                                .padding()
                                .1️⃣onLongPressGesture(perform: copy)
                                .2️⃣gesture(DragGesture().onEnded { _ in reply() })
                            Text("b").onTapGesture { open() }
                        }
                    }
                }
                """)
    }

    @Test func actionsMayStandAnywhereInTheView() throws {
        try expect(
            "gesture-without-action",
            in: """
                import SwiftUI

                struct Row: View {
                    var body: some View {
                        VStack {
                            Text("a").onLongPressGesture { copy() }
                        }
                        .accessibilityAction(named: "Copy") { copy() }
                    }
                }

                struct Other: View {
                    @State private var isOpen = false
                    var body: some View {
                        Text("a")
                            .onLongPressGesture { isOpen = true }
                        Button("More") { isOpen = true }
                        Text("b").gesture(DragGesture().onChanged { offset = $0.translation })
                        Text("c").onTapGesture(count: 2) { zoom() }.contextMenu { Button("Zoom") { zoom() } }
                    }
                }
                """)
    }

    @Test(arguments: [
        // A touch: a double tap of a screen reader is one.
        """
        let press = UILongPressGestureRecognizer(target: self, action: #selector(act))
                press.minimumPressDuration = 0
        """,
        // A single tap does the same.
        """
        let press = UILongPressGestureRecognizer(target: self, action: #selector(act))
                let tap = UITapGestureRecognizer(target: self, action: #selector(act))
        """,
    ])
    func whatASingleTapDoesIsEnough(recognizers: String) throws {
        try expect(
            "gesture-without-action",
            in: """
                import UIKit

                class Card: UIView {
                    func setUp() {
                        \(recognizers)
                        addGestureRecognizer(press)
                    }
                    @objc func act() { delegate?.cardOpen(self) }
                }
                """)
    }

    @Test func aDoubleTapThatOnlyEnlargesIsNotMeant() throws {
        try expect(
            "gesture-without-action",
            in: """
                import SwiftUI
                import UIKit

                class Page: UIView {
                    func setUp() {
                        let twice = UITapGestureRecognizer(target: self, action: #selector(toggle))
                        twice.numberOfTapsRequired = 2
                        let archive = 1️⃣UITapGestureRecognizer(target: self, action: #selector(archive))
                        archive.numberOfTapsRequired = 2
                    }
                    @objc func toggle() { delegate?.toggleFullScreen() }
                    @objc func archive() { delegate?.archive() }
                }

                struct Photo: View {
                    var body: some View {
                        ZoomableView { Image("a") }.onTapGesture(count: 2) { move() }
                        Image("b").onTapGesture(count: 2) { scale = 2 }
                        Image("c").2️⃣onTapGesture(count: 2) { like() }
                    }
                }
                """)
    }
}
