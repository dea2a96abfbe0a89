/// Writes a JSON document on one line, members in the order they are given.
///
/// Nothing but `"`, `\` and control characters is escaped; malformed UTF-8 becomes U+FFFD.
public struct JSONWriter: Sendable {
    /// What has been written, UTF-8.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Creates an empty document.
    public init() {}

    /// Writes an object; `body` writes its members.
    public mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
        open("{")
        try body(&self)
        close("}")
    }

    /// Writes an array; `body` writes its elements.
    public mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
        open("[")
        try body(&self)
        close("]")
    }

    /// Writes an array with a call of `body` for each element.
    public mutating func array<Element>(
        of elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) throws -> Void
    ) rethrows {
        try array { json in
            for element in elements { try body(&json, element) }
        }
    }

    /// Writes a member's name; the value has to follow.
    public mutating func key(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a string.
    public mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 { escape(byte) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a string from UTF-8.
    public mutating func string(_ text: [UInt8]) { string(String(decoding: text, as: UTF8.self)) }

    /// Writes a whole number.
    public mutating func number(_ value: Int) {
        separate()
        bytes.append(contentsOf: String(value).utf8)
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes `null`.
    public mutating func null() {
        separate()
        bytes.append(contentsOf: "null".utf8)
    }

    /// Writes a member that is a string, or `null`.
    public mutating func member(_ name: String, _ text: String?) {
        key(name)
        if let text { string(text) } else { null() }
    }

    /// Writes a member that is a string from UTF-8.
    public mutating func member(_ name: String, _ text: [UInt8]) {
        key(name)
        string(text)
    }

    /// Writes a member that is a whole number.
    public mutating func member(_ name: String, _ value: Int) {
        key(name)
        number(value)
    }

    /// Writes a member that is `true` or `false`.
    public mutating func member(_ name: String, _ value: Bool) {
        key(name)
        bool(value)
    }

    /// Writes a member that is an array of strings.
    public mutating func member(_ name: String, _ texts: [String]) {
        key(name)
        array(of: texts) { $0.string($1) }
    }

    private mutating func open(_ bracket: Unicode.Scalar) {
        separate()
        bytes.append(UInt8(ascii: bracket))
        needsComma = false
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
        case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
        case UInt8(ascii: "\r"): bytes += Array("\\r".utf8)
        case 0..<0x20, 0x7F:
            let digits = Array("0123456789abcdef".utf8)
            bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        default: bytes.append(byte)
        }
    }
}
