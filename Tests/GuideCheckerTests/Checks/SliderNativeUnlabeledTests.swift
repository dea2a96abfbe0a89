import Testing

@Suite struct SliderNativeUnlabeledTests {
    @Test func aSliderWithoutANameIsFound() throws {
        try expect(
            "slider-native-unlabeled",
            in: """
                import SwiftUI
                import UIKit

                struct Volume: View {
                    @State var value = 0.5
                    var body: some View {
                        VStack { Text("Volume"); 1️⃣Slider(value: $value).padding() }
                    }
                }

                class Player: UIViewController {
                    2️⃣let volume = UISlider()
                    override func viewDidLoad() {
                        view.addSubview(volume)
                        [volume].forEach(view.addSubview)
                        let stack = UIStackView(arrangedSubviews: [volume])
                        volume.minimumValue = 0
                        if sender === volume { volume.setValue(1, animated: false) }
                    }
                }
                """)
    }

    @Test(arguments: [
        "var body: some View { Slider(value: $value).accessibility(label: Text(\"Size\")) }",
        "var body: some View { Slider(value: $value).modifier(Named()) }",
        "var body: some View { Slider(value: $value).padding().named(\"Size\") }",
        "var body: some View { VStack { slider.accessibilityLabel(\"Zoom\") } }\n    var slider: some View { Slider(value: $value) }",
        "var body: some View { labeled(Slider(value: $value), \"Size\") }",
    ])
    func aNameMayComeFromElsewhereInSwiftUI(members: String) throws {
        try expect(
            "slider-native-unlabeled",
            in: [
                (
                    "Size.swift",
                    "import SwiftUI\n\nstruct Size: View {\n    @State var value = 0.5\n    \(members)\n}\n"
                ),
                (
                    "Helpers.swift",
                    """
                    import SwiftUI

                    struct Named: ViewModifier {
                        func body(content: Content) -> some View { content.accessibilityLabel("Size") }
                    }
                    extension View {
                        func named(_ text: String) -> some View { accessibilityLabel(text) }
                    }
                    """
                ),
            ])
    }

    @Test(arguments: [
        "[a].forEach { $0.accessibilityLabel = \"x\" }", "let s = a\n        s.accessibilityLabel = \"x\"",
        "name(a, \"One\")", "for (s, t) in [(a, \"One\")] { s.accessibilityLabel = t }",
        "a.setAccessibilityLabel(\"x\")", "a.ax(label: \"x\")", "a.accessibilityLabelBlock = { \"x\" }",
        "a.accessibilityAttributedLabel = text", "a.isAccessibilityElement = false",
    ])
    func aNameMayComeFromElsewhereInUIKit(statement: String) throws {
        try expect(
            "slider-native-unlabeled",
            in: """
                import UIKit

                class Player: UIViewController {
                    let a = UISlider()
                    override func viewDidLoad() {
                        view.addSubview(a)
                        \(statement)
                    }
                }
                """)
    }

    @Test func whoeverUsesACellMayNameItsSlider() throws {
        try expect(
            "slider-native-unlabeled",
            in: [
                ("Cell.swift", "import UIKit\nclass Cell: UITableViewCell { let slider = UISlider() }"),
                (
                    "List.swift",
                    "import UIKit\nclass List: UIViewController { func show(_ cell: Cell) { cell.slider.accessibilityLabel = \"x\" } }"
                ),
            ])
    }
}
