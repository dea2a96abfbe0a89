import GuideCommandLine
import GuideContent
import GuideSite

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder that a site is written to as a whole: until everything is written, the old site stands as it was.
///
/// The files go to a new folder beside the old one, and the two change places at the end. A file that has not changed is
/// linked rather than written, so that web servers and copying tools see that it has not.
struct SiteFolder: Sendable {
    /// The folder, without links.
    let path: String
    /// Where the new files are gathered.
    let draft: String
    private let replaces: Bool

    /// Prepares for writing.
    ///
    /// - Parameter sources: The folders that the site is made of, each with what it is called.
    /// - Throws: A complaint where something else stands at the path that must not be lost, where one of the sources lies in it or
    ///   holds it, or where the folder cannot be made.
    init(_ path: String, apartFrom sources: [(path: String, name: String)] = []) throws(Complaint) {
        for (source, name) in sources { try Self.check(path, isApartFrom: source, name) }
        let path = FilePaths.real(path) ?? path
        self.path = path
        replaces = FilePaths.exists(path)
        if replaces { try Self.check(path) }
        let parent = FilePaths.parent(of: path)
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? "site"
        draft = "\(parent)/.\(name).\(getpid()).new"
        Self.removeAbandoned(".\(name).", in: parent)
        do throws(OutputError) {
            try FilePaths.makeFolder(parent)
            FolderTree.remove(draft)
            try FilePaths.makeFolder(draft)
        } catch {
            throw Complaint("'\(FilePaths.displayed(path))' cannot be written: \(error.reason)")
        }
    }

    /// Removes what a process left that was ended in the middle.
    private static func removeAbandoned(_ start: String, in parent: String) {
        for name in FolderTree.names(in: parent) where name.hasPrefix(start) && name.hasSuffix(".new") {
            guard let process = Int32(name.dropFirst(start.count).dropLast(".new".count)), process > 0 else { continue }
            if kill(process, 0) != 0, errno == ESRCH { FolderTree.remove("\(parent)/\(name)") }
        }
    }

    /// What is written into a content folder would be taken for content.
    private static func check(_ path: String, isApartFrom source: String, _ name: String) throws(Complaint) {
        guard let source = FilePaths.real(source) else { return }
        let target = FilePaths.resolved(path)
        let relation: String
        if target == source {
            relation = "is"
        } else if target.hasPrefix(source == "/" ? "/" : "\(source)/") {
            relation = "lies in"
        } else if source.hasPrefix(target == "/" ? "/" : "\(target)/") {
            relation = "holds"
        } else {
            return
        }
        throw Complaint(
            "'\(FilePaths.displayed(path))' \(relation) the \(name) '\(FilePaths.displayed(source))', which a site may not be mixed with",
            hints: [.command("\(Guide.name) site --output public")])
    }

    private static func check(_ path: String) throws(Complaint) {
        let shown = FilePaths.displayed(path)
        guard FilePaths.isFolder(path) else { throw Complaint("'\(shown)' is a file, not a folder") }
        if FilePaths.exists("\(path)/.git") {
            throw Complaint(
                "'\(shown)' is a git repository, which a site may not replace",
                hints: [.text("write to a folder within it, or to another one and copy the files")])
        }
        let listing = SiteListing(of: path)
        let foreign: [String]
        do throws(OutputError) {
            if let listing {
                foreign = try listing.foreignFiles(in: path)
            } else {
                foreign = try FolderTree.namesOrFailure(in: path)
            }
        } catch {
            throw Complaint("what '\(shown)' holds cannot be read: \(error.reason)")
        }
        if foreign.isEmpty { return }
        if listing != nil {
            let more = foreign.count > 3 ? " and \(foreign.count - 3) more" : ""
            throw Complaint(
                "'\(shown)' holds files that the site did not write, and writing would remove them: "
                    + foreign.prefix(3).joined(separator: ", ") + more,
                hints: [.text("move them elsewhere, or write to another folder and copy the site from there")])
        }
        throw Complaint(
            "'\(shown)' holds files that are no site of a11y-guide, and writing would remove them",
            hints: [.text("name a new or empty folder, or remove what is there")])
    }

    /// Puts a file into the new folder; returns whether the old site holds the very same.
    func write(_ bytes: [UInt8], to relative: String) throws(OutputError) -> Bool {
        let target = "\(draft)/\(relative)"
        if replaces, holds(bytes, at: "\(path)/\(relative)") {
            try FilePaths.makeFolder(FilePaths.parent(of: target))
            if link("\(path)/\(relative)", target) == 0 { return true }
        }
        try AtomicFile.create(bytes, at: target)
        return false
    }

    /// Puts files into the new folder, each made on some thread when its turn has come; returns how many of them the old site
    /// holds the very same.
    ///
    /// - Parameter progress: Called with the number of files that are done.
    func write<File: Sendable>(
        _ files: [File], progress: (Int) -> Void = { _ in }, _ make: @escaping @Sendable (File) -> SiteAsset
    ) throws(OutputError) -> Int {
        var done = 0
        var unchanged = 0
        var failure: OutputError?
        ParallelMap.forEach(files) { file -> Result<Bool, OutputError> in
            let asset = make(file)
            do throws(OutputError) {
                return .success(try write(asset.bytes, to: asset.path))
            } catch {
                return .failure(error)
            }
        } take: { result in
            switch result {
            case .success(let isUnchanged): unchanged += isUnchanged ? 1 : 0
            case .failure(let error): failure = failure ?? error
            }
            done += 1
            progress(done)
        }
        if let failure { throw failure }
        return unchanged
    }

    private func holds(_ bytes: [UInt8], at path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == bytes.count,
            let old = FileContents.read(path, size: bytes.count)
        else { return false }
        return old == bytes
    }

    /// Puts the new folder in the place of the old one.
    ///
    /// - Parameter paths: What was written.
    func swap(_ paths: [String]) throws(OutputError) {
        try AtomicFile.create(SiteListing.bytes(of: paths), at: "\(draft)/\(SiteListing.name)")
        guard replaces else {
            guard rename(draft, path) == 0 else { throw .failed(errno) }
            return
        }
        if !FolderTree.exchange(draft, path) {
            // Where a file system cannot exchange names, there is a moment in which nothing stands at the path.
            let old = "\(draft).old"
            guard rename(path, old) == 0 else { throw .failed(errno) }
            guard rename(draft, path) == 0 else {
                let code = errno
                rename(old, path)
                throw .failed(code)
            }
            FolderTree.remove(old)
            return
        }
        FolderTree.remove(draft)
    }

    /// Removes what was gathered.
    func discard() { FolderTree.remove(draft) }
}
