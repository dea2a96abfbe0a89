#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Works on many files at once, on threads of its own: a task group would cost every command some milliseconds of start.
enum ParallelMap {
    /// Fewer files are read on the calling thread: starting others takes longer.
    private static let fewest = 64

    /// Applies a function to each path, on as many threads as there are processors, and returns the results in the order
    /// of the paths.
    static func run<Result: Sendable>(
        _ paths: [String], _ transform: @escaping @Sendable (String, ProblemLog) -> Result?
    ) -> (results: [Result?], problems: [Problem]) {
        let processors = max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        let queue = Queue(count: paths.count)
        let workers = (0..<(paths.count < fewest ? 1 : processors)).map { _ in
            Worker(paths: paths, queue: queue, transform: transform)
        }
        for worker in workers.dropFirst() { worker.start() }
        workers.first?.run()
        for worker in workers.dropFirst() { worker.join() }

        var results = [Result?](repeating: nil, count: paths.count)
        for (index, result) in workers.flatMap(\.results) { results[index] = result }
        return (results, workers.flatMap(\.log.problems))
    }

    /// Hands out paths, some at a time, so that a thread that is held up leaves its share to the others.
    private final class Queue {
        private static let step = 16

        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private let count: Int
        private var next = 0

        init(count: Int) {
            self.count = count
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        /// Returns numbers of paths that nobody else gets; empty at the end.
        func take() -> Range<Int> {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            let start = next
            next = min(count, start + Self.step)
            return start..<next
        }
    }

    /// Takes paths until there are none.
    private final class Worker<Result: Sendable> {
        let log = ProblemLog()
        private(set) var results: [(index: Int, result: Result)] = []
        private let paths: [String]
        private let queue: Queue
        private let transform: @Sendable (String, ProblemLog) -> Result?
        private var thread: pthread_t?

        init(paths: [String], queue: Queue, transform: @escaping @Sendable (String, ProblemLog) -> Result?) {
            self.paths = paths
            self.queue = queue
            self.transform = transform
        }

        func run() {
            while case let range = queue.take(), !range.isEmpty {
                for index in range {
                    if let result = transform(paths[index], log) { results.append((index, result)) }
                }
            }
        }

        /// Runs on a thread of its own; where none can be had, the others do the work.
        func start() {
            let context = Unmanaged.passRetained(Box { self.run() }).toOpaque()
            #if canImport(Darwin)
                var made: pthread_t?
            #else
                var made = pthread_t()
            #endif
            if pthread_create(&made, nil, { Box.run($0) }, context) == 0 {
                thread = made
            } else {
                Unmanaged<Box>.fromOpaque(context).release()
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

        static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
            if let context { Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body() }
            return nil
        }
    }
}
