import GuideCommandLine
import Testing

@testable import a11y_guide

/// What keeps reports from being read, with what is said of each in English and in Korean.
private let failures: [(name: String, setUp: String, english: String, korean: String)] = [
    (
        "bad.sarif", "printf '{\"version\":\"2.1.0\",\\n\"runs\":[{' >bad.sarif", "the JSON is cut short",
        "the JSON is cut short"
    ),
    ("none.json", ":", "No such file or directory", "No such file or directory"),
    ("build/reports", ":", "no such file or folder, and no checker rule", "이런 파일이나 폴더가 없고"),
    ("empty", "mkdir empty", "no report was found", "읽을 수 있는 보고서가 없습니다"),
    ("pipe.log", "mkfifo pipe.log", "it is a FIFO", "it is a FIFO"),
    ("-", ":", "it is empty", "it is empty"),
]

private let formats = ["markdown", "html", "json", "sarif", "github"]

@Test(arguments: failures.indices, formats)
func whatCouldNotBeReadStandsInWhatIsWritten(number: Int, format: String) throws {
    let failure = failures[number]
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    try #require(guide.shell(failure.setUp).status == 0)
    for language in ["en", "ko"] {
        let reason = language == "ko" ? failure.korean : failure.english
        for others in [[], ["Reports/mixed.sarif"], ["clean.json"]] {
            try fixture.write("[]", to: "clean.json")
            let outcome = try guide.run(["explain", failure.name] + others + ["--format", format, "--lang", language])
            let name = failure.name == "-" ? "standard input" : failure.name
            #expect(outcome.status == 2)
            #expect(outcome.output.contains(name), "\(outcome.output)")
            #expect(plain(outcome.output).contains(reason), "\(outcome.output)")
            let heading = language == "ko" ? "읽지 못한 보고서" : "Reports that could not be read"
            switch format {
            case "json": #expect(outcome.output.contains("\"unread\":[{\"report\":\"\(name)\",\"line\":"))
            case "sarif":
                #expect(outcome.output.contains("\"executionSuccessful\":false,\"toolExecutionNotifications\":[{"))
            default: #expect(outcome.output.contains(heading))
            }
            for clear in ["No accessibility finding is left", "확인할 접근성 검출 결과가 없습니다."] {
                let isOther = clear.hasPrefix("확인") && others == ["clean.json"]
                #expect(isOther || !outcome.output.contains(clear), "\(outcome.output)")
            }
        }
    }
}

/// Markdown escapes what could be marks.
private func plain(_ text: String) -> String { text.filter { $0 != "\\" } }

@Test(arguments: formats) func nothingIsMissingWhereEverythingWasRead(format: String) throws {
    let outcome = try GuideProcess().run("explain", "Reports/mixed.sarif", "--format", format)
    for part in ["could not be read", "executionSuccessful", "\"unread\":[{"] {
        #expect(!outcome.output.contains(part), "\(outcome.output)")
    }
}

@Test func placeOfWhatBreaksOffIsWritten() throws {
    let fixture = Fixture()
    try fixture.write("{\"version\":\"2.1.0\",\n\"runs\":[{", to: "bad <b>.sarif")
    let guide = GuideProcess(folder: fixture.root)
    for (format, part) in [
        ("markdown", "- `bad <b>.sarif:2:10`: the JSON is cut short"),
        ("html", "<code>bad &lt;b&gt;.sarif:2:10</code>: <span lang=\"en\">the JSON is cut short</span>"),
        ("json", "{\"report\":\"bad <b>.sarif\",\"line\":2,\"column\":10,\"reason\":\"the JSON is cut short\"}"),
        ("sarif", "\"uri\":\"bad%20%3Cb%3E.sarif\"},\"region\":{\"startLine\":2,\"startColumn\":10}"),
        (
            "github",
            "::error file=bad <b>.sarif,line=2,col=10,title=읽지 못한 보고서::bad <b>.sarif:2:10: the JSON is cut short"
        ),
    ] {
        let outcome = try guide.run("explain", "bad <b>.sarif", "--format", format, "--lang", "ko")
        #expect(outcome.output.contains(part), "\(outcome.output)")
    }
}

@Test func whatWasNotReadIsNotCounted() throws {
    let outcome = try GuideProcess().run("explain", "none.json", "no/where", "Content/sliders")
    #expect(outcome.status == 2)
    #expect(!outcome.errors.contains("0 findings"), "\(outcome.errors)")
}

@Test func commentKeepsItsLengthWhateverCouldNotBeRead() throws {
    let names = (0..<90).map { "\(String(repeating: "`|*", count: 300))\($0).json" }
    let outcome = try GuideProcess().run(["explain", "Reports/mixed.sarif", "--format", "markdown"] + names)
    #expect(outcome.status == 2)
    #expect(outcome.output.utf16.count <= 65_000)
    #expect(outcome.output.contains("and 70 more"))
    #expect(outcome.output.contains("<summary>Every screen"))
}
