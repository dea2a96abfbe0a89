import GuideCommandLine
import Testing

struct ColorCase: Sendable {
    var choice: Appearance.ColorChoice
    var isTerminal: Bool
    var variables: [String: String]
    var color: Bool
    var links: Bool

    static let all = [
        ColorCase(choice: .auto, isTerminal: true, variables: [:], color: true, links: true),
        ColorCase(choice: .auto, isTerminal: false, variables: [:], color: false, links: false),
        ColorCase(choice: .auto, isTerminal: true, variables: ["TERM": "dumb"], color: false, links: false),
        ColorCase(choice: .auto, isTerminal: true, variables: ["NO_COLOR": "1"], color: false, links: false),
        ColorCase(choice: .auto, isTerminal: true, variables: ["NO_COLOR": ""], color: true, links: true),
        ColorCase(choice: .auto, isTerminal: false, variables: ["CLICOLOR_FORCE": "1"], color: true, links: false),
        ColorCase(choice: .auto, isTerminal: false, variables: ["CLICOLOR_FORCE": "0"], color: false, links: false),
        ColorCase(
            choice: .auto, isTerminal: false, variables: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], color: false,
            links: false),
        ColorCase(choice: .always, isTerminal: false, variables: ["NO_COLOR": "1"], color: true, links: false),
        ColorCase(choice: .always, isTerminal: true, variables: ["TERM": "dumb"], color: true, links: false),
        ColorCase(choice: .never, isTerminal: true, variables: ["CLICOLOR_FORCE": "1"], color: false, links: false),
    ]
}

@Test(arguments: ColorCase.all)
func colourFollowsTheOptionThenTheEnvironmentThenTheTerminal(_ color: ColorCase) {
    let appearance = Appearance.decide(
        choice: color.choice, isTerminal: color.isTerminal, width: 80, environment: Environment(color.variables))
    #expect(appearance == Appearance(color: color.color, links: color.links, width: 80))
}

@Test func stylesAndLinksAreWrittenOnlyWhereTheyAreSeen() {
    var text = StyledText("see ")
    text.append("the page", [.bold, .blue], link: "https://example.org/a b\u{7}")
    #expect(Appearance().render(text) == "see the page")
    #expect(Appearance(color: true).render(text) == "see \u{1B}[1;34mthe page\u{1B}[0m")
    #expect(
        Appearance(color: true, links: true).render(text)
            == "see \u{1B}]8;;https://example.org/a%20b%07\u{1B}\\\u{1B}[1;34mthe page\u{1B}[0m\u{1B}]8;;\u{1B}\\")
}
