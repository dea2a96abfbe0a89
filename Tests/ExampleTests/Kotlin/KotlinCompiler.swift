/// The Kotlin compiler, which comes with the Python package `kotlin-jupyter-kernel`, and the Java runtime that it needs.
struct KotlinCompiler {
    private let jars: String
    private let compilerJar: String
    private let libraryJar: String

    /// What is missing of it; `nil` where it can run.
    static let problem: String? = {
        do {
            _ = try installed.get()
            return nil
        } catch {
            return "\(error)"
        }
    }()

    /// The compiler on this machine.
    static let installed = Result { try KotlinCompiler() }

    private init() throws {
        let python = Program.variable("A11Y_GUIDE_PYTHON") ?? Repository.path(".build/venv/bin/python")
        let script = "import importlib.util as u; print(*(u.find_spec('run_kotlin_kernel').submodule_search_locations))"
        let found = Program.run([python, "-c", script])
        guard found.isSuccess else {
            throw ToolFailure(
                description: "the Kotlin compiler of Tests/requirements.txt is not installed; run bin/test")
        }
        jars = "\(found.text.trimmed)/jars"
        let names = TextFile.names(in: jars)
        guard let compiler = names.first(where: { $0.hasSuffix("-all.jar") }),
            let library = names.first(where: { $0.hasPrefix("kotlin-stdlib-") })
        else { throw ToolFailure(description: "there is no Kotlin compiler in '\(jars)'") }
        compilerJar = "\(jars)/\(compiler)"
        libraryJar = "\(jars)/\(library)"
        guard Program.run(["java", "-version"]).isSuccess else {
            throw ToolFailure(
                description: "the Kotlin compiler needs a Java runtime, and there is no 'java'; run bin/test")
        }
    }

    /// Compiles files and folders of Kotlin, and takes Java sources among them as declarations.
    ///
    /// - Parameters:
    ///   - classes: Folders of classes that the sources use.
    ///   - output: The folder that classes are written to.
    func run(_ sources: [String], classes: [String] = [], output: String) -> Program.Output {
        Program.run(
            [
                // The compiler is at work for some seconds: better optimized code would come too late.
                "java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xss4m", "-cp", "\(compilerJar):\(libraryJar)",
                "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib", "-no-reflect",
                "-Xreport-all-warnings", "-cp",
                ([libraryJar] + classes).joined(separator: ":"), "-d", output,
            ] + sources)
    }

    /// Tells one version of the compiler from another.
    var version: String { compilerJar }
}
