@testable import GuideFindings
import Testing

@Suite struct SarifReaderTests {
    let reading: Reading

    init() throws {
        reading = try Reading(fixture: "everything.sarif")
    }

    @Test func resultsThatAreMetAreCountedAlone() {
        #expect(reading.summary == ReportSummary(format: .sarif, found: 10, passedOver: 2))
        #expect(reading.findings.count == 10)
    }

    @Test func aResultInheritsWhatStandsBehindIt() {
        #expect(
            reading.findings[0]
                == Finding(
                    tool: "Lens", checkerRule: "ICON/empty", message: "‘close.png’ has no {description}; {1}",
                    level: .note,
                    location: FindingLocation(file: "/Users/lee/app/Sources/My Views/Sheet.swift", line: 12, column: 5),
                    helpAddress: "https://lens.example/icon"))
    }

    @Test func aRuleOfAnExtensionIsFoundByIndexAndOverriddenByTheInvocation() {
        #expect(
            reading.findings[1]
                == Finding(
                    tool: "Lens", checkerRule: "B1", message: "The button says “Close” twice.", level: .error,
                    location: FindingLocation(file: "/Users/lee/app/Shared/Close-Button.swift", line: 3)))
    }

    @Test func aPlaceWithoutAFileIsAnElement() {
        #expect(reading.findings[2].location == FindingLocation(file: "", element: "App.Sheet.body"))
        #expect(reading.findings[2].message == "Curly {0} braces stay where there are no arguments.")
        #expect(reading.findings[2].level == .none)
    }

    @Test func statesComeFromKindBaselineAndSuppressions() {
        #expect(
            reading.findings.map(\.state) == [
                .open, .open, .open, .review, .review, .known, .absent, .muted, .open, .open,
            ])
        #expect(reading.findings[3].level == .none)
    }

    @Test func messagesComeFromAllRulesOrAreTheTitleOfTheRule() {
        #expect(reading.findings[4].message == "Hints say what happens")
        #expect(reading.findings[5].message == "Said by all rules")
    }

    @Test func theTargetOfTheAnalysisIsThePlaceWhereThereIsNoOther() {
        #expect(reading.findings[8].location == FindingLocation(file: "C:/App/Main.kt"))
        #expect(reading.findings[8].checkerRule == "HINT")
    }

    @Test func runsAreToldApart() {
        #expect(
            reading.findings[9]
                == Finding(tool: "Third", checkerRule: "T", message: "Found by the third", level: .error))
    }

    @Test(arguments: [
        (#"{"version": "2.1.0", "runs": null}"#, [ReportNote.noRun]),
        (#"{"runs": []}"#, [ReportNote.noRun]),
        (#"{"runs": [{"tool": {"driver": {"name": "A"}}, "results": []}]}"#, []),
        (
            #"{"runs": [{"tool": {"driver": {"name": "A"}}, "externalPropertyFileReferences": {"results": []}}]}"#,
            [ReportNote.isElsewhere]
        ),
    ])
    func aReportWithoutResultsSaysWhy(text: String, notes: [ReportNote]) throws {
        #expect(try Reading(text).summary == ReportSummary(format: .sarif, notes: notes))
    }

    @Test func otherVersionsAreRefused() throws {
        let error = #expect(throws: ReportError.self) { try Reading(#"{"version": "1.0.0", "runs": []}"#) }
        #expect(error?.reason.hasPrefix("SARIF 1.0.0 cannot be read, only 2.1.0") == true)
    }

    @Test(arguments: [
        ("\"ruleId\": \"B\", \"ruleIndex\": 0", "B", FindingLevel.error),
        ("\"ruleId\": \"C\", \"ruleIndex\": 0", "C", .note),
        ("\"ruleIndex\": 1", "B", .error), ("\"rule\": {\"id\": \"B/x/y\"}", "B/x/y", .error),
        ("\"rule\": {\"guid\": \"2\"}", "B", .error), ("\"ruleIndex\": 7", "", .warning),
    ])
    func aRuleIsFoundByEachOfItsNames(names: String, id: String, level: FindingLevel) throws {
        let rules = """
            [{"id": "A", "defaultConfiguration": {"level": "note"}},
             {"id": "B", "guid": "2", "defaultConfiguration": {"level": "error"}}]
            """
        let reading = try Reading(
            """
            {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "T", "rules": \(rules)}},
             "results": [{\(names), "message": {"text": "m"}}]}]}
            """)
        #expect(reading.findings.map(\.checkerRule) == [id])
        #expect(reading.findings.map(\.level) == [level])
    }

    @Test func basesThatNameEachOtherEnd() throws {
        let reading = try Reading(
            """
            {"runs": [{"originalUriBaseIds": {"A": {"uri": "a/", "uriBaseId": "B"}, "B": {"uri": "b/", "uriBaseId": "A"}},
            "results": [{"message": {"text": "m"}, "locations": [{"physicalLocation": {"artifactLocation":
            {"uri": "f", "uriBaseId": "A"}}}]}]}]}
            """)
        #expect(reading.findings.first?.location?.file.hasSuffix("b/a/f") == true)
    }
}

@Suite struct SarifResultFilterTests {
    /// What is kept, whatever the pieces are in which the text comes.
    private func kept(_ text: String, pieces: Int) -> String {
        var filter = SarifResultFilter()
        var kept: [UInt8] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            let piece = Array(bytes[start..<min(start + pieces, bytes.count)])
            piece.withUnsafeBytes { piece in
                for range in filter.kept(of: piece) { kept += piece[range] }
            }
        }
        return String(decoding: kept, as: UTF8.self)
    }

    @Test(arguments: [
        (#"{"runs": [{"results": [{"a": "]\"]"}, []], "tool": {}}]}"#, #"{"runs": [{"results": [], "tool": {}}]}"#),
        (
            #"{"results": [1], "runs": [{"a": {"results": [1]}, "results" : [2]}, {"results": [3]}], "b": [[{"results": [4]}]]}"#,
            #"{"results": [1], "runs": [{"a": {"results": [1]}, "results" : []}, {"results": []}], "b": [[{"results": [4]}]]}"#
        ),
        (#"{"runs": [{"results": null, "x": ["results", [1]], "resultsX": [5]}]}"#, nil),
        (#"{"runs": ["results", [[1]]]}"#, nil),
    ])
    func resultsOfRunsAloneAreLeftOut(text: String, rest: String?) {
        for pieces in [1, 2, 3, 7, 1000] { #expect(kept(text, pieces: pieces) == rest ?? text) }
    }
}
