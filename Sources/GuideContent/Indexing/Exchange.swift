#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Hands numbered pieces of work to threads, some at a time, so that a thread that is held up leaves its share to the
/// others, and gives their results to one taker in the order of the numbers.
///
/// A thread that runs too far ahead of the taker waits.
final class Exchange<Result: Sendable> {
    private static var step: Int { 16 }
    /// How many results are worked on or wait at most.
    private static var window: Int { 512 }

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let count: Int
    private var nextWork = 0
    private var nextResult = 0
    /// What is not taken yet, by its number; each stands for the numbers from there on.
    private var waiting: [Int: [Result?]] = [:]

    init(count: Int) {
        self.count = count
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(mutex)
        changed.deallocate()
        mutex.deallocate()
    }

    /// Returns numbers that nobody else gets; empty at the end.
    func takeWork() -> Range<Int> {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while nextWork < count, nextWork >= nextResult + Self.window { pthread_cond_wait(changed, mutex) }
        let start = nextWork
        nextWork = min(count, start + Self.step)
        return start..<nextWork
    }

    /// Puts down the results of the numbers from `start` on.
    func put(_ results: [Result?], at start: Int) {
        pthread_mutex_lock(mutex)
        waiting[start] = results
        pthread_cond_broadcast(changed)
        pthread_mutex_unlock(mutex)
    }

    /// Waits for the results that come next and returns them; `nil` when there are no more.
    func takeReady() -> [Result?]? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard nextResult < count else { return nil }
        while true {
            if let results = waiting.removeValue(forKey: nextResult) {
                nextResult += results.count
                pthread_cond_broadcast(changed)
                return results
            }
            pthread_cond_wait(changed, mutex)
        }
    }
}
