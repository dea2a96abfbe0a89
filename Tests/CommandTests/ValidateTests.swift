import Testing

@testable import a11y_guide

@Test func cleanContentIsValid() throws {
    let outcome = try GuideProcess().run("validate")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors == "a11y-guide: 0 errors, 0 warnings\n")
}

@Test func everyProblemIsReportedWithItsPlaceAndRepair() throws {
    let fixture = Fixture()
    try Fixture.shell(
        "sed -i.old -e 's/^obligation: must/obligation: mst/' -e 's/^## How to check/## How to chekc/' \"$0/Content/gestures/escape-missing.en.md\" && rm \"$0\"/Content/gestures/*.old",
        fixture.root)
    let outcome = try GuideProcess(folder: fixture.root).run("validate")
    #expect(outcome.status == 1)
    let errors = outcome.lines.filter { $0.contains(": error: ") }
    #expect(errors.count >= 2)
    for line in errors {
        #expect(line.hasPrefix("Content/gestures/"), "\(line)")
        #expect(line.hasSuffix("]"), "\(line)")
    }
    #expect(errors.contains { $0.hasPrefix("Content/gestures/escape-missing.en.md:7:") }, "\(errors)")
    #expect(outcome.output.contains("\n  fix: "))
    #expect(outcome.errors.hasSuffix("0 warnings\n"))
}

@Test func contentIsFoundFromWithinItsFolders() throws {
    let outcome = try GuideProcess(folder: "\(Fixture.shared.root)/Content/gestures").run("validate")
    #expect(outcome.status == 0)
    let lost = try GuideProcess(folder: Fixture.makeFolder()).run("validate")
    #expect(lost.status == 2)
    #expect(lost.errors.hasPrefix("a11y-guide: error: no content folder found\n"))
}
