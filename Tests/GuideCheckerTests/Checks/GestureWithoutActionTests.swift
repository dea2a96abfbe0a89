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
}
