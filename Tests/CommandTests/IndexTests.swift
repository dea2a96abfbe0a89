import Testing

@testable import a11y_guide

@Test func indexSaysInOneLineWhatItWrote() throws {
    let fixture = Fixture()
    let outcome = try GuideProcess(folder: fixture.root).run("index")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("a11y-guide: wrote Index/guide.index ("))
    #expect(outcome.errors.hasSuffix(" bytes) and catalog.json: 3 rules, 2 topics, 3 checker rules, 2 requirements\n"))
    #expect(fixture.read("Index/catalog.json").contains("\"escape-missing\""))
}

@Test func sameContentGivesTheSameBytes() throws {
    let first = Fixture()
    let second = Fixture()
    _ = try GuideProcess(folder: first.root).run("index")
    _ = try GuideProcess(folder: second.root).run("index", "--content", "\(second.root)/Content")
    #expect(
        try GuideProcess().shell("cmp \(first.root)/Index/guide.index \(second.root)/Index/guide.index").status == 0)
    #expect(first.read("Index/catalog.json") == second.read("Index/catalog.json"))
}

@Test func indexIsNotWrittenWhereTheContentHasErrors() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    _ = try guide.run("index")
    try Fixture.shell("cp \"$0/Index/guide.index\" \"$0/before\"", fixture.root)
    try Fixture.shell(
        "sed -i.old 's/^obligation: must/obligation: mst/' \"$0/Content/gestures/escape-missing.en.md\" && rm \"$0\"/Content/gestures/*.old",
        fixture.root)
    let outcome = try guide.run("index")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Content/gestures/escape-missing.en.md:"))
    #expect(outcome.errors.contains(": error: "))
    #expect(outcome.errors.hasSuffix("; nothing is written\n"))
    #expect(try guide.shell("cmp before Index/guide.index").status == 0)
    let search = try guide.run("search", "escape")
    #expect(search.status == 0)
    #expect(search.errors.hasPrefix("a11y-guide: the content has "))
    #expect(search.errors.contains("; answers come from the last good index; see: a11y-guide validate\n"))
}

@Test func firstSearchWritesTheIndexAndALaterChangeIsFound() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    #expect(try guide.run("search", "wobbly").status == 1)
    #expect(fixture.read("Index/guide.index").isEmpty == false)
    try Fixture.shell(
        "sed -i.old 's/Listen\\./Listen to the wobbly value./' \"$0/Content/sliders/slider-not-adjustable.en.md\" && rm \"$0\"/Content/sliders/*.old",
        fixture.root)
    #expect(try guide.run("search", "wobbly").status == 0)
    // Changing nothing but a name, or removing a file, makes the content newer as well.
    try Fixture.shell("rm \"$0\"/Content/checkers/other-lint.yml", fixture.root)
    #expect(try guide.run("show", "other-lint/MissingEscape").status == 1)
    #expect(fixture.read("Index/catalog.json") == "", "only 'index' writes what is published")
}

@Test func freshIndexIsNotWrittenAgain() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    // Content of the very tick in which an index is begun counts as newer.
    try Fixture.shell("sleep 0.05")
    _ = try guide.run("list", "rules")
    let inode = try guide.shell("ls -i Index/guide.index").output
    _ = try guide.run("list", "rules")
    _ = try guide.run("search", "escape")
    #expect(try guide.shell("ls -i Index/guide.index").output == inode)
}

@Test func fileFromTheFutureDoesNotMakeEverySearchWriteTheIndex() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    try Fixture.shell("sleep 0.05; touch -t 209901010000 \"$0/Content/guide.yml\"", fixture.root)
    _ = try guide.run("list", "rules")
    let inode = try guide.shell("ls -i Index/guide.index").output
    _ = try guide.run("list", "rules")
    #expect(try guide.shell("ls -i Index/guide.index").output == inode)
}

@Test(arguments: ["", "not an index", "damaged"])
func damagedIndexOfASourceTreeIsWrittenAnew(_ text: String) throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    _ = try guide.run("list", "rules")
    try fixture.write(text, to: "Index/guide.index")
    #expect(try guide.run("search", "escape").status == 0)
}

