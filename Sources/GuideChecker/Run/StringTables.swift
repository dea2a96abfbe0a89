/// The keys of an app's string tables.
public enum StringTables {
    /// A table longer than this, in bytes, is passed over.
    static let longest = 32 << 20

    /// Returns whether a file is a string table.
    public static func isTable(_ path: String) -> Bool { path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") }

    /// Returns the keys of a table, as they are written.
    ///
    /// - Parameter bytes: A `.strings` file in UTF-8 or a string catalog; of anything else, texts that stand before `=` or `:`.
    public static func keys(in bytes: [UInt8]) -> Set<String> {
        guard bytes.count <= longest else { return [] }
        var keys: Set<String> = []
        var position = 0
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "\"") else {
                position += 1
                continue
            }
            let start = position + 1
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
                end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            guard end < bytes.count else { break }
            position = end + 1
            var next = position
            while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
            if next < bytes.count, bytes[next] == UInt8(ascii: "=") || bytes[next] == UInt8(ascii: ":") {
                keys.insert(String(decoding: bytes[start..<end], as: UTF8.self))
            }
        }
        return keys
    }
}
