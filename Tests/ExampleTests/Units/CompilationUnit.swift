/// Files that are compiled together because one needs the others.
struct CompilationUnit {
    /// Lines of an article, or a file that a test made up.
    struct Piece {
        var path: String
        /// The line of the article that the text begins on.
        var line: Int
        var source: String
    }

    /// A source file made of pieces.
    struct File {
        var pieces: [Piece]
        /// Whether it only has to be there for others; what it holds is checked where it was borrowed from.
        var isBorrowed = false
    }

    var files: [File]
    /// What the unit adds to its module.
    let names: Set<String>
    /// Every word in the unit.
    let words: Set<String>

    /// Makes a unit of blocks, one file each, and of declarations of other blocks that they need.
    init(_ sources: [OutlinedBlock], borrowing borrowed: [BorrowedDeclaration] = []) {
        files = sources.map { source in
            File(pieces: [Piece(source.block, source: source.block.code)])
        }
        files += BorrowedDeclaration.files(of: borrowed)
        var names: Set<String> = []
        var words: Set<String> = []
        for declaration in sources.flatMap(\.outline.declarations) + borrowed.map(\.declaration) {
            names.formUnion(declaration.names)
            words.formUnion(declaration.words)
        }
        self.names = names
        self.words = words
    }
}

extension CompilationUnit.Piece {
    /// Makes a piece of code from a line of a block on, counting from 0.
    init(_ block: CodeBlock, line: Int = 0, source: String) {
        self.init(path: block.path, line: block.line + line, source: source)
    }
}
