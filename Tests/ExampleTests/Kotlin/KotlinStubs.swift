/// The declarations in Stubs/Kotlin, which stand in for Jetpack Compose and the Android framework.
struct KotlinStubs {
    /// What the declarations are named, to import them.
    struct Names {
        fileprivate var compose: [String: [String]] = [:]
        fileprivate var views: [String: [String]] = [:]

        /// Returns the packages that declare a name for the framework that a block is written for.
        func packages(of name: String, for block: CodeBlock) -> [String] {
            (block.purpose == "views" ? views : compose)[name] ?? []
        }
    }

    private static let sources = Repository.path("Tests/ExampleTests/Stubs/Kotlin")

    /// The folder of declarations in Java, which each compilation reads anew.
    static let javaSources = "\(sources)/java"

    /// The folder of compiled declarations.
    let classes: String
    let names: Names

    /// Compiles the declarations, unless that was done before.
    init(_ compiler: KotlinCompiler) throws {
        names = try Self.readNames()
        let folders = ["compose", "test", "views", "java"].map { "\(Self.sources)/\($0)" }
        var hash = Fingerprint()
        hash.add(compiler.version)
        for path in folders.flatMap(Self.files) { hash.add(try TextFile.read(path)) }
        classes = "\(Repository.buildFolder)/kotlin-stubs/\(hash)"
        if hash.rememberedOutput(of: "kotlin-stubs")?.isSuccess == true { return }
        let output = compiler.run(folders, output: classes)
        guard output.isSuccess else {
            throw ToolFailure(description: "the Kotlin compiler rejects Stubs/Kotlin:\n\(output.text)")
        }
        try hash.remember(output, of: "kotlin-stubs")
    }

    private static func readNames() throws -> Names {
        var names = Names()
        // What the articles use of the language's own library.
        for function in ["roundToInt", "abs", "floor", "ceil"] { names.compose[function] = ["kotlin.math"] }
        for folder in ["compose", "test", "views", "java"] {
            for path in files(in: "\(sources)/\(folder)") {
                let outline = CodeOutline(try TextFile.read(path), .kotlin)
                let first = outline.declarations.first?.source.split(separator: "\n").first ?? ""
                let package = String(first.dropFirst("package ".count).prefix { $0 != ";" })
                let fileName = String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
                if path.hasSuffix("/org/junit/Assert.java") {
                    // Tests import these by name.
                    for word in outline.words where word.hasPrefix("assert") || word == "fail" {
                        names.compose[word] = ["org.junit.Assert"]
                    }
                } else if folder == "java" {
                    names.views[fileName] = [package]
                } else {
                    for name in outline.names {
                        if folder == "views" {
                            names.views[name, default: []].append(package)
                        } else {
                            names.compose[name, default: []].append(package)
                        }
                    }
                }
            }
        }
        return names
    }

    private static func files(in folder: String) -> [String] {
        TextFile.names(in: folder).flatMap { name in
            let path = "\(folder)/\(name)"
            return name.hasSuffix(".kt") || name.hasSuffix(".java") ? [path] : files(in: path)
        }
    }
}
