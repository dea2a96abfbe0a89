#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Threads that share work out among themselves.
///
/// They have large stacks: the parser calls itself for each level of nesting that it meets in source.
enum Workers {
    /// Bytes; the system gives a page of it when it is first touched.
    static let stackSize = 512 << 20

    /// As many as the machine has processors.
    static var count: Int { max(1, min(64, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))) }

    /// Returns the results for the numbers from 0, in their order, whichever thread made them.
    static func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
        let job = Job(count: count, body: body)
        let threads = (0..<min(Self.count, max(count, 1))).compactMap { _ in start { job.work() } }
        if threads.isEmpty { job.work() }
        for thread in threads { pthread_join(thread, nil) }
        return job.results
    }

    private final class Box {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
    }

    /// Starts a thread with a large stack; `nil` where the system has none left.
    static func start(_ run: @escaping () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let box = Unmanaged.passRetained(Box(run))
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(
                &thread, &attributes,
                { argument in
                    Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().run()
                    return nil
                }, box.toOpaque())
        #else
            var identifier = pthread_t()
            let code = pthread_create(
                &identifier, &attributes,
                { argument in
                    if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().run() }
                    return nil
                }, box.toOpaque())
            let thread: pthread_t? = identifier
        #endif
        if code != 0 {
            box.release()
            return nil
        }
        return thread
    }
}

/// Work that several threads take from one list.
private final class Job<Result: Sendable>: @unchecked Sendable {
    // Guarded by the lock: threads take numbers and leave results.
    private var next = 0
    private var found: [Result?]
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let body: @Sendable (Int) -> Result

    init(count: Int, body: @escaping @Sendable (Int) -> Result) {
        found = Array(repeating: nil, count: count)
        self.body = body
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    var results: [Result] { found.compactMap { $0 } }

    func work() {
        while true {
            pthread_mutex_lock(lock)
            let number = next
            next += 1
            pthread_mutex_unlock(lock)
            guard number < found.count else { return }
            let result = body(number)
            pthread_mutex_lock(lock)
            found[number] = result
            pthread_mutex_unlock(lock)
        }
    }
}
