/// Messages of SARIF: placeholders and embedded links (sections 3.11.5 and 3.11.6).
enum SarifMessage {
    /// A message is filled up to so many bytes; a few placeholders and a long argument could make any number of them.
    static let longest = 1 << 20

    /// The text with `{0}` as the first argument, `{{` as `{` and `}}` as `}`; a placeholder without an argument stays.
    static func filling(_ text: String, _ arguments: [String]) -> String {
        var filled: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") else {
                filled.append(byte)
                continue
            }
            if rest.first == byte {
                filled.append(byte)
                rest = rest.dropFirst()
            } else if byte == UInt8(ascii: "{"), let (number, length) = number(rest, before: UInt8(ascii: "}")),
                arguments.indices.contains(number)
            {
                filled += arguments[number].utf8
                rest = rest.dropFirst(length + 1)
                if filled.count > longest { return String(decoding: filled.prefix(longest), as: UTF8.self) + "…" }
            } else {
                filled.append(byte)
            }
        }
        return String(decoding: filled, as: UTF8.self)
    }

    /// The text with `[these words](1)`, a link to a related location by its number, as `these words`.
    static func withoutLinks(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "]")) else { return text }
        var plain: [UInt8] = []
        var open: Int?
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "]"), let start = open, rest.first == UInt8(ascii: "("),
                let (_, length) = number(rest.dropFirst(), before: UInt8(ascii: ")"))
            {
                plain.remove(at: start)
                rest = rest.dropFirst(length + 2)
                open = nil
                continue
            }
            // The innermost bracket is the one that belongs to the link.
            if byte == UInt8(ascii: "[") { open = plain.count }
            plain.append(byte)
        }
        return String(decoding: plain, as: UTF8.self)
    }

    /// A number that a byte follows, and how many digits it has.
    private static func number(_ text: ArraySlice<UInt8>, before end: UInt8) -> (number: Int, length: Int)? {
        let digits = text.prefix(9).prefix { 0x30...0x39 ~= $0 }
        guard let number = Int(String(decoding: digits, as: UTF8.self)), text.dropFirst(digits.count).first == end
        else {
            return nil
        }
        return (number, digits.count)
    }
}
