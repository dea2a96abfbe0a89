import GuideCommandLine
import Testing

@testable import a11y_guide

/// Reports in every kind of format, as `explain` reads them from files.
private let clean = [
    "a.sarif": #"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"X"}},"results":[]}]}"#,
    "b.json": #"{"version":"2.1.0","runs":[]}"#,
    "axe.json": #"{"testEngine":{"name":"axe-core"},"violations":[],"passes":[]}"#,
    "bare.json": #"{"violations":[]}"#,
    "swiftlint.json": "[]\n",
    "answer.json": #"{"schemaVersion":1,"findings":[]}"#,
    "lint.xml": #"<issues format="6" by="lint 8"></issues>"#,
    "checkstyle.xml": "<checkstyle version=\"8\"></checkstyle>",
    "junit.xml": #"<testsuites><testsuite name="A" tests="1"><testcase name="a"/></testsuite></testsuites>"#,
    "audit.log": "Test Case 'a' passed\n",
]

@Test(arguments: clean.keys.sorted(), ["", "renamed.bin", ".dat"])
func cleanReportInAFolderCountsAsRead(name: String, ending: String) throws {
    let isLog = name.hasSuffix(".log")
    if isLog, !ending.isEmpty { return }
    let fixture = Fixture()
    try fixture.write(try #require(clean[name]), to: "reports/\(name)\(ending)")
    let outcome = try GuideProcess(folder: fixture.root).run("explain", "reports")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("a11y-guide: 0 findings\n"), "\(outcome.errors)")
}

@Test(arguments: [
    "report", "report.txt", "report.a11y", "report.SARIF", "REPORT", "r port.swift", "보고서", "a\nb.sarif", "-", "--json",
])
func reportsOfAFolderAreRecognisedByWhatTheyHold(name: String) throws {
    let fixture = Fixture()
    _ = try GuideProcess(folder: fixture.root).shell("mkdir reports")
    try Fixture.shell("cp \"$0/Reports/mixed.sarif\" \"$0/reports/$1\"", fixture.root, name)
    let outcome = try GuideProcess(folder: fixture.root).run("explain", "reports")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("a11y-guide: 3 open, 1 muted\n"), "\(outcome.errors)")
}

@Test(arguments: [
    ("build.log", true), ("build.txt", true), ("build", true), ("build.out", true), ("build.log.gz", true),
    ("Row.swift", false), ("notes.md", false), ("notes.md.gz", false),
])
func textIsALogWhereItIsCalledSo(name: String, isRead: Bool) throws {
    let fixture = Fixture()
    let line = "App/Row.swift:3:1: warning: 20 x 20 is too small (sample-lint/TargetTooSmall)\n"
    try fixture.write(line, to: "reports/text")
    try Fixture.shell(
        "case $1 in *.gz) gzip <\"$0/reports/text\" >\"$0/reports/$1\"; rm \"$0/reports/text\";; "
            + "*) mv \"$0/reports/text\" \"$0/reports/$1\" || true;; esac", fixture.root, name)
    let outcome = try GuideProcess(folder: fixture.root).run("explain", "reports")
    #expect(outcome.status == (isRead ? 1 : 2), "\(outcome.errors)")
    #expect(outcome.errors.contains("no report was found in 'reports'") != isRead, "\(outcome.errors)")
}

@Test func linksLeadToReportsAndNothingIsReadTwice() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    _ = try guide.shell(
        """
        mkdir -p reports/a elsewhere && cp Reports/mixed.sarif run-1.sarif && cp Reports/mixed.sarif elsewhere/x
        ln -s ../run-1.sarif reports/latest.sarif; ln -s ../../run-1.sarif reports/a/again.sarif
        ln -s ../elsewhere reports/other; ln -s ../../elsewhere reports/a/other; ln -s .. reports/a/loop
        ln -s nowhere reports/dangling.sarif; ln -s self reports/self
        """)
    let outcome = try guide.run("explain", "reports")
    #expect(outcome.errors.hasPrefix("a11y-guide: 6 open, 2 muted\n"), "\(outcome.errors)")
    #expect(outcome.status == 1)
}

