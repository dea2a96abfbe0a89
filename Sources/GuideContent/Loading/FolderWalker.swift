#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Lists the files below a folder, in the order of their names at each level. Symbolic links are not followed, and what
/// is neither file nor folder is not opened.
struct FolderWalker {
    /// How deep folders may lie in one another.
    private static let deepest = 32

    /// The folder that paths are relative to.
    let root: String
    private let excluded: String?
    let log: ProblemLog
    /// Regular files, relative to the root.
    private(set) var files: [String] = []
    /// Folders below the root, relative to it.
    private(set) var folders: [String] = []
    /// What stands there and is no file or folder; each is a problem already.
    private(set) var unusable: Set<String> = []

    /// Walks a folder. What cannot be read is a problem.
    ///
    /// - Parameter excluded: A folder below the root that is passed over, relative to it; none where it is `nil`.
    static func walk(_ root: String, except excluded: String? = nil, log: ProblemLog) -> FolderWalker {
        var walker = FolderWalker(root: root, excluded: excluded, log: log)
        walker.walk("", depth: 0)
        return walker
    }

    /// Returns whether a regular file stands at a path; links are not followed.
    static func isFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private init(root: String, excluded: String?, log: ProblemLog) {
        self.root = root
        self.excluded = excluded
        self.log = log
    }

    private mutating func walk(_ folder: String, depth: Int) {
        let path = folder.isEmpty ? root : "\(root)/\(folder)"
        guard let stream = opendir(path) else {
            let isMissing = errno == ENOENT
            let reason = String(cString: strerror(errno))
            log.file(folder.isEmpty ? root : folder).report(
                isMissing ? "missing-folder" : "unreadable-folder", at: nil,
                isMissing ? "there is no such folder" : "the folder cannot be read: \(reason)",
                fix: isMissing ? "check the path" : "check its permissions")
            return
        }
        defer { closedir(stream) }
        var names: [(name: String, type: Int32)] = []
        while let entry = readdir(stream) {
            let type = Int32(entry.pointee.d_type)
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
            }
            guard let name else {
                log.file(folder.isEmpty ? "." : folder).report(
                    "file-name", at: nil, "a name in this folder is not UTF-8", fix: "rename the file")
                continue
            }
            if !name.hasPrefix(".") { names.append((name, type)) }
        }
        names.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for (name, type) in names { visit(folder.isEmpty ? name : "\(folder)/\(name)", type: type, depth: depth) }
    }

    private mutating func visit(_ path: String, type: Int32, depth: Int) {
        if path == excluded { return }
        var type = type
        if type == Int32(DT_UNKNOWN) {
            // Some file systems do not tell the type in the listing.
            var status = stat()
            guard lstat("\(root)/\(path)", &status) == 0 else { return }
            switch status.st_mode & S_IFMT {
            case S_IFREG: type = Int32(DT_REG)
            case S_IFDIR: type = Int32(DT_DIR)
            case S_IFLNK: type = Int32(DT_LNK)
            default: break
            }
        }
        switch type {
        case Int32(DT_REG):
            files.append(path)
        case Int32(DT_DIR):
            folders.append(path)
            if depth < Self.deepest {
                walk(path, depth: depth + 1)
            } else {
                log.file(path).report(
                    "folder-depth", at: nil, "folders lie more than \(Self.deepest) deep in one another",
                    fix: "move what it holds up")
            }
        case Int32(DT_LNK):
            unusable.insert(path)
            log.file(path).report(
                "symbolic-link", at: nil, "symbolic links are not followed", fix: "put the file itself here")
        default:
            unusable.insert(path)
            log.file(path).report(
                "not-a-file", at: nil, "this is neither a file nor a folder", fix: "remove it")
        }
    }
}
