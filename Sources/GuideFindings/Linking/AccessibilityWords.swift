/// Words by which a text is about accessibility.
enum AccessibilityWords {
    /// Returns whether a text, a message or an identifier in any spelling, speaks of accessibility for people.
    ///
    /// In Swift and Java, "accessibility" is also what tells who may use a declaration: such texts do not count.
    static func areIn(_ text: String) -> Bool {
        let folded = fold(text)
        guard words.contains(where: { folded.contains(bytes: $0) }) else { return false }
        return !falseFriends.contains { folded.contains(bytes: $0) }
    }

    /// Lower case, without what separates the words of an identifier.
    private static func fold(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(byte | 0x20)
            case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): break
            default: result.append(byte)
            }
            if result.count >= longest { break }
        }
        return result
    }

    private static let words = [
        "accessib", "a11y", "voiceover", "talkback", "screenreader", "contentdescription", "wcag", "assistivetech",
        "dynamictype", "touchtarget", "hitarea", "taptarget", "colorcontrast", "colourcontrast", "contrastratio",
        "alttext", "alternativetext", "textalternative", "reducemotion", "semanticlabel", "접근성", "스크린리더", "대체텍스트",
        "명도대비",
    ].map { Array($0.utf8) }

    private static let falseFriends = [
        "protectionlevel", "accesslevel", "accesscontrol", "accessmodifier", "accessibilitymodifier",
        "accessibilitylevel",
        "accessibilityservice", "testcaseaccessibility",
    ].map { Array($0.utf8) }

    private static let longest = 2048
}

extension [UInt8] {
    /// Returns whether bytes stand somewhere in these.
    fileprivate func contains(bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, count >= bytes.count else { return false }
        for start in 0...(count - bytes.count)
        where self[start] == first && self[start..<(start + bytes.count)] == bytes[...] { return true }
        return false
    }
}
