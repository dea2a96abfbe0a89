/// The block quotes and list items around a block, from the outermost, and how far each reaches into a line.
struct OpenContainers {
    private var containers: [(container: LineCursor.Container, padding: Int)] = []

    /// How many there are.
    var depth: Int { containers.count }

    /// Goes into a container that the others hold.
    mutating func push(_ container: LineCursor.Container, in lines: SourceLines) {
        var cursor = LineCursor(lines.bytes, line: lines.range(container.start))
        for outer in containers {
            _ = cursor.enter(outer.container, padding: outer.container.start < container.start ? outer.padding : nil)
        }
        containers.append((container, cursor.enter(container, padding: nil).padding))
    }

    /// Leaves the innermost container.
    mutating func pop() { containers.removeLast() }

    /// Takes the marks of the containers off the front of a line.
    ///
    /// - Returns: Where the rest begins, the columns of indentation before it, and whether the line lacks the marks of a
    ///   container, so that it is at most the lazy continuation of a paragraph.
    func enter(line: Int, in lines: SourceLines) -> (content: Int, indent: Int, isLazy: Bool) {
        var cursor = LineCursor(lines.bytes, line: lines.range(line))
        for (container, padding) in containers {
            guard cursor.enter(container, padding: container.start < line ? padding : nil).isInside else {
                return (cursor.content.offset, cursor.content.indent, true)
            }
        }
        return (cursor.content.offset, cursor.content.indent, false)
    }
}
