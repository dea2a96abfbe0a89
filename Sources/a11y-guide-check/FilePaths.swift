#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Paths, and what stands at them.
enum FilePaths {
    /// Returns a path without `./` in front.
    static func displayed(_ path: String) -> String {
        path.hasPrefix("./") && path.utf8.count > 2 ? String(path.dropFirst(2)) : path
    }

    /// Returns a path without links, from the root; `nil` where it leads nowhere.
    static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Returns whether a path leads to a folder.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the folder that a path stands in; `.` for a bare name.
    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
