import Foundation
import GuideCatalog
import GuideFindings
import Testing

@Suite struct SarifReportWriterTests {
    private func explained(_ reports: String...) throws -> [String: Any] {
        let text = try written(reports)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
    }

    private func written(_ reports: [String]) throws -> String {
        var bytes: [UInt8] = []
        let guide = SampleGuide()
        let linker = Linker(registry: .sample, guide: guide)
        let writer = SarifReportWriter(
            output: ReportOutput { bytes += $0 }, registry: .sample, linker: linker, guide: guide,
            addresses: GuideAddresses(base: "https://guide.example/", language: .english))
        var sources: [SarifReportWriter.Source] = []
        for report in reports {
            let source = try ReportSource(bytes: Array(report.utf8))
            let summary = try ReportReader.read(source, registry: .sample) { writer.note($0, linker.link($0)) }
            sources.append(writer.source(summary.format) { () throws(ReportError) in source })
        }
        writer.write(sources, asked: []) { _, _ in
        } failed: { number, error in
            Issue.record("report \(number): \(error.reason)")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let report = """
        {"version": "2.1.0", "$schema": "https://example.com/s.json", "runs": [{
          "results": [
            {"ruleId": "size",  "message": {"text": "Too thin"}, "properties": {"own": [1.50, 2e3]}},
            {"ruleId": "name/deep", "message": {"text": "x\\u00e9"}},
            {"ruleId": "name", "message": {"text": "No name"}}],
          "tool": {"extensions": [{"name": "ext", "rules": [{"id": "name"}]}],
            "driver": {"name": "The scanner", "rules": [
              {"id": "contrast", "help": {"text": "Own help."}, "helpUri": "https://example.com/own",
               "relationships": [{"target": {"id": "79", "toolComponent": {"name": "CWE"}}}]},
              {"id": "other", "name": "Other"}],
            "supportedTaxonomies": [{"name": "CWE"}]}},
          "taxonomies": [{"name": "CWE", "taxa": [{"id": "79"}]}], "columnKind": "utf16CodeUnits"}],
          "properties": {"kept": true}}
        """

    private func run(_ document: [String: Any]) throws -> [String: Any] {
        try #require((document["runs"] as? [[String: Any]])?.first)
    }

    private func driver(_ document: [String: Any]) throws -> [String: Any] {
        try #require((try run(document)["tool"] as? [String: Any])?["driver"] as? [String: Any])
    }

    @Test func resultsAreCopiedByteForByte() throws {
        let text = try written([Self.report])
        let results = Self.report.components(separatedBy: "\"results\": ")[1].components(separatedBy: ",\n  \"tool\"")[
            0]
        #expect(text.contains(results))
        #expect(text.contains("\"properties\":{\"kept\": true}"))
        #expect(text.contains("\"$schema\":\"https://example.com/s.json\""))
        #expect(text.contains("\"columnKind\":\"utf16CodeUnits\""))
    }

    @Test func rulesOfTheReportKeepWhatTheyHaveAndGetHelp() throws {
        let rules = try #require(try driver(explained(Self.report))["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == ["contrast", "other", "size"])
        let contrast = rules[0]
        #expect(contrast["helpUri"] as? String == "https://example.com/own")
        let help = try #require(contrast["help"] as? [String: String])
        #expect(help["text"]?.hasPrefix("Own help.\n\nMeaning of contrast.") == true)
        #expect(help["markdown"]?.hasPrefix("Own help.\n\n---\n\nMeaning of contrast.") == true)
        #expect((contrast["relationships"] as? [Any])?.count == 1)
        #expect(rules[1].count == 2, "a rule that nobody registered stays as it is")
    }

    @Test func rulesThatResultsNameAreAddedBehindTheOthers() throws {
        let rules = try #require(try driver(explained(Self.report))["rules"] as? [[String: Any]])
        let size = try #require(rules.last)
        #expect(size["helpUri"] as? String == "https://guide.example/en/rules/target-size-small/")
        let help = try #require(size["help"] as? [String: String])
        #expect(help["text"]?.contains("1. Give it 44 points & more with `min<Size>`.\n2. Measure it.") == true)
        #expect(help["markdown"]?.contains("1. Give it 44 points \\& more with `min<Size>`.") == true)
        let relationships = try #require(size["relationships"] as? [[String: Any]])
        #expect(relationships.map { $0["kinds"] as? [String] } == [["equal"], ["relevant"]])
        #expect((relationships[1]["target"] as? [String: Any])?["id"] as? String == "2.5.8")
    }

    /// SARIF says what the target is of the rule: a part of our rule has ours as superset.
    @Test func relationsAreTurnedAround() throws {
        let rules = try #require(try driver(explained(Self.log))["rules"] as? [[String: Any]])
        let kinds = (rules[0]["relationships"] as? [[String: Any]])?.compactMap { $0["kinds"] as? [String] }
        #expect(kinds == [["superset"], ["relevant"], ["relevant"]])
    }

    @Test func taxonomiesHoldWhatTheRunRelatesTo() throws {
        let run = try run(explained(Self.report))
        let taxonomies = try #require(run["taxonomies"] as? [[String: Any]])
        #expect(taxonomies.map { $0["name"] as? String } == ["CWE", "a11y-guide", "WCAG"])
        #expect(
            (taxonomies[1]["taxa"] as? [[String: Any]])?.map { $0["id"] as? String } == [
                "label-missing", "target-size-small",
            ])
        #expect((taxonomies[2]["taxa"] as? [[String: Any]])?.map { $0["id"] as? String } == ["2.5.8"])
    }

    @Test func anAnswerIsNotExplainedASecondTime() throws {
        let once = try written([Self.report])
        let twice = try written([once])
        #expect(
            try JSONSerialization.jsonObject(with: Data(once.utf8)) as? NSDictionary
                == JSONSerialization.jsonObject(with: Data(twice.utf8)) as? NSDictionary)
    }

    @Test(arguments: [
        "{\"version\":\"2.1.0\",\"runs\":null}", "{\"version\":\"2.1.0\",\"runs\":[]}",
        "{\"version\":\"2.1.0\",\"runs\":[null]}",
        "{\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"x\"}},\"results\":null}]}",
    ])
    func emptyReportsStayEmpty(report: String) throws {
        #expect(
            try JSONSerialization.jsonObject(with: Data(written([report]).utf8)) as? NSDictionary
                == JSONSerialization.jsonObject(with: Data(report.utf8)) as? NSDictionary)
    }

    @Test func severalReportsBecomeRunsOfOne() throws {
        let document = try explained(Self.report, Self.report, "{\"version\":\"2.1.0\",\"runs\":[]}")
        #expect((document["runs"] as? [Any])?.count == 2)
        #expect(document["version"] as? String == "2.1.0")
    }

    private static let log = """
        ::error file=/App/My View.js,line=3,col=7::Hit area is too small {0} (hitArea)
        some other line
        ::warning file=/App/My View.js,line=4::Missing semicolon. (semi)

        """

    @Test func findingsOfOtherFormatsBecomeResults() throws {
        let text = try written([Self.log])
        var findings: [Finding] = []
        let source = try ReportSource(bytes: Array(text.utf8))
        _ = try ReportReader.read(source, registry: .sample) { findings.append($0) }
        #expect(findings.map(\.checkerRule) == ["hitArea"])
        #expect(findings.map(\.level) == [.error])
        #expect(findings[0].message.hasPrefix("Hit area is too small {0}"))
        #expect(findings[0].location == FindingLocation(file: "/App/My View.js", line: 3, column: 7))
        #expect(text.contains("file:///App/My%20View.js"))
    }
}
