import GuideCatalog
import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The file by which a folder is known as a site that this program wrote, with the list of what it wrote there.
///
/// Below a line of words each line is a path, in which `%` and control characters are percent-encoded.
struct SiteListing {
    /// What the file is called.
    static let name = ".a11y-guide-site"

    private static let heading = "Written by a11y-guide, which replaces this folder as a whole."
    /// What programs leave in folders that somebody has looked at.
    private static let traces: Set<String> = [".DS_Store", "Thumbs.db", "desktop.ini"]

    /// The paths; `nil` where the site was written before there was a list.
    private let paths: Set<String>?

    /// Returns the file of a site.
    static func bytes(of paths: [String]) -> [UInt8] {
        let lines = paths.map(encoded).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Array(([heading] + lines).map { "\($0)\n" }.joined().utf8)
    }

    /// Reads the list of a folder; `nil` where it is no site.
    init?(of folder: String) {
        let file = "\(folder)/\(Self.name)"
        var status = stat()
        guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let bytes = FileContents.read(file, size: Int(status.st_size))
        else { return nil }
        // Version control may have written its own ends of lines.
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        guard let first = lines.first, first.elementsEqual(Self.heading.utf8) else { return nil }
        paths = lines.count > 1 ? Set(lines.dropFirst().map { String(decoding: $0, as: UTF8.self) }) : nil
    }

    /// Returns what stands in a folder that the site did not write, in the order of the paths.
    ///
    /// - Throws: ``OutputError`` where a folder within cannot be read.
    func foreignFiles(in root: String) throws(OutputError) -> [String] {
        var foreign: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            for name in try FolderTree.namesOrFailure(in: folder.isEmpty ? root : "\(root)/\(folder)") {
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                var status = stat()
                if lstat("\(root)/\(path)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                    folders.append(path)
                } else if path != Self.name, !Self.traces.contains(name), !isOwn(path) {
                    foreign.append(path)
                }
            }
        }
        return foreign.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func isOwn(_ path: String) -> Bool { paths?.contains(Self.encoded(path)) ?? Self.isLikeOurs(path) }

    /// Whether a path is one that a site may have: without a list, what has gone from the content cannot be told from it.
    private static func isLikeOurs(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard let first = parts.first, let last = parts.last else { return false }
        if parts.count == 1 {
            return ["404.html", "catalog.json", "llms.txt", "robots.txt", "sitemap.xml", ".nojekyll", "index.html"]
                .contains(last)
        }
        return ["assets", "search", "site"].contains(first) || last == "index.html" || last.hasSuffix(".md")
            || ["feed.xml", "opensearch.xml"].contains(last)
    }

    private static func encoded(_ path: String) -> String {
        PercentEncoding.encoded(path) { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "%") }
    }
}
