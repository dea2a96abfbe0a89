/// A number to sort by, with a place that breaks ties.
///
/// Everything that search sorts it sorts by such keys: one function that is compiled once, where a sort of the standard
/// library is compiled for each type anew and would be a good part of what a page in a browser fetches.
struct RankKey {
    /// The value above, the place below.
    private var bits: UInt64

    /// Creates a key. The lower value comes first, and of equal values the lower place.
    ///
    /// - Parameters:
    ///   - value: At least 0 and below 2³².
    ///   - place: At least 0 and below 2³².
    init(_ value: Int, at place: Int) {
        bits = UInt64(UInt32(truncatingIfNeeded: value)) &<< 32 | UInt64(UInt32(truncatingIfNeeded: place))
    }

    /// Returns the places of keys in the order of the keys.
    @inline(never)
    static func sorted(_ keys: [RankKey]) -> [Int] {
        var keys = keys
        keys.withUnsafeMutableBufferPointer { keys in
            // Shell's sort with Knuth's gaps: few lines, no memory, and fast for the few hundreds there are.
            var gap = 1
            while gap < keys.count / 3 { gap = gap &* 3 &+ 1 }
            while gap > 0 {
                var next = gap
                while next < keys.count {
                    let key = keys[next]
                    var place = next
                    while place >= gap, keys[place &- gap].bits > key.bits {
                        keys[place] = keys[place &- gap]
                        place &-= gap
                    }
                    keys[place] = key
                    next &+= 1
                }
                gap /= 3
            }
        }
        return keys.map { Int(truncatingIfNeeded: $0.bits & 0xFFFF_FFFF) }
    }
}
