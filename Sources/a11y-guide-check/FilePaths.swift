/// Paths as people type them.
enum FilePaths {
    /// Returns a path without `./` in front.
    static func displayed(_ path: String) -> String {
        path.hasPrefix("./") && path.utf8.count > 2 ? String(path.dropFirst(2)) : path
    }
}
