import Foundation
import Testing

@testable import GuideFindings

/// Whatever the bytes are, a report is read or refused with a reason.
@Suite struct HostileReportTests {
    private enum Outcome {
        case read(ReportSummary)
        case refused(ReportError)
    }

    private func outcome(_ bytes: [UInt8]) -> Outcome {
        do throws(ReportError) {
            let source = try ReportSource(bytes: bytes)
            var count = 0
            let summary = try ReportReader.read(source, registry: Fixtures.registry) { _ in count += 1 }
            #expect(summary.found == count)
            return .read(summary)
        } catch {
            return .refused(error)
        }
    }

    private func refusal(_ bytes: some Sequence<UInt8>) -> ReportError? {
        guard case .refused(let error) = outcome(Array(bytes)) else { return nil }
        return error
    }

    @Test(arguments: Fixtures.all)
    func beginningsOfAReportAreReadOrRefused(name: String) throws {
        let bytes = try Fixtures.bytes(name)
        let isStructured = !name.hasSuffix(".log") && !name.hasSuffix(".html") && !name.hasSuffix(".jsonl")
        let end = bytes.lastIndex { $0 > 0x20 } ?? 0
        for count in stride(from: 0, through: end, by: max(1, end / 300)) {
            let outcome = outcome(Array(bytes[..<count]))
            guard isStructured, count > 3 else { continue }
            guard case .refused(let error) = outcome else {
                Issue.record("the first \(count) bytes of \(name) are read as \(outcome)")
                return
            }
            #expect(error.line != nil, "\(error) at \(count)")
        }
    }

    @Test(arguments: Fixtures.all)
    func reportsWithOtherBytesAreReadOrRefused(name: String) throws {
        let original = try Fixtures.bytes(name)
        var random = SplitMix(state: UInt64(original.count))
        for _ in 0..<60 {
            var bytes = original
            for _ in 0...Int(random.next() % 4) {
                let place = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 4 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: bytes[place..<min(place + 40, bytes.count)], at: place)
                default: bytes[place] ^= 1 << UInt8(random.next() % 8)
                }
            }
            _ = outcome(bytes)
            _ = outcome(gzip(bytes))
        }
    }

    @Test func packedReportsWithOtherBytesAreReadOrRefused() throws {
        let packed = gzip(try Fixtures.bytes("everything.sarif"))
        for place in stride(from: 0, to: packed.count, by: 3) {
            var bytes = packed
            bytes[place] ^= 0x55
            _ = outcome(bytes)
        }
    }

    @Test func whatIsNoReportIsRefusedByWhatItIs() {
        let refusals: [(text: String, beginning: String)] = [
            ("", "it is empty"), ("\u{FEFF}", "it is empty"), (" \n", "it is empty"),
            (
                "{\"packages\": [], \"name\": 1}",
                "it is a JSON object with 'name' and 'packages', but no report that is known"
            ),
            ("{}", "it is an empty JSON object, but"), ("[[1]]", "it is a JSON list, but"),
            ("<plist/>", "it is XML with the outermost element <plist>, but"),
            ("<html><p>Hello</html>", "it is an HTML page, but"),
            ("PK\u{3}\u{4}\0\0", "it is no text, but"),
        ]
        for (text, beginning) in refusals {
            let error = refusal(text.utf8)
            #expect(error?.reason.hasPrefix(beginning) == true, "\(text): \(String(describing: error))")
        }
    }

    @Test func anEmptyListIsAReportOfNothing() throws {
        #expect(try Reading("[\n\n]").summary == ReportSummary(format: .emptyList))
        #expect(try Reading("{\"issues\": []}").summary == ReportSummary(format: .sonarQube))
    }

    @Test func escapeSequencesAreHandedOverAsTheyAre() throws {
        let reading = try Reading(
            #"[{"rule_id": "a", "reason": "\u001b]0;x\u0007", "file": "\u001b[2J.swift", "line": 1, "severity": "Error"}]"#
        )
        #expect(reading.findings.first?.message == "\u{1B}]0;x\u{7}")
        #expect(reading.findings.first?.location?.file == "\u{1B}[2J.swift")
    }

    @Test func ofALineWithoutEndABeginningIsRead() throws {
        let place =
            "/a.swift:1:2: warning: Accessibility Label for Image Violation: m (accessibility_label_for_image)\n"
        let long = String(repeating: "x", count: 2 << 20)
        let reading = try Reading(place + long + "\n" + place)
        #expect(reading.findings.count == 2)
        #expect(
            reading.summary
                == ReportSummary(
                    format: .log, found: 2, passedOver: 1,
                    notes: [.longLines(1)]))
    }

    /// Work that grows with the square of a line would take hours here.
    @Test(arguments: [
        "1:", "a.b:1:", "/a:", ": ", " Reported by XCheck", "+ Check \"a\" failed", "}: ", "[", "(a)",
        "SemanticsNode#(", "%3A",
    ])
    func linesOfOneThingOverAndOverAreReadInOneGo(thing: String) throws {
        let line = String(repeating: thing, count: LineReader.longestLine / thing.utf8.count)
        for front in [
            "", "::error file=", "Contrast failed ", "One or more elements FAILED the accessibility checks: ",
        ] {
            _ = outcome(Array((front + line + "\n").utf8))
        }
    }

    @Test func aStringWithoutEndIsRefused() {
        let text =
            "{\"version\": \"2.1.0\", \"runs\": [{\"results\": [{\"ruleId\": \""
            + String(repeating: "x", count: 20 << 20)
        #expect(refusal(text.utf8)?.reason == "a value is longer than 16 MB")
        let xml = "<checkstyle><file name=\"" + String(repeating: "x", count: 20 << 20)
        #expect(refusal(xml.utf8)?.reason == "a tag or a text is longer than 16 MB")
    }

    @Test func aRecordWithoutEndIsRefused() {
        let item = "{\"text\": \"\(String(repeating: "x", count: 1 << 20))\"},"
        let text = "{\"runs\": [{\"results\": [{\"locations\": [" + String(repeating: item, count: 35) + "1]}]}]}"
        #expect(refusal(text.utf8)?.reason == "one record holds more than 32 MB")
    }
}

/// The same numbers on every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
