/// Other forms of English words: plurals, and the forms of verbs.
enum EnglishForms {
    /// Returns what the forms of a word begin with: `clos` for closing, closed and close. The word itself where it is too
    /// short to be cut or holds anything but letters.
    static func root(of word: [UInt8]) -> [UInt8] {
        guard word.count >= 4, word.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { return word }
        var root = word[...]
        if ends(root, "ies") || ends(root, "ied") || ends(root, "ing") {
            root = root.dropLast(3)
        } else if ends(root, "ed") || ends(root, "es") {
            root = root.dropLast(2)
        } else if ends(root, "s"), !ends(root, "ss"), !ends(root, "us"), !ends(root, "is") {
            root = root.dropLast()
        }
        if let last = root.last, last == 0x65 || last == 0x79 {
            root = root.dropLast()
        } else if root.count < word.count - 1, let last = root.last, root.dropLast().last == last, last != 0x73 {
            // tapping, scrubbed; but not missing.
            root = root.dropLast()
        }
        return root.count >= 3 ? Array(root) : word
    }

    /// Whether a word is a form of the root that it begins with.
    static func isForm(_ word: [UInt8], of root: [UInt8]) -> Bool {
        var rest = word[root.count...]
        if let first = rest.first, first == root.last, rest.count > 2, first != 0x73 { rest = rest.dropFirst() }
        switch rest.count {
        case 0: return true
        case 1: return rest.first == 0x73 || rest.first == 0x65 || rest.first == 0x79
        case 2: return ends(rest, "es") || ends(rest, "ed")
        case 3: return ends(rest, "ing") || ends(rest, "ies") || ends(rest, "ied")
        default: return false
        }
    }

    private static func ends(_ word: ArraySlice<UInt8>, _ tail: StaticString) -> Bool {
        guard word.count >= tail.utf8CodeUnitCount else { return false }
        let start = word.endIndex - tail.utf8CodeUnitCount
        for place in 0..<tail.utf8CodeUnitCount where word[start + place] != tail.utf8Start[place] { return false }
        return true
    }
}
