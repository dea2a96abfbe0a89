/// The files of a content folder, with those of a second one laid over it: where both have a file, the second one's counts.
struct ContentFolders {
    /// The folder that holds the content.
    let root: String
    /// What is laid over it.
    let overlay: String?
    /// Files of either folder, relative to it, in the order of their names.
    private(set) var files: [String]
    /// Folders of either folder, relative to it, in the order of their names.
    private(set) var folders: [String]
    /// What stands in either folder and is no file or folder; each is a problem already.
    private(set) var unusable: Set<String>
    private var laidOver: Set<String> = []

    /// Walks both folders. What cannot be read is a problem.
    static func walk(_ root: String, overlay: String?, log: ProblemLog) -> ContentFolders {
        let base = FolderWalker.walk(root, log: log)
        var folders = ContentFolders(
            root: root, overlay: overlay, files: base.files, folders: base.folders, unusable: base.unusable)
        if let overlay { folders.lay(FolderWalker.walk(overlay, log: log)) }
        return folders
    }

    private mutating func lay(_ other: FolderWalker) {
        laidOver = Set(other.files)
        files = Self.merged(files, other.files)
        folders = Self.merged(folders, other.folders)
        unusable = unusable.subtracting(other.files).union(other.unusable)
    }

    private static func merged(_ first: [String], _ second: [String]) -> [String] {
        Set(first).union(second).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns the folder whose file counts.
    func folder(of path: String) -> String {
        guard let overlay, laidOver.contains(path) else { return root }
        return overlay
    }
}
