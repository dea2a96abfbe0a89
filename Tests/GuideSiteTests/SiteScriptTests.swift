import Foundation
import GuideCore
import Testing

@testable import GuideSite

@Suite struct SiteScriptTests {
    @Test func commentsAndIndentationAreDropped() {
        let source = "// first\n/** One. */\n/*\n * Two\n */\nconst a = 1;\n\n  // inner\n  f(a); // kept\n"
        let condensed = String(decoding: SiteScript.condensed(Array(source.utf8)), as: UTF8.self)
        #expect(condensed == "const a = 1;\nf(a); // kept\n")
    }

    @Test func everyTextThatTheScriptSaysIsThereInBothLanguages() throws {
        let script = String(decoding: PackageResources.guide_js, as: UTF8.self)
        let english = ScriptTexts(wording: SiteWording(language: .english)).texts
        let korean = ScriptTexts(wording: SiteWording(language: .korean)).texts
        #expect(english.map(\.name) == korean.map(\.name))
        #expect(Set(english.map(\.name)).count == english.count)
        #expect(zip(english, korean).allSatisfy { $0.text != $1.text && !$0.text.isEmpty && !$1.text.isEmpty })
        let names = Set(english.map(\.name)).union(["frameworks"])
        for part in script.components(separatedBy: "words.").dropFirst() {
            let name = String(part.prefix { $0.isLetter })
            #expect(names.contains(name), "words.\(name)")
        }
        for part in script.components(separatedBy: "say(\"").dropFirst() {
            let name = String(part.prefix { $0 != "\"" })
            #expect(names.contains(name), "say \(name)")
        }
        // Names that are put together from a value: every value that search has needs one.
        for reason in ["misspelling", "keyboard-layout", "initial-consonants", "transliteration", "split"] {
            #expect(names.contains("read-\(reason)"))
        }
        for kind in ["rule", "topic", "checker", "checker-rule", "requirement"] {
            #expect(names.contains("kind-\(kind)"))
        }
    }
}
