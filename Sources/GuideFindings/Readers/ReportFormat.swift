/// A format that reports are read in.
public enum ReportFormat: String, CaseIterable, Codable, Sendable {
    case sarif
    case swiftLint = "swiftlint"
    case androidLint = "android-lint"
    case androidLintBaseline = "android-lint-baseline"
    case checkstyle
    case jUnit = "junit"
    case axeCore = "axe-core"
    case axeAndroid = "axe-android"
    case appiumAudit = "appium-audit"
    case deviceAudit = "ios-device-audit"
    case eslint
    case a11yCheck = "a11y-check"
    case a11yCheckHTML = "a11y-check-html"
    case attest
    case codeClimate = "code-climate"
    case sonarQube = "sonarqube"
    case xcresult
    case guide = "a11y-guide"
    case emptyList = "empty-list"
    case log

    /// What people call it.
    public var title: String {
        switch self {
        case .sarif: "SARIF 2.1.0"
        case .swiftLint: "SwiftLint JSON"
        case .androidLint: "Android Lint XML"
        case .androidLintBaseline: "Android Lint baseline"
        case .checkstyle: "Checkstyle XML"
        case .jUnit: "JUnit XML"
        case .axeCore: "axe-core JSON"
        case .axeAndroid: "axe-android JSON"
        case .appiumAudit: "Appium audit JSON"
        case .deviceAudit: "iOS device audit JSON"
        case .eslint: "ESLint JSON"
        case .a11yCheck: "a11y-check JSON"
        case .a11yCheckHTML: "a11y-check HTML"
        case .attest: "attest JSON"
        case .codeClimate: "Code Climate JSON"
        case .sonarQube: "SonarQube JSON"
        case .xcresult: "xcresulttool JSON"
        case .guide: "a11y-guide JSON"
        case .emptyList: "an empty JSON list"
        case .log: "a log"
        }
    }
}
