/// Where the files of a site stand, none in the place of another.
public struct SitePaths {
    // By bytes: two names that look alike are two.
    private var files: Set<[UInt8]> = []
    private var folders: Set<[UInt8]> = []

    /// Begins with no file.
    public init() {}

    /// Returns the first two files that cannot stand beside one another; `nil` where all can.
    public static func clash(in paths: [String]) -> (String, String)? {
        var taken = SitePaths()
        guard let second = paths.firstIndex(where: { !taken.add($0) }) else { return nil }
        let path = paths[second]
        let first = paths[..<second].first {
            $0 == path || $0.hasPrefix("\(path)/") || path.hasPrefix("\($0)/")
        }
        return (first ?? path, path)
    }

    /// Takes the path of a file; returns whether there is room for it: no other file has it or lies in it, and it does not lie in
    /// another file.
    public mutating func add(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        guard !files.contains(bytes), !folders.contains(bytes) else { return false }
        var above: [[UInt8]] = []
        for slash in bytes.indices.reversed() where bytes[slash] == UInt8(ascii: "/") {
            let folder = Array(bytes[..<slash])
            if files.contains(folder) { return false }
            if folders.contains(folder) { break }
            above.append(folder)
        }
        files.insert(bytes)
        folders.formUnion(above)
        return true
    }
}
