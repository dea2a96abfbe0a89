/// A file of the site that is no page.
public struct SiteAsset: Sendable, Equatable {
    /// Where it stands below the site's root, such as `search/index.bin`.
    public var path: String
    /// What it holds.
    public var bytes: [UInt8]

    /// Creates the value from its parts.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Creates a file whose name carries the first 8 hexadecimal digits of a hash of its bytes, so that browsers may keep it
    /// for ever: `assets/guide.1f2e3d4c.css`.
    public init(folder: String, name: String, ending: String, bytes: [UInt8]) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        let digits = String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 16)
        let mark = String(repeating: "0", count: 8 - digits.utf8.count) + digits
        self.init(path: "\(folder)/\(name).\(mark).\(ending)", bytes: bytes)
    }
}
