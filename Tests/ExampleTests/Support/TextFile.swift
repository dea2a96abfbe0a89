#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads and writes whole files of text.
enum TextFile {
    /// A file that cannot be read or written.
    struct Failure: Error, CustomStringConvertible {
        let path: String
        let reason: String
        var description: String { "'\(path)': \(reason)" }

        init(_ path: String) {
            self.path = path
            reason = String(cString: strerror(errno))
        }
    }

    static func read(_ path: String) throws -> String {
        guard let file = fopen(path, "rb") else { throw Failure(path) }
        defer { fclose(file) }
        return String(decoding: bytes(of: file), as: UTF8.self)
    }

    /// Returns all that is left to read.
    static func bytes(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { return bytes }
            bytes.append(contentsOf: buffer[..<count])
        }
    }

    /// Writes a file, making the folders above it.
    static func write(_ text: String, to path: String) throws {
        makeFolders(above: path)
        guard let file = fopen(path, "wb") else { throw Failure(path) }
        let bytes = Array(text.utf8)
        let count = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, count == bytes.count else { throw Failure(path) }
    }

    /// Writes a file unless it already holds the text, so that what is made from it stays fresh.
    static func update(_ text: String, at path: String) throws {
        if let old = try? read(path), old == text { return }
        try write(text, to: path)
    }

    private static func makeFolders(above path: String) {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder += "/\(part)"
            mkdir(folder, 0o777)
        }
    }

    /// Returns the names in a folder, sorted; empty where it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}
