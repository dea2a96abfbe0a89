import GuideFindings
import Testing

/// What each of our own reports says, worked out by hand.
@Suite struct FixtureTests {
    struct Expected: Sendable, CustomTestStringConvertible {
        var name: String
        var format: ReportFormat
        var passedOver = 0
        /// Tool, rule, level, state, place, element and message of each finding.
        var findings: [String]

        var testDescription: String { name }
    }

    static let json: [Expected] = [
        Expected(
            name: "swiftlint.json", format: .swiftLint,
            findings: [
                "SwiftLint accessibility_label_for_image warning open /Users/lee/App/Cover View.swift:24:13 - Images that provide context should have an accessibility label",
                "SwiftLint file_length error open /Users/lee/App/Player.swift:400 - File should contain 400 lines or less",
                "SwiftLint our_own_rule warning open - - 표지에 이름이 없습니다",
            ]),
        Expected(
            name: "eslint.json", format: .eslint, passedOver: 1,
            findings: [
                "ESLint react-native-a11y/has-accessibility-props error open /home/lee/app/src/Close.js:7:5 - <Pressable> has no role",
                "ESLint react-native-a11y/has-accessibility-hint warning open /home/lee/app/src/Close.js:12:9 - has a label and no hint",
                "ESLint react-native-a11y/no-nested-touchables error muted /home/lee/app/src/Close.js:20:3 - a button in a button",
            ]),
        Expected(
            name: "a11y-check.json", format: .a11yCheck,
            findings: [
                "a11y-check icon-button-missing-label error open /Users/lee/App/Toolbar.swift:18:9 - The button has only an icon",
                "a11y-check hardcoded-color note open /Users/lee/App/Toolbar.swift:30:21 - White stays white in the dark",
            ]),
        Expected(
            name: "a11y-check-baseline.json", format: .a11yCheck,
            findings: ["a11y-check fixed-font-size warning known Sources/Title.swift:4 - Font of a fixed size"]),
        Expected(
            name: "attest.json", format: .attest,
            findings: [
                "attest attest/interactive-name error open lib/cart.dart:88 remove-button The remove button has no name",
                "attest attest/focus-order warning open - total Total comes before the items",
            ]),
        Expected(
            name: "code-climate.json", format: .codeClimate,
            findings: [
                "SwiftLint Accessibility Label for Image warning open Sources/Cover.swift:24 - Image without a label",
                " react-native-a11y/no-nested-touchables error open src/Card.js:20:3 - A button in a button",
            ]),
        Expected(
            name: "sonarqube.json", format: .sonarQube,
            findings: [
                "SwiftLint accessibility_trait_for_button error open Sources/Row.swift:9:1 - A tap without a button trait"
            ]),
        Expected(
            name: "axe-core.json", format: .axeCore, passedOver: 3,
            findings: [
                "axe-core button-name error open https://shop.example/checkout .close Buttons have a name",
                "axe-core button-name error open https://shop.example/checkout #frame .host button Buttons have a name",
                "axe-core heading-order warning open https://shop.example/checkout <h4> Headings follow each other",
                "axe-core color-contrast error review https://shop.example/checkout p Text stands out",
            ]),
        Expected(
            name: "axe-core-violations.json", format: .axeCore,
            findings: ["axe-core image-alt error open - img Images have a text"]),
        Expected(
            name: "axe-android.json", format: .axeAndroid, passedOver: 2,
            findings: [
                "axe-android ImageViewName error open - android.widget.ImageView (app.example:id/cover) Images that matter have a name",
                "axe-android ColorContrast warning review - android.widget.TextView 'Total' Text stands out",
            ]),
        Expected(
            name: "appium-audit.json", format: .appiumAudit,
            findings: [
                "Appium XCUIAccessibilityAuditTypeHitRegion warning open - XCUIElementTypeButton 'Close' (close-button) Hit area is too small",
                "Appium 262145 warning open - Other Two things at once",
            ]),
        Expected(
            name: "ios-device-audit.json", format: .deviceAudit,
            findings: [
                "pymobiledevice3 testTypeTextClipped warning open - 'Search' at {{16, 116}, {370, 44}} The text is cut at larger sizes",
                "pymobiledevice3 9001 warning open - {{0, 0}, {10, 10}} 9001",
            ]),
        Expected(
            name: "ios-device-audit-go-ios.json", format: .deviceAudit,
            findings: [
                "go-ios testTypeHitRegion warning open - 'Close' at {{4, 50.5}, {20, 20}} testTypeHitRegion"
            ]),
    ]