@Test func damagedIndexThatWasNamedIsRefusedWithTheFix() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    _ = try guide.run("list", "rules")
    try Fixture.shell(
        "head -c 1000 \"$0/Index/guide.index\" >\"$0/short\"; printf text >\"$0/text\"; : >\"$0/empty\"", fixture.root)
    for (name, message) in [
        ("short", "index 'short' is cut off or extended: it has 1000 bytes in place of "),
        ("text", "'text' is not an index of a11y-guide"), ("empty", "'empty' is not an index of a11y-guide"),
        ("nowhere", "index 'nowhere' cannot be read: No such file or directory"),
        ("Content", "index 'Content/guide.index' cannot be read: No such file or directory"),
    ] {
        let outcome = try guide.run("search", "escape", "--index", name)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("a11y-guide: error: \(message)"), "\(outcome.errors)")
        #expect(outcome.errors.contains("a11y-guide index"))
    }
}

@Test func indexIsFoundByVariableThenHomeThenTheFolderAround() throws {
    let fixture = Fixture()
    let elsewhere = Fixture.makeFolder()
    _ = try GuideProcess(folder: fixture.root).run("index")
    #expect(try GuideProcess(folder: "\(fixture.root)/Content/sliders").run("list", "rules").status == 0)
    let lost = try GuideProcess(folder: elsewhere).run("list", "rules")
    #expect(lost.status == 2)
    #expect(lost.errors.hasPrefix("a11y-guide: error: no index found\n"))
    let home = GuideProcess(folder: elsewhere, variables: ["A11Y_GUIDE_HOME": fixture.root])
    #expect(try home.run("list", "rules").status == 0)
    let variable = GuideProcess(folder: elsewhere, variables: ["A11Y_GUIDE_INDEX": "\(fixture.root)/Index/guide.index"])
    #expect(try variable.run("list", "rules").status == 0)
}

@Test func homeThatIsNoFolderIsNamed() throws {
    let guide = GuideProcess(variables: ["A11Y_GUIDE_HOME": "/nowhere"])
    for command in [["search", "escape"], ["validate"], ["index"]] {
        let outcome = try guide.run(command)
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasPrefix("a11y-guide: error: there is no folder '/nowhere'\n  A11Y_GUIDE_HOME names it"))
    }
}

@Test func installedCopyReadsItsOwnIndexAndNeverWritesIt() throws {
    let fixture = Fixture()
    _ = try GuideProcess(folder: fixture.root).run("index")
    let prefix = Fixture.makeFolder()
    try Fixture.shell(
        "mkdir -p \"$1/bin\" \"$1/share/a11y-guide\" && cp \"$0/Index/guide.index\" \"$1/share/a11y-guide\" && cp \"$2\" \"$1/bin/a11y-guide\"",
        fixture.root, prefix, GuideProcess.executable)
    try fixture.write("broken", to: "Content/guide.yml")
    let installed = try GuideProcess(folder: fixture.root).shell("\"\(prefix)/bin/a11y-guide\" list rules --ids")
    #expect(installed.status == 0)
    #expect(installed.errors == "")
    try Fixture.shell("printf text >\"$0/share/a11y-guide/guide.index\"", prefix)
    let damaged = try GuideProcess(folder: fixture.root).shell("\"\(prefix)/bin/a11y-guide\" list rules")
    #expect(damaged.status == 2)
    #expect(damaged.errors.contains("install a11y-guide again"))
}

@Test func failedWriteLeavesNoTemporaryFile() throws {
    let fixture = Fixture()
    try Fixture.shell("mkdir -p \"$0/Index/guide.index/full\"", fixture.root)
    let outcome = try GuideProcess(folder: fixture.root).run("index")
    #expect(outcome.status == 2)
    #expect(
        outcome.errors.contains("cannot be written: Is a directory") || outcome.errors.contains("cannot be written: "))
    #expect(try GuideProcess(folder: fixture.root).shell("ls Index | grep -c new").output == "0\n")
}

