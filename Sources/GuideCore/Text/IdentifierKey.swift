/// The form in which names are compared whatever their spelling: `Escape_Missing`, `escapeMissing` and
/// `escape-missing` have one key.
enum IdentifierKey {
    /// Returns a name's letters and digits in lower case, folded to ASCII where they are Latin, Hangul composed.
    static func of(_ name: [UInt8]) -> [UInt8] {
        let text = Hangul.composed(name) ?? name
        var latin = LatinWord()
        return text.withUnsafeBufferPointer { bytes in
            var key: [UInt8] = []
            var scanner = WordScanner(bytes)
            while let word = scanner.next() {
                if word.script == .latin {
                    latin.set(bytes, from: word.start, to: word.end)
                    key += latin.letters
                } else {
                    key += bytes[word.start..<word.end]
                }
            }
            return key
        }
    }
}
