/// The names of members that readers ask for; everything else in a report is passed over without being kept.
enum JSONKey: String, CaseIterable {
    // SARIF
    case schema = "$schema"
    case analysisTarget, arguments, artifactLocation, artifacts, baselineState, configuration, contextRegion,
        defaultConfiguration
    case descriptor, driver, enabled, extensions, externalPropertyFileReferences, fullDescription, fullyQualifiedName
    case globalMessageStrings, guid, helpUri, id, index, inlineExternalProperties, invocationIndex, invocations, kind
    case level, location, locations, logicalLocations, markdown, message, messageStrings, name, originalUriBaseIds
    case physicalLocation, provenance, region, results, rule, ruleConfigurationOverrides, ruleId, ruleIndex, rules, runs
    case shortDescription, snippet, startColumn, startLine, status, suppressions, text, tool, toolComponent, uri,
        uriBaseId,
        version

    // Linters: SwiftLint, ESLint, a11y-check, Code Climate, SonarQube, attest
    case begin, character, column, confidence, criterion, description, diagnostics, fatal, file, filePath, findings,
        help, identifier, impact
    case issues, line, lines, messages, path, positions, reason, severity, suggestion, suppressedMessages, textRange,
        type
    case checkName = "check_name"
    case engineID = "engineId"
    case engineName = "engine_name"
    case primaryLocation
    case ruleID
    case ruleIdentifier = "rule_id"

    // axe-core and axe-android
    case axeContext, axeRuleResults, axeViewId, axeView, children, className, contentDescription
    case failureSummary, helpUrl, html, inapplicable, incomplete, isVisibleToUser, nodes, passes, props, ruleSummary
    case target, testEngine, timestamp, url, violations, viewIdResourceName

    // Apple's audits: Appium, the device's audit service, xcresulttool
    case auditType, compactDescription, detailedDescription, element, elementAttributes, elementDescription, elementRect
    case height, width, x, y
    case actionResult, actions, failureText, issueType, label, nodeIdentifier, nodeType, platformElementValue, result,
        targetName, testFailures
    case testIdentifierString, testName, testNodes, testPlanConfigurations, value
    case elementRectangle = "element_rect_value"
    case issueClassification = "issue_classification"
    case generatedDescription = "ml_generated_description"
    case extraInformation = "long_description_extra_info"
    case legacyType = "_type"
    case legacyName = "_name"
    case legacyValue = "_value"
    case legacyValues = "_values"
    case documentLocationInCreatingWorkspace, testCaseName, testFailureSummaries

    // Our own answers
    case checker, checkerRule, schemaVersion, source, state

    // Lines of `flutter test --reporter json`
    case error, protocolVersion, runnerVersion
}

/// Finds the ``JSONKey`` of the bytes of a name without making a string.
struct JSONKeyTable: Sendable {
    static let shared = JSONKeyTable()

    /// In the order of the numbers that ``index(of:)`` gives.
    let keys = JSONKey.allCases
    private var slots: [Int16]
    private var names: [[UInt8]] = []
    private static let mask = 1023

    private init() {
        slots = Array(repeating: -1, count: Self.mask + 1)
        for (index, key) in keys.enumerated() {
            let name = Array(key.rawValue.utf8)
            names.append(name)
            var slot = name.withUnsafeBufferPointer { Self.hash($0) }
            while slots[slot] >= 0 { slot = (slot + 1) & Self.mask }
            slots[slot] = Int16(index)
        }
    }

    /// The number of the key with this name among all cases.
    func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
        var slot = Self.hash(name)
        while true {
            let index = Int(slots[slot])
            guard index >= 0 else { return nil }
            if names[index].count == name.count, names[index].elementsEqual(name) { return index }
            slot = (slot + 1) & Self.mask
        }
    }

    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name.prefix(32) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash ^ hash >> 15) & mask
    }
}
