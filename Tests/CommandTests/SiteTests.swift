import Testing

@testable import a11y_guide

@Test func siteIsWrittenAndOnlyWhatChangesIsWrittenAgain() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    let first = try guide.run("site", "--output", "public/site")
    #expect(first.status == 0)
    #expect(first.output == "")
    #expect(first.errors.hasPrefix("a11y-guide: public/site: "))
    #expect(first.errors.hasSuffix(" files written, 0 unchanged\n"))
    #expect(fixture.read("public/site/en/rules/escape-missing/index.html").hasPrefix("<!doctype html>\n"))
    #expect(fixture.read("public/site/ko/rules/escape-missing/index.html").contains("<html lang=\"ko\""))
    #expect(fixture.read("public/site/checkers/sample-lint/MissingEscape/index.html").isEmpty == false)
    #expect(try guide.run("site", "-o", "public/site").errors.contains(": 0 files written, "))
    try Fixture.shell("rm \"$0/Content/checkers/other-lint.yml\"", fixture.root)
    #expect(try guide.run("site", "-o", "public/site").status == 0)
    #expect(fixture.read("public/site/en/checkers/other-lint/index.html") == "", "what is gone from the content goes")
    #expect(fixture.read("public/site/en/rules/escape-missing/index.html").isEmpty == false)
    #expect(try guide.shell("ls -A public").output == "site\n", "nothing is left beside the site")
}

@Test func siteStaysWhereTheContentHasErrors() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    _ = try guide.run("site", "-o", "public")
    try Fixture.shell("cp -R \"$0/public\" \"$0/before\" && printf 'x: 1\\n' >>\"$0/Content/guide.yml\"", fixture.root)
    let outcome = try guide.run("site", "-o", "public")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Content/guide.yml:"))
    #expect(outcome.errors.hasSuffix("; nothing is written\n"))
    #expect(try guide.shell("diff -r before public").status == 0)
}

@Test func siteTakesThePlaceOfNothingButASite() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    for (name, setUp, message) in [
        ("notes", "mkdir notes && echo mine >notes/mine", "'notes' holds files that are no site of a11y-guide"),
        ("file", "echo mine >file", "'file' is a file, not a folder"),
        ("clone", "mkdir -p clone/.git", "'clone' is a git repository"),
    ] {
        _ = try guide.shell(setUp)
        let outcome = try guide.run("site", "-o", name)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("a11y-guide: error: \(message)"), "\(outcome.errors)")
    }
    #expect(fixture.read("notes/mine") == "mine\n")
    _ = try guide.shell("mkdir empty")
    #expect(try guide.run("site", "-o", "empty").status == 0)
}

@Test func siteNeedsAFolderToWriteTo() throws {
    let outcome = try GuideProcess().run("site")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("try: a11y-guide site --output public"))
}
