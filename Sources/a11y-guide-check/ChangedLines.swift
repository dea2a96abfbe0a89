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

    /// Asks git for what has changed since a revision, in the repository that a path stands in.
    init(since revision: String, near path: String) throws(Complaint) {
        let folder = FilePaths.isFolder(path) ? path : FilePaths.parent(of: path)
        let top = try Self.git(folder, ["rev-parse", "--show-toplevel"], revision).trimmed
        guard !revision.hasPrefix("-") else { throw Complaint("'\(revision)' is not a revision") }
        let diff = try Self.git(
            top,
            [
                "-c", "core.quotePath=off", "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-renames",
                "--src-prefix=a/", "--dst-prefix=b/", revision, "--",
            ], revision)
        read(diff, top)
        let others = try Self.git(top, ["ls-files", "-z", "--others", "--exclude-standard"], revision)
        for name in others.split(separator: "\0" as Character) { newFiles.insert("\(top)/\(name)") }
    }

    /// Reads what git wrote.
    private mutating func read(_ diff: String, _ top: String) {
        var file: String?
        for line in diff.utf8.split(separator: UInt8(ascii: "\n")).map({ String(Substring($0)) }) {
            if line.hasPrefix("+++ b/") {
                file = "\(top)/\(line.dropFirst(6))"
            } else if line.hasPrefix("+++ ") {
                file = nil
            } else if line.hasPrefix("@@ "), let file {
                // @@ -12,0 +13,4 @@
                guard let added = line.split(separator: " " as Character).first(where: { $0.hasPrefix("+") }) else {
                    continue
                }
                let numbers = added.dropFirst().split(separator: "," as Character).compactMap { Int($0) }
                guard let first = numbers.first else { continue }
                let count = numbers.count > 1 ? numbers[1] : 1
                if count > 0 { lines[file, default: []].append(first...(first + count - 1)) }
            }
        }
    }

    /// Returns whether some of these lines have changed.
    func touch(_ range: ClosedRange<Int>, of path: String) -> Bool {
        let real = FilePaths.real(path) ?? path
        if newFiles.contains(real) { return true }
        return lines[real]?.contains { $0.overlaps(range) } ?? false
    }

    private static func git(_ folder: String, _ arguments: [String], _ revision: String) throws(Complaint) -> String {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Complaint("git cannot be asked: \(String(cString: strerror(errno)))") }
        defer { close(ends[0]) }
        let child: ChildProcess
        do throws(OutputError) {
            child = try ChildProcess(
                ["git", "-C", folder] + arguments, descriptors: (nil, ends[1], nil), closing: [ends[0]])
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
        guard child.wait() == 0 else {
            throw Complaint(
                "git cannot tell what has changed since '\(revision)'", hints: [.text("its message is above")])
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// `read` of the system, which a method of the same name hides.
private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
