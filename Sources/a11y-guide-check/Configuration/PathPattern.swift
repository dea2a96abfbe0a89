/// A pattern of paths: `*` and `?` stand for characters of one name, `**` for any number of folders; a pattern that matches a
/// folder matches everything below it, and one without `/` matches at any depth.
struct PathPattern: Equatable {
    let text: String
    private let parts: [[Character]]

    init(_ text: String) {
        self.text = text
        var parts = text.split(separator: "/" as Character).map(Array.init)
        let isAnywhere = !text.dropLast(text.hasSuffix("/") ? 1 : 0).contains("/")
        if isAnywhere { parts.insert(["*", "*"], at: 0) }
        self.parts = parts
    }

    /// Returns whether the pattern matches a relative path or a folder above it.
    func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/" as Character).map(Array.init)
        // Which parts of the pattern may come next, as names are taken one by one: no pattern takes more than its length for
        // each name.
        var states: Set<Int> = [0]
        for name in names {
            states = closure(states)
            if states.contains(parts.count) { return true }
            var next: Set<Int> = []
            for state in states where state < parts.count {
                if parts[state] == ["*", "*"] {
                    next.insert(state)
                } else if Self.matches(name, parts[state]) {
                    next.insert(state + 1)
                }
            }
            states = next
        }
        return closure(states).contains(parts.count)
    }

    /// `**` may stand for nothing.
    private func closure(_ states: Set<Int>) -> Set<Int> {
        var result = states
        for state in states {
            var next = state
            while next < parts.count, parts[next] == ["*", "*"] {
                next += 1
                result.insert(next)
            }
        }
        return result
    }

    private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
        var position = 0
        var next = 0
        var star: (pattern: Int, name: Int)?
        while position < name.count {
            if next < pattern.count, pattern[next] == "*" {
                star = (next, position)
                next += 1
            } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[position] {
                next += 1
                position += 1
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                next = last.pattern + 1
                position = last.name + 1
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}
