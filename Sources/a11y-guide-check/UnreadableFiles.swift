#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Paths of files that could not be read, noted by several threads.
final class UnreadableFiles: @unchecked Sendable {
    // Guarded by the lock.
    private var noted: [String] = []
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(lock, nil) }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// In the order of their names.
    var paths: [String] {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return noted.sorted()
    }

    func add(_ path: String) {
        pthread_mutex_lock(lock)
        noted.append(path)
        pthread_mutex_unlock(lock)
    }
}
