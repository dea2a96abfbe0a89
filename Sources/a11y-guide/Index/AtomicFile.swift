import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes files so that a reader sees the old bytes or the new ones, and nothing in between.
enum AtomicFile {
    /// What a file is to hold.
    struct Replacement {
        var path: String
        var bytes: [UInt8]
        /// What the file says it was last changed; `nil` for now.
        var time: timespec?
    }

    /// Replaces a file, or creates it.
    static func write(_ bytes: [UInt8], to path: String, time: timespec? = nil) throws(OutputError) {
        do throws(Failure) {
            try write([Replacement(path: path, bytes: bytes, time: time)])
        } catch {
            throw error.reason
        }
    }

    /// Which file could not be written.
    struct Failure: Error {
        var path: String
        var reason: OutputError
    }

    /// Replaces files that belong together, or creates them and their folders.
    ///
    /// The bytes go to temporary files in the same folders and to the disk; the names come last, when nothing can fail any
    /// more for want of space. On failure the old files stay and the temporary ones are removed.
    static func write(_ files: [Replacement]) throws(Failure) {
        var temporaries: [String] = []
        defer { for temporary in temporaries { unlink(temporary) } }
        for file in files {
            do throws(OutputError) {
                try FilePaths.makeFolder(FilePaths.parent(of: file.path))
                // rename(2) would refuse it, too late for the files before it.
                if FilePaths.isFolder(file.path) { throw .failed(EISDIR) }
                let temporary = "\(file.path).\(getpid()).new"
                let descriptor = open(
                    temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
                guard descriptor >= 0 else { throw .failed(errno) }
                temporaries.append(temporary)
                try fill(descriptor, file.bytes, file.time)
            } catch {
                throw Failure(path: file.path, reason: error)
            }
        }
        for (file, temporary) in zip(files, temporaries) {
            guard rename(temporary, file.path) == 0 else { throw Failure(path: file.path, reason: .failed(errno)) }
            syncFolder(of: file.path)
        }
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
        let folder = open(FilePaths.parent(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        _ = fsync(folder)
        close(folder)
    }
}
