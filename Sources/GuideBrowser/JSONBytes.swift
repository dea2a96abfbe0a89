/// Writes JSON as bytes. Embedded Swift has no `Codable`, and a `String` would bring Unicode tables into the page.
struct JSONBytes {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func object(_ members: (inout JSONBytes) -> Void) {
        begin(0x7B)
        members(&self)
        end(0x7D)
    }

    mutating func member(_ name: StaticString, _ value: StaticString) {
        key(name)
        string(UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
    }

    mutating func member(_ name: StaticString, _ value: [UInt8]) {
        key(name)
        value.withUnsafeBufferPointer { string($0) }
    }

    mutating func member(_ name: StaticString, _ value: Int) {
        key(name)
        number(value)
    }

    mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        raw(value ? "true" : "false")
        needsComma = true
    }

    mutating func array<Element>(
        _ name: StaticString, _ elements: [Element], _ write: (inout JSONBytes, Element) -> Void
    ) {
        key(name)
        begin(0x5B)
        for element in elements { write(&self, element) }
        end(0x5D)
    }

    mutating func element(_ value: [UInt8]) {
        separate()
        value.withUnsafeBufferPointer { string($0) }
    }

    mutating func element(_ value: Int) {
        separate()
        number(value)
    }

    private mutating func key(_ name: StaticString) {
        separate()
        string(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(0x3A)
        needsComma = false
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(0x2C) }
        needsComma = true
    }

    private mutating func raw(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func number(_ value: Int) {
        var digits: [UInt8] = []
        var rest = value.magnitude
        repeat {
            digits.append(UInt8(rest % 10) + 0x30)
            rest /= 10
        } while rest > 0
        if value < 0 { digits.append(0x2D) }
        bytes.append(contentsOf: digits.reversed())
        needsComma = true
    }

    private mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
        let hex: StaticString = "0123456789abcdef"
        bytes.append(0x22)
        for byte in text {
            switch byte {
            case 0x22, 0x5C: bytes.append(contentsOf: [0x5C, byte])
            case 0x0A: bytes.append(contentsOf: [0x5C, 0x6E])
            case 0..<0x20, 0x7F:
                raw("\\u00")
                bytes.append(hex.utf8Start[Int(byte >> 4)])
                bytes.append(hex.utf8Start[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(0x22)
        needsComma = true
    }
}
