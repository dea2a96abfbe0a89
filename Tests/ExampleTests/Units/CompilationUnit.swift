/// Files that are compiled together because one needs the others.
struct SwiftUnit {
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
    init(_ sources: [SwiftBlock], borrowing borrowed: [BorrowedDeclaration] = []) {
        files = sources.map { source in
            File(pieces: [Piece(path: source.block.path, line: source.block.line, source: source.block.code)])
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

/// A Swift block with what it declares.
struct SwiftBlock {
    let block: CodeBlock
    let outline: SwiftOutline
    /// Whether the block is written for an app that it imports.
    let importsApp: Bool

    init(_ block: CodeBlock) {
        self.block = block
        outline = SwiftOutline(block.code)
        importsApp = outline.imports.contains { $0.hasPrefix("@testable import ") }
    }
}

/// A top-level declaration of a block that another block uses.
struct BorrowedDeclaration {
    var block: CodeBlock
    var imports: [String]
    var declaration: SwiftOutline.Declaration

    /// Returns files with the declarations: one for each block that they stand in, with its imports, so that what is
    /// private to a file stays within reach.
    static func files(of declarations: [BorrowedDeclaration]) -> [SwiftUnit.File] {
        var files: [SwiftUnit.File] = []
        var last: CodeBlock?
        for declaration in declarations {
            let block = declaration.block
            if block != last {
                let imports = declaration.imports.map { $0 + "\n" }.joined()
                files.append(
                    SwiftUnit.File(
                        pieces: [SwiftUnit.Piece(path: block.path, line: block.line, source: imports)], isBorrowed: true
                    ))
                last = block
            }
            files[files.count - 1].pieces.append(
                SwiftUnit.Piece(
                    path: block.path, line: block.line + declaration.declaration.line,
                    source: declaration.declaration.source))
        }
        return files
    }

    /// Returns what blocks need of others: the declarations of the names that they use and do not declare, and what
    /// those need in turn. The first declaration of a name counts, but one in the same block comes before all others.
    static func needed(by blocks: [SwiftBlock], from sources: [SwiftBlock]) -> [BorrowedDeclaration] {
        var offers: [BorrowedDeclaration] = []
        for source in sources where !blocks.contains(where: { $0.block == source.block }) {
            for declaration in source.outline.declarations where !declaration.isImport {
                offers.append(
                    BorrowedDeclaration(
                        block: source.block, imports: source.outline.imports, declaration: declaration))
            }
        }
        var declared = blocks.reduce(into: Set<String>()) { $0.formUnion($1.outline.names) }
        var taken: [Int] = []
        var open: [(names: Set<String>, block: CodeBlock?)] = blocks.map { ($0.outline.words, nil) }
        while let (names, block) = open.popLast() {
            for name in names.sorted() where !declared.contains(name) {
                let fitting = offers.indices.filter { index in
                    offers[index].declaration.extendedType == nil && offers[index].declaration.names.contains(name)
                }
                let choice = fitting.first { offers[$0].block == block } ?? fitting.first
                guard let choice else { continue }
                declared.formUnion(offers[choice].declaration.names)
                // A type comes with the extensions that its block gives it.
                let extensions = offers.indices.filter { index in
                    offers[index].block == offers[choice].block && offers[index].declaration.extendedType == name
                }
                for index in [choice] + extensions {
                    taken.append(index)
                    open.append((offers[index].declaration.words, offers[index].block))
                }
            }
        }
        return taken.sorted().map { offers[$0] }
    }
}
