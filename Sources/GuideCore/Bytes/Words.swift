/// Comparing the bytes of words. One function for all: the generic ones of the standard library are compiled for each
/// pair of collections anew, and a page in a browser fetches every one of them.
enum Words {
    /// Whether a word stands before another in byte order.
    static func isBefore(_ first: [UInt8], _ second: UnsafeRawBufferPointer) -> Bool {
        first.withUnsafeBytes { order($0, second) < 0 }
    }

    /// Whether a word stands before another in byte order.
    static func isBefore(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        first.withUnsafeBytes { first in second.withUnsafeBytes { order(first, $0) < 0 } }
    }

    /// Whether a word begins with another.
    static func begins(_ word: [UInt8], _ beginning: [UInt8]) -> Bool {
        word.withUnsafeBytes { word in beginning.withUnsafeBytes { holds(word, $0, at: 0) } }
    }

    /// Whether a word holds another at a place.
    @inline(never)
    static func holds(_ word: UnsafeRawBufferPointer, _ piece: UnsafeRawBufferPointer, at start: Int) -> Bool {
        guard piece.count <= word.count &- start else { return false }
        var place = 0
        while place < piece.count, word[start &+ place] == piece[place] { place &+= 1 }
        return place == piece.count
    }

    /// Returns a number below, at or above zero as the first of two words stands before, with or after the second.
    @inline(never)
    private static func order(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
        let shared = min(first.count, second.count)
        var place = 0
        while place < shared, first[place] == second[place] { place &+= 1 }
        return place < shared ? Int(first[place]) &- Int(second[place]) : first.count &- second.count
    }
}
