import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import CExchange
    import Glibc
#endif

/// Folders with everything in them.
enum FolderTree {
    /// Removes a file, or a folder with everything in it; links are removed, not followed. What cannot be removed stays.
    static func remove(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            unlink(path)
            return
        }
        for name in names(in: path) { remove("\(path)/\(name)") }
        rmdir(path)
    }

    /// Lets two paths change places in one step; returns whether the file system could.
    static func exchange(_ first: String, _ second: String) -> Bool {
        #if canImport(Darwin)
            renamex_np(first, second, UInt32(RENAME_SWAP)) == 0
        #else
            guide_exchange(first, second) == 0
        #endif
    }

    /// Returns the names of what a folder holds; none where it cannot be read.
    static func names(in path: String) -> [String] { (try? namesOrFailure(in: path)) ?? [] }

    /// Returns the names of what a folder holds.
    ///
    /// - Throws: ``OutputError`` with what the system says against reading it.
    static func namesOrFailure(in path: String) throws(OutputError) -> [String] {
        guard let stream = opendir(path) else { throw .failed(errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}

/// The bytes of a file, read in one go.
enum FileContents {
    /// Reads a file that should hold so many bytes; `nil` where it holds more or fewer, or cannot be read.
    static func read(_ path: String, size: Int) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
            while count <= size {
                #if canImport(Darwin)
                    let read = Darwin.read(descriptor, buffer.baseAddress.map { $0 + count }, size + 1 - count)
                #else
                    let read = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size + 1 - count)
                #endif
                guard read > 0 else { break }
                count += read
            }
        }
        return bytes.count == size ? bytes : nil
    }
}
