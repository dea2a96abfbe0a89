import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The lines that differ from a revision, as git tells them.
struct ChangedLines {
    /// By the path without links.
    private var lines: [String: [ClosedRange<Int>]] = [:]
    /// Files that git does not know yet: every line is new.
    private var newFiles: Set<String> = []

    /// Asks git for what has changed since a revision, in the repositories that some paths stand in.
    ///
    /// - Throws: ``Complaint`` where a path stands in none, or a repository does not have the revision.
    init(since revision: String, near paths: [String]) throws(Complaint) {
        guard !revision.isEmpty, !revision.hasPrefix("-") else { throw Complaint("'\(revision)' is no revision") }
        var tops: [String] = []
        for path in paths where FilePaths.exists(path) {
            let folder = FilePaths.isFolder(path) ? path : FilePaths.parent(of: path)
            guard let top = try Self.git(folder, ["rev-parse", "--show-toplevel"])?.withoutLineEnd else {
                throw Complaint(
                    "git finds no repository for '\(path)'",
                    hints: [
                        .text("its message is above"),
                        .text("--diff asks git for the lines that changed since '\(revision)'"),
                    ])
            }
            if !tops.contains(top) { tops.append(top) }
        }
        for top in tops {
            let diff = try Self.git(
                top,
                [
                    "-c", "core.quotePath=off", "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-textconv",
                    "--find-renames", "--src-prefix=a/", "--dst-prefix=b/", revision, "--",
                ])
            guard let diff else {
                throw Complaint(
                    "git cannot tell what has changed since '\(revision)' in '\(top)'",
                    hints: [.text("its message is above")])
            }
            read(diff, top)
            let others = try Self.git(top, ["ls-files", "-z", "--others", "--exclude-standard"]) ?? ""
            for name in others.split(separator: "\0" as Character) { newFiles.insert("\(top)/\(name)") }
        }
    }

    /// Reads what git wrote.
    private mutating func read(_ diff: String, _ top: String) {
        var file: String?
        // Lines of the files themselves may look like anything.
        var left = 0
        for line in diff.utf8.split(separator: UInt8(ascii: "\n")) {
            let isText = line.first == UInt8(ascii: "+") || line.first == UInt8(ascii: "-")
            if left > 0, isText {
                left -= 1
                continue
            }
            let line = String(Substring(line))
            if line.hasPrefix("+++ ") {
                file = GitPath.name(in: line.dropFirst(4)).map { "\(top)/\($0)" }
            } else if line.hasPrefix("@@ ") {
                // @@ -12,0 +13,4 @@
                let words = line.split(separator: " " as Character)
                guard words.count > 2, let old = Self.range(words[1]), let new = Self.range(words[2]) else { continue }
                left = old.count + new.count
                if let file, new.count > 0 {
                    lines[file, default: []].append(new.first...(new.first + new.count - 1))
                }
            }
        }
    }

    /// Reads `-12` or `+13,4`.
    private static func range(_ text: Substring) -> (first: Int, count: Int)? {
        let numbers = text.dropFirst().split(separator: "," as Character).compactMap { Int($0) }
        return numbers.first.map { ($0, numbers.count > 1 ? numbers[1] : 1) }
    }

    /// Returns whether some of these lines have changed.
    func touch(_ range: ClosedRange<Int>, of path: String) -> Bool {
        let real = FilePaths.real(path) ?? path
        if newFiles.contains(real) { return true }
        return lines[real]?.contains { $0.overlaps(range) } ?? false
    }

    /// Returns what git writes; `nil` where it fails.
    private static func git(
        _ folder: String, _ arguments: [String]
    ) throws(Complaint) -> String? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Complaint("git cannot be asked: \(String(cString: strerror(errno)))") }
        defer { close(ends[0]) }
        let child: ChildProcess
        do throws(OutputError) {
            child = try ChildProcess(
                ["git", "-C", folder] + arguments, descriptors: (nil, ends[1], nil),
                closing: [ends[0]])
        } catch {
            close(ends[1])
            throw Complaint(
                "git cannot be run: \(error.reason)", hints: [.text("--diff asks git for the lines that changed")])
        }
        close(ends[1])
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = readSome(ends[0], &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            bytes += buffer[..<count]
        }
        guard child.wait() == 0 else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// `read` of the system, which a method of the same name hides.
private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

extension String {
    /// Without the line feed at its end; a folder's name may have one of its own.
    fileprivate var withoutLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
