/// What a term of the dictionary is. Words begin with the byte of a letter or digit; the others begin with a byte that
/// no word begins with.
enum TermNamespace {
    static let key: UInt8 = 1
    static let facet: UInt8 = 2
    /// The first byte that a word can begin with.
    static let firstWordByte: UInt8 = 0x30

    /// Returns the term of a name that leads to entries; `nil` where the name has no letter or digit.
    static func term(key name: [UInt8]) -> [UInt8]? {
        let key = IdentifierKey.of(name)
        return key.isEmpty ? nil : [Self.key] + key
    }

    /// Returns the term of a facet's value. Separators other than `.` and `:` do not matter, nor does case.
    static func term(facet: Facet, value: [UInt8]) -> [UInt8] {
        [Self.facet, facet.rawValue]
            + value.compactMap { byte in
                switch byte {
                case 0x20, 0x2D, 0x5F: nil
                case 0x41...0x5A: byte | 0x20
                default: byte
                }
            }
    }
}
