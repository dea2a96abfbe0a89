/// A source file as it is written for the compiler, and the lines of articles that its lines come from.
struct SwiftSourceFile {
    private(set) var text = ""
    private var origins: [(path: String, line: Int)] = []

    init(_ file: SwiftUnit.File) {
        for piece in file.pieces where !piece.source.isEmpty {
            // The app's files are in the same module, and no module of that name can be found.
            var source = piece.source.replacing("@testable import ", with: "// testable import ")
            #if !os(macOS)
                source = SelectorSyntax.removed(from: source)
            #endif
            if !source.hasSuffix("\n") { source += "\n" }
            for line in 0..<source.utf8.count(where: { $0 == UInt8(ascii: "\n") }) {
                origins.append((piece.path, piece.line + line))
            }
            text += source
        }
    }

    /// Returns where a line of the file, from 1, stands in an article; the last line of the file for what is behind it.
    func origin(of line: Int) -> (path: String, line: Int)? {
        origins.isEmpty ? nil : origins[min(max(line, 1), origins.count) - 1]
    }
}
