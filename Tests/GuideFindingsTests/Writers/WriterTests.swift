import Foundation
import GuideCatalog
import GuideCore
import GuideFindings
import Testing

/// Findings of every kind, written in every format and held against files that people have read.
///
/// With `RECORD_WRITTEN=1` the files are written anew, and the tests fail once, so that a recording is never taken for a pass.
@Suite struct WriterTests {
    static let findings: [Finding] = [
        .sample(
            "hitArea", checker: "audit", "Hit area is too small", level: .error,
            at: FindingLocation(file: "App/Home.swift", line: 12, column: 5)),
        .sample(
            "size", checker: "scanner", "Too `thin` for a finger", at: FindingLocation(file: "App/Row.swift", line: 3)),
        .sample(
            "size", checker: "scanner", "Too thin for a finger", state: .review),
        .sample("size", checker: "scanner", "Too thin for a finger", state: .muted),
        .sample("name", checker: "scanner", "No name", at: FindingLocation(file: "", element: "#save > Button")),
        .sample("contrast", checker: "audit", "Contrast failed", level: .note),
        .sample("contrast", "3 to 1"),
        .sample(
            "a11y_small", tool: "SwiftLint", "The icon is too small", at: FindingLocation(file: "/ci/App/My View.swift")
        ),
        .sample("", checker: "audit", "Something that nobody knows"),
        .sample("semi", tool: "ESLint", "Missing semicolon."),
    ]

    static func write(
        _ findings: [Finding], as format: String, language: Language = .english,
        base: String? = "https://guide.example/g/"
    ) -> String {
        var bytes: [UInt8] = []
        let output = ReportOutput { bytes += $0 }
        let guide = SampleGuide(language: language)
        let addresses = GuideAddresses(base: base, language: language)
        let linker = Linker(registry: .sample, guide: guide)
        let writer: any FindingWriter =
            switch format {
            case "json": JSONFindingWriter(output: output, addresses: addresses, guide: guide)
            case "md": MarkdownFindingWriter(output: output, guide: guide, addresses: addresses, places: 10)
            case "html": HTMLFindingWriter(output: output, guide: guide, addresses: addresses, places: 10)
            case "github": GitHubAnnotationWriter(output: output, addresses: addresses) { $0 }
            default: CompilerLineWriter(output: output, addresses: addresses)
            }
        let tally = Tally(places: 10)
        for finding in findings {
            let subject = linker.link(finding)
            tally.add(finding, subject)
            writer.write(finding, subject)
        }
        let asked = CheckerRegistry.sample.rules("scanner/size").map { linker.subject(of: $0) }
        writer.finish(ExplainedReport(tally: tally, asked: findings.isEmpty ? asked : [], passedOver: 3))
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("json", Language.english), ("md", .english), ("md", .korean), ("html", .english), ("html", .korean),
        ("github", .english), ("xcode", .english),
    ])
    func findingsAreWrittenAsRecorded(format: String, language: Language) throws {
        let written = Self.write(Self.findings, as: format, language: language)
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Written/findings.\(language.tag).\(format)")
        if ProcessInfo.processInfo.environment["RECORD_WRITTEN"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(written.utf8).write(to: file)
            Issue.record("recorded \(file.lastPathComponent)")
            return
        }
        #expect(written == (try String(contentsOf: file, encoding: .utf8)))
    }

    @Test(arguments: ["json", "md", "html", "github", "xcode"])
    func nothingIsLeftToLookAtWhereThereIsNone(format: String) {
        let written = Self.write([.sample("size", checker: "scanner", "Too thin", state: .known)], as: format)
        switch format {
        case "md", "html": #expect(written.contains("No accessibility finding is left to look at."))
        case "json": #expect(written.contains("\"state\":\"known\""))
        default: #expect(written.isEmpty)
        }
    }

    @Test(arguments: ["md", "html"]) func ruleWithoutFindingsIsExplained(format: String) {
        let written = Self.write([], as: format)
        #expect(written.contains("Measure it."))
        #expect(!written.contains("0 findings"))
    }

    @Test(arguments: ["json", "md", "html", "github", "xcode"])
    func noAddressMeansNoLink(format: String) {
        let written = Self.write(Self.findings, as: format, base: nil)
        #expect(!written.contains("guide.example"))
        #expect(!written.contains("(/en") && !written.contains("\"/en"))
    }

    @Test func commentKeepsToTheLengthThatIsTaken() {
        let long = String(repeating: "Long message & more. ", count: 40)
        let findings = (0..<3000).map { number in
            Finding.sample(
                "a11y_\(number)", tool: "SwiftLint", "\(long) \(number) VoiceOver",
                at: FindingLocation(file: "File\(number).swift"))
        }
        let written = Self.write(findings, as: "md")
        #expect(written.utf16.count <= MarkdownFindingWriter.longest)
        #expect(written.utf16.count > MarkdownFindingWriter.longest / 2)
        #expect(written.contains("more rules have no room here"))
        #expect(
            written.components(separatedBy: "<details>").count == written.components(separatedBy: "</details>").count)
    }
}

