/// The modules in Stubs/Swift, which stand in for Apple's frameworks where those cannot be had.
///
/// A folder there is a module, its files are parts of a Swift interface: declarations without bodies. The compiler makes
/// the modules by itself when they are first imported and keeps them in the build folder until a file of theirs changes.
enum StubModules {
    private static let sources = Repository.path("Tests/ExampleTests/Stubs/Swift")
    private static let interfaces = "\(Repository.buildFolder)/interfaces"

    /// The names of the modules.
    static let names = TextFile.names(in: sources)

    /// Returns the compiler with everything that does not depend on the files it compiles.
    static func compilerCommand() throws -> [String] {
        try writeInterfaces.get()
        return [
            "swiftc", "-frontend", "-emit-sil", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm",
            "-module-name", "Examples", "-I", interfaces, "-module-cache-path", "\(Repository.buildFolder)/modules",
        ]
    }

    private static let writeInterfaces = Result {
        for name in names { try TextFile.update(interface(of: name), at: "\(interfaces)/\(name).swiftinterface") }
    }

    /// Joins the parts of a module.
    static func interface(of name: String) throws -> String {
        var text = """
            // swift-interface-format-version: 1.0
            // swift-module-flags: -module-name \(name) -swift-version 6 -enable-library-evolution
            import Swift
            import _Concurrency
            import _StringProcessing

            """
        for file in TextFile.names(in: "\(sources)/\(name)") {
            let path = "\(sources)/\(name)/\(file)"
            text += "#sourceLocation(file: \"Tests/ExampleTests/Stubs/Swift/\(name)/\(file)\", line: 1)\n"
            text += try TextFile.read(path)
        }
        return text
    }
}
