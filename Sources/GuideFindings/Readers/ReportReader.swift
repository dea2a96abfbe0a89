/// Reads reports of every format.
public enum ReportReader {
    /// Reads a report; findings are handed over one at a time and not kept, so that memory does not grow with them.
    ///
    /// - Parameters:
    ///   - source: The opened report.
    ///   - registry: The registered checkers; they tell in logs what is a finding.
    ///   - each: Takes the findings in the order of the report.
    /// - Returns: The format, and what there was beside findings.
    /// - Throws: What the report is in place of one that can be read, or what is wrong in it and where. Findings in front of that
    ///   place may have been handed over.
    public static func read(
        _ source: ReportSource, registry: CheckerRegistry, each: (Finding) -> Void
    ) throws(ReportError) -> ReportSummary {
        let format = try ReportRecognition.format(of: source)
        if var reader = recordReader(of: format, registry) { return try reader.read(source, each: each) }
        switch format {
        case .sarif: return try SarifReader.read(source) { finding, _ in each(finding) }
        case .axeCore: return try AxeCoreReader.read(source, each: each)
        case .axeAndroid: return try AxeAndroidReader.read(source, each: each)
        case .androidLint, .androidLintBaseline:
            var summary = try AndroidLintReader.read(source, each: each)
            summary.format = format
            return summary
        case .checkstyle: return try CheckstyleReader.read(source, each: each)
        case .jUnit: return try JUnitReader.read(source, registry: registry, each: each)
        case .a11yCheckHTML: return try A11yCheckHTMLReader.read(source, each: each)
        case .log: return try LogReader.read(source, registry: registry, each: each)
        default: return ReportSummary(format: format)
        }
    }

    /// The reader of a JSON format whose records can each be understood alone.
    private static func recordReader(of format: ReportFormat, _ registry: CheckerRegistry) -> (any RecordReader)? {
        switch format {
        case .swiftLint: SwiftLintReader()
        case .eslint: ESLintReader()
        case .a11yCheck: A11yCheckReader()
        case .attest: AttestReader()
        case .codeClimate: CodeClimateReader()
        case .sonarQube: SonarQubeReader()
        case .appiumAudit: AppiumAuditReader()
        case .deviceAudit: DeviceAuditReader()
        case .guide: GuideAnswerReader()
        case .xcresult: XcresultReader(registry: registry)
        default: nil
        }
    }
}
