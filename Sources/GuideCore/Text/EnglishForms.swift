/// Other forms of English words: plurals, and the forms of verbs.
enum EnglishForms {
    /// Returns words that may be another form of a word; not each of them is English, so they are looked up.
    static func candidates(for word: [UInt8]) -> [[UInt8]] {
        guard word.count >= 4, word.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { return [] }
        var roots: [[UInt8]] = [word]
        func addRoot(dropping count: Int, adding tail: StaticString = "") {
            guard word.count - count >= 3 else { return }
            roots.append(Array(word.dropLast(count)) + Array(tail))
        }
        if ends(word, "ies") || ends(word, "ied") {
            addRoot(dropping: 3, adding: "y")
        } else if ends(word, "ing") {
            addRoot(dropping: 3)
            addRoot(dropping: 3, adding: "e")
            if isDoubled(word.dropLast(3)) { addRoot(dropping: 4) }
        } else if ends(word, "ed") {
            addRoot(dropping: 2)
            addRoot(dropping: 1)
            if isDoubled(word.dropLast(2)) { addRoot(dropping: 3) }
        } else if ends(word, "es") {
            addRoot(dropping: 2)
            addRoot(dropping: 1)
        } else if ends(word, "s"), !ends(word, "ss") {
            addRoot(dropping: 1)
        }
        var result: [[UInt8]] = []
        for root in roots {
            var forms = [root, root + Array("s"), root + Array("es"), root + Array("ed"), root + Array("ing")]
            if root.last == 0x65 { forms += [Array(root.dropLast()) + Array("ing"), root + Array("d")] }
            if root.last == 0x79 {
                forms += [Array(root.dropLast()) + Array("ies"), Array(root.dropLast()) + Array("ied")]
            }
            if let last = root.last, root.count <= 5 {
                forms += [root + [last] + Array("ing"), root + [last] + Array("ed")]
            }
            for form in forms where form != word && !result.contains(form) { result.append(form) }
        }
        return result
    }

    private static func ends(_ word: [UInt8], _ tail: StaticString) -> Bool {
        guard word.count >= tail.utf8CodeUnitCount else { return false }
        let start = word.count - tail.utf8CodeUnitCount
        for place in 0..<tail.utf8CodeUnitCount where word[start + place] != tail.utf8Start[place] { return false }
        return true
    }

    private static func isDoubled(_ word: ArraySlice<UInt8>) -> Bool {
        word.count >= 3 && word.last == word.dropLast().last
    }
}
