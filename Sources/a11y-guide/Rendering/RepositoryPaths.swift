import GuideCommandLine

/// Paths of reports as somebody types them here.
///
/// A report may come from another machine, on which the same files stand elsewhere: a path from the root is shortened to its
/// longest end that leads to a file from the current folder.
final class RepositoryPaths {
    private let current = FilePaths.current.map { $0 == "/" ? "/" : "\($0)/" }
    /// How much of the paths in a folder is left out, for folders that a file of was found in.
    private var known: [String: Int] = [:]
    private var attempts = 0

    /// Returns a path, which may have a line and a column behind it, from the current folder where it leads there; unchanged
    /// where nothing stands here under any end of it.
    func relative(_ path: String) -> String {
        if let current, path.hasPrefix(current) { return String(path.dropFirst(current.count)) }
        let bytes = Array(path.utf8)
        guard isAbsolute(bytes), let end = bytes.lastIndex(where: isSeparator) else { return path }
        let folder = String(decoding: bytes[..<end], as: UTF8.self)
        if known[folder] == nil, attempts < Self.mostAttempts {
            attempts += 1
            known[folder] = count(bytes)
        }
        guard let count = known[folder] else { return path }
        return String(decoding: bytes[count...].map(slashed), as: UTF8.self)
    }

    /// Returns how many bytes of a path are left out; `nil` where no end of it with a folder stands here.
    private func count(_ path: [UInt8]) -> Int? {
        let name = Self.withoutPlace(path)
        for start in name.indices.dropFirst() where isSeparator(name[start - 1]) {
            let rest = name[start...]
            guard rest.contains(where: isSeparator) else { return nil }
            if FilePaths.exists(String(decoding: rest.map(slashed), as: UTF8.self)) { return start }
        }
        return nil
    }

    /// The path without the line and the column behind it.
    private static func withoutPlace(_ path: [UInt8]) -> [UInt8] {
        var rest = path[...]
        for _ in 0..<2 {
            let digits = rest.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            guard digits > 0, rest.dropLast(digits).last == UInt8(ascii: ":") else { break }
            rest = rest.dropLast(digits + 1)
        }
        return Array(rest)
    }

    private func isAbsolute(_ path: [UInt8]) -> Bool {
        if path.first == UInt8(ascii: "/") { return true }
        return path.count > 2 && path[1] == UInt8(ascii: ":") && isSeparator(path[2])
    }

    private func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }

    private func slashed(_ byte: UInt8) -> UInt8 { isSeparator(byte) ? UInt8(ascii: "/") : byte }

    /// Looking for files takes time where none of them is here.
    private static let mostAttempts = 5_000
}
