import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Another program on this machine, run to its end.
enum Tool {
    struct Outcome {
        var output: String
        var status: Int32
    }

    static func isInstalled(_ name: String) -> Bool {
        let path = Environment.process["PATH"] ?? ""
        return path.split(separator: ":" as Character).contains { access("\($0)/\(name)", X_OK) == 0 }
    }

    /// Runs a program; its standard output and error come back together.
    static func run(_ arguments: [String]) throws -> Outcome {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw OutputError.failed(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let child = try ChildProcess(arguments, descriptors: (nil, ends[1], ends[1]))
        close(ends[1])
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while case let count = read(ends[0], &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
        close(ends[0])
        return Outcome(output: String(decoding: bytes, as: UTF8.self), status: child.wait())
    }

    /// Writes a file into a new temporary folder and hands its path to `body`.
    static func withFile<Result>(
        named name: String, _ text: String, _ body: (_ path: String, _ folder: String) throws -> Result
    ) throws -> Result {
        var template = Array("\(Environment.process["TMPDIR"] ?? "/tmp")/guide-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw OutputError.failed(errno) }
        let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let path = "\(folder)/\(name)"
        defer {
            unlink(path)
            rmdir(folder)
        }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o755)
        let writer = OutputWriter(descriptor: descriptor)
        writer.write(text)
        try writer.flush()
        close(descriptor)
        return try body(path, folder)
    }
}
