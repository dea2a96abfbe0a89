/// A top-level declaration of a block that another block uses.
struct BorrowedDeclaration {
    var block: CodeBlock
    var imports: [String]
    var declaration: CodeOutline.Declaration

    /// Returns files with the declarations: one for each block that they stand in, with its imports, so that what is
    /// private to a file stays within reach.
    static func files(of declarations: [BorrowedDeclaration]) -> [CompilationUnit.File] {
        var files: [CompilationUnit.File] = []
        var last: CodeBlock?
        for declaration in declarations {
            let block = declaration.block
            if block != last {
                let imports = declaration.imports.map { $0 + "\n" }.joined()
                let piece = CompilationUnit.Piece(block, source: imports)
                files.append(CompilationUnit.File(pieces: [piece], isBorrowed: true))
                last = block
            }
            files[files.count - 1].pieces.append(
                CompilationUnit.Piece(
                    block, line: declaration.declaration.line, source: declaration.declaration.source))
        }
        return files
    }

    /// Returns what blocks need of others: the declarations of the names that they use and do not declare, and what
    /// those need in turn. The first declaration of a name counts, but one in the same block comes before all others.
    static func needed(by blocks: [OutlinedBlock], from sources: [OutlinedBlock]) -> [BorrowedDeclaration] {
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
                // A type comes with the extensions that its block gives it, a function with its other signatures.
                let companions = offers.indices.filter { index in
                    let declaration = offers[index].declaration
                    guard offers[index].block == offers[choice].block else { return false }
                    return declaration.extendedType.map { $0 == name } ?? declaration.names.contains(name)
                }
                for index in companions {
                    taken.append(index)
                    open.append((offers[index].declaration.words, offers[index].block))
                }
            }
        }
        return taken.sorted().map { offers[$0] }
    }
}
