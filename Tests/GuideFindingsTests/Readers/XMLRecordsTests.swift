import Foundation
import GuideFindings
import Testing

@Suite struct XMLRecordsTests {
    private func error(_ text: String) -> ReportError? {
        #expect(throws: ReportError.self) { try Reading(text) }
    }

    @Test(arguments: [
        ("<issues format=\"6\">\n  <issue id=", "the XML is cut short", 2, 3),
        ("<issues format=\"6\">\n  <issue>", "the XML is cut short", 2, 10),
        ("<issues format=\"6\"><issue></issues>", "it is no valid XML: mismatched tag", 1, 29),
        ("<checkstyle>\u{1}</checkstyle>", "it is no valid XML: not well-formed (invalid token)", 1, 13),
        (
            "<?xml version=\"1.0\" encoding=\"shift_jis\"?><checkstyle/>",
            "the encoding that the XML declares is not known", 1, 31
        ),
    ])
    func brokenXMLIsToldWithItsPlace(text: String, reason: String, line: Int, column: Int) {
        #expect(error(text) == ReportError(reason, line: line, column: column))
    }

    @Test func entitiesThatADocumentDeclaresAreRefused() {
        let bomb = """
            <?xml version="1.0"?>
            <!DOCTYPE issues [
              <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
            ]>
            <issues format="6"><issue id="&b;"/></issues>
            """
        #expect(error(bomb) == ReportError("it declares the entity 'a', which no report needs", line: 3, column: 14))
        let file =
            "<!DOCTYPE issues [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><issues format=\"6\"><issue id=\"&a;\"/></issues>"
        #expect(error(file)?.reason == "it declares the entity 'a', which no report needs")
        let parameter = "<!DOCTYPE issues [<!ENTITY % a SYSTEM \"file:///etc/passwd\"> %a;]><issues format=\"6\"/>"
        #expect(error(parameter)?.reason == "it declares the entity 'a', which no report needs")
    }

    @Test func aDocumentTypeElsewhereIsNotRead() throws {
        let reading = try Reading(
            "<!DOCTYPE checkstyle SYSTEM \"file:///etc/passwd\"><checkstyle><file name=\"a\"><error source=\"b\"/></file></checkstyle>"
        )
        #expect(reading.findings.map(\.checkerRule) == ["b"])
    }

    @Test func elementsThatNestForEverAreRefusedWithTheirPlace() {
        let error = error("<checkstyle>" + String(repeating: "<a>", count: 200_000))
        #expect(error == ReportError("elements lie more than 256 deep in one another", line: 1, column: 13 + 255 * 3))
    }

    @Test func otherEncodingsAreRead() throws {
        for (name, byte) in [("ISO-8859-1", UInt8(0xE9)), ("windows-1252", 0x80)] {
            var bytes = Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><checkstyle><file name=\"x".utf8)
            bytes.append(byte)
            bytes += Array("\"><error source=\"s\"/></file></checkstyle>".utf8)
            let file = try Reading(ReportSource(bytes: bytes)).findings.first?.location?.file
            #expect(file == (byte == 0x80 ? "x€" : "xé"))
        }
        let text =
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?><checkstyle><file name=\"한\"><error source=\"s\"/></file></checkstyle>"
        let source = try ReportSource(bytes: Array(#require(text.data(using: .utf16))))
        #expect(try Reading(source).findings.first?.location?.file == "한")
    }
}
