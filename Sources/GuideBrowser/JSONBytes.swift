/// Writes JSON as bytes. Embedded Swift has no `Codable`, and a `String` would bring Unicode tables into the page.
///
/// Its functions are not inlined, and take no closures: all of them together are what a page fetches, not their speed.
struct JSONBytes {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Begins an object (`{`) or an array (`[`).
    @inline(never)
    mutating func begin(_ bracket: Unicode.Scalar) {
        separate()
        bytes.append(UInt8(truncatingIfNeeded: bracket.value))
        needsComma = false
    }

    /// Ends an object (`}`) or an array (`]`).
    @inline(never)
    mutating func end(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(truncatingIfNeeded: bracket.value))
        needsComma = true
    }

    /// Writes a member's name; its value comes next.
    @inline(never)
    mutating func key(_ name: StaticString) {
        string(name)
        bytes.append(0x3A)
        needsComma = false
    }

    @inline(never)
    mutating func number(_ value: Int) {
        separate()
        var divisor = 1
        while value / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            bytes.append(UInt8(truncatingIfNeeded: value / divisor % 10) | 0x30)
            divisor /= 10
        }
    }

    /// Writes an array of strings.
    @inline(never)
    mutating func strings(_ texts: [[UInt8]]) {
        begin("[")
        for text in texts { string(text) }
        end("]")
    }

    mutating func string(_ text: StaticString) {
        string(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func string(_ text: [UInt8]) {
        text.withUnsafeBufferPointer { string($0) }
    }

    private mutating func separate() {
        if needsComma { bytes.append(0x2C) }
        needsComma = true
    }

    @inline(never)
    private mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
        separate()
        bytes.append(0x22)
        for byte in text {
            if byte < 0x20 || byte == 0x7F {
                // \u00xx: what comes from an article never holds any but line feeds.
                bytes.append(0x5C)
                bytes.append(0x75)
                bytes.append(0x30)
                bytes.append(0x30)
                bytes.append(0x30 | byte >> 4)
                bytes.append((byte & 15 < 10 ? 0x30 : 0x57) &+ byte & 15)
                continue
            }
            if byte == 0x22 || byte == 0x5C { bytes.append(0x5C) }
            bytes.append(byte)
        }
        bytes.append(0x22)
    }
}
