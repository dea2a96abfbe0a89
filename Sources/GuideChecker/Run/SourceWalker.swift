#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Finds the Swift files below folders.
public struct SourceWalker {
    /// Folders that hold what other people wrote or what is built; they are looked into where they are named.
    public static let passedOver: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "build",
    ]

    /// Paths of files, each once, in a stable order.
    public private(set) var files: [String] = []
    /// String tables that were met on the way.
    public private(set) var tables: [String] = []
    /// Paths that lead nowhere, with the reason of the system.
    public private(set) var failures: [(path: String, reason: String)] = []
    /// Folders that have been looked into; a link that leads back to one is passed over.
    private var seen: Set<Identity> = []

    private struct Identity: Hashable {
        var device: UInt64
        var number: UInt64
    }

    /// Creates a walker that has found nothing yet.
    public init() {}

    /// Adds a file, or every Swift file below a folder.
    ///
    /// Files and folders whose name begins with a period are passed over, and so are links to folders.
    public mutating func add(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            failures.append((path, String(cString: strerror(errno))))
            return
        }
        if status.st_mode & S_IFMT == S_IFDIR {
            walk(path, status)
        } else {
            take(path, status)
        }
    }

    /// Adds the string tables of the project that a file belongs to: those below the nearest folder above it that holds a
    /// repository, a package or a project of Xcode. Of a file that belongs to none, nothing.
    public mutating func addTables(ofProjectWith path: String) {
        guard let real = realpath(path, nil) else { return }
        defer { free(real) }
        var folder = String(cString: real)
        while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
            folder = String(folder[..<slash])
            guard isProject(folder) else { continue }
            var walker = SourceWalker()
            walker.add(folder)
            tables += walker.tables.filter { !tables.contains($0) }
            return
        }
    }

    private func isProject(_ folder: String) -> Bool {
        guard let stream = opendir(folder) else { return false }
        defer { closedir(stream) }
        while let name = Self.name(of: readdir(stream)) {
            if name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj")
                || name.hasSuffix(".xcworkspace")
            {
                return true
            }
        }
        return false
    }

    private mutating func take(_ path: String, _ status: stat) {
        guard seen.insert(Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))).inserted else {
            return
        }
        files.append(path)
    }

    private mutating func walk(_ top: String, _ status: stat) {
        var pending: [(path: String, status: stat)] = [(top, status)]
        while let (folder, status) = pending.popLast() {
            guard seen.insert(Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))).inserted else {
                continue
            }
            guard let stream = opendir(folder) else {
                failures.append((folder, String(cString: strerror(errno))))
                continue
            }
            var names: [String] = []
            while let name = Self.name(of: readdir(stream)) {
                if !name.hasPrefix("."), !Self.passedOver.contains(name) { names.append(name) }
            }
            closedir(stream)
            var folders: [(path: String, status: stat)] = []
            for name in names.sorted() {
                let path = folder == "/" ? "/\(name)" : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                var status = stat()
                guard lstat(path, &status) == 0 else { continue }
                switch status.st_mode & S_IFMT {
                case S_IFDIR: folders.append((path, status))
                case S_IFREG where name.hasSuffix(".swift"): take(path, status)
                case S_IFREG where StringTables.isTable(name): tables.append(path)
                case S_IFLNK where name.hasSuffix(".swift"):
                    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { take(path, status) }
                default: break
                }
            }
            // The last one is taken first: in the order of their names.
            pending += folders.reversed()
        }
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>?) -> String? {
        guard let entry else { return nil }
        return withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
    }

    /// Why a file cannot be read.
    public struct ReadError: Error {
        /// In the words of the system, or else lower case and without a final period.
        public let reason: String

        /// What the last call of the system did not like.
        fileprivate static var ofSystem: ReadError { ReadError(reason: String(cString: strerror(errno))) }
    }

    /// Returns what a regular file holds.
    ///
    /// - Throws: ``ReadError``, also for what is no file and could be waited for, such as a FIFO.
    public static func read(_ path: String) throws(ReadError) -> [UInt8] {
        // Without O_NONBLOCK, opening a FIFO would wait for ever for somebody to write into it.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .ofSystem }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .ofSystem }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw ReadError(reason: status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is no file")
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(status.st_size))
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = readBytes(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw .ofSystem }
            if count == 0 { return bytes }
            bytes.append(contentsOf: buffer[..<count])
        }
    }
}

/// `read` of the system, which a method of the same name hides.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
