#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Work that is waited for so long, and then left alone.
enum TimeLimit {
    /// Returns the result of some work; `nil` where it has not come to an end in time, or cannot be begun. Its thread then goes on
    /// until the process ends.
    ///
    /// - Parameter seconds: From now, whatever else the machine does.
    static func run<Result: Sendable>(seconds: Int, _ body: @escaping @Sendable () -> Result) -> Result? {
        let place = Place<Result>()
        guard let thread = Workers.start({ place.put(body()) }) else { return body() }
        pthread_detach(thread)
        return place.take(within: seconds)
    }

    /// Where one thread leaves a result for another.
    private final class Place<Result: Sendable>: @unchecked Sendable {
        // Guarded by the lock.
        private var result: Result?
        private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private let arrival = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

        init() {
            pthread_mutex_init(lock, nil)
            pthread_cond_init(arrival, nil)
        }

        deinit {
            pthread_cond_destroy(arrival)
            pthread_mutex_destroy(lock)
            arrival.deallocate()
            lock.deallocate()
        }

        func put(_ value: Result) {
            pthread_mutex_lock(lock)
            result = value
            pthread_cond_signal(arrival)
            pthread_mutex_unlock(lock)
        }

        func take(within seconds: Int) -> Result? {
            var end = timespec()
            clock_gettime(CLOCK_REALTIME, &end)
            end.tv_sec += seconds
            pthread_mutex_lock(lock)
            defer { pthread_mutex_unlock(lock) }
            while result == nil {
                if pthread_cond_timedwait(arrival, lock, &end) != 0 { break }
            }
            return result
        }
    }
}
