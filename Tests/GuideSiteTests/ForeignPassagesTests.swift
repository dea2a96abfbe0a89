import GuideCore
import Testing

@testable import GuideSite

@Test(arguments: [
    ("plain text – “with” marks", "plain text – “with” marks"), ("VoiceOver says 버튼.", "VoiceOver says [버튼]."),
    ("\"2행 7열, 비어 있음, 버튼\"", "\"[2행 7열, 비어 있음, 버튼]\""), ("\"4, 주어진 숫자\"", "\"[4, 주어진 숫자]\""),
    ("\"버튼, 4\", reported", "\"[버튼, 4]\", reported"), ("\"back, 뒤로 버튼\"", "\"back, [뒤로 버튼]\""),
    ("row 4, 버튼", "row 4, [버튼]"), ("가 and 나", "[가] and [나]"), ("가 é 나", "[가] é [나]"), ("ㅅㄹ – 슬라", "[ㅅㄹ – 슬라]"),
    ("\"가\", \"나\"", "\"[가\", \"나]\""), ("한", "[한]"), ("漢字 中", "漢字 中"), ("40퍼센트, then", "[40퍼센트], then"),
])
func koreanIsFoundAsAPersonWouldSpeakIt(_ text: String, _ marked: String) {
    #expect(mark(text, of: .english) == marked)
}

@Test(arguments: [
    ("VoiceOver는 버튼이라고 읽습니다.", "VoiceOver는 버튼이라고 읽습니다."),
    ("\"empty, button, double-tap to select\"라고", "\"[empty, button, double-tap to select]\"라고"),
    ("두 단어 Jetpack Compose는", "두 단어 Jetpack Compose는"), ("don't look here now", "[don't look here now]"),
    ("세 단어 one two three 끝", "세 단어 one two three 끝"), ("끝 “one two – three four”", "끝 “[one two – three four]”"),
    ("one two 셋 four five", "one two 셋 four five"), ("1, 2, 3, 4", "1, 2, 3, 4"),
])
func englishIsFoundWhereItIsMoreThanAName(_ text: String, _ marked: String) {
    #expect(mark(text, of: .korean) == marked)
}

@Test(
    arguments: [[0xEA], [0xEA, 0xB0], [0xED, 0xFF, 0xFF], [0xFF, 0xEA], [0xE2, 0x80], [0x61, 0xE2]] as [[UInt8]])
func bytesThatAreNoTextDoNoHarm(_ bytes: [UInt8]) {
    for language in Language.allCases {
        let passages = bytes.withUnsafeBufferPointer { ForeignPassages.find(in: $0, of: language) }
        #expect(passages.allSatisfy { $0.upperBound <= bytes.count })
    }
}

/// Returns a text with its passages in brackets.
private func mark(_ text: String, of language: Language) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var start = 0
    for passage in bytes.withUnsafeBufferPointer({ ForeignPassages.find(in: $0, of: language) }) {
        result += bytes[start..<passage.lowerBound] + "[".utf8 + bytes[passage] + "]".utf8
        start = passage.upperBound
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
}
