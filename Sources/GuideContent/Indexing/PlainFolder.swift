public import GuideCore

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

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
    /// read is an error.
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
        return loaded
    }
}

/// Works on many files at once.
enum ParallelMap {
    /// Fewer files are read on the calling thread: starting others takes longer.
    private static let fewest = 64

    /// Applies a function to each path, on as many threads as there are processors, and returns the results in the order
    /// of the paths.
    static func run<Result: Sendable>(
        _ paths: [String], _ transform: @escaping @Sendable (String, ProblemLog) -> Result?
    ) -> (results: [Result?], problems: [Problem]) {
        let processors = max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        let count = paths.count < fewest ? 1 : processors
        let workers = (0..<count).map { Worker(paths: paths, first: $0, step: count, transform: transform) }
        for worker in workers.dropFirst() { worker.start() }
        workers.first?.run()
        for worker in workers.dropFirst() { worker.join() }

        var results: [Result?] = []
        results.reserveCapacity(paths.count)
        for index in paths.indices { results.append(workers[index % count].results[index / count]) }
        return (results, workers.flatMap(\.log.problems))
    }

    /// Takes every so many paths.
    private final class Worker<Result: Sendable> {
        let log = ProblemLog()
        private(set) var results: [Result?] = []
        private let paths: [String]
        private let first: Int
        private let step: Int
        private let transform: @Sendable (String, ProblemLog) -> Result?
        private var thread: pthread_t?

        init(
            paths: [String], first: Int, step: Int, transform: @escaping @Sendable (String, ProblemLog) -> Result?
        ) {
            self.paths = paths
            self.first = first
            self.step = step
            self.transform = transform
        }

        func run() {
            results.reserveCapacity(paths.count / step + 1)
            var index = first
            while index < paths.count {
                results.append(transform(paths[index], log))
                index += step
            }
        }

        /// Runs on a thread of its own; where none can be had, right away.
        func start() {
            let context = Unmanaged.passRetained(Box { self.run() }).toOpaque()
            #if canImport(Darwin)
                var made: pthread_t?
            #else
                var made = pthread_t()
            #endif
            let failure = pthread_create(&made, nil, { context in Box.run(context) }, context)
            if failure == 0 {
                thread = made
            } else {
                Unmanaged<Box>.fromOpaque(context).release()
                run()
            }
        }

        func join() {
            if let thread { pthread_join(thread, nil) }
        }
    }

    /// Carries a closure through C.
    private final class Box {
        private let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }

        #if canImport(Darwin)
            static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
                Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
                return nil
            }
        #else
            static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
                if let context { Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body() }
                return nil
            }
        #endif
    }
}
