/// A piece of code: a node of a file's tree.
struct Code: Hashable {
    let tree: CodeTree
    let index: Int

    private var node: CodeTree.Node { tree.nodes[index] }

    var kind: NodeKind { node.kind }
    var flags: NodeFlags { node.flags }
    var name: String { tree.names[Int(node.name)] }
    /// Bytes from the beginning of the file.
    var range: Range<Int> { Int(node.start)..<Int(max(node.stop, node.start)) }
    /// Where to point: a member's name, without what stands before it, which may be lines away.
    var mark: Range<Int> {
        guard kind == .member, !flags.contains(.isImplicit) else { return range }
        return max(range.lowerBound, range.upperBound - name.utf8.count)..<range.upperBound
    }
    var parent: Code? { node.parent < 0 ? nil : Code(tree: tree, index: Int(node.parent)) }

    static func == (first: Code, second: Code) -> Bool { first.tree === second.tree && first.index == second.index }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tree))
        hasher.combine(index)
    }

    /// What belongs to it directly.
    var children: Children { Children(tree: tree, position: index + 1, end: Int(node.end)) }

    /// What belongs to it at any depth, in the order of the source, without itself.
    var descendants: LazyMapSequence<Range<Int>, Code> {
        (index + 1..<Int(node.end)).lazy.map { [tree] in Code(tree: tree, index: $0) }
    }

    /// Itself and what belongs to it.
    var all: LazyMapSequence<Range<Int>, Code> {
        (index..<Int(node.end)).lazy.map { [tree] in Code(tree: tree, index: $0) }
    }

    /// What it belongs to, from the nearest.
    var ancestors: Ancestors { Ancestors(current: parent) }

    func contains(_ other: Code) -> Bool {
        tree === other.tree && other.index >= index && other.index < Int(node.end)
    }

    func first(_ kind: NodeKind) -> Code? { children.first { $0.kind == kind } }
    func child(_ number: Int) -> Code? { children.dropFirst(number).first { _ in true } }

    /// Returns whether a name occurs in it.
    func mentions(_ name: String) -> Bool {
        guard let number = tree.number(of: name) else { return false }
        return tree.nodes[index..<Int(node.end)].contains { $0.name == number }
    }

    /// Returns whether one of some names occurs in it.
    func mentions(any names: [String]) -> Bool {
        let numbers = names.compactMap(tree.number)
        guard !numbers.isEmpty else { return false }
        return tree.nodes[index..<Int(node.end)].contains { numbers.contains($0.name) }
    }

    struct Children: Sequence, IteratorProtocol {
        let tree: CodeTree
        var position: Int
        let end: Int

        mutating func next() -> Code? {
            guard position < end else { return nil }
            defer { position = Int(tree.nodes[position].end) }
            return Code(tree: tree, index: position)
        }
    }

    struct Ancestors: Sequence, IteratorProtocol {
        var current: Code?

        mutating func next() -> Code? {
            defer { current = current?.parent }
            return current
        }
    }
}
