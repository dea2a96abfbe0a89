#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Works on many things at once, on threads of its own: a task group would cost every command some milliseconds of start.
package enum ParallelMap {
    /// Fewer things are worked on by the calling thread: starting others takes longer.
    private static let fewest = 64

    /// Applies a function to each element, on as many threads as there are processors, and hands the results over on the
    /// calling thread in the order of the elements. Only so many results wait to be taken that memory does not grow with
    /// their number.
    ///
    /// - Returns: The problems of all threads, in no order.
    static func forEach<Element: Sendable, Result: Sendable>(
        _ paths: [Element], _ transform: @escaping @Sendable (Element, ProblemLog) -> Result?,
        take: (Result?) -> Void
    ) -> [Problem] {
        let exchange = Exchange<Result>(count: paths.count)
        var workers: [Worker<Element, Result>] = []
        if paths.count >= fewest {
            let processors = max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
            workers = (0..<processors).map { _ in Worker(paths: paths, exchange: exchange, transform: transform) }
                .filter { $0.start() }
        }
        guard !workers.isEmpty else {
            let log = ProblemLog()
            for path in paths { take(transform(path, log)) }
            return log.problems
        }
        while let results = exchange.takeReady() {
            for result in results { take(result) }
        }
        for worker in workers { worker.join() }
        return workers.flatMap(\.log.problems)
    }

    /// Applies a function to each element and hands the results over as the function above does, where nothing can be wrong
    /// with an element.
    package static func forEach<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result, take: (Result) -> Void
    ) {
        _ = forEach(elements) { element, _ in
            transform(element)
        } take: { result in
            if let result { take(result) }
        }
    }

    /// Applies a function to each path as ``forEach(_:_:take:)`` does, and returns all results in the order of the paths.
    static func run<Result: Sendable>(
        _ paths: [String], _ transform: @escaping @Sendable (String, ProblemLog) -> Result?
    ) -> (results: [Result?], problems: [Problem]) {
        var results: [Result?] = []
        results.reserveCapacity(paths.count)
        let problems = forEach(paths, transform) { results.append($0) }
        return (results, problems)
    }

    /// Takes paths until there are none.
    private final class Worker<Element: Sendable, Result: Sendable> {
        let log = ProblemLog()
        private let paths: [Element]
        private let exchange: Exchange<Result>
        private let transform: @Sendable (Element, ProblemLog) -> Result?
        private var thread: pthread_t?

        init(
            paths: [Element], exchange: Exchange<Result>,
            transform: @escaping @Sendable (Element, ProblemLog) -> Result?
        ) {
            self.paths = paths
            self.exchange = exchange
            self.transform = transform
        }

        /// Runs on a thread of its own; returns whether one could be had.
        func start() -> Bool {
            let context = Unmanaged.passRetained(Box { self.run() }).toOpaque()
            #if canImport(Darwin)
                var made: pthread_t?
            #else
                var made = pthread_t()
            #endif
            guard pthread_create(&made, nil, { Box.run($0) }, context) == 0 else {
                Unmanaged<Box>.fromOpaque(context).release()
                return false
            }
            thread = made
            return true
        }

        func join() {
            if let thread { pthread_join(thread, nil) }
        }

        private func run() {
            while case let range = exchange.takeWork(), !range.isEmpty {
                exchange.put(range.map { transform(paths[$0], log) }, at: range.lowerBound)
            }
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
