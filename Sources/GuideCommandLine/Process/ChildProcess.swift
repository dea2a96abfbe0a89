#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program started by this one.
public struct ChildProcess: Sendable {
    /// The number that the system gave it.
    public let identifier: Int32

    /// Starts a program that is looked up in `PATH`.
    ///
    /// Signals reach the child as a new process expects, whatever this process ignores or blocks.
    ///
    /// - Parameters:
    ///   - arguments: The program and its arguments; not empty.
    ///   - environment: `NAME=value` lines; `nil` hands on the environment of this process.
    ///   - descriptors: What becomes the child's standard input, output and error; `nil` hands on this process's own.
    ///   - closing: Descriptors that the child must not hold, such as the other ends of its pipes.
    /// - Throws: ``OutputError/failed(_:)`` with the reason of the system.
    public init(
        _ arguments: [String], environment: [String]? = nil,
        descriptors: (input: Int32?, output: Int32?, error: Int32?) = (nil, nil, nil), closing: [Int32] = []
    ) throws(OutputError) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (number, descriptor) in [descriptors.input, descriptors.output, descriptors.error].enumerated() {
            if let descriptor { posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number)) }
        }
        for descriptor in closing { posix_spawn_file_actions_addclose(&actions, descriptor) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        // A thread of a library may block signals that a shell waits for.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = (environment ?? []).map { strdup($0) } + [nil]
        defer { for word in words + variables { free(word) } }
        var process = pid_t()
        let code = words.withUnsafeMutableBufferPointer { words in
            variables.withUnsafeMutableBufferPointer { variables -> Int32 in
                guard let list = words.baseAddress, let name = list[0] else { return EINVAL }
                return posix_spawnp(
                    &process, name, &actions, &attributes, list,
                    environment == nil ? environ : variables.baseAddress)
            }
        }
        if code != 0 { throw .failed(code) }
        identifier = process
    }

    /// Waits for the end of the program; returns its exit status, or 128 and the signal that ended it.
    @discardableResult
    public func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
