#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Paths, and what stands at them.
public enum FilePaths {
    /// Returns the folder that a path stands in; `.` for a bare name.
    public static func parent(of path: String) -> String {
        var bytes = Array(path.utf8)
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == 0 ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
    }

    /// Returns whether a path can be followed to something.
    public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Returns whether a path leads to a folder.
    public static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The file that this process runs; `nil` where the system does not say.
    public static var executable: String? {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var buffer = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&buffer, &size) == 0, let real = realpath(buffer, nil) else { return nil }
            defer { free(real) }
            return String(cString: real)
        #else
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink("/proc/self/exe", &buffer, buffer.count)
            return count > 0 ? String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
        #endif
    }

    /// The current folder; `nil` where it has gone.
    public static var current: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    /// Returns a path without links, from the root; `nil` where it leads nowhere.
    public static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Returns a path without links, from the root, as far as it leads somewhere; what is to be made there stands behind it as it is.
    public static func resolved(_ path: String) -> String {
        if let real = real(path) { return real }
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
        let above = parent(of: path)
        guard above != path, !name.isEmpty else { return path }
        let folder = resolved(above)
        return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }

    /// Returns a path as a person would type it here: relative where it leads into the current folder.
    public static func displayed(_ path: String) -> String {
        guard let current, path.hasPrefix("\(current)/") else { return path }
        return String(path.dropFirst(current.count + 1))
    }

    /// Makes a folder and those above it; one that exists already is fine.
    ///
    /// - Throws: ``OutputError`` with what the system says against it.
    public static func makeFolder(_ path: String) throws(OutputError) {
        if isFolder(path) { return }
        let above = parent(of: path)
        if above != path, !isFolder(above) { try makeFolder(above) }
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .failed(errno) }
        guard isFolder(path) else { throw .failed(ENOTDIR) }
    }
}
