/// The code of a file as checks see it: nodes in the order of the source, each with the end of what belongs to it.
///
/// A syntax tree of SwiftSyntax keeps every token; this keeps what checks ask for, in a tenth of the space, so that all files
/// of an app can be looked at together. Nothing that walks it is recursive.
final class CodeTree: Sendable {
    /// A node; positions are bytes from the beginning of the file.
    struct Node {
        var kind: NodeKind
        var flags: NodeFlags
        /// An index of ``CodeTree/names``.
        var name: Int32
        var parent: Int32
        /// The index behind the last node that belongs to this one.
        var end: Int32
        var start: Int32
        var stop: Int32
    }

    let nodes: [Node]
    /// Every name of the file, once; the first one is empty.
    let names: [String]
    private let numbers: [String: Int32]

    init(nodes: [Node], names: [String], numbers: [String: Int32]) {
        self.nodes = nodes
        self.names = names
        self.numbers = numbers
    }

    /// The whole file.
    var root: Code { Code(tree: self, index: 0) }

    /// Returns whether a name occurs anywhere.
    func holds(_ name: String) -> Bool { numbers[name] != nil }

    /// Returns the number of a name; `nil` where it does not occur.
    func number(of name: String) -> Int32? { numbers[name] }
}
