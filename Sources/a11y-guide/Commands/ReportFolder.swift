import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The files below a folder that reports may be in, whatever they are called.
///
/// What is hidden and the packages of others are passed over. Links are followed, but nothing is met twice: the folder that a link
/// leads to may hold the link.
struct ReportFolder {
    /// In the order of their names in each folder, those of the folders within behind them; what links lead to stands at the end.
    private(set) var files: [(path: String, isEmpty: Bool)] = []
    /// What may hold reports and cannot be read, with what the system says.
    private(set) var unreadable: [(path: String, reason: String)] = []

    private struct Identity: Hashable {
        var device: UInt64
        var number: UInt64
    }

    private var met: Set<Identity> = []
    private var folders: [String] = []
    private var links: [String] = []

    /// Looks through a folder.
    init(_ folder: String) {
        visit(folder)
        while !folders.isEmpty || !links.isEmpty {
            if let folder = folders.popLast() {
                look(through: folder)
            } else {
                let path = links.removeFirst()
                visit(path)
            }
        }
    }

    /// The folders of the packages of others.
    private static let foreign: Set<String> = ["node_modules"]

    private mutating func look(through folder: String) {
        let names: [String]
        do throws(OutputError) {
            names = try FolderTree.namesOrFailure(in: folder)
        } catch {
            unreadable.append((folder, error.reason))
            return
        }
        let known = folders.count
        for name in names.sorted() where !name.hasPrefix(".") && !Self.foreign.contains(name) {
            let path = folder.hasSuffix("/") ? "\(folder)\(name)" : "\(folder)/\(name)"
            var status = stat()
            if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
                links.append(path)
            } else {
                visit(path)
            }
        }
        // The last one comes first.
        folders[known...].reverse()
    }

    private mutating func visit(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            // A link that leads nowhere hides no report.
            let code = errno
            let isRepaired = path.unicodeScalars.contains("\u{FFFD}")
            if isRepaired, code == ENOENT {
                unreadable.append((path, "the name is no valid UTF-8"))
            } else if code != ENOENT, code != ELOOP {
                unreadable.append((path, OutputError.failed(code).reason))
            }
            return
        }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFDIR || kind == S_IFREG,
            met.insert(Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))).inserted
        else { return }
        if kind == S_IFDIR { folders.append(path) } else { files.append((path, status.st_size == 0)) }
    }
}