/// What reports hold that could act on whoever shows it, and what must not stand in an output.
@Suite struct InjectionTests {
    static let attacks = [
        "<script>alert(1)</script>", "</summary></details><h1>x</h1>", "<img src=x onerror=alert(1)>", "\"><b>x</b>",
        "| a | b |", "a\n\n# heading", "a\r\n::error::owned", "::error file=x::owned", "[x](javascript:alert(1))",
        "![x](https://evil.example/x.png)", "`code` | `more", "``` x", "@octocat please", "#12 fixed",
        "https://evil.example/",
        "www.evil.example", "&lt;b&gt;", "<!-- hidden", "\u{1B}[31mred", "\u{9B}2J", "\u{202E}reversed", "a\u{0}b",
        "*bold* _em_ ~~gone~~", "- [ ] task", "1. list", "%0A::error::x", "x, title=y: z", "</style>", "\\", "\\|",
    ]

    /// The attack as message, file, element, rule and tool.
    private static func findings(_ attack: String) -> [Finding] {
        [
            .sample("size", checker: "scanner", attack, at: FindingLocation(file: attack, line: 1)),
            .sample("size", checker: "scanner", "m", at: FindingLocation(file: "", element: attack)),
            .sample("a11y\(attack)", tool: attack, "VoiceOver"),
            .sample("", tool: attack, "VoiceOver \(attack)"),
        ]
    }

    @Test(arguments: attacks) func nothingActsOnATerminalOrALog(attack: String) {
        for format in ["github", "xcode"] {
            let written = WriterTests.write(Self.findings(attack), as: format)
            #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || !InjectionTests.isDangerous($0) })
            let lines = written.split(separator: "\n")
            #expect(lines.count == 4, "\(written)")
            if format == "github" { #expect(lines.allSatisfy { $0.hasPrefix("::warning ") }) }
        }
    }

    @Test(arguments: attacks) func nothingBreaksOutOfAPage(attack: String) {
        let written = WriterTests.write(Self.findings(attack), as: "html")
        #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || !InjectionTests.isDangerous($0) })
        let plain = WriterTests.write(Self.findings("plain"), as: "html")
        // A message's backticks become code, in the one table that shows the message.
        let codes = GuideSentence(message: attack).pieces.count(where: \.isCode)
        #expect(written.count { $0 == "<" } == plain.count { $0 == "<" } + 2 * codes)
        #expect(!written.contains("<script") && !written.contains("<img") && !written.contains("<!--"))
    }

    @Test(arguments: attacks) func nothingBreaksOutOfAComment(attack: String) {
        let written = WriterTests.write(Self.findings(attack), as: "md")
        let plain = WriterTests.write(Self.findings("plain"), as: "md")
        #expect(
            written.split(separator: "\n", omittingEmptySubsequences: false).count
                == plain.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || !InjectionTests.isDangerous($0) })
        for line in written.split(separator: "\n") {
            // Nothing is Markdown within the element of a summary, where GitHub looks for names and numbers all the same.
            let isSummary = line.hasPrefix("<summary>")
            let text = isSummary ? String(line.dropFirst(9).dropLast(10)) : Self.acting(line)
            for mark in ["<", "@o", "#1"] + (isSummary ? [] : ["](java", "](https://evil", " https://", " www."]) {
                let isOurs = line == "<details>" || line == "</details>"
                #expect(isOurs || !text.contains(mark), "\(mark) in \(line)")
            }
        }
        for line in written.split(separator: "\n") where line.hasPrefix("| ") {
            #expect(
                Self.cells(of: line) == (line.contains("Obligation") || Self.isOverview(line, plain) ? 4 : 2), "\(line)"
            )
        }
    }

    /// The text without what stands for itself: spans of code, and what has a backslash before it.
    private static func acting(_ text: Substring) -> String {
        var result = ""
        var isCode = false
        var isEscaped = false
        for character in text {
            if isEscaped {
                isEscaped = false
            } else if character == "`" {
                isCode.toggle()
            } else if character == "\\", !isCode {
                isEscaped = true
            } else if !isCode {
                result.append(character)
            }
        }
        return result
    }

    /// The table of rules has four columns, the tables of places have two.
    private static func isOverview(_ line: Substring, _ plain: String) -> Bool {
        line.hasPrefix("| --- | --- | ---: |") || line.hasPrefix("| ⚠️")
    }

    /// The cells of a row as GitHub cuts it: at each `|` without a backslash before it, also within code.
    private static func cells(of line: Substring) -> Int {
        var count = 0
        var isEscaped = false
        for character in line {
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "|" {
                count += 1
            }
        }
        return count - 1
    }

    private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    @Test(arguments: attacks) func jsonKeepsTheTextAsItIs(attack: String) throws {
        let written = WriterTests.write(Self.findings(attack), as: "json")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any])
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(findings.first?["message"] as? String == attack)
        #expect((findings.first?["location"] as? [String: Any])?["file"] as? String == attack)
    }
}
