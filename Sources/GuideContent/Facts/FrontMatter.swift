/// The YAML at the front of an article, between two lines of three hyphens.
struct FrontMatter {
    /// The bytes between the two lines.
    var yaml: Range<Int>
    /// The first byte behind the second line.
    var bodyStart: Int
    /// The line that the body begins on, from 1.
    var bodyLine: Int

    /// Why a text has no front matter.
    enum Failure: Error {
        /// The first line is not three hyphens.
        case missing
        /// No second line of three hyphens follows.
        case unclosed
    }

    /// Finds the front matter of a text whose lines end in line feeds.
    static func find(in bytes: UnsafeBufferPointer<UInt8>) -> Result<FrontMatter, Failure> {
        guard let first = fenceEnd(bytes, at: 0) else { return .failure(.missing) }
        var start = first
        var line = 2
        while start < bytes.count {
            if let end = fenceEnd(bytes, at: start) {
                return .success(FrontMatter(yaml: first..<start, bodyStart: end, bodyLine: line + 1))
            }
            guard let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            start = feed + 1
            line += 1
        }
        return .failure(.unclosed)
    }

    /// Returns where the next line begins, if the line at an offset is three hyphens.
    private static func fenceEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        guard start + 3 <= bytes.count, bytes[start..<(start + 3)].allSatisfy({ $0 == UInt8(ascii: "-") }) else {
            return nil
        }
        var end = start + 3
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            guard bytes[end].isMarkdownSpace || bytes[end] == UInt8(ascii: "\r") else { return nil }
            end += 1
        }
        return min(end + 1, bytes.count)
    }
}
