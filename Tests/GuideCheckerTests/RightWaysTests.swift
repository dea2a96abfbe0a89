import Testing

/// The usual ways of doing it right, which stay silent, beside what is found: marks stand where findings are expected.
@Suite struct RightWaysTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var rule: String
        var name: String
        var code: String
        var testDescription: String { "\(rule): \(name)" }

        init(_ rule: String, _ name: String, _ code: String) {
            self.rule = rule
            self.name = name
            self.code = code
        }
    }

    static let uikit = [
        Case(
            "back-title-misleading", "names of screens, and items with a label",
            """
            class List: UITableViewController {
                func a() { navigationItem.backButtonTitle = NSLocalizedString("Fruit", comment: "") }
                func b() {
                    let item = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
                    item.accessibilityLabel = title
                    self.navigationItem.backBarButtonItem = item
                }
                func c() { 1️⃣navigationItem.backButtonTitle = String(localized: "Done") }
            }
            """),
        Case(
            "back-title-missing", "a title in a superclass, a display mode",
            """
            class Base: UIViewController { override func viewDidLoad() { title = "Home" } }
            class Home: Base {
                func a() { navigationItem.titleView = UIImageView() }
                func b() { navigationItem.backButtonDisplayMode = .minimal }
                func c() { navigationItem.backBarButtonItem = UIBarButtonItem(title: 1️⃣" ", style: .plain, target: nil, action: nil) }
            }
            """),
        Case(
            "screen-title-missing", "a header trait, a title of the item",
            """
            class A: UIViewController {
                func a() { let l = UILabel(); l.accessibilityTraits = .header; navigationItem.titleView = l }
            }
            class B: UIViewController {
                func a() { navigationItem.title = "B"; navigationItem.titleView = UILabel() }
            }
            class C: UIViewController {
                lazy var label: UILabel = { let label = UILabel(); return label }()
                func a() { 1️⃣navigationItem.titleView = label }
            }
            """),
        Case(
            "escape-result-wrong", "results that depend on what was done",
            """
            class A: UIViewController {
                override func accessibilityPerformEscape() -> Bool { dismiss(animated: true); return true }
            }
            class B: UIViewController {
                override func accessibilityPerformEscape() -> Bool {
                    if let navigationController { navigationController.popViewController(animated: true); return true }
                    return false
                }
            }
            class C: UIViewController {
                override func accessibilityPerformEscape() -> Bool { Logger.info("escape"); return super.accessibilityPerformEscape() }
            }
            class D: UIViewController {
                override func accessibilityPerformEscape() -> Bool { _ = navigationController?.popViewController(animated: true); return 1️⃣true }
            }
            """),
        Case(
            "escape-tap-outside-only", "a button that leaves, too",
            """
            class A: UIViewController {
                let dimmingView = UIView()
                func a() {
                    dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
                    button.addTarget(self, action: #selector(leave), for: .touchUpInside)
                }
                @objc func leave() { dismiss(animated: true) }
            }
            class B: UIViewController {
                func a() { view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) }
                @objc func tapped() { view.endEditing(true) }
            }
            class C: UIViewController {
                let backdrop = UIView()
                func a() { backdrop.addGestureRecognizer(1️⃣UITapGestureRecognizer(target: self, action: #selector(tapped))) }
                @objc func tapped() { dismiss(animated: true, completion: nil) }
            }
            """),
        Case(
            "slider-action-unsafe", "limits of every kind",
            """
            class A: UIView {
                var value = 0 { didSet { value = min(value, 9) } }
                var level = 0
                override func accessibilityIncrement() { value += 1 }
                override func accessibilityDecrement() { guard level > 0 else { return }; level -= 1 }
            }
            class B: UIView {
                var level = 0
                override func accessibilityIncrement() { level = (level + 1).clamped(to: 0...9) }
                override func accessibilityDecrement() { step(by: -1) }
            }
            class C: UIView {
                var level = 0
                override func accessibilityIncrement() { 1️⃣level += 1 }
                override func accessibilityDecrement() { 2️⃣player! .seek() }
            }
            """),
        Case(
            "slider-value-missing", "an override, a didSet, a generic superclass",
            """
            class A: UIView {
                override var accessibilityValue: String? { get { "1" } set {} }
                override func accessibilityIncrement() {}
            }
            class B: UIView {
                var value = 0 { didSet { accessibilityValue = "\\(value)" } }
                override func accessibilityIncrement() {}
            }
            class Base<Value>: UIView { func update() { self.accessibilityValue = text } }
            class C: Base<Int> { override func accessibilityIncrement() {} }
            class D: UIView { 1️⃣override func accessibilityIncrement() {} }
            """),
        Case(
            "slider-native-unlabeled", "a label in a closure, in an extension, from a storyboard",
            """
            class A: UIViewController {
                let a: UISlider = { let slider = UISlider(); slider.accessibilityLabel = "A"; return slider }()
                let b = UISlider()
                @IBOutlet var c: UISlider!
                1️⃣private let d = UISlider()
            }
            extension A { func setUp() { b.accessibilityLabel = "B" } }
            """),
        Case(
            "slider-release-only", "a slider that is heard while it moves",
            """
            class A: UIViewController {
                let a = UISlider(), b = UISlider(), c = UIButton()
                func setUp() {
                    a.addTarget(self, action: #selector(end), for: .touchUpInside)
                    a.addTarget(self, action: #selector(move), for: .valueChanged)
                    c.addTarget(self, action: #selector(end), for: .touchUpInside)
                    b.addTarget(self, action: #selector(end), for: 1️⃣.touchUpInside)
                }
            }
            """),
        Case(
            "slider-value-in-label", "a value where it belongs",
            """
            class A: UIViewController {
                let slider = UISlider()
                let button = UIButton()
                func a() {
                    slider.accessibilityLabel = "Volume"
                    slider.accessibilityValue = "\\(slider.value)"
                    button.accessibilityLabel = "Set to \\(slider.value)"
                    slider.accessibilityLabel = 1️⃣"Volume \\(slider.value)"
                }
            }
            """),
        Case(
            "slider-not-adjustable", "a drag that moves the view itself",
            """
            class A: UIView {
                func setUp() { addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned))) }
                @objc func panned(_ pan: UIPanGestureRecognizer) { center.x = pan.location(in: self).x / bounds.width }
            }
            1️⃣class B: UIControl {
                var value = 0.0
                override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                    value = touch.location(in: self).x / bounds.width
                    return true
                }
            }
            """),
        Case(
            "container-hides-children", "actions in place of buttons, elements of its own",
            """
            class A: UIView {
                let a = UIButton(), b = UIButton()
                func setUp() { addSubview(a); addSubview(b); isAccessibilityElement = true; accessibilityCustomActions = [] }
            }
            class B: UIView {
                let a = UIButton(), b = UIButton()
                func setUp() { addSubview(a); addSubview(b); isAccessibilityElement = false }
            }
            class C: UIView {
                let a = UIButton(), b = UIButton()
                func setUp() { [a, b].forEach { addSubview($0) }; 1️⃣isAccessibilityElement = true }
            }
            """),
        Case(
            "identifier-as-label", "words of people, keys of string tables",
            """
            class A: UIView {
                func a() {
                    accessibilityLabel = "Wi-Fi"
                    accessibilityLabel = "example.com"
                    accessibilityLabel = "e.g."
                    accessibilityLabel = NSLocalizedString("home.title.label", comment: "")
                    accessibilityIdentifier = "home.title.label"
                    accessibilityLabel = 1️⃣"home.title.label"
                    accessibilityLabel = 2️⃣accessibilityIdentifier
                }
            }
            """),
        Case(
            "tabs-role-misplaced", "the trait on the container",
            """
            class A: UIView { func setUp() { accessibilityTraits = .tabBar } }
            class B: UIView {
                let bar = UIStackView()
                func setUp() { bar.accessibilityTraits.insert(.tabBar); for tab in tabs { tab.accessibilityTraits = .button } }
            }
            class C: UIView { let tab = UIButton(); func setUp() { 1️⃣tab.accessibilityTraits = .tabBar } }
            """),
        Case(
            "tabs-selected-missing", "traits that are taken away, or written anew",
            """
            class A: UIView { func a() { b.accessibilityTraits.insert(.selected); c.accessibilityTraits.remove(.selected) } }
            class B: UIView { func a(_ on: Bool) { b.accessibilityTraits = on ? [.button, .selected] : .button } }
            class C: UIView { override var accessibilityTraits: UIAccessibilityTraits { get { [.selected] } set {} } }
            class D: UIView { func a() { 1️⃣b.accessibilityTraits.insert(.selected) } }
            """),
        Case(
            "region-group-unlabeled", "a group with a name from an extension",
            """
            class A: UIView { func a() { accessibilityContainerType = .semanticGroup } }
            extension A { override var accessibilityLabel: String? { get { "A" } set {} } }
            class B: UIView { let c = UIView(); func a() { 1️⃣c.accessibilityContainerType = .semanticGroup } }
            """),
        Case(
            "region-list-type-misused", "elements by the array or by the methods",
            """
            class A: UIView { func a() { accessibilityContainerType = .list; accessibilityElements = labels } }
            class B: UIView {
                func a() { accessibilityContainerType = .list }
                override func accessibilityElementCount() -> Int { 2 }
            }
            class C: UIView { func a() { 1️⃣accessibilityContainerType = .list } }
            """),
        Case(
            "region-bar-renamed", "views of one's own that are called so",
            """
            class A: UIView { let tabBar = UIStackView(); func a() { tabBar.accessibilityLabel = "Formats" } }
            class B: UIViewController { func a() { 1️⃣navigationController?.navigationBar.accessibilityLabel = "B" } }
            """),
        Case(
            "text-size-fixed", "fonts that follow the setting",
            """
            class A: UIView {
                let label = UILabel()
                func a() { label.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 17)) }
            }
            class B: UIView {
                let label = UILabel()
                func a() { label.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize) }
            }
            class C: UIView { let label = UILabel(); func a() { label.font = 1️⃣.systemFont(ofSize: 17, weight: .bold) } }
            """),
        Case(
            "target-size-small", "a larger hit area, a picture of that size",
            """
            class A: UIView {
                let button = UIButton(), image = UIImageView()
                func a() {
                    NSLayoutConstraint.activate([
                        image.widthAnchor.constraint(equalToConstant: 20), image.heightAnchor.constraint(equalToConstant: 20),
                        button.widthAnchor.constraint(equalToConstant: 44), button.heightAnchor.constraint(equalToConstant: 44),
                    ])
                }
            }
            class B: UIButton {
                let button = UIButton()
                func a() {
                    button.widthAnchor.constraint(equalToConstant: 20).isActive = true
                    button.heightAnchor.constraint(equalToConstant: 20).isActive = true
                }
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
            }
            class C: UIView {
                let button = UIButton()
                func a() {
                    button.widthAnchor.constraint(equalToConstant: 1️⃣20).isActive = true
                    button.heightAnchor.constraint(equalToConstant: 20).isActive = true
                }
            }
            """),
        Case(
            "board-cells-missing", "elements for what is drawn",
            """
            class A: UIView {
                override func draw(_ rect: CGRect) { for row in 0..<9 { for column in 0..<9 { line(row, column) } } }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
                override var accessibilityElements: [Any]? { get { [] } set {} }
            }
            class B: UIView { override func draw(_ rect: CGRect) { for line in lines { line.stroke() } } }
            class C: UIView {
                1️⃣override func draw(_ rect: CGRect) { for row in 0..<9 { for column in 0..<9 { line(row, column) } } }
                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
            }
            """),
        Case(
            "modal-background-reachable", "a panel among its siblings",
            """
            class A: UIViewController {
                func a() { panel.accessibilityViewIsModal = true; view.addSubview(board); view.addSubview(panel) }
            }
            class B: UIViewController {
                func a() { panel.accessibilityViewIsModal = true; view.addSubview(board); 1️⃣board.addSubview(panel) }
            }
            """),
    ]

    static let swiftUI = [
        Case(
            "slider-native-unlabeled", "labels of every kind",
            """
            struct A: View {
                var body: some View {
                    Slider(value: $a) { Text("A") }
                    Slider(value: $a, in: 0...1, label: { Text("A") })
                    Slider(value: $a).padding().accessibilityLabel("A")
                    LabeledContent("A") { Slider(value: $a) }
                    1️⃣Slider(value: $a, in: 0...1)
                }
            }
            #Preview { Slider(value: .constant(1)) }
            """),
        Case(
            "slider-value-in-label", "labels that do not change",
            """
            struct A: View {
                var body: some View {
                    Slider(value: $volume).accessibilityValue("\\(volume)").accessibilityLabel("Volume")
                    Slider(value: $volume).1️⃣accessibilityLabel("Volume \\(volume)")
                }
            }
            """),
        Case(
            "container-hides-children", "children that are kept, or said in another way",
            """
            struct A: View {
                var body: some View {
                    HStack { Text("a"); Button("b") {} }.accessibilityElement(children: .contain)
                    HStack { Text("a"); Button("b") {} }.accessibilityElement(children: .combine)
                    HStack { Text("a"); Button("b") {} }.accessibilityElement().accessibilityAction(named: "b") {}
                    HStack { Text("a"); Text("b") }.accessibilityElement(children: .ignore)
                    HStack { Text("a"); Button("b") {}.accessibilityHidden(true) }.accessibilityElement()
                    HStack { Text("a"); Button("b") {} }.padding().1️⃣accessibilityElement(children: .ignore)
                }
            }
            """),
        Case(
            "region-group-unlabeled", "labels on containers and on single controls",
            """
            struct A: View {
                var body: some View {
                    VStack { Text("a"); Button("b") {} }.accessibilityLabel("A").accessibilityElement(children: .contain)
                    VStack { Text("a"); Text("b") }.accessibilityLabel("A")
                    Button { } label: { VStack { Text("a") }.accessibilityLabel("A") }
                    VStack { Text("a"); Button("b") {} }.1️⃣accessibilityLabel("A")
                }
            }
            """),
        Case(
            "tabs-selected-missing", "a state that is said",
            """
            struct A: View {
                var body: some View {
                    HStack { ForEach(all, id: \\.self) { item in
                        Button { chosen = item } label: { Text(item).bold(item == chosen) }
                            .accessibilityAddTraits(item == chosen ? .isSelected : [])
                    } }
                }
            }
            struct B: View {
                var body: some View {
                    Menu("a") { ForEach(all, id: \\.self) { item in Button { chosen = item } label: { Text(item).bold(item == chosen) } } }
                }
            }
            struct C: View {
                var body: some View {
                    HStack { ForEach(all, id: \\.self) { item in
                        1️⃣Button { chosen = item } label: { Text(item).bold(item == chosen) }
                    } }
                }
            }
            """),
        Case(
            "target-size-small", "padding, larger frames, styles that grow",
            """
            struct A: View {
                var body: some View {
                    Button { } label: { Image(systemName: "a").frame(width: 20, height: 20).padding(12) }.buttonStyle(.plain)
                    Button { } label: { Image(systemName: "a").frame(width: 20, height: 20) }.buttonStyle(.bordered)
                    Button { } label: { Image(systemName: "a").frame(width: 44, height: 44) }.buttonStyle(.plain)
                    Button { } label: { Image(systemName: "a").1️⃣frame(width: 20, height: 20) }.buttonStyle(.plain)
                }
            }
            """),
        Case(
            "slider-value-missing", "a value in any order",
            """
            struct A: View {
                var body: some View {
                    Dial().accessibilityValue("1").accessibilityElement().accessibilityAdjustableAction { _ in }
                    Dial().accessibilityAdjustableAction { _ in }
                    Dial().accessibilityElement().1️⃣accessibilityAdjustableAction { _ in }
                }
            }
            """),
    ]

    @Test(arguments: uikit) func isFoundOrSilentInUIKit(_ example: Case) throws {
        try expect(example.rule, in: "import UIKit\n\(example.code)\n")
    }

    @Test(arguments: swiftUI) func isFoundOrSilentInSwiftUI(_ example: Case) throws {
        try expect(example.rule, in: "import SwiftUI\n\(example.code)\n")
    }
}
