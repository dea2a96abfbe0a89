import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes files so that a reader sees the old bytes or the new ones, and nothing in between.
enum AtomicFile {
    /// Replaces a file, or creates it.
    ///
    /// The bytes go to a temporary file in the same folder, to the disk, and then to their name. On failure the old file
    /// stays and the temporary one is removed.
    ///
    /// - Parameter time: What the file says it was last changed; `nil` for now.
    static func write(_ bytes: [UInt8], to path: String, time: timespec? = nil) throws(OutputError) {
        let temporary = "\(path).\(getpid()).new"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw .failed(errno) }
        do throws(OutputError) {
            try fill(descriptor, bytes, time)
            guard rename(temporary, path) == 0 else { throw .failed(errno) }
        } catch {
            unlink(temporary)
            throw error
        }
        syncFolder(of: path)
    }

    /// Writes all bytes to the disk and closes the file.
    private static func fill(_ descriptor: Int32, _ bytes: [UInt8], _ time: timespec?) throws(OutputError) {
        defer { close(descriptor) }
        let writer = OutputWriter(descriptor: descriptor)
        writer.write(bytes: bytes)
        try writer.flush()
        if let time { futimens(descriptor, [time, time]) }
        guard fsync(descriptor) == 0 else { throw .failed(errno) }
    }

    /// Writes a file that does not exist yet, and its folder.
    static func create(_ bytes: [UInt8], at path: String) throws(OutputError) {
        try FilePaths.makeFolder(FilePaths.parent(of: path))
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .failed(errno) }
        defer { close(descriptor) }
        let writer = OutputWriter(descriptor: descriptor)
        writer.write(bytes: bytes)
        try writer.flush()
    }

    /// Makes the new name last, too; where a folder cannot be synced, nothing is lost but that.
    private static func syncFolder(of path: String) {
        let folder = open(FilePaths.parent(of: path), O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        _ = fsync(folder)
        close(folder)
    }
}
