import GuideCatalog
import Testing

@testable import GuideSite

/// Colours that people can read, in either theme.
@Suite struct StyleSheetTests {
    private static let text = String(decoding: StyleSheet.bytes(nil), as: UTF8.self)

    /// The colours that the style sheet declares, each for the light and the dark theme.
    private static let colours: [String: (light: Colour, dark: Colour)] = {
        var colours: [String: (light: Colour, dark: Colour)] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
            guard parts.count == 2, parts[0].hasPrefix("--"), parts[1].hasPrefix("light-dark(") else { continue }
            let values = parts[1].dropFirst("light-dark(".count).prefix { $0 != ")" }.split(separator: ",")
            guard values.count == 2, let light = Colour(hex: String(values[0])),
                let dark = Colour(hex: String(values[1]))
            else { continue }
            colours[parts[0]] = (light, dark)
        }
        return colours
    }()

    @Test func commentsAndIndentationAreLeftOut() {
        #expect(!Self.text.contains("/*") && !Self.text.contains("\n "))
        let source = String(decoding: SiteFiles.styleSheet, as: UTF8.self)
        #expect(source.contains("/* Frame */"))
        // Every rule and declaration is kept.
        for sign in ["{", "}", ";"] as [Character] {
            let comments = source.matches(of: /(?s)\/\*.*?\*\//).map { String($0.0) }.joined()
            #expect(Self.text.count { $0 == sign } + comments.count { $0 == sign } == source.count { $0 == sign })
        }
    }

    /// What stands on what: text at 4.5:1, what only has to be made out at 3:1.
    private static let pairs: [(front: String, back: String, least: Double)] = {
        let text = ["--text", "--muted", "--link", "--accent", "--failing", "--passing", "--warning"]
        let code = ["keyword", "type", "string", "number", "comment", "attribute"].map { "--code-\($0)" }
        return ["--page", "--surface"].flatMap { back in
            text.map { ($0, back, Colour.leastContrastOfText) } + ["--edge", "--focus"].map { ($0, back, 3) }
        } + code.map { ($0, "--surface", Colour.leastContrastOfText) }
    }()

    @Test(arguments: pairs.map { "\($0.front) \($0.back) \($0.least)" })
    func colourStandsOutFromWhatItIsOn(pair: String) throws {
        let parts = pair.split(separator: " ").map(String.init)
        let front = try #require(Self.colours[parts[0]], "\(parts[0]) is not declared")
        let back = try #require(Self.colours[parts[1]], "\(parts[1]) is not declared")
        let least = try #require(Double(parts[2]))
        #expect(front.light.contrast(with: back.light) >= least)
        #expect(front.dark.contrast(with: back.dark) >= least)
    }

    @Test func everyColourThatIsDeclaredIsCompared() {
        // A line only separates, and nothing is said by it.
        let compared = Set(Self.pairs.flatMap { [$0.front, $0.back] } + ["--line"])
        #expect(Set(Self.colours.keys).subtracting(compared).isEmpty)
    }

    @Test func coloursAreUsedByTheirNames() {
        let names = Set(Self.colours.keys)
        for line in Self.text.split(separator: "\n") where !line.contains("light-dark(") {
            #expect(!line.contains("#") || line.hasPrefix("  #"), "a colour without a name: \(line)")
        }
        for name in names { #expect(Self.text.contains("var(\(name))"), "\(name) is not used") }
    }

    /// What `guide.yml` says is compared with these when content is read.
    @Test func backgroundsAreThoseThatContentIsCheckedAgainst() {
        let backs = ["--page", "--surface"].compactMap { Self.colours[$0] }
        #expect(backs.map(\.light) == Colour.lightBackgrounds)
        #expect(backs.map(\.dark) == Colour.darkBackgrounds)
    }

    @Test(arguments: [("#000000", "#ffffff", 21.0), ("#767676", "#ffffff", 4.54), ("#0000ff", "#ffffff", 8.59)])
    func contrastIsThatOfTheStandard(first: String, second: String, expected: Double) throws {
        let (first, second) = (try #require(Colour(hex: first)), try #require(Colour(hex: second)))
        #expect(abs(first.contrast(with: second) - expected) < 0.01)
    }

    @Test(arguments: ["#fff", "0b4f9c", "#0b4f9g", "#0b4f9c0", "#+12345", "", "#０00000"])
    func whatIsNoColourIsRefused(text: String) {
        #expect(Colour(hex: text) == nil)
    }
}