@Test func searchWorksWhereTheIndexCannotBeWritten() throws {
    let fixture = Fixture()
    try fixture.write("a file in the way", to: "Index")
    let outcome = try GuideProcess(folder: fixture.root).run("search", "escape")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("escape-missing"))
    #expect(outcome.errors.contains("cannot be written: "))
}

@Test func plainFolderOfMarkdownIsSearchable() throws {
    let fixture = Fixture()
    try fixture.write("# Rotor gestures\n\nTurn two fingers.\n", to: "notes/deep/rotor.md")
    try fixture.write("로터를 돌립니다.\n", to: "notes/로터.md")
    let guide = GuideProcess(folder: fixture.root)
    let built = try guide.run("index", "--plain", "notes", "--output", "out")
    #expect(built.status == 0)
    #expect(built.errors.hasSuffix(": 2 articles\n"))
    let found = try guide.run("search", "rotor gestures", "--index", "out/guide.index")
    #expect(found.status == 0)
    #expect(found.output.contains("Rotor gestures"))
    #expect(found.output.contains("deep/rotor.md"))
    #expect(try guide.run("search", "로터", "--index", "out").status == 0, "a folder stands for the index in it")
}

@Test func indexWithoutContentIsReadAsItIs() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: Fixture.makeFolder(), variables: ["A11Y_GUIDE_HOME": fixture.root])
    _ = try guide.run("list", "rules")
    try Fixture.shell("rm -r \"$0/Content\"", fixture.root)
    let outcome = try guide.run("list", "rules")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "a11y-guide: 3 rules\n")
}

@Test func searchesThatWriteTheIndexAtTheSameTimeDoNotDisturbOneAnother() throws {
    let fixture = Fixture()
    let outcome = try GuideProcess(folder: fixture.root).shell(
        "for n in 1 2 3 4 5 6; do \"$guide\" list rules --ids & done; wait; ls Index")
    #expect(outcome.errors == "")
    #expect(outcome.lines.filter { $0 == "escape-missing" }.count == 6)
    #expect(outcome.lines.last == "guide.index")
}

@Test func whatIsNoRegularFileIsRefusedAndNotWaitedFor() throws {
    let fixture = Fixture()
    try Fixture.shell("mkfifo \"$0/pipe\"", fixture.root)
    var guide = GuideProcess(folder: fixture.root)
    for name in ["pipe", "/dev/null"] {
        let outcome = try guide.run("search", "escape", "--index", name)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("a11y-guide: error: index '\(name)' cannot be read: it is no regular file\n"))
    }
    guide.variables["A11Y_GUIDE_INDEX"] = "pipe"
    #expect(try guide.run("list", "rules").status == 2)
}

@Test(arguments: [false, true])
func indexOfNothingDoesNotReplaceAGoodOne(_ isPlain: Bool) throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    _ = try guide.run("index")
    let good = try guide.shell("cksum Index/*").output
    let guideFile = fixture.read("Content/guide.yml")
    try fixture.write(guideFile, to: "other/bare/guide.yml")
    let outcome = try guide.run("index", isPlain ? "--plain" : "--content", "other/bare", "--output", "Index")
    #expect(outcome.status == 2)
    #expect(
        outcome.errors.hasSuffix("a11y-guide: error: 'other/bare' has nothing to index\n  nothing is written\n"),
        "\(outcome.errors)")
    #expect(try guide.shell("cksum Index/*").output == good)
}

@Test func catalogStaysAsItWasWhereTheIndexCannotBeWritten() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    _ = try guide.run("index")
    let catalog = fixture.read("Index/catalog.json")
    try Fixture.shell(
        "sed -i.old 's/^summary: /summary: Now /' \"$0/Content/sliders/slider-not-adjustable.en.md\" && rm \"$0\"/Content/sliders/*.old && rm \"$0/Index/guide.index\" && mkdir \"$0/Index/guide.index\"",
        fixture.root)
    let outcome = try guide.run("index")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("guide.index' cannot be written: "), "\(outcome.errors)")
    #expect(fixture.read("Index/catalog.json") == catalog)
}
