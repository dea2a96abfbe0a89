public import GuideCore

/// What reading a folder of Markdown files gives.
public struct LoadedArticles: Sendable {
    /// One for each file, in the order of their paths.
    public var entries: [IndexEntry]
    /// Files that could not be read, and front matter that was left out. In the order of path, line and column.
    public var problems: [Problem]
    /// The bytes of all files that were read.
    public var size: Int

    /// Creates the value from its parts.
    public init(entries: [IndexEntry], problems: [Problem], size: Int) {
        self.entries = entries
        self.problems = problems
        self.size = size
    }
}

extension ContentLoader {
    /// Reads any folder of Markdown files (`.md`, `.markdown`), each as an article of its own.
    ///
    /// A file's title is that of its front matter, or else its first heading of level one, or else its name. Its language
    /// is `lang` or `language` of the front matter, or else that of its name (`label.ko.md`), or else Korean where a good
    /// part of the text is Hangul. A file that cannot be read is a warning and left out; only a folder that cannot be
    /// read, or that holds no file that can be read, is an error.
    public static func loadArticles(folder: String) -> LoadedArticles {
        let log = ProblemLog()
        let walker = FolderWalker.walk(folder, log: log)
        let files = walker.files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".markdown") }
        let parts = ParallelMap.run(files) { path, log -> (IndexEntry, Int)? in
            guard let file = ContentFile.read(path, in: folder, log: log) else { return nil }
            let entry = file.bytes.withUnsafeBufferPointer { bytes in
                PlainArticle.entry(path: path, bytes: bytes, log: log.file(path))
            }
            return (entry, file.bytes.count)
        }
        var loaded = LoadedArticles(entries: [], problems: [], size: 0)
        loaded.entries.reserveCapacity(files.count)
        for (entry, size) in parts.results.compactMap(\.self) {
            loaded.entries.append(entry)
            loaded.size += size
        }
        for problem in parts.problems { log.add(problem) }
        loaded.problems = log.sorted.map { problem in
            var problem = problem
            if problem.path != folder { problem.severity = .warning }
            return problem
        }
        if loaded.entries.isEmpty, !loaded.problems.contains(where: { $0.severity == .error }) {
            loaded.problems.append(
                Problem(
                    path: folder, line: 0, column: 0, code: "no-articles",
                    message: files.isEmpty
                        ? "the folder holds no Markdown file" : "no Markdown file of the folder can be read",
                    fix: files.isEmpty ? "name a folder with '.md' or '.markdown' files" : nil))
        }
        return loaded
    }
}
