import GuideCommandLine
import Testing

@testable import a11y_guide

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a run of the command left behind.
struct Outcome: Sendable {
    var output: String
    var errors: String
    var status: Int32

    var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
}

/// Runs the built command as a person would.
struct GuideProcess: Sendable {
    /// The folder it runs in.
    var folder: String = Fixture.shared.root
    /// The variables it has beside `PATH`; nothing else is handed on.
    var variables: [String: String] = ["LANG": "C"]

    /// The command that the package was built with.
    static let executable: String = {
        #if canImport(Darwin)
            // The process is the tool that loads tests; the tests themselves lie beside the command.
            var info = Dl_info()
            guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else { return "" }
            let path = String(cString: name)
        #else
            let path = FilePaths.executable ?? ""
        #endif
        var folder = FilePaths.parent(of: path)
        while access("\(folder)/a11y-guide", X_OK) != 0, folder != "/", folder != "." {
            folder = FilePaths.parent(of: folder)
        }
        return "\(folder)/a11y-guide"
    }()

    /// Whether the package was built with the program that 'check' runs: the manifest says so.
    static let hasChecker: Bool = {
        #if HAS_CHECKER
            true
        #else
            false
        #endif
    }()

    /// Runs the command with its output in pipes.
    func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

    /// Runs the command with its output in pipes.
    func run(_ arguments: [String]) throws -> Outcome { try spawn([GuideProcess.executable] + arguments) }

    /// Runs a line of a POSIX shell, in which `$guide` is the command.
    func shell(_ line: String) throws -> Outcome { try spawn(["sh", "-c", line]) }

    /// Runs the command on a terminal of a size; output and errors come together, with line feeds.
    func onTerminal(columns: Int, rows: Int = 24, _ arguments: String...) throws -> Outcome {
        let (terminal, other) = try GuideProcess.makeTerminal()
        defer { close(terminal) }
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(other, UInt(TIOCSWINSZ), &size)
        let child = try start([GuideProcess.executable] + arguments, (other, other, other), closing: [terminal])
        close(other)
        let output = GuideProcess.readAll([terminal])[0]
        let status = child.wait()
        // A terminal ends its lines with CR LF, which is one Character.
        return Outcome(output: String(output.map { $0 == "\r\n" ? "\n" : $0 }), errors: "", status: status)
    }

    /// Returns both ends of a new pseudo-terminal.
    private static func makeTerminal() throws -> (Int32, Int32) {
        #if canImport(Darwin)
            let terminal = posix_openpt(O_RDWR | O_NOCTTY)
            guard terminal >= 0, grantpt(terminal) == 0, unlockpt(terminal) == 0, let path = ptsname(terminal) else {
                throw OutputError.failed(errno)
            }
            let name = String(cString: path)
        #else
            // What posix_openpt(3) and its like do; glibc hides them from Swift.
            let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            var isLocked: Int32 = 0
            var number: Int32 = 0
            let setLock: UInt = 0x4004_5431
            let getNumber: UInt = 0x8004_5430
            guard terminal >= 0, ioctl(terminal, setLock, &isLocked) == 0, ioctl(terminal, getNumber, &number) == 0
            else {
                throw OutputError.failed(errno)
            }
            let name = "/dev/pts/\(number)"
        #endif
        let other = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard other >= 0 else { throw OutputError.failed(errno) }
        return (terminal, other)
    }

    private func spawn(_ arguments: [String]) throws -> Outcome {
        var output: [Int32] = [0, 0]
        var errors: [Int32] = [0, 0]
        guard pipe(&output) == 0, pipe(&errors) == 0 else { throw OutputError.failed(errno) }
        for end in output + errors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let child = try start(arguments, (input, output[1], errors[1]), closing: [])
        for end in [input, output[1], errors[1]] { close(end) }
        let texts = GuideProcess.readAll([output[0], errors[0]])
        close(output[0])
        close(errors[0])
        return Outcome(output: texts[0], errors: texts[1], status: child.wait())
    }

    /// Starts a program and does not wait for it.
    func start(
        _ arguments: [String], _ descriptors: (Int32?, Int32?, Int32?), closing: [Int32]
    ) throws -> ChildProcess {
        var environment = variables
        environment["PATH"] = environment["PATH"] ?? Environment.process["PATH"] ?? "/usr/bin:/bin"
        environment["guide"] = GuideProcess.executable
        let words = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + arguments
        return try ChildProcess(
            words, environment: environment.map { "\($0.key)=\($0.value)" }, descriptors: descriptors, closing: closing)
    }

    /// Reads several descriptors at once until each has ended, so that none of their writers has to wait.
    private static func readAll(_ descriptors: [Int32]) -> [String] {
        var bytes = [[UInt8]](repeating: [], count: descriptors.count)
        var open = Set(descriptors.indices)
        var chunk = [UInt8](repeating: 0, count: 65536)
        while !open.isEmpty {
            var waits = open.sorted().map { pollfd(fd: descriptors[$0], events: Int16(POLLIN), revents: 0) }
            guard poll(&waits, nfds_t(waits.count), -1) >= 0 || errno == EINTR else { break }
            for (index, wait) in zip(open.sorted(), waits) where wait.revents != 0 {
                let count = read(descriptors[index], &chunk, chunk.count)
                if count > 0 { bytes[index] += chunk[..<count] } else { open.remove(index) }
            }
        }
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test of 'check' where the toolchain has no SwiftSyntax, and with it no program that checks.
    static var needsChecker: Self {
        .enabled(if: GuideProcess.hasChecker, "the toolchain has no SwiftSyntax in lib/swift/host")
    }
}
