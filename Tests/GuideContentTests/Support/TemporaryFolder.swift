#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder of its own that is gone when the value is.
final class TemporaryFolder {
    let path: String

    init() {
        var template = Array("/tmp/a11y-guide-tests-XXXXXX".utf8CString)
        path = template.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress, let made = mkdtemp(base) else {
                preconditionFailure("no temporary folder can be made")
            }
            return String(cString: made)
        }
    }

    deinit { Self.remove(path) }

    /// Writes a file and the folders above it.
    func write(_ name: String, _ text: String) { write(name, bytes: Array(text.utf8)) }

    func write(_ name: String, bytes: [UInt8]) {
        makeFolders(above: name)
        guard let file = fopen("\(path)/\(name)", "wb") else { preconditionFailure("'\(name)' cannot be written") }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    func removeFile(_ name: String) { unlink("\(path)/\(name)") }

    func makeFolder(_ name: String) { makeFolders(above: name + "/x") }

    func makeFIFO(_ name: String) {
        makeFolders(above: name)
        mkfifo("\(path)/\(name)", 0o600)
    }

    func makeLink(_ name: String, to target: String) {
        makeFolders(above: name)
        symlink(target, "\(path)/\(name)")
    }

    private func makeFolders(above name: String) {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            mkdir(folder, 0o700)
        }
    }

    private static func remove(_ path: String) {
        if let folder = opendir(path) {
            var names: [String] = []
            while let entry = readdir(folder) {
                let name = withUnsafePointer(to: entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name != ".", name != ".." { names.append(name) }
            }
            closedir(folder)
            for name in names {
                let inner = "\(path)/\(name)"
                // A link to a folder is removed, not followed.
                if unlink(inner) != 0 { remove(inner) }
            }
        }
        rmdir(path)
    }
}
