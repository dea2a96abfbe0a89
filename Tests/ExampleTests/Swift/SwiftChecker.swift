/// Compiles Swift blocks as far as the compiler has something to say about them, against the declarations of Apple's
/// frameworks in Stubs on Linux, and against the real ones on macOS.
struct SwiftChecker {
    /// A compiler that cannot do its work, whatever the blocks.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let folder: String
    private let command: [String]
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
    }

    /// Returns what the compiler says about the units, in the order of articles and lines.
    func faults(in units: [SwiftUnit]) throws -> [Fault] {
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

    /// A compiler at work, and the files that it was given.
    private struct Compilation {
        var program: Program
        var files: [String: SwiftSourceFile]

        func faults() throws -> [Fault] {
            let output = program.wait()
            let faults = [Fault](compilerOutput: output.text) { path, line in files[path]?.origin(of: line) }
            guard output.isSuccess || !faults.isEmpty else {
                throw Failure(description: "the Swift compiler failed with status \(output.status):\n\(output.text)")
            }
            return faults
        }
    }

    /// Writes the files of a batch and compiles them as one module.
    private func start(_ batch: [SwiftUnit], number: Int) throws -> Compilation {
        var files: [String: SwiftSourceFile] = [:]
        var list = ""
        for (unitNumber, unit) in batch.enumerated() {
            for (fileNumber, file) in unit.files.enumerated() {
                let path = "\(folder)/\(number)/unit\(unitNumber)_\(fileNumber).swift"
                let source = SwiftSourceFile(file)
                try TextFile.write(source.text, to: path)
                files[path] = source
                // The compiler looks into the functions of a primary file alone.
                list += file.isBorrowed ? "\"\(path)\"\n" : "-primary-file \"\(path)\" -o /dev/null\n"
            }
        }
        let listPath = "\(folder)/\(number)/files.txt"
        try TextFile.write(list, to: listPath)
        return Compilation(program: Program(command + ["@\(listPath)"]), files: files)
    }
}

extension SwiftUnit {
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
