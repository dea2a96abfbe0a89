import GuideCommandLine
import Testing

@Test(arguments: [
    ("plain 텍스트", "plain 텍스트"), ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"), ("\u{9B}31m", "\u{FFFD}31m"),
    ("a\u{202E}b\u{2066}c", "a\u{FFFD}b\u{FFFD}c"), ("a\nb\tc\rd", "a b c d"), ("a\r\nb", "a b"),
    ("bell\u{7}\u{8}\u{7F}", "bell␇␈␡"), ("\u{0}", "␀"), ("line\u{2028}", "line\u{FFFD}"), ("👩‍👩‍👧 e\u{301}", "👩‍👩‍👧 e\u{301}"),
])
func lineHoldsNothingThatATerminalActsOn(text: String, safe: String) {
    #expect(Sanitizer.line(text) == safe)
}

@Test func linesKeepTheirBreaksAndExpandTheirTabs() {
    #expect(Sanitizer.lines("a\tb\r\n\tc\rd\u{1B}") == "a   b\n    c␍d␛")
    #expect(Sanitizer.lines("한\tb") == "한  b")
}

@Test func malformedBytesBecomeReplacementCharacters() {
    #expect(Sanitizer.line([0x61, 0xFF, 0x1B] as [UInt8]) == "a\u{FFFD}␛")
}

@Test func noControlCharacterPasses() {
    for value: UInt32 in 0...0x2FFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let safe = Sanitizer.line(String(Character(scalar)))
        let isControl = scalar.properties.generalCategory == .control
        #expect(!isControl || safe.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
}
