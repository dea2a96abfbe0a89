/// JSON appended to bytes, members in the order they are given.
///
/// Nothing but `"`, `\` and control characters is escaped; malformed UTF-8 becomes U+FFFD, as it does in every `String`.
struct JSONText {
    /// What has been written, UTF-8.
    var bytes: [UInt8] = []
    private var needsComma = false

    mutating func object(_ body: (inout JSONText) -> Void) {
        open("{")
        body(&self)
        close("}")
    }

    mutating func array<Element>(of elements: some Sequence<Element>, _ body: (inout JSONText, Element) -> Void) {
        open("[")
        for element in elements { body(&self, element) }
        close("]")
    }

    /// Begins a container that ``close(_:)`` ends later.
    mutating func open(_ bracket: Unicode.Scalar) {
        separate()
        bytes.append(UInt8(ascii: bracket))
        needsComma = false
    }

    mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        needsComma = true
    }

    /// Writes a member's name; the value has to follow.
    mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        JSONText.escape(text, into: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func number(_ value: Int) {
        separate()
        bytes.append(contentsOf: String(value).utf8)
    }

    mutating func null() {
        separate()
        bytes.append(contentsOf: "null".utf8)
    }

    /// Writes bytes that are a JSON value already.
    mutating func raw(_ value: some Sequence<UInt8>) {
        separate()
        bytes.append(contentsOf: value)
    }

    mutating func member(_ name: StaticString, _ text: String?) {
        key(name)
        if let text { string(text) } else { null() }
    }

    mutating func member(_ name: StaticString, _ value: Int?) {
        key(name)
        if let value { number(value) } else { null() }
    }

    mutating func member(_ name: StaticString, _ texts: [String]) {
        key(name)
        array(of: texts) { $0.string($1) }
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    /// Adds what stands between the quotation marks of a string.
    static func escape(_ text: String, into bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { source in
            var start = 0
            for (place, byte) in source.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F {
                bytes.append(contentsOf: source[start..<place])
                start = place + 1
                switch byte {
                case 0x22, 0x5C: bytes += [0x5C, byte]
                case 0x0A: bytes += [0x5C, UInt8(ascii: "n")]
                case 0x0D: bytes += [0x5C, UInt8(ascii: "r")]
                case 0x09: bytes += [0x5C, UInt8(ascii: "t")]
                default:
                    bytes += [0x5C, UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")]
                    bytes += [hexadecimal(byte >> 4), hexadecimal(byte & 15)]
                }
            }
            bytes.append(contentsOf: source[start...])
        }
    }

    private static func hexadecimal(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
