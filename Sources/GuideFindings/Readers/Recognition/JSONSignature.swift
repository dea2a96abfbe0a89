/// Which members tell a JSON format from the others.
struct JSONSignature {
    let format: ReportFormat
    /// One object has all of these.
    let all: Set<JSONKey>
    /// And at least one of these, where there are any.
    var any: Set<JSONKey> = []
    /// The outermost object has them; else any of the outer objects may.
    var isOutermost = false

    /// In the order in which they are tried.
    static let known: [JSONSignature] = [
        JSONSignature(format: .sarif, all: [.runs], isOutermost: true),
        JSONSignature(format: .guide, all: [.checkerRule, .message, .state]),
        JSONSignature(format: .guide, all: [.rule, .level, .message, .path]),
        JSONSignature(format: .swiftLint, all: [.ruleIdentifier, .reason]),
        JSONSignature(format: .eslint, all: [.filePath, .messages]),
        JSONSignature(format: .a11yCheck, all: [.ruleID, .filePath]),
        JSONSignature(format: .axeAndroid, all: [.axeRuleResults]),
        JSONSignature(
            format: .appiumAudit, all: [.auditType], any: [.compactDescription, .detailedDescription, .element]),
        JSONSignature(format: .deviceAudit, all: [.issueClassification]),
        JSONSignature(format: .deviceAudit, all: [.issueType], any: [.elementRect, .platformElementValue]),
        JSONSignature(format: .codeClimate, all: [.checkName], any: [.location, .description]),
        JSONSignature(format: .sonarQube, all: [.primaryLocation, .ruleId]),
        JSONSignature(format: .xcresult, all: [.testFailures], isOutermost: true),
        JSONSignature(format: .xcresult, all: [.testNodes], isOutermost: true),
        JSONSignature(format: .xcresult, all: [.testFailureSummaries]),
        // The lines of `flutter test --reporter json`.
        JSONSignature(format: .log, all: [.protocolVersion, .runnerVersion], isOutermost: true),
        JSONSignature(format: .attest, all: [.ruleId, .confidence]),
        JSONSignature(format: .attest, all: [.ruleId, .criterion]),
        JSONSignature(
            format: .axeCore, all: [.violations],
            any: [.passes, .incomplete, .inapplicable, .testEngine, .timestamp, .url]),
        JSONSignature(format: .axeCore, all: [.id, .nodes], any: [.help, .helpUrl, .impact]),
    ]

    /// What an outermost object is that was read to its end without any of the above: a report without findings.
    static func empty(_ object: JSONOutline.Container) -> ReportFormat? {
        if object.keys.contains(.violations) { return .axeCore }
        if object.keys.isSuperset(of: [.schemaVersion, .findings]) { return .guide }
        if object.keys.contains(.diagnostics) { return .a11yCheck }
        if object.keys.contains(.findings) { return .attest }
        return object.keys.contains(.issues) ? .sonarQube : nil
    }

    /// Whether the innermost open object has them.
    func matches(_ outline: JSONOutline) -> Bool {
        guard let object = outline.containers.last, !object.isArray else { return false }
        if isOutermost, outline.containers.count > 1 { return false }
        return object.keys.isSuperset(of: all) && (any.isEmpty || !object.keys.isDisjoint(with: any))
    }
}
