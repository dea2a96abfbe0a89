/// Words to look for in source, by their hashes: what is not among them is passed over without making a string of it.
struct WordSet: Sendable {
    private let hashes: Set<UInt64>

    init(_ words: some Sequence<String>) { hashes = Set(words.map(Self.hash)) }

    /// Returns whether a word of this hash is among them; in one of 2⁶⁴ cases another word has the same one.
    func holds(_ hash: UInt64) -> Bool { hashes.contains(hash) }

    /// What the hash of a word begins with (FNV-1a).
    static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Returns the hash of a word that is a byte longer.
    static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// Returns the hash of a word.
    static func hash(of word: String) -> UInt64 { word.utf8.reduce(seed, hash) }

    /// Returns whether a byte may stand in a word; those beyond ASCII may.
    static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
