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

@Test func siteCanBeServedFromAnyAddressAndCalledAnything() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    let outcome = try guide.run(
        "site", "-o", "public", "--base-url", "https://example.org/a/b", "--title", "Rules & \"more\"")
    #expect(outcome.status == 0)
    let page = fixture.read("public/ko/rules/escape-missing/index.html")
    #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/a/b/ko/rules/escape-missing/\">"))
    #expect(page.contains("– Rules &amp; &quot;more&quot;</title>"))
    #expect(page.contains("href=\"../../../assets/guide."))
    #expect(fixture.read("public/404.html").contains("href=\"/a/b/assets/guide."))
    #expect(fixture.read("public/sitemap.xml").contains("<loc>https://example.org/a/b/en/</loc>"))
}

@Test(arguments: ["example.org", "ftp://example.org/", "https://", "https://exa mple.org/", "https://example.org/?a"])
func siteRefusesWhatIsNoAddress(address: String) throws {
    let outcome = try GuideProcess().run("site", "-o", "public", "--base-url", address)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'\(address)' is no address that a site can be served from"))
}

@Test func siteLaysACompanysContentOverTheGuides() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    try fixture.write(
        "title: {en: Company, ko: 회사}\nsite: {logo: site/a.svg, footer: site/f.html}\n", to: "own/guide.yml")
    try fixture.write("<svg/>", to: "own/site/a.svg")
    try fixture.write("<p>Ours.</p>", to: "own/site/f.html")
    let checker = fixture.read("Content/checkers/other-lint.yml").replacing("other-lint", with: "own-lint")
    try fixture.write(checker, to: "own/checkers/own-lint.yml")
    #expect(try guide.run("site", "-o", "public", "--overlay", "own").status == 0)
    let page = fixture.read("public/ko/checkers/own-lint/index.html")
    #expect(page.contains("<img src=\"../../../site/a.svg\" alt=\"\" height=\"32\">회사</a>"))
    #expect(page.contains("<p>Ours.</p></footer>"))
    #expect(fixture.read("public/site/a.svg") == "<svg/>")
    #expect(fixture.read("public/site/f.html") == "")
    #expect(fixture.read("public/en/rules/escape-missing/index.html").contains("Company</title>"))

    // The guide itself may name the folder.
    let yaml = fixture.read("Content/guide.yml")
    try fixture.write(yaml + "site: {overlay: ../own}\n", to: "Content/guide.yml")
    #expect(try guide.run("site", "-o", "public").errors.contains(": 0 files written, "))

    try fixture.write("title: {en: Company}\n", to: "own/guide.yml")
    let outcome = try guide.run("site", "-o", "public")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("own/guide.yml:1:8: error: 'title' has no text in 'ko'"), "\(outcome.errors)")
    #expect(
        try guide.run("site", "-o", "public", "--overlay", "nowhere").errors.contains("there is no folder 'nowhere'"))
}

@Test func siteSaysWhyItCannotBeWritten() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    try fixture.write("x", to: "file")
    let outcome = try guide.run("site", "-o", "file/site")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("error: 'file/site' cannot be written: "), "\(outcome.errors)")
}

@Test func siteShowsItsProgressOnATerminalAndLeavesNoTraceOfIt() throws {
    let fixture = Fixture()
    let rules = (0..<300).map { "  - {id: A\($0), title: A, meaning: {en: A, ko: 가}}\n" }.joined()
    try fixture.write(
        "id: many\nname: Many\nhomepage: https://example.org/\nversion: \"1\"\nrules:\n\(rules)",
        to: "Content/checkers/many.yml")
    let outcome = try GuideProcess(folder: fixture.root).onTerminal(columns: 80, "site", "-o", "public")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("public: 100 %\u{1B}[K\r\u{1B}[Ka11y-guide: public: "), "\(outcome.output)")
}

@Test func siteTidiesUpAfterABuildThatWasEndedInTheMiddle() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    // No process has so high a number; the test process itself is alive.
    _ = try guide.shell(
        "mkdir -p .public.2000000000.new/en .public.1.new .public.x.new && echo x >.public.2000000000.new/en/x")
    #expect(try guide.run("site", "-o", "public").status == 0)
    #expect(try guide.shell("ls -Ad .public*").output == ".public.1.new\n.public.x.new\n")
}