    static let xml: [Expected] = [
        Expected(
            name: "android-lint.xml", format: .androidLint,
            findings: [
                "Android Lint ContentDescription warning open C:\\Users\\lee\\App\\app\\src\\main\\res\\layout\\cover.xml:12:6 - Missing `contentDescription` attribute on image",
                "Android Lint MenuTitle error open app/src/main/res/menu/main.xml:3 - A menu item has no title",
                "Android Lint IconDuplicates note open app/src/main/res/drawable/a.png - Two icons are one & the same",
                "Android Lint LintError none muted - - Nobody asked",
            ]),
        Expected(
            name: "android-lint-format4.xml", format: .androidLint,
            findings: [
                "Android Lint LabelFor warning open /home/lee/app/res/layout/form.xml:7:9 - [Accessibility] No label points to this field"
            ]),
        Expected(
            name: "android-lint-baseline.xml", format: .androidLintBaseline,
            findings: [
                "Android Lint SpUsage warning known src/main/res/values/styles.xml:10:35 - Should use \"`sp`\" for text"
            ]),
        Expected(
            name: "checkstyle.xml", format: .checkstyle, passedOver: 1,
            findings: [
                "SwiftLint accessibility_label_for_image warning open /Users/lee/App/Cover View.swift:24:13 - Image without a label",
                "SwiftLint file_length error open /Users/lee/App/Cover View.swift - Too long",
                "detekt detekt.FunctionNaming note open D:/My Projects/App/Screen.kt:6 - Names begin small",
                "ESLint react-native-a11y/has-accessibility-props error open - - A <Pressable> without a role",
            ]),
    ]

