import Testing

@testable import GuideCore

@Suite struct HangulTests {
    @Test func decomposedSyllablesAreComposed() {
        let decomposed = Array("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}".utf8)
        #expect(Hangul.composed(decomposed) == Array("한글".utf8))
        #expect(Hangul.composed(Array("a \u{1100}\u{1161}b".utf8)) == Array("a 가b".utf8))
    }

    @Test(arguments: ["", "한글", "escape", "é", "\u{E1}", "ㅅㄹ"])
    func textWithoutConjoiningJamoStays(text: String) {
        #expect(Hangul.composed(Array(text.utf8)) == nil)
    }

    @Test func everySyllableIsComposedFromItsJamo() {
        for scalar in Hangul.firstSyllable...Hangul.lastSyllable {
            let initial = Hangul.initial(of: scalar)
            let vowel = Hangul.vowel(of: scalar)
            let final = Hangul.final(of: scalar)
            #expect(Hangul.syllable(initial: initial, vowel: vowel, final: final) == scalar)
            var jamo = [0x1100 + initial, 0x1161 + vowel]
            if final > 0 { jamo.append(0x11A7 + final) }
            #expect(Hangul.composed(Scalars.text(jamo)) == Scalars.text([scalar]))
        }
    }
}

@Suite struct KeyboardLayoutTests {
    @Test(arguments: [
        ("tmffkdlej", "슬라이더"), ("ekerl", "닫기"), ("qlRkdltm", "비까이스"), ("dhkdyd", "와용"), ("rkqtdmf", "값을"),
        ("dlfrek", "읽다"), ("Eor", "땍"), ("whrjs", "조건"), ("whrjsd", nil), ("escape", nil), ("a", nil), ("1kg", nil),
    ])
    func keysWriteHangul(typed: String, hangul: String?) {
        #expect(KeyboardLayout.hangul(typedAs: Array(typed.utf8)) == hangul.map { Array($0.utf8) })
    }

    @Test(arguments: [("ㄷㄴㅊ멛", "escape"), ("뭉", "and"), ("슬라이더", "tmffkdlej"), ("값", "rkqt"), ("ㅁㅔㅔ", "app")])
    func hangulWritesKeys(typed: String, latin: String) {
        #expect(KeyboardLayout.latin(typedAs: Array(typed.utf8)) == Array(latin.utf8))
    }

    @Test(arguments: ["escape", "뒤로 가기", "", "漢"])
    func whatIsNoHangulWritesNoKeys(text: String) {
        #expect(KeyboardLayout.latin(typedAs: Array(text.utf8)) == nil)
    }

    @Test func layoutsAreEachOthersReverse() {
        for word in ["접근성", "보이스오버", "뒤로가기", "제스처", "읽습니다", "없애기", "괜찮은"] {
            let keys = KeyboardLayout.latin(typedAs: Array(word.utf8))
            #expect(keys.flatMap { KeyboardLayout.hangul(typedAs: $0) } == Array(word.utf8), "\(word)")
        }
    }
}
