import GuideCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A source tree with what stands in `Fixtures`, content and reports, in a temporary folder that goes away with the test process.
final class Fixture: Sendable {
    /// The folder that holds `Content`.
    let root: String

    /// The tree that tests share which only read.
    static let shared = Fixture()

    /// Where the folders of this process are; removed when it ends.
    private static let base: String = {
        let path = makeFolder(in: Environment.process["TMPDIR"] ?? "/tmp")
        atexit { try? Fixture.shell("rm -rf \"$0\"", Fixture.base) }
        return path
    }()

    /// Makes a tree of its own for a test that changes it.
    init() {
        root = Fixture.makeFolder()
        let source = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
        try? Fixture.shell("cp -R \"$0/Fixtures/.\" \"$1\"", "/\(source)", root)
    }

    /// Makes an empty folder that goes away with the test process.
    static func makeFolder() -> String { makeFolder(in: base) }

    private static func makeFolder(in parent: String) -> String {
        var template = Array("\(parent)/guide-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil, let real = realpath(template, nil) else { return "" }
        defer { free(real) }
        return String(cString: real)
    }

    /// Writes a file below the root.
    func write(_ text: String, to path: String) throws {
        let file = "\(root)/\(path)"
        try Fixture.shell("mkdir -p \"$(dirname \"$0\")\" && printf %s \"$1\" >\"$0\"", file, text)
    }

    /// Makes a repository of the tree, in which everything is committed.
    func commit() throws {
        try Fixture.shell(
            """
            cd "$0" && git init --quiet && git add --all &&
            git -c user.name=a -c user.email=a@example.org -c commit.gpgSign=false commit --quiet --message a
            """, root)
    }

    /// Returns the text of a file below the root; empty where there is none.
    func read(_ path: String) -> String { Fixture.read(file: "\(root)/\(path)") }

    /// Returns the text of a file; empty where there is none.
    static func read(file path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Runs a line of a POSIX shell with its arguments from `$0` on.
    static func shell(_ line: String, _ arguments: String...) throws {
        let status = try ChildProcess(["sh", "-c", line] + arguments).wait()
        if status != 0 { throw OutputError.failed(status) }
    }
}
