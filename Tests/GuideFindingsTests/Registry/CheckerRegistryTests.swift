import GuideCatalog
import GuideFindings
import Testing

@Suite struct CheckerRegistryTests {
    static let checkers = RegisteredCheckers.catalog.checkers
    let registry = RegisteredCheckers.registry

    @Test func contentHasCheckers() { #expect(!Self.checkers.isEmpty) }

    @Test(arguments: checkers.map(\.id)) func everyIdentifierAndAliasLeadsToItsRule(id: String) throws {
        let checker = try #require(Self.checkers.first { $0.id == id })
        #expect(registry.checker(named: checker.id) == checker)
        #expect(registry.checker(named: checker.name) == checker)
        for rule in checker.rules {
            for name in [rule.id] + rule.aliases {
                #expect(registry.rule(name, of: checker.id)?.id == rule.id, "\(checker.id)/\(name)")
                #expect(registry.rules(name).contains { $0.checker.id == checker.id && $0.rule.id == rule.id })
                #expect(registry.rules("\(checker.id)/\(name)").contains { $0.checker.id == checker.id }, "\(name)")
            }
        }
    }

    /// A sentence that stands for rules of several checkers is the same sentence in all of them, and never in one twice.
    @Test(arguments: checkers.map(\.id)) func everySentenceLeadsToItsRule(id: String) throws {
        let checker = try #require(Self.checkers.first { $0.id == id })
        for rule in checker.rules {
            for message in rule.messages {
                let text = message.split(separator: "*", omittingEmptySubsequences: false).joined(separator: "7.5 x")
                let own = registry.rules(saying: text, checker: checker.id)
                #expect(own.first?.rule.id == rule.id, "\(checker.id): \(message)")
                #expect(own.first?.isWhole == true, "\(checker.id): \(message)")
                for other in registry.rules(saying: text, checker: nil)
                where other.isWhole && other.checker.id != checker.id {
                    #expect(other.rule.messages.contains(message), "\(other.checker.id)/\(other.rule.id): \(message)")
                }
            }
        }
    }

    @Test(arguments: [
        ("Android Lint", "ContentDescription", "android-lint", "ContentDescription"),
        ("android lint", "content_description", "android-lint", "ContentDescription"),
        ("lint", "content-description", "android-lint", "ContentDescription"),
        ("lint", "[ContentDescription from some.vendor]", "android-lint", "ContentDescription"),
        ("Android Lint", "InflationInItemDecoration", "slack-lints", "InflationInItemDecoration"),
        ("SwiftLint", "swiftlint.rules.accessibility_label_for_image", "swiftlint", "accessibility_label_for_image"),
        ("SwiftLint", "accessibilityLabelForImage", "swiftlint", "accessibility_label_for_image"),
        ("xcode-audit", "XCUIAccessibilityAuditType(rawValue: 8)", "xcode-audit", "sufficientElementDescription"),
        (
            "ESLint", "has-accessibility-hint", "eslint-plugin-react-native-a11y",
            "react-native-a11y/has-accessibility-hint"
        ),
        ("attest", "image-alt", "attest", "attest/image-alt"),
        ("axe-core", "image-alt/2", "axe-core", "image-alt"),
    ])
    func namesAreUnderstoodAsReportsSpellThem(name: String, id: String, checker: String, rule: String) {
        let entry = registry.entry(id, ofCheckersNamed: name)
        #expect(entry?.checker.id == checker)
        #expect(entry?.rule.id == rule)
    }

    @Test func bareIdentifierOfTwoCheckersLeadsToBoth() {
        #expect(registry.rules("ColorContrast").map(\.checker.id) == ["axe-android", "axe-ios-attest"])
        #expect(registry.rules("no-such-rule").isEmpty)
        #expect(registry.rules("android-lint/no-such-rule").isEmpty)
        #expect(registry.rule("ContentDescription", of: "swiftlint") == nil)
        #expect(registry.rule("ContentDescription", of: "no such checker") == nil)
        #expect(registry.rule("", of: "swiftlint") == nil)
    }

    @Test func falseFriendsAreKnown() {
        #expect(registry.isUnrelated("test_case_accessibility", of: "SwiftLint"))
        #expect(registry.isUnrelated("swiftlint.rules.explicit_acl", of: "swiftlint"))
        #expect(!registry.isUnrelated("accessibility_label_for_image", of: "swiftlint"))
        #expect(!registry.isUnrelated("test_case_accessibility", of: "android-lint"))
    }
}

@Suite struct MessagePatternTests {
    let registry = CheckerRegistry([
        .sample("one", .sample("a", messages: ["Text clipped", "Text of this * may be clipped at * sizes."])),
        .sample("two", .sample("b", messages: ["*has `setX` on it*", "Size is *.*"]), .sample("c", messages: ["no"])),
    ])

    @Test(arguments: [
        ("Text clipped", ["one/a whole"]),
        ("  Text\n  clipped ", ["one/a whole"]),
        ("-[Module.Class test] : Text clipped", ["one/a part"]),
        ("PlainText clipped", []),
        ("Text clippedness, then Text clipped", ["one/a part"]),
        ("Text of this UILabel may be clipped at larger Dynamic Type sizes.", ["one/a whole"]),
        ("Text of this UILabel may be clipped.", []),
        ("view has setX on it, and more", ["two/b whole"]),
        ("has `setX` on it", ["two/b whole"]),
        ("Size is 4.5 of 7", ["two/b whole"]),
        ("no", ["two/c whole"]),
        ("nothing", []),
        ("Size is 4. Text clipped", ["two/b whole", "one/a part"]),
        ("", []),
    ])
    func sentencesAreFoundInTexts(text: String, found: [String]) {
        let matches = registry.rules(saying: text, checker: nil)
        #expect(matches.map { "\($0.checker.id)/\($0.rule.id) \($0.isWhole ? "whole" : "part")" } == found)
    }

    @Test func onlyTheNamedCheckerCounts() {
        #expect(registry.rules(saying: "Text clipped", checker: "two").isEmpty)
        #expect(registry.rules(saying: "Text clipped", checker: "ONE").count == 1)
        #expect(registry.rules(saying: "Text clipped", checker: "unknown").isEmpty)
    }
}