@Test(arguments: [
    ("nothing", "mkdir nothing"), ("no report", "mkdir 'no report' && echo '{\"name\":1}' >'no report/package.json'"),
    ("text", "mkdir text && echo 'all is well' >text/README && echo '<p>x</p>' >text/x.xml"),
    ("pages", "mkdir pages && echo '<!DOCTYPE html><title>Lint</title>' >pages/lint.html"),
    ("settings", "mkdir settings && printf '{\\n// words\\n\"a\": 1}' >settings/tsconfig.json"),
    ("empty", "mkdir empty && : >empty/build.log && : >empty/keep"),
    (
        "hidden",
        "mkdir -p hidden/.git hidden/node_modules && cp Reports/mixed.sarif hidden/.git/x.sarif && "
            + "cp Reports/mixed.sarif hidden/node_modules/x.sarif && cp Reports/mixed.sarif hidden/.x.sarif"
    ),
    ("special", "mkdir special && mkfifo special/x.sarif special/y"),
    ("packed", "mkdir packed && head -c 70000000 /dev/zero | gzip >packed/zeros.gz && tar cf packed/a.tar Content"),
])
func folderWithoutAReportIsAnError(folder: String, setUp: String) throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    try #require(guide.shell(setUp).status == 0)
    for format in ["text", "markdown", "html", "json", "sarif", "github", "xcode"] {
        let outcome = try guide.run("explain", folder, "--format", format)
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasPrefix("a11y-guide: error: no report was found in '\(folder)'\n  reports are recognised"),
            "\(outcome.errors)")
        #expect(!outcome.output.contains("No accessibility finding is left"), "\(outcome.output)")
    }
    #expect(try guide.run("explain", folder, "--lang", "ko").errors.contains("'\(folder)': 읽을 수 있는 보고서가 없습니다"))
    let both = try guide.run("explain", folder, "Reports/mixed.sarif")
    #expect(both.status == 2, "one folder does not stand in for another")
    #expect(both.output.contains("escape-missing  Every screen"))
}

/// Reports that break off, each cut at several places.
private let cut = [
    "axe.json":
        #"{"testEngine":{"name":"axe-core"},"url":"https://x/","violations":[{"id":"image-alt","nodes":[{"target":["img"]}]}]}"#,
    "late.json": #"{"violations":[{"id":"image-alt","nodes":[{"target":["img"]}]}],"passes":[]}"#,
    "lint.sarif":
        #"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"X"}},"results":[{"message":{"text":"a"}}]}]}"#,
    "lint.txt": #"<issues format="6" by="lint 8"><issue id="A" message="m"><location file="a"/></issue></issues>"#,
    "style.bin":
        #"<checkstyle version="8"><file name="a"><error line="1" message="m" source="s"/></file></checkstyle>"#,
    "swiftlint": #"[{"rule_id":"a","reason":"b","file":"c","line":1,"severity":"Error"}]"#,
]

@Test(arguments: cut.keys.sorted())
func reportThatBreaksOffIsAnErrorWithItsPlace(name: String) throws {
    let fixture = Fixture()
    let text = try #require(cut[name])
    try fixture.write(fixture.read("Reports/mixed.sarif"), to: "reports/z.sarif")
    for length in [text.count / 4, text.count / 2, text.count - 1] {
        try fixture.write(String(text.prefix(length)), to: "reports/\(name)")
        let outcome = try GuideProcess(folder: fixture.root).run("explain", "reports")
        #expect(outcome.status == 2, "\(length): \(outcome.errors)")
        #expect(outcome.errors.contains("reports/\(name):1:"), "\(outcome.errors)")
        #expect(outcome.errors.contains(": error: "))
        #expect(outcome.output.contains("escape-missing  Every screen"), "the others are explained all the same")
    }
}

@Test(arguments: [("x.xml", true), ("x.md", false), ("x", false), ("x.svg", false)])
func markupThatBreaksOffBeforeItsFirstElementIsAReportWhereItIsCalledSo(name: String, isError: Bool) throws {
    for text in ["<", "<?xml vers", "<?xml version=\"1.0\"?>\n<check", "<!-- a note -->"] {
        let fixture = Fixture()
        try fixture.write(text, to: "r/\(name)")
        try fixture.write("[]", to: "r/other.json")
        let outcome = try GuideProcess(folder: fixture.root).run("explain", "r")
        #expect(outcome.status == (isError ? 2 : 0), "\(text): \(outcome.errors)")
        #expect(outcome.errors.contains("r/\(name):") == isError)
    }
}

@Test(arguments: ["x.json", "x.sarif", "x.xml", "X.XML.gz"])
func emptyReportInAFolderIsAnError(name: String) throws {
    let fixture = Fixture()
    try Fixture.shell(
        "mkdir \"$0/r\"; case $1 in *.gz) gzip </dev/null >\"$0/r/$1\";; *) echo >\"$0/r/$1\";; esac", fixture.root,
        name)
    let outcome = try GuideProcess(folder: fixture.root).run("explain", "r")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("r/\(name): error: it is empty"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("no report was found"))
}

@Test(arguments: [
    ("build/reports", 2, "no such file or folder, and no checker rule: 'build/reports'"),
    ("a/b/c/d", 2, "no such file or folder, and no checker rule"), ("reports/", 2, "no such file or folder"),
    ("sample-lint/MissingEscap", 1, "did you mean 'sample-lint/MissingEscape'?"),
    ("sampl-lint/MissingEscape", 1, "did you mean 'sample-lint/MissingEscape'?"),
    ("sample-lint/SomethingElse", 1, "no file or folder has this name, either"),
    ("xyzzy", 1, "nothing is called 'xyzzy'"),
])
func nameThatNothingHasIsAPathOrARule(name: String, status: Int32, message: String) throws {
    let outcome = try GuideProcess().run("explain", name, "Reports/mixed.sarif")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.contains("escape-missing  Every screen"), "the report is explained all the same")
    #expect(try GuideProcess().run("explain", name).status == status)
}
