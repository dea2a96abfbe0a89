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

    /// Where a tab is told to be chosen in a part of its own.
    @Test(arguments: [
        ("Pill(text: tab, isOn: tab == choice)", ""), ("Text(tab).bold(tab == choice)", ".chosen(tab == choice)"),
        ("Text(tab).bold(tab == choice)", ".buttonStyle(TabStyle())"),
    ])
    func aPartOfItsOwnMaySayIt(label: String, modifier: String) throws {
        try expect(
            "tabs-selected-missing",
            in: [
                (
                    "Tabs.swift",
                    """
                    import SwiftUI

                    struct Tabs: View {
                        @State private var choice = "a"
                        var body: some View {
                            HStack {
                                ForEach(["a", "b"], id: \\.self) { tab in
                                    Button { choice = tab } label: { \(label) }\(modifier)
                                }
                            }
                        }
                    }
                    """
                ),
                (
                    "Parts.swift",
                    """
                    import SwiftUI

                    struct Pill: View {
                        let text: String
                        let isOn: Bool
                        var body: some View { Text(text).accessibilityAddTraits(isOn ? .isSelected : []) }
                    }
                    extension View {
                        func chosen(_ isOn: Bool) -> some View { accessibilityAddTraits(isOn ? .isSelected : []) }
                    }
                    struct TabStyle: ButtonStyle {
                        func makeBody(configuration: Configuration) -> some View {
                            configuration.label.accessibilityAddTraits(.isSelected)
                        }
                    }
                    """
                ),
            ])
    }
}