    static let logs: [Expected] = [
        Expected(
            name: "xcodebuild.log", format: .log, passedOver: 10,
            findings: [
                "  error open /Users/lee/App/UITests/CartAuditTests.swift:58 - Contrast failed",
                "  error open /Users/lee/App/UITests/CartAuditTests.swift:58 - Contrast failed for UILabel",
                "  error open /Users/lee/App/UITests/CartAuditTests.swift:58 - Hit area is too small",
                "  error open /Users/lee/App/UITests/CartAuditTests.swift:70 - Label not human-readable",
                "  error open /Users/lee/App/UITests/HomeAuditTests.swift:9 - Text clipped",
            ]),
        Expected(
            name: "audit-handler.log", format: .log, passedOver: 2,
            findings: [
                "  warning open - - Label not human-readable",
                "  warning open - Search Text of this UISearchBarTextField may be clipped at larger Dynamic Type sizes.",
                "  warning open - pay-button This element is missing useful accessibility information.",
                " XCUIAccessibilityAuditType(rawValue: 262144) warning open - tab-bar Audit issue of XCUIAccessibilityAuditType(rawValue: 262144) on id='tab-bar'",
                "  warning open - Total Dynamic Type font sizes are unsupported",
                " 8 warning open - pay AUDIT ISSUE: type=8 label='' id='pay'",
                "  warning open - - Text clipped",
            ]),
        Expected(
            name: "xcbeautify.log", format: .log, passedOver: 3,
            findings: [
                "  error open - - Potentially inaccessible text",
                "  error open /Users/lee/App/UITests/CartAuditTests.swift:58 - Element has no description",
                "  error open CartTests.swift:12:5 - Parent/Child mismatch",
            ]),
        Expected(
            name: "atf.log", format: .log, passedOver: 3,
            findings: [
                "ATF com.google.android.apps.common.testing.accessibility.framework.checks.TextContrastCheck error open - AppCompatTextView{id=2131230, res-name=title, text=a: b, {c}} The item's text contrast ratio is 2.32.",
                "ATF com.google.android.apps.common.testing.accessibility.framework.checks.SpeakableTextPresentCheck error open - View app.example:id/close This item may not have a label readable by screen readers.",
                "ATF com.google.android.apps.common.testing.accessibility.framework.checks.DuplicateSpeakableTextCheck error open - View with no valid resource name This clickable item's speakable text: \"Buy\" is identical to that of 2 other item(s).",
                "ATF com.google.android.apps.common.testing.accessibility.framework.checks.TouchTargetSizeCheck warning open - View app.example:id/more This item's size is 20dp x 20dp.",
                "ATF SpeakableTextPresentCheck error open - class=android.widget.ImageButton bounds=Rect(0, 0 - 48, 48) SpeakableTextPresentCheck 4 {KEY_A=1.02}",
            ]),
        Expected(
            name: "atf-old.log", format: .log, passedOver: 1,
            findings: [
                "ATF  error open - ImageView{id=7, res-name=cover} View is missing speakable text needed for a screen reader"
            ]),
        Expected(
            name: "gtxilib.log", format: .log, passedOver: 1,
            findings: [
                "GTXiLib Touch target size error open /Users/lee/App/Tests/GTXTests.swift:31 <UIButton: 0x7f8; frame = (0 0; 20 20); text = 'Buy'> The tappable area is 20 by 20, and should be 44 by 44",
                "GTXiLib Contrast ratio (Label) error open /Users/lee/App/Tests/GTXTests.swift:31 <UIButton: 0x7f8; frame = (0 0; 20 20); text = 'Buy'> the ratio is 1.5",
                "GTXiLib Accessibility label error open /Users/lee/App/Tests/GTXTests.swift:31 <UIImageView: 0x7f9> This element doesn’t have an accessibility label.",
            ]),
        Expected(
            name: "flutter.log", format: .log, passedOver: 4,
            findings: [
                "flutter_test  error open - SemanticsNode#4(Rect.fromLTRB(0.0, 0.0, 24.0, 24.0), actions: [tap], label: \"Buy (now)\") expected tap target size of at least Size(48.0, 48.0), but found Size(24.0, 24.0)",
                "flutter_test  error open - SemanticsNode#7(Rect.fromLTRB(0.0, 0.0, 90.0, 24.0), label: \"Total\") Expected contrast ratio of at least 4.5 but found 1.32 for a font size of 14.0.",
                "  error open - - Tap area is missing a semantic label",
            ]),
        Expected(
            name: "flutter.jsonl", format: .log, passedOver: 2,
            findings: [
                "flutter_test  error open - SemanticsNode#4(Rect.fromLTRB(0.0, 0.0, 24.0, 24.0), actions: [tap]) expected tappable node to have semantic label, but none was found."
            ]),
        Expected(
            name: "linters.log", format: .log, passedOver: 6,
            findings: [
                " accessibility_label_for_image warning open Sources/Cover,View.swift:24:13 - Images need a label",
                " react-native-a11y/has-accessibility-props error open src/Close.js:7 - A button\nwithout a role",
                "SwiftLint accessibility_label_for_image warning open /Users/lee/App/Sources/Cover View.swift:24 - Images need a label",
                "a11y-check tap-gesture-missing-button-trait error open /Users/lee/App/Sources/Row.swift:9:5 - A tap without a trait",
                "Android Lint ContentDescription warning open C:\\App\\src\\main\\res\\layout\\cover.xml:7 - Missing contentDescription attribute on image",
                "Android Lint LocalContextGetResourceValueCall error open /home/lee/app/src/Main.kt:5 - Reads a resource late",
                "detekt FunctionNaming warning open /home/lee/app/src/Main.kt:28:5 - Names begin small",
                "detekt MagicNumber warning open /home/lee/app/src/Main.kt:30:12 - render",
                "ESLint react-native-a11y/no-nested-touchables error open src/Card.js:20:3 - A button in a button",
            ]),
        Expected(
            name: "stylish.log", format: .log, passedOver: 2,
            findings: [
                "ESLint react-native-a11y/has-accessibility-props error open /home/lee/app/src/Close.js:7:5 - <Pressable> has no role",
                "ESLint react-native-a11y/has-accessibility-hint warning open /home/lee/app/src/Close.js:12:19 - has a label and no hint",
                "a11y-check icon-button-missing-label error open /Users/lee/App/Toolbar.swift:18:9 - The button has only an icon",
            ]),
        Expected(
            name: "react-native.log", format: .log, passedOver: 2,
            findings: [
                "  error open - - This pressable has no text content, so an accessibility label can't be automatically inferred",
                "AMA NO_ACCESSIBILITY_LABEL warning open - - WARN  ❌ [AMA] NO_ACCESSIBILITY_LABEL: the pay button",
                "  warning open - - Label may be too long.",
            ]),
    ]

