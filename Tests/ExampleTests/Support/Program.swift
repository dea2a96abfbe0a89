#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A running program, with what it prints on either channel.
final class Program {
    struct Output {
        var text: String
        /// 128 and more where a signal ended the program.
        var status: Int32
        var isSuccess: Bool { status == 0 }
    }

    /// The value of an environment variable; `nil` where it is unset or empty.
    static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// Whether what a test needs must be there: continuous integration says so with `CI`.
    static var isContinuousIntegration: Bool { variable("CI").map { $0 != "false" && $0 != "0" } ?? false }

    private let pipe: UnsafeMutablePointer<FILE>?

    /// Starts a program, which runs while the caller goes on.
    init(_ arguments: [String]) {
        let words = arguments.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
        pipe = popen("exec " + words.joined(separator: " ") + " 2>&1 </dev/null", "r")
    }

    /// Waits until the program ends.
    func wait() -> Output {
        guard let pipe else { return Output(text: String(cString: strerror(errno)), status: 127) }
        let text = String(decoding: TextFile.bytes(of: pipe), as: UTF8.self)
        let status = pclose(pipe)
        return Output(text: text, status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F)
    }

    static func run(_ arguments: [String]) -> Output { Program(arguments).wait() }
}

/// A tool that cannot do its work, whatever it is given.
struct ToolFailure: Error, CustomStringConvertible {
    var description: String
}
