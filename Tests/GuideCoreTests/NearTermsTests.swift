import GuideCoreFixtures
import Testing

@testable import GuideCore

/// Words near a misspelled one are found however they were misspelled.
@Suite struct NearTermsTests {
    /// Every word that one edit makes of another: a letter dropped, doubled, replaced, added, or swapped with the next.
    private static func edited(_ word: [UInt8]) -> [[UInt8]] {
        var result: [[UInt8]] = []
        for place in word.indices {
            var dropped = word
            dropped.remove(at: place)
            var replaced = word
            replaced[place] = UInt8(ascii: "q")
            var doubled = word
            doubled.insert(word[place], at: place)
            var added = word
            added.insert(UInt8(ascii: "z"), at: place)
            result += [dropped, replaced, doubled, added]
            if place + 1 < word.count {
                var swapped = word
                swapped.swapAt(place, place + 1)
                result.append(swapped)
            }
        }
        return result + [word + [UInt8(ascii: "z")]]
    }

    /// The words that are not found in an index of one word, of those that are at most two edits away from it.
    private static func lost(_ word: [UInt8]) throws -> [String] {
        let entry = IndexFixture.entry(
            .rule, "one", english: [String(decoding: word, as: UTF8.self), "Nothing.", "slider gesture"])
        let bytes = IndexFixture.makeIndex([entry])
        return try bytes.withUnsafeBytes { bytes in
            let parts = try PartStore(file: bytes)
            let near = NearTerms(dictionary: TermDictionary(parts), grams: GramIndex(parts))
            let letters = EditDistance.letters(of: word)
            var lost: [String] = []
            for typed in edited(word).flatMap({ [$0] + edited($0) }) {
                guard let distance = EditDistance.between(EditDistance.letters(of: typed), letters, limit: 2) else {
                    continue
                }
                let found = try near.terms(near: typed, limit: max(1, distance)).map(\.text)
                if !found.contains(word) { lost.append(String(decoding: typed, as: UTF8.self)) }
            }
            return lost
        }
    }

    @Test(arguments: ["identifier", "banananana", "accessibility"])
    func aWordIsFoundWithinTwoEdits(word: String) throws {
        #expect(try Self.lost(IndexFixture.bytes(word)) == [])
    }
}
