/// A source file as it is written for a compiler, and the lines of articles that its lines come from.
struct SourceFile {
    private(set) var text = ""
    private var origins: [(path: String, line: Int)?] = []

    /// Adds code that a compiler needs and no article has.
    mutating func add(_ code: String) { append(code) { _ in nil } }

    /// Adds lines of an article, changed in a way that leaves every line where it is.
    mutating func add(_ piece: CompilationUnit.Piece, changed: (String) -> String = { $0 }) {
        guard !piece.source.isEmpty else { return }
        append(changed(piece.source)) { (piece.path, piece.line + $0) }
    }

    private mutating func append(_ code: String, origin: (Int) -> (String, Int)?) {
        let code = code.hasSuffix("\n") ? code : code + "\n"
        for line in 0..<code.utf8.count(where: { $0 == UInt8(ascii: "\n") }) { origins.append(origin(line)) }
        text += code
    }

    /// Returns where a line of the file, from 1, stands in an article: the next one that does, or else the last.
    func origin(of line: Int) -> (path: String, line: Int)? {
        let rest = origins.dropFirst(max(0, line - 1))
        return rest.lazy.compactMap { $0 }.first ?? origins.lazy.reversed().compactMap { $0 }.first
    }
}
