import Testing

@Suite struct TabsSelectedMissingTests {
    @Test func aTraitThatIsGivenIsTakenAway() throws {
        try expect(
            "tabs-selected-missing",
            in: """
                import UIKit

                class Filters: UIViewController {
                    func choose(_ button: UIButton) {
                        1️⃣button.accessibilityTraits.insert(.selected)
                    }
                    func show(in table: UITableView) {
                        let cell = table.dequeueReusableCell(withIdentifier: "a")
                        2️⃣cell.accessibilityTraits.insert(.selected)
                    }
                }
                """)
    }

    @Test func whatIsMadeAnewHasLostIt() throws {
        try expect(
            "tabs-selected-missing",
            in: """
                import UIKit

                class Status: UIViewController {
                    func makeItem(selected: Bool) -> UIBarButtonItem {
                        let item = UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil)
                        if selected {
                            item.accessibilityTraits.insert(.selected)
                        }
                        return item
                    }
                }
                """)
    }
}