@Test(arguments: [
    ("echo x >public/CNAME", "CNAME"), ("mkdir public/mine && echo y >public/mine/y", "mine/y"),
    ("echo x >public/en/rules/own.md", "en/rules/own.md"), ("echo x >public/en/own/index.html", "en/own/index.html"),
    ("ln -s ../Content public/link", "link"), ("ln -s nowhere public/gone", "gone"), ("mkfifo public/pipe", "pipe"),
    ("echo x >public/assets/guide.css", "assets/guide.css"), ("echo x >public/.htaccess", ".htaccess"),
    ("echo x >'public/a\nb'", "a"), ("for n in 1 2 3 4 5; do echo >public/$n; done", "1, 2, 3 and 2 more"),
])
func siteNeverRemovesWhatItDidNotWrite(setUp: String, named: String) throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    #expect(try guide.run("site", "-o", "public").status == 0)
    try #require(guide.shell("mkdir -p public/en/own && \(setUp) && cp -RP public before").status == 0)
    for arguments in [["site", "-o", "public"], ["site", "--plain", "Content", "-o", "public"]] {
        let outcome = try guide.run(arguments)
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.contains("'public' holds files that the site did not write")
                && outcome.errors.contains(named),
            "\(outcome.errors)")
        let lost = "(cd before && find . | sort) >list && (cd public && find . | sort) | diff list -; ls -Ad .public.*"
        #expect(try guide.shell(lost).output == "")
    }
}

@Test func whatProgramsLeaveInFoldersIsNobodysFile() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    #expect(try guide.run("site", "-o", "public").status == 0)
    _ = try guide.shell("echo >public/.DS_Store; echo >public/en/.DS_Store; echo >public/Thumbs.db; mkdir public/empty")
    #expect(try guide.run("site", "-o", "public").status == 0)
    #expect(try guide.shell("find public -name .DS_Store").output == "")
}

@Test func siteWithoutAListIsReplacedWhereItHoldsNothingElse() throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    #expect(try guide.run("site", "-o", "public").status == 0)
    let listing = fixture.read("public/.a11y-guide-site")
    #expect(listing.contains("\nen/rules/escape-missing/index.html\n"))
    let heading = try #require(listing.split(separator: "\n").first)
    try fixture.write("\(heading)\n", to: "public/.a11y-guide-site")
    // A page that has gone from the content since.
    try fixture.write("old", to: "public/en/rules/old/index.html")
    _ = try guide.shell("cp -R public other")
    #expect(try guide.run("site", "-o", "public").status == 0)
    #expect(fixture.read("public/en/rules/old/index.html") == "")
    #expect(fixture.read("public/.a11y-guide-site") == listing)
    try fixture.write(listing.replacing("\n", with: "\r\n"), to: "public/.a11y-guide-site")
    #expect(try guide.run("site", "-o", "public").status == 0)
    try fixture.write("example.org", to: "other/CNAME")
    try fixture.write("notes", to: "other/mine/y")
    let outcome = try guide.run("site", "-o", "other")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(": CNAME, mine/y\n"), "\(outcome.errors)")
    try fixture.write("mine", to: "made/.a11y-guide-site")
    #expect(try guide.run("site", "-o", "made").errors.contains("holds files that are no site of a11y-guide"))
}

@Test(arguments: [
    ("Content/public", "lies in the content folder 'Content'"), ("Content", "is the content folder"),
    ("Content/a/b/../public", "lies in the content folder"), ("link/public", "lies in the content folder"),
    (".", "holds the content folder"), ("own/public", "lies in the overlay 'own'"), ("own", "is the overlay"),
])
func siteIsNotMixedWithItsContent(output: String, message: String) throws {
    let fixture = Fixture()
    let guide = GuideProcess(folder: fixture.root)
    try fixture.write("title: {en: Company, ko: 회사}\n", to: "own/guide.yml")
    _ = try guide.shell(
        "ln -s Content link; find . | sort >../\(fixture.root.split(separator: "/").last ?? "x").before")
    let outcome = try guide.run("site", "-o", output, "--overlay", "own")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(
        try guide.shell("find . | sort | diff - ../\(fixture.root.split(separator: "/").last ?? "x").before").output
            == "")
}

@Test func serveRefusesAnOverlayThatIsNoFolder() throws {
    let fixture = Fixture()
    for (name, message) in [("nowhere", "there is no folder 'nowhere'"), ("Content/guide.yml", "is not a folder")] {
        for command in [["serve", "--port", "0"], ["site", "-o", "public"]] {
            let outcome = try GuideProcess(folder: fixture.root).run(command + ["--overlay", name])
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains(message), "\(outcome.errors)")
        }
    }
}

@Test(arguments: [
    (["a", "a.md"], "'en/requirements/odd/a.md/index.html' and 'en/requirements/odd/a.md' cannot both be files"),
    (["index.html"], "'en/requirements/odd/index.html' and 'en/requirements/odd/index.html/index.html' cannot both"),
])
func siteNamesIdentifiersThatWouldLeadToOnePlace(ids: [String], message: String) throws {
    let fixture = Fixture()
    let requirements = ids.map { "  - {id: \"\($0)\", title: {en: A, ko: 가}}\n" }.joined()
    try fixture.write(
        "id: odd\ntitle: {en: Odd, ko: 홀}\nversion: \"1\"\nurl: https://example.org/\nrequirements:\n\(requirements)",
        to: "Content/requirements/odd.yml")
    let outcome = try GuideProcess(folder: fixture.root).run("site", "-o", "public")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try GuideProcess(folder: fixture.root).shell("ls -A | grep public").output == "", "nothing is left")
}
