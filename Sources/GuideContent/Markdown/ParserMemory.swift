import CCmark

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Memory for libcmark that is taken from large blocks and given back all at once.
///
/// A document is thousands of small pieces that live for one parse; handing each to `malloc` and `free` took a fifth of
/// the time of reading a folder.
struct ParserMemory: ~Copyable {
    /// What libcmark calls. The functions have no room for a context, so that they ask for the thread's own memory.
    nonisolated(unsafe) static let functions: UnsafeMutablePointer<cmark_mem> = {
        let functions = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
        functions.initialize(
            to: cmark_mem(
                calloc: { ParserMemory.current.pointee.allocate($0 * $1) },
                realloc: { ParserMemory.current.pointee.reallocate($0, size: $1) },
                free: { _ in }))
        return functions
    }()

    private static let blockSize = 1 << 20
    private static let alignment = 16

    private var blocks: [UnsafeMutableRawBufferPointer] = []
    private var block = 0
    private var used = 0

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { ParserMemory.destroy($0) }
        precondition(failure == 0, "the system has no room for one more thread-specific value")
        return key
    }()

    /// The memory of this thread; it lasts as long as the thread.
    static var current: UnsafeMutablePointer<ParserMemory> {
        if let memory = pthread_getspecific(key) { return memory.assumingMemoryBound(to: ParserMemory.self) }
        let memory = UnsafeMutablePointer<ParserMemory>.allocate(capacity: 1)
        memory.initialize(to: ParserMemory())
        pthread_setspecific(key, memory)
        return memory
    }

    private static func destroy(_ memory: UnsafeMutableRawPointer?) {
        guard let memory = memory?.assumingMemoryBound(to: ParserMemory.self) else { return }
        memory.deinitialize(count: 1)
        memory.deallocate()
    }

    deinit { for block in blocks { block.deallocate() } }

    /// Takes everything back. Nothing that libcmark made before may be used afterwards.
    mutating func reset() {
        block = 0
        used = 0
        // What one huge text needed is not kept for all the small ones after it.
        while blocks.count > 4 { blocks.removeLast().deallocate() }
    }

    private mutating func allocate(_ size: Int, isCleared: Bool = true) -> UnsafeMutableRawPointer {
        // The size before each piece lets it be moved to a larger one.
        let needed = (size + 2 * Self.alignment - 1) & ~(Self.alignment - 1)
        while block < blocks.count, used + needed > blocks[block].count {
            block += 1
            used = 0
        }
        if block == blocks.count {
            blocks.append(
                .allocate(byteCount: max(Self.blockSize, needed), alignment: Self.alignment))
        }
        guard let base = blocks[block].baseAddress else { preconditionFailure("a block has no address") }
        let piece = base + used + Self.alignment
        (piece - Self.alignment).storeBytes(of: size, as: Int.self)
        used += needed
        if isCleared { memset(piece, 0, size) }
        return piece
    }

    private mutating func reallocate(_ piece: UnsafeMutableRawPointer?, size: Int) -> UnsafeMutableRawPointer {
        guard let piece else { return allocate(size, isCleared: false) }
        let old = (piece - Self.alignment).load(as: Int.self)
        guard size > old else { return piece }
        let larger = allocate(size, isCleared: false)
        memcpy(larger, piece, old)
        return larger
    }
}
