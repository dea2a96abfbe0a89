/// Compiles Kotlin blocks against the declarations in Stubs/Kotlin.
struct KotlinChecker {
    private let folder: String
    private let compiler: KotlinCompiler

    /// The package of the class `R`, which in an app is the app's own.
    private static let resources = "guide.resources"

    /// - Parameter name: The folder that the blocks are written to; checks that run at the same time need different ones.
    init(name: String) throws {
        compiler = try KotlinCompiler.installed.get()
        folder = "\(Repository.buildFolder)/\(name)"
    }

    /// Returns what the compiler says about the blocks, in the order of articles and lines.
    func faults(in blocks: [CodeBlock]) throws -> [Fault] {
        let stubs = try KotlinStubs(compiler)
        var sources: [String: SourceFile] = [:]
        for (number, file) in KotlinFiles.files(of: blocks, stubs: stubs.names).enumerated() {
            sources["block\(number).kt"] = Self.source(of: file)
        }
        var resources = SourceFile()
        resources.add(Self.resourceClass(for: blocks))
        sources["R.kt"] = resources
        var sentinel = SourceFile()
        sentinel.add(Self.sentinel)
        sources["Sentinel.kt"] = sentinel

        var fingerprint = Fingerprint()
        fingerprint.add(stubs.classes)
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            fingerprint.add(name)
            fingerprint.add(source.text)
        }
        if let output = fingerprint.rememberedOutput(of: "kotlin") { return try Self.faults(in: output, sources) }
        let output = try compile(sources, classes: stubs.classes)
        try fingerprint.remember(output, of: "kotlin")
        return try Self.faults(in: output, sources)
    }

    private func compile(_ sources: [String: SourceFile], classes: String) throws -> Program.Output {
        for (name, source) in sources { try TextFile.write(source.text, to: "\(folder)/sources/\(name)") }
        return compiler.run(
            sources.keys.sorted().map { "\(folder)/sources/\($0)" } + [KotlinStubs.javaSources], classes: [classes],
            output: "\(folder)/classes")
    }

    private static func faults(in output: Program.Output, _ sources: [String: SourceFile]) throws -> [Fault] {
        var faults = [Fault](compilerOutput: output.text) { path, line in
            // The compiler shortens paths below the folder that it was started in.
            sources[String(path.split(separator: "/").last ?? "")]?.origin(of: line)
        }
        guard let sentinel = faults.firstIndex(where: { $0.path.hasSuffix("Sentinel.kt") }) else {
            throw ToolFailure(description: "the Kotlin compiler failed with status \(output.status):\n\(output.text)")
        }
        faults.remove(at: sentinel)
        return faults.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    }

    /// A mistake that the compiler must report beside those of the blocks. It shows that the compiler has looked at all
    /// files, and keeps it from making classes that nobody needs.
    private static let sentinel = "package guide.sentinel\n\nval sentinel: Int = \"no number\"\n"

    private static func source(of file: KotlinFile) -> SourceFile {
        let code = file.block.code
        var head = "package \(file.package)\n"
        for name in file.imports { head += "import \(name)\n" }
        let words = CodeOutline(code, .kotlin).words
        if words.contains("R") { head += "import \(resources).R\n" }
        var source = SourceFile()
        source.add(head)
        source.add(CompilationUnit.Piece(file.block, source: code))
        // A test function that stands alone belongs into a class with a rule.
        if KotlinFiles.isTest(file.block), words.contains("rule"), !words.contains("createComposeRule") {
            source.add("private val rule = androidx.compose.ui.test.junit4.createComposeRule()\n")
        }
        return source
    }

    /// The class that Android's build makes of an app's resources: every one that the code names is there.
    private static func resourceClass(for blocks: [CodeBlock]) -> String {
        var names: [String: Set<String>] = [:]
        for block in blocks where block.programmingLanguage == "kotlin" {
            let tokens = CodeTokens.of(block.code, .kotlin).map(\.text)
            for index in tokens.indices where tokens[index] == "R" && index + 4 < tokens.count {
                guard tokens[index + 1] == ".", tokens[index + 3] == "." else { continue }
                names[tokens[index + 2], default: []].insert(tokens[index + 4])
            }
        }
        var text = "package \(resources)\n\nobject R {\n"
        for (kind, entries) in names.sorted(by: { $0.key < $1.key }) {
            text += "    object \(kind) {\n"
            for entry in entries.sorted() { text += "        const val \(entry) = 0\n" }
            text += "    }\n"
        }
        return text + "}\n"
    }
}
