/// Compiles Swift blocks as far as the compiler has something to say about them, against the declarations of Apple's
/// frameworks in Stubs on Linux, and against the real ones on macOS.
struct SwiftChecker {
    private let folder: String
    private let command: [String]
    /// Of the compiler and of what it compiles against.
    private let toolchain: Fingerprint
    /// Compilers at work at the same time.
    private static let width = 2

    /// - Parameter name: The folder that the blocks are written to; checks that run at the same time need different ones.
    init(name: String) throws {
        folder = "\(Repository.buildFolder)/\(name)"
        #if os(macOS)
            command = try SimulatorSDK.compilerCommand()
        #else
            command = try StubModules.compilerCommand()
        #endif
        var toolchain = Fingerprint()
        toolchain.add(Program.run([command[0], "--version"]).text)
        for word in command { toolchain.add(word) }
        #if !os(macOS)
            for name in StubModules.names { toolchain.add(try StubModules.interface(of: name)) }
        #endif
        self.toolchain = toolchain
    }

    /// Returns what the compiler says about the units, in the order of articles and lines.
    func faults(in units: [CompilationUnit]) throws -> [Fault] {
        var faults: [Fault] = []
        #if !os(macOS)
            for unit in units { faults += unit.hiddenMethodFaults() }
        #endif
        var running: [Compilation] = []
        for (number, batch) in SwiftUnits.batches(of: units).enumerated() {
            if running.count == Self.width { faults += try running.removeFirst().faults() }
            running.append(try start(batch, number: number))
        }
        for compilation in running { faults += try compilation.faults() }
        var known: Set<Fault> = []
        return faults.filter { known.insert($0).inserted }
            .sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    }

    /// A compiler at work, or what it said when it was given the same before.
    private struct Compilation {
        var files: [String: SourceFile]
        var fingerprint: Fingerprint
        var program: Program?

        func faults() throws -> [Fault] {
            guard let output = program?.wait() ?? fingerprint.rememberedOutput(of: "swift") else { return [] }
            if program != nil { try fingerprint.remember(output, of: "swift") }
            let faults = [Fault](compilerOutput: output.text) { path, line in files[path]?.origin(of: line) }
            guard output.isSuccess || !faults.isEmpty else {
                throw ToolFailure(
                    description: "the Swift compiler failed with status \(output.status):\n\(output.text)")
            }
            return faults
        }
    }

    /// Writes the files of a batch and compiles them as one module.
    private func start(_ batch: [CompilationUnit], number: Int) throws -> Compilation {
        var compilation = Compilation(files: [:], fingerprint: toolchain)
        var list = ""
        for (unitNumber, unit) in batch.enumerated() {
            for (fileNumber, file) in unit.files.enumerated() {
                let path = "\(folder)/\(number)/unit\(unitNumber)_\(fileNumber).swift"
                let source = Self.source(of: file)
                compilation.files[path] = source
                // The compiler looks into the functions of a primary file alone.
                list += file.isBorrowed ? "\"\(path)\"\n" : "-primary-file \"\(path)\" -o /dev/null\n"
                compilation.fingerprint.add(source.text)
            }
        }
        compilation.fingerprint.add(list)
        if compilation.fingerprint.rememberedOutput(of: "swift") != nil { return compilation }
        for (path, source) in compilation.files { try TextFile.write(source.text, to: path) }
        let listPath = "\(folder)/\(number)/files.txt"
        try TextFile.write(list, to: listPath)
        compilation.program = Program(command + ["@\(listPath)"])
        return compilation
    }
}

extension SwiftChecker {
    /// Returns a file as the compiler sees it.
    private static func source(of file: CompilationUnit.File) -> SourceFile {
        var source = SourceFile()
        for piece in file.pieces {
            source.add(piece) { code in
                // The app's files are in the same module, and no module of that name can be found.
                let code = code.replacing("@testable import ", with: "// testable import ")
                #if os(macOS)
                    return code
                #else
                    return SelectorSyntax.removed(from: code)
                #endif
            }
        }
        return source
    }
}

extension CompilationUnit {
    /// Methods that a selector names and Objective-C could not call.
    func hiddenMethodFaults() -> [Fault] {
        files.flatMap(\.pieces).flatMap { piece in
            SelectorSyntax.hiddenMethods(in: piece.source).map { method in
                Fault(
                    path: piece.path, line: piece.line + method.line - 1, column: method.column,
                    message: "error: argument of '#selector' refers to '\(method.name)', which has no '@objc'")
            }
        }
    }
}
