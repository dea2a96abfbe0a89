/// Where the sources of the repository are.
enum Repository {
    private static let root: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast(4).joined(separator: "/")
    }()

    /// Returns the address of a file or folder of the repository.
    static func path(_ name: String) -> String { "\(root)/\(name)" }

    /// What the tests may write to and find again, such as modules that take long to build.
    static let buildFolder = path(".build/examples")
}
