import GuideCommandLine

/// Where the index is that a reading command reads.
enum IndexLocation: Equatable {
    /// A file that somebody named; it is read as it is.
    case named(String)
    /// The file of an installed copy, beside the program; it is read as it is.
    case installed(String)
    /// A source tree, whose index is written anew when its content is newer.
    case sourceTree(SourceTree)

    /// Returns the location: what the option names, else `A11Y_GUIDE_INDEX`, else the installed copy around the program,
    /// else the source tree that `A11Y_GUIDE_HOME` names, else the one around the current folder.
    static func find(option: String?, environment: Environment) throws(Complaint) -> IndexLocation {
        if let option { return .named(file(at: option)) }
        if let variable = environment["A11Y_GUIDE_INDEX"], !variable.isEmpty { return .named(file(at: variable)) }
        if let executable = FilePaths.executable {
            let prefix = FilePaths.parent(of: FilePaths.parent(of: executable))
            let file = "\(prefix)/share/a11y-guide/guide.index"
            if FilePaths.exists(file) { return .installed(file) }
        }
        if let tree = try SourceTree.find(environment: environment) { return .sourceTree(tree) }
        throw Complaint(
            "no index found",
            hints: [
                .text(
                    "name one with --index FILE or A11Y_GUIDE_INDEX, or run this within the source tree of the guide"),
                .text(
                    "an index of any folder of Markdown files is written by: a11y-guide index --plain FOLDER --output FOLDER"
                ),
            ])
    }

    /// A folder stands for the index that 'index --output' writes there.
    private static func file(at path: String) -> String { FilePaths.isFolder(path) ? "\(path)/guide.index" : path }

    /// The file.
    var path: String {
        switch self {
        case .named(let path), .installed(let path): path
        case .sourceTree(let tree): tree.index
        }
    }
}

/// A folder with the content of the guide.
struct SourceTree: Equatable {
    /// The folder that holds `Content` and `Index`.
    var root: String

    /// The folder that people write.
    var content: String { "\(root)/Content" }
    /// The bytes that search reads.
    var index: String { "\(root)/Index/guide.index" }
    /// The published catalog.
    var catalog: String { "\(root)/Index/catalog.json" }

    /// Returns the tree that `A11Y_GUIDE_HOME` names, or else the one around the current folder.
    static func find(environment: Environment) throws(Complaint) -> SourceTree? {
        if let home = environment["A11Y_GUIDE_HOME"], !home.isEmpty {
            guard FilePaths.isFolder(home) else {
                throw ContentPlace.noFolder(home, "A11Y_GUIDE_HOME names it; it has to name a source tree of the guide")
            }
            return SourceTree(root: home)
        }
        guard var folder = FilePaths.current else { return nil }
        while true {
            if FilePaths.exists("\(folder)/Content/guide.yml") { return SourceTree(root: folder) }
            let above = FilePaths.parent(of: folder)
            if above == folder { return nil }
            folder = above
        }
    }
}
