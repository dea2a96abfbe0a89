import Testing

@testable import a11y_guide

/// `check --diff`: in a repository of its own, whose files are committed before something happens to them.
@Suite(.needsChecker) struct CheckDiffTests {
    /// What happens after the commit, what is checked, and the files with findings.
    static let changes: [(change: String, arguments: String, files: [String])] = [
        (":", "Swift", []),
        ("echo '// more' >>Swift/Screen.swift", "Swift", []),
        ("sed -i.old 's/return true/return  true/' Swift/Screen.swift", "Swift", ["Swift/Screen.swift"]),
        ("sed -i.old 's/return true/return  true/' Swift/Screen.swift", ".", ["Swift/Screen.swift"]),
        // A line of the file that looks like a line of a patch.
        (
            "printf '++ b/Swift/Detail.swift\\n@@ -1 +1,9 @@\\n' >Swift/x.txt; git add Swift/x.txt", "Swift", []
        ),
        ("git mv Swift/Screen.swift Swift/Other.swift", "Swift", []),
        (
            "git mv Swift/Screen.swift Swift/Other.swift; sed -i.old 's/return true/return  true/' Swift/Other.swift",
            "Swift", ["Swift/Other.swift"]
        ),
        ("cp Swift/Screen.swift Swift/New.swift", "Swift", ["Swift/New.swift"]),
        ("cp Swift/Screen.swift Swift/New.swift; git add --all", "Swift", ["Swift/New.swift"]),
        ("cp Swift/Screen.swift 'Swift/화면 하나.swift'", "Swift", ["Swift/화면 하나.swift"]),
        ("cp Swift/Screen.swift 'Swift/화면 \"하나\".swift'; git add --all", "Swift", ["Swift/화면 \"하나\".swift"]),
        ("cp Swift/Screen.swift 'Swift/a b.swift'; git add --all", "Swift", ["Swift/a b.swift"]),
        ("rm Swift/Detail.swift", "Swift", []),
        ("cp Swift/Screen.swift Swift/New.swift; git add --all", "Swift/Detail.swift", []),
    ]

    @Test(arguments: changes) func onlyWhatChangedIsReported(change: String, arguments: String, files: [String]) throws
    {
        let fixture = Fixture()
        try fixture.commit()
        let guide = GuideProcess(folder: fixture.root)
        try #require(guide.shell(change).status == 0)
        let outcome = try guide.run(["check", "--format", "xcode", "--diff", "HEAD"] + [arguments])
        #expect(outcome.status == (files.isEmpty ? 0 : 1), "\(outcome.errors)")
        #expect(outcome.lines.map { String($0.prefix { $0 != ":" }) } == files, "\(outcome.output)")
    }

    @Test func fromAFolderBelowTheRepository() throws {
        let fixture = Fixture()
        try fixture.commit()
        let guide = GuideProcess(folder: fixture.root)
        let outcome = try guide.shell(
            "cp Swift/Screen.swift Swift/New.swift; cd Swift; \"$guide\" check --format xcode --diff HEAD")
        #expect(outcome.status == 1)
        #expect(outcome.lines.map { String($0.prefix { $0 != ":" }) } == ["New.swift"], "\(outcome.errors)")
    }

    @Test func severalRepositoriesAreAsked() throws {
        let fixtures = [Fixture(), Fixture()]
        for fixture in fixtures {
            try fixture.commit()
            let text = fixture.read("Swift/Screen.swift")
            try fixture.write(text.replacing("return true", with: "return  true"), to: "Swift/Screen.swift")
        }
        let outcome = try GuideProcess().run(
            ["check", "--format", "xcode", "--diff", "HEAD"] + fixtures.map { "\($0.root)/Swift" })
        #expect(outcome.lines.count == 2, "\(outcome.output)")
    }

    @Test(arguments: [
        (["Swift", "--diff", "nowhere"], "git cannot tell what has changed since 'nowhere' in '"),
        (["Swift", "--diff=-x"], "'-x' is no revision"), (["Swift", "--diff="], "'' is no revision"),
        (["Swift", "/", "--diff", "HEAD"], "git finds no repository for '/'"),
    ])
    func whatGitDoesNotKnowIsAMistake(arguments: [String], message: String) throws {
        let fixture = Fixture()
        try fixture.commit()
        let outcome = try GuideProcess(folder: fixture.root).run(["check"] + arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("a11y-guide: error: \(message)"), "\(outcome.errors)")
    }
}
