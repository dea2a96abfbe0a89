import GuideCommandLine
import Testing

@Test(arguments: [
    ("", 0), ("escape", 6), ("슬라이더", 8), ("\u{1109}\u{1173}\u{11AF}", 2), ("e\u{301}", 1), ("é", 1), ("漢字かな", 8),
    ("ＡＢ", 4), ("ｱ", 1), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇰🇷", 2), ("✓", 1), ("✗", 1), ("❤️", 2), ("❤", 1), ("…", 1), ("—", 1),
    ("「」", 4), ("\u{200B}", 0), ("\u{301}", 0), ("1️⃣", 2), ("«»", 2), ("│─┼", 3), ("㉠", 2), ("⭐", 2),
])
func widthIsWhatATerminalTakes(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
}
