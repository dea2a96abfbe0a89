public import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The bytes of a file, mapped into memory until the process ends.
///
/// They are not unmapped before: the process ends soon, and the system does it then for nothing.
public struct MappedFile {
    /// What the file holds; it may be empty.
    public let bytes: UnsafeRawBufferPointer

    /// Maps a file.
    ///
    /// - Throws: ``OutputError/failed(_:)`` with the reason of the system; anything but a regular file is refused.
    public init(path: String) throws(OutputError) {
        // Without O_NONBLOCK, opening a FIFO would wait for ever for somebody to write into it.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .failed(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .failed(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw status.st_mode & S_IFMT == S_IFDIR ? .failed(EISDIR) : .notAFile
        }
        guard status.st_size > 0 else {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let start, start != MAP_FAILED else { throw .failed(errno) }
        bytes = UnsafeRawBufferPointer(start: start, count: Int(status.st_size))
    }
}
