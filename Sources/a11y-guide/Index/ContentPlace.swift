import GuideCommandLine

/// Where content is read from and where its index goes.
struct ContentPlace {
    /// The folder that holds guide.yml.
    var content: String
    /// The identifiers that an earlier build published there.
    var published: [String]
    /// The folder to write to where none is named.
    var defaultOutput: String

    /// Returns the place of a content folder, or of the source tree where none is named.
    static func find(content: String?, _ environment: Environment) throws(Complaint) -> ContentPlace {
        let folder: String
        if let content {
            folder = content
        } else if let tree = try SourceTree.find(environment: environment) {
            folder = tree.content
        } else {
            throw Complaint(
                "no content folder found",
                hints: [.text("run this within the source tree of the guide, or name the folder with --content FOLDER")]
            )
        }
        guard FilePaths.isFolder(folder) else { throw noFolder(folder) }
        let output = "\(FilePaths.parent(of: folder))/Index"
        return ContentPlace(
            content: folder, published: try ContentBuild.publishedIDs(in: "\(output)/catalog.json"),
            defaultOutput: output)
    }

    static func noFolder(_ path: String, _ hint: String = "a content folder is one that holds guide.yml") -> Complaint {
        let message = FilePaths.exists(path) ? "'\(path)' is not a folder" : "there is no folder '\(path)'"
        return Complaint(message, hints: [.text(hint)])
    }
}
