#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Files that could not be read, noted by several threads.
final class UnreadableFiles: @unchecked Sendable {
    // Guarded by the lock.
    private var noted: [(path: String, reason: String)] = []
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(lock, nil) }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// In the order of their paths.
    var all: [(path: String, reason: String)] {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return noted.sorted { $0.path < $1.path }
    }

    func add(_ path: String, _ reason: String) {
        pthread_mutex_lock(lock)
        // A file may be asked for twice.
        if !noted.contains(where: { $0.path == path }) { noted.append((path, reason)) }
        pthread_mutex_unlock(lock)
    }
}
