/// Which parts of an index are in memory, for a reader that fetches it piece by piece (a browser).
///
/// The memory has the size of the whole index; what was not fetched yet is not touched. A search that needs a part that
/// is missing ends with ``IndexError/absent(offset:count:)``: fetch that part, note it here, and search again.
public final class LoadedParts {
    /// The bytes that one note covers. Parts are fetched in multiples of it, from offset 0.
    public static let unit = 4096

    private var bits: [UInt64]
    private let fileSize: Int

    /// Creates a value that notes no part of a file yet.
    public init(fileSize: Int) {
        self.fileSize = max(0, fileSize)
        bits = [UInt64](repeating: 0, count: (self.fileSize / Self.unit) / 64 + 1)
    }

    /// Notes that bytes are there. Units that the range does not cover whole are not noted, the last of the file apart.
    public func insert(_ range: Range<Int>) {
        guard range.lowerBound >= 0, range.upperBound <= fileSize, !range.isEmpty else { return }
        var unit = (range.lowerBound + Self.unit - 1) / Self.unit
        let end = range.upperBound == fileSize ? (fileSize + Self.unit - 1) / Self.unit : range.upperBound / Self.unit
        while unit < end {
            bits[unit / 64] |= 1 &<< UInt64(unit % 64)
            unit += 1
        }
    }

    /// Returns whether all bytes of a range that is within the file are there.
    public func contains(_ range: Range<Int>) -> Bool {
        guard range.lowerBound >= 0, range.upperBound <= fileSize else { return false }
        var unit = range.lowerBound / Self.unit
        while unit * Self.unit < range.upperBound {
            if bits[unit / 64] & (1 &<< UInt64(unit % 64)) == 0 { return false }
            unit += 1
        }
        return true
    }
}