    static let texts: [Expected] = [
        Expected(
            name: "junit.xml", format: .jUnit, passedOver: 2,
            findings: [
                "ATF com.google.android.apps.common.testing.accessibility.framework.checks.SpeakableTextPresentCheck error open - View app.example:id/close This item may not have a label readable by screen readers.",
                "  error open CartAuditTests.swift:58 UITests.CartAuditTests.testCart() Hit area is too small",
                "  warning open - pay Text clipped",
                "ATF com.google.checks.SpeakableTextPresentCheck error open - View app.example:id/a No label.",
                "ATF com.google.checks.TouchTargetSizeCheck error open - View app.example:id/b Too small.",
                "GTXiLib Touch target size error open GTXTests.swift:31 <UIButton: 0x7f8> Too small",
                "GTXiLib Accessibility label error open GTXTests.swift:31 <UIButton: 0x7f8> No label",
                "SwiftLint  warning open Sources/Cover View.swift:24 - Images need a label",
                "SwiftLint accessibility_trait_for_button warning open Sources/Row.swift:9:5 - A tap without a trait",
                "ESLint react-native-a11y/has-accessibility-props error open /home/lee/app/src/Close.js:7:5 - <Pressable> has no role",
            ]),
        Expected(
            name: "xcresult-summary.json", format: .xcresult, passedOver: 1,
            findings: ["  error open - CartAuditTests/testCart() Element has no description"]),
        Expected(
            name: "xcresult-tests.json", format: .xcresult, passedOver: 1,
            findings: ["  error open CartAuditTests.swift:58 CartAuditTests/testCart() Contrast nearly passed"]),
        Expected(
            name: "xcresult-legacy.json", format: .xcresult,
            findings: [
                "  error open /Users/lee/My App/UITests/CartAuditTests.swift:58 CartAuditTests.testCart() Text clipped"
            ]),
        Expected(
            name: "a11y-check.html", format: .a11yCheckHTML,
            findings: [
                "a11y-check icon-button-missing-label error open Toolbar & more.swift:18:9 - The button <Close> isn't named.",
                "a11y-check hardcoded-color note open Toolbar & more.swift:30:21 - White stays white.",
            ]),
    ]

    @Test func everyFixtureHasItsRow() {
        let names = (Self.json + Self.xml + Self.logs + Self.texts).map(\.name) + ["everything.sarif"]
        #expect(Fixtures.all == names.sorted())
    }

    @Test(arguments: json + xml + logs + texts)
    func aReportSaysWhatWasWorkedOutByHand(expected: Expected) throws {
        let reading = try Reading(fixture: expected.name, registry: Fixtures.registry)
        #expect(reading.findings.map(Self.line) == expected.findings)
        #expect(reading.summary.format == expected.format)
        #expect(reading.summary.passedOver == expected.passedOver)
        #expect(reading.summary.found == expected.findings.count)
    }

    @Test func addressesOfRulesAreKept() throws {
        #expect(
            try Reading(fixture: "axe-core.json").findings.first?.helpAddress == "https://axe.example/rules/button-name"
        )
        #expect(
            try Reading(fixture: "android-lint.xml").findings.first?.helpAddress
                == "https://lint.example/ContentDescription")
    }

    private static func line(_ finding: Finding) -> String {
        let location = finding.location
        let numbers = [location?.line, location?.column].compactMap { $0.map { ":\($0)" } }.joined()
        let file = location.map { $0.file.isEmpty ? "-" : $0.file + numbers } ?? "-"
        return
            "\(finding.tool) \(finding.checkerRule) \(finding.level) \(finding.state) \(file) \(location?.element ?? "-") "
            + finding.message
    }
}
