import Testing

@Suite struct SliderActionsMissingTests {
    @Test func oneActionNeedsTheOther() throws {
        try expect(
            "slider-actions-missing",
            in: """
                import UIKit

                class Dial: UIView {
                    override var accessibilityTraits: UIAccessibilityTraits {
                        get { super.accessibilityTraits.union(.adjustable) }
                        set {}
                    }
                    1️⃣override func accessibilityIncrement() {}
                }
                """)
    }

    @Test(arguments: [
        "accessibilityTraits.insert(.1️⃣adjustable)", "accessibilityTraits = [.button, .1️⃣adjustable]",
        "self.accessibilityTraits.formUnion(.1️⃣adjustable)", "accessibilityTraits |= UIAccessibilityTraits.1️⃣adjustable",
    ])
    func theTraitNeedsActionsHoweverItIsGiven(statement: String) throws {
        let statement = statement.replacingMarkBeforeImplicitMember
        try expect(
            "slider-actions-missing",
            in: """
                import UIKit

                class Dial: UIView {
                    func setUp() {
                        \(statement)
                    }
                }
                """)
    }

    @Test func actionsNeedTheTrait() throws {
        try expect(
            "slider-actions-missing",
            in: """
                import UIKit

                class Dial: UIControl {
                    1️⃣override func accessibilityIncrement() {}
                    override func accessibilityDecrement() {}
                }
                """)
    }

    @Test func actionsMayStandInExtensionsSuperclassesAndBlocks() throws {
        try expect(
            "slider-actions-missing",
            in: [
                (
                    "Dial.swift",
                    """
                    import UIKit

                    class Base: UIView {
                        override func accessibilityDecrement() {}
                    }

                    final class Dial: Base {
                        override init(frame: CGRect) {
                            super.init(frame: frame)
                            accessibilityTraits.insert(.adjustable)
                        }
                        required init?(coder: NSCoder) { nil }
                    }

                    final class BlockDial: UIView {
                        func setUp() {
                            accessibilityTraits = .adjustable
                            accessibilityIncrementBlock = { true }
                            accessibilityDecrementBlock = { true }
                        }
                    }

                    final class Loud: UISlider {
                        override func accessibilityIncrement() { super.accessibilityIncrement() }
                    }
                    """
                ),
                (
                    "Dial+Actions.swift",
                    """
                    import UIKit

                    extension Dial {
                        override func accessibilityIncrement() {}
                    }
                    """
                ),
            ])
    }

    @Test(arguments: [
        "switch direction { case .increment: up(); case .decrement: down(); @unknown default: break }",
        "value += direction == .increment ? 1 : -1",
        "if direction == .increment { up() } else { down() }",
        "guard direction == .increment else { return down() }; up()",
        "switch direction { case .increment: up(); default: down() }",
        "if case .increment = direction { up(); return }; down()",
        "adjust(direction)",
    ])
    func bothDirectionsCountHoweverTheyAreTold(body: String) throws {
        try expect(
            "slider-actions-missing",
            in: """
                import SwiftUI

                struct Dial: View {
                    var body: some View {
                        Text("1").accessibilityAdjustableAction { direction in
                            \(body)
                        }
                        .accessibilityValue("1")
                    }
                }
                """)
    }

    @Test func oneDirectionIsNotEnough() throws {
        try expect(
            "slider-actions-missing",
            in: """
                import SwiftUI

                struct Dial: View {
                    var body: some View {
                        Text("1").1️⃣accessibilityAdjustableAction { direction in
                            switch direction {
                            case .increment: up()
                            default: break
                            }
                        }
                    }
                }
                """)
    }
}

extension String {
    /// The mark stands before the period of `.adjustable`, which is where an implicit member begins.
    fileprivate var replacingMarkBeforeImplicitMember: String {
        contains("UIAccessibilityTraits") ? self : split(separator: ".1️⃣").joined(separator: "1️⃣.")
    }
}
