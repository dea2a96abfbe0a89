import Testing

@testable import GuideFindings

@Suite struct JSONRecordsTests {
    private func error(_ text: some Sequence<UInt8>) -> ReportError? {
        #expect(throws: ReportError.self) { try Reading(ReportSource(bytes: Array(text))) }
    }

    @Test(arguments: [
        ("{\"runs\": [\n{\"tool\":", "the JSON is cut short", 2, 9),
        ("{\"runs\": [1,]}", "it is no valid JSON: unallowed token at this point in JSON text", 1, 13),
        ("{\"runs\": []}\n{", "something follows the end of the JSON", 2, 1),
        ("{\"runs\": nul}", "it is no valid JSON: invalid string in json text", 1, 13),
        ("[", "the JSON is cut short", 1, 2), ("{\"a\"", "the JSON is cut short", 1, 5),
    ])
    func brokenJSONIsToldWithItsPlace(text: String, reason: String, line: Int, column: Int) {
        #expect(error(text.utf8) == ReportError(reason, line: line, column: column))
    }

    @Test func aStringThatIsNoUTF8IsToldWithItsPlace() {
        let error = error(Array("{\"runs\": \"a".utf8) + [0xC3, 0x28] + Array("\"}".utf8))
        #expect(error?.reason == "a string is no valid UTF-8")
        #expect(error?.line == 1)
    }

    @Test(arguments: ["[", "{\"runs\":[", "{\"runs\":[{\"results\":[{\"properties\":"])
    func bracketsThatNestForEverAreRefusedWithTheirPlace(beginning: String) {
        let error = error(Array(beginning.utf8) + Array(repeating: UInt8(ascii: "["), count: 200_000))
        #expect(error?.reason == "values lie more than 10000 deep in one another")
        let outer = beginning.utf8.filter { "[{".utf8.contains($0) }.count
        #expect(error?.column == beginning.utf8.count + 10_001 - outer)
    }

    @Test func recordsComeWithTheirBytesAndTheirPlaces() throws {
        let text = #"{"runs": [{"results": [{"ruleId": "a"}, 7]}, {"results": [ {"ruleId": "é", "x": [[{}]]} ]}]}"#
        let source = try ReportSource(bytes: Array(text.utf8))
        var found: [String] = []
        try JSONRecords(patterns: ["runs.[].results.[]"], kept: [.ruleId]).read(source) {
            (record) throws(ReportError) in
            let bytes = try source.bytes.bytes(in: record.range)
            found.append("\(record.ordinal(at: 1)) \(record.ordinal(at: 3)) \(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(found == [#"0 0 {"ruleId": "a"}"#, "0 1 ", #"1 0 {"ruleId": "é", "x": [[{}]]}"#])
    }

    @Test func onlyWhatIsAskedForIsKept() throws {
        let text =
            #"{"tool": {"messageStrings": {"any": {"text": "t", "id": "i"}}, "name": null, "guid": [1, true, "s", 3.0]}}"#
        let source = try ReportSource(bytes: Array(text.utf8))
        var node: JSONNode?
        try JSONRecords(patterns: ["tool"], kept: [.name, .text, .guid], keptWhole: [.messageStrings]).read(source) {
            (record) throws(ReportError) in node = record.node
        }
        let messages = node?[.messageStrings]?.members
        #expect(messages?.map(\.name) == ["any"])
        #expect(messages?.first?.value[.text]?.string == "t")
        #expect(messages?.first?.value[.id] == nil)
        #expect(node?[.name] == nil)
        #expect(node?[.guid]?.elements.map(\.scalar) == ["1", "true", "s", "3.0"])
        #expect(node?[.guid]?.elements.map(\.int) == [1, nil, nil, 3])
    }

    @Test func theLastOfMembersWithOneNameCounts() throws {
        let reading = try Reading(#"{"runs": [{"results": [{"ruleId": "a", "message": {}, "ruleId": "b"}]}]}"#)
        #expect(reading.findings.map(\.checkerRule) == ["b"])
    }
}
