/// The answer of Appium's `mobile: performAccessibilityAudit`, alone or as the value of a WebDriver response.
struct AppiumAuditReader: RecordReader {
    static let format = ReportFormat.appiumAudit
    static let records = JSONRecords(
        patterns: ["[]", "value.[]"],
        kept: [
            .auditType, .compactDescription, .detailedDescription, .element, .elementAttributes, .elementDescription,
            .label,
            .name, .type,
        ])

    func findings(in record: JSONRecord) -> RecordFindings {
        let node = record.node
        guard let rule = node[.auditType]?.scalar else { return .none }
        let sentences = [node[.compactDescription], node[.detailedDescription]].compactMap { $0?.string }
        return RecordFindings(
            Finding(
                tool: "Appium", checker: "appium-xcuitest-audit", checkerRule: rule,
                message: sentences.first { !$0.isEmpty } ?? "", level: .warning,
                location: FindingLocation(element: element(node))))
    }

    /// `XCUIElementTypeButton 'Close' (close-button)`, or what the report says of the element in its own words.
    private func element(_ node: JSONNode) -> String? {
        guard let attributes = node[.elementAttributes] else {
            return node[.element]?.string ?? node[.elementDescription]?.string
        }
        let label = attributes[.label]?.string.map { "'\($0)'" }
        let name = attributes[.name]?.string.flatMap { $0 == attributes[.label]?.string ? nil : "(\($0))" }
        let words = [attributes[.type]?.string, label, name].compactMap { $0 }
        return words.isEmpty ? node[.element]?.string : words.joined(separator: " ")
    }
}

/// The findings of the audit service of iOS devices, as pymobiledevice3 and go-ios write them.
struct DeviceAuditReader: RecordReader {
    static let format = ReportFormat.deviceAudit
    static let records = JSONRecords(
        patterns: ["[]", "*.[]"],
        kept: [
            .elementRect, .elementRectangle, .extraInformation, .generatedDescription, .height, .issueClassification,
            .issueType, .label, .width, .x, .y,
        ])

    func findings(in record: JSONRecord) -> RecordFindings {
        let node = record.node
        guard let rule = (node[.issueClassification] ?? node[.issueType])?.scalar else { return .none }
        let said = node[.extraInformation]?.scalar ?? ""
        return RecordFindings(
            Finding(
                tool: node[.issueType] == nil ? "pymobiledevice3" : "go-ios", checker: "ios-device-audit",
                checkerRule: rule,
                message: said.isEmpty ? rule : said, level: .warning, location: FindingLocation(element: element(node)))
        )
    }

    private func element(_ node: JSONNode) -> String? {
        let name = (node[.label] ?? node[.generatedDescription])?.string
        var frame = node[.elementRectangle]?.string
        if let rect = node[.elementRect], let x = rect[.x]?.scalar, let y = rect[.y]?.scalar,
            let width = rect[.width]?.scalar, let height = rect[.height]?.scalar
        {
            frame = "{{\(x), \(y)}, {\(width), \(height)}}"
        }
        let words = [name.flatMap { $0.isEmpty ? nil : "'\($0)'" }, frame].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: " at ")
    }
}
