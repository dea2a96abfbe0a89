#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The environment variables of a process.
public struct Environment: Sendable {
    private let lookup: @Sendable (String) -> String?

    /// The variables of this process.
    public static let process = Environment { name in getenv(name).map { String(cString: $0) } }

    /// Creates an environment that holds exactly these variables.
    public init(_ variables: [String: String]) {
        lookup = { variables[$0] }
    }

    private init(lookup: @escaping @Sendable (String) -> String?) { self.lookup = lookup }

    /// The value of a variable; `nil` where it is not set.
    public subscript(name: String) -> String? { lookup(name) }

    /// Whether a variable has a value that is not empty.
    public func isSet(_ name: String) -> Bool { !(lookup(name) ?? "").isEmpty }
}
