/// Spellings of identifiers that can stand between two slashes of an address, on every web server and file system.
///
/// Different identifiers have different spellings, and ``identifier(ofCheckerRule:)`` leads back.
public enum PathSlug {
    /// Returns the spelling of a checker rule's identifier in the address of its page,
    /// `checkers/<checker>/<spelling>/`.
    ///
    /// Letters and digits of ASCII, `-` and `_` stay; a space becomes `.`; every other byte of the UTF-8 becomes `~` and two
    /// hexadecimal digits: `Contrast ratio (Label)` is `Contrast.ratio.~28Label~29`.
    public static func checkerRule(_ id: String) -> String { spell(id) { $0 == UInt8(ascii: " ") ? "." : nil } }

    /// Returns the spelling of a requirement's identifier: as that of a checker rule, but with periods as they are, so that
    /// `2.5.8` stays; only one at the beginning, which hides a folder, is spelled out.
    public static func requirement(_ id: String) -> String {
        let slug = spell(id) { $0 == UInt8(ascii: ".") ? "." : nil }
        return slug.first == "." ? "~2e" + slug.dropFirst() : slug
    }

    /// Returns the identifier that ``checkerRule(_:)`` spelled; `nil` for what it never writes.
    public static func identifier(ofCheckerRule slug: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(slug.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "."): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "~"):
                guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
                bytes.append(value)
                rest = rest.dropFirst(2)
            default: bytes.append(byte)
            }
        }
        guard let id = String(validating: bytes, as: UTF8.self), checkerRule(id) == slug else { return nil }
        return id
    }

    private static func spell(_ id: String, _ special: (UInt8) -> Character?) -> String {
        var slug = ""
        for byte in id.utf8 {
            if isKept(byte) {
                slug.unicodeScalars.append(Unicode.Scalar(byte))
            } else if let replacement = special(byte) {
                slug.append(replacement)
            } else {
                slug.append("~")
                if byte < 0x10 { slug.append("0") }
                slug.append(String(byte, radix: 16))
            }
        }
        return slug
    }

    private static func isKept(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
