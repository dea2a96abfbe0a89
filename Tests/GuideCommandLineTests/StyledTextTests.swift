import GuideCommandLine
import Testing

private func lines(_ text: String, _ width: Int) -> [String] { StyledText(text).wrapped(to: width).map(\.plain) }

@Test func koreanBreaksBetweenItsWords() {
    #expect(lines("두 손가락 문지르기로 돌아갑니다", 12) == ["두 손가락", "문지르기로", "돌아갑니다"])
}

@Test func wordWiderThanTheLineIsBroken() {
    #expect(lines("a accessibilityPerformEscape", 10) == ["a", "accessibil", "ityPerform", "Escape"])
    #expect(lines("접근성뒤로가기", 5) == ["접근", "성뒤", "로가", "기"])
}

@Test func hanAndKanaBreakAnywhere() {
    #expect(lines("漢字かな漢字", 6) == ["漢字か", "な漢字"])
}

@Test func noLineIsWiderThanAsked() {
    let text = "한 줄 a very mixed 문장 with accessibilityPerformEscape 그리고 漢字 👩‍👩‍👧 emoji, and   spaces"
    for width in 2...60 {
        for line in StyledText(text).wrapped(to: width) {
            #expect(line.columns <= width, "width \(width): \(line.plain)")
        }
    }
}

@Test func wrappingLosesNothingButSpaces() {
    let text = "한 줄 a very mixed 문장 with accessibilityPerformEscape 그리고 漢字 emoji"
    for width in 2...60 { #expect(lines(text, width).joined().filter { $0 != " " } == text.filter { $0 != " " }) }
}

@Test func stylesStayWithTheirWords() {
    var text = StyledText("plain ")
    text.append("bold words", .bold)
    let wrapped = text.wrapped(to: 7)
    #expect(wrapped == [StyledText("plain"), StyledText("bold", .bold), StyledText("words", .bold)])
}

@Test func lineFeedBreaksAndZeroWidthDoesNotWrap() {
    #expect(lines("a b\nc", 80) == ["a b", "c"])
    #expect(lines("a b c d", 0) == ["a b c d"])
    #expect(lines("", 10) == [""])
}

@Test func leadingSpacesOfTheFirstLineStay() {
    #expect(lines("  if x { return }", 9) == ["  if x {", "return }"])
}

@Test func spacesAtTheEndGoAndOthersStay() {
    var text = StyledText("  a b ")
    text.append("  ", .bold)
    #expect(text.trimmed() == StyledText("  a b"))
    #expect(StyledText("   ").trimmed().isEmpty)
}

@Test func addressIsNeverBroken() {
    var text = StyledText("see ")
    text.append("<https://example.org/a/long/address>", .whole)
    #expect(text.wrapped(to: 10).map(\.plain) == ["see", "<https://example.org/a/long/address>"])
}
