/// What is left to say when the articles of a folder have been read.
public struct ArticleFolder: Sendable {
    /// How many files were read.
    public var count: Int
    /// The bytes of all files that were read.
    public var size: Int
    /// Files that could not be read, and front matter that was left out. In the order of path, line and column.
    public var problems: [Problem]

    /// Creates the value from its parts.
    public init(count: Int, size: Int, problems: [Problem]) {
        self.count = count
        self.size = size
        self.problems = problems
    }
}

extension ContentLoader {
    /// Reads any folder of Markdown files (`.md`, `.markdown`), each as an article of its own.
    ///
    /// A file's title is that of its front matter, or else its first heading of level one, or else its name. Its language
    /// is `lang` or `language` of the front matter, or else that of its name (`label.ko.md`), or else Korean where a good
    /// part of the text is Hangul. A file that cannot be read is a warning and left out; only a folder that cannot be
    /// read, or that holds no file that can be read, is an error.
    ///
    /// - Parameters:
    ///   - folder: The folder that is searched for files, and the folders within it.
    ///   - transform: What to make of an article; called on several threads at once.
    ///   - take: Called on the calling thread with what was made of each article, in the order of their paths. Articles are
    ///     read while it works; few wait for it.
    public static func forEachArticle<Result: Sendable>(
        in folder: String, _ transform: @escaping @Sendable (PlainArticle) -> Result, take: (Result) -> Void
    ) -> ArticleFolder {
        forEachArticle(of: PlainFiles(in: folder, followsLinks: false), transform, take: take)
    }

    /// Reads the Markdown files among the files of a folder, as ``forEachArticle(in:_:take:)`` does.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - transform: What to make of an article; called on several threads at once.
    ///   - take: Called on the calling thread with what was made of each article, in the order of their paths.
    public static func forEachArticle<Result: Sendable>(
        of files: PlainFiles, _ transform: @escaping @Sendable (PlainArticle) -> Result, take: (Result) -> Void
    ) -> ArticleFolder {
        let folder = files.root
        let log = ProblemLog()
        for problem in files.problems { log.add(problem) }
        let linked = files.followsLinks ? files : nil
        var read = ArticleFolder(count: 0, size: 0, problems: [])
        let problems = ParallelMap.forEach(files.articles) { path, log -> (Result, Int)? in
            guard let file = ContentFile.read(path, in: folder, log: log) else { return nil }
            let article = file.bytes.withUnsafeBufferPointer { bytes in
                PlainArticle(path: path, bytes: bytes, log: log.file(path), among: linked)
            }
            return (transform(article), file.bytes.count)
        } take: { result in
            guard let (result, size) = result else { return }
            read.count += 1
            read.size += size
            take(result)
        }
        for problem in problems { log.add(problem) }
        read.problems = log.sorted.map { problem in
            var problem = problem
            if problem.path != folder { problem.severity = .warning }
            return problem
        }
        if read.count == 0, !read.problems.contains(where: { $0.severity == .error }) {
            read.problems.append(
                Problem(
                    path: folder, line: 0, column: 0, code: "no-articles",
                    message: files.articles.isEmpty
                        ? "the folder holds no Markdown file" : "no Markdown file of the folder can be read",
                    fix: files.articles.isEmpty ? "name a folder with '.md' or '.markdown' files" : nil))
        }
        return read
    }
}
