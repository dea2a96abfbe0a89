/// Finds the name that was probably meant.
enum NearestName {
    /// Comparing two names takes as many steps as the product of their lengths; nobody misspells one that is longer.
    private static let longest = 128

    /// Returns the candidate that the fewest edits turn a name into, the first of equally near ones; `nil` where more
    /// than a third of the letters would change. Case, hyphens and spaces do not count.
    static func find(_ name: String, in candidates: some Sequence<String>) -> String? {
        guard name.utf8.count <= longest * 4 else { return nil }
        let typed = letters(name)
        guard typed.count <= longest else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate.utf8.count <= longest * 8 {
            let other = letters(candidate)
            let limit = max(1, max(typed.count, other.count) / 3)
            guard abs(typed.count - other.count) <= limit else { continue }
            let distance = distance(typed, other)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Returns the likely repair of a name that is none of the allowed ones: the nearest, or else all where they are few.
    static func fix(_ name: String, in candidates: some Collection<String>) -> String? {
        if let nearest = find(name, in: candidates) { return "write '\(nearest)'" }
        guard !candidates.isEmpty, candidates.count <= 8 else { return nil }
        return "write one of " + candidates.joined(separator: ", ")
    }

    /// Returns the candidates that the fewest edits turn a name into, the nearest first, where there are few to compare.
    static func nearest(_ name: String, in candidates: some Collection<String>, count: Int) -> [String] {
        guard candidates.count <= 64 else { return [] }
        let typed = Array(letters(String(name.prefix(longest))).prefix(longest))
        let ranked = candidates.filter { $0.utf8.count <= longest }.enumerated().map { offset, candidate in
            (distance: distance(typed, letters(candidate)), offset: offset, name: candidate)
        }
        return ranked.sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }.prefix(count).map(\.name)
    }

    private static func letters(_ name: String) -> [Unicode.Scalar] {
        name.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " }
    }

    /// Inserted, dropped, replaced or swapped letters (optimal string alignment).
    private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, letter) in first.enumerated() {
            var next = [row + 1]
            next.reserveCapacity(second.count + 1)
            for (column, other) in second.enumerated() {
                var least = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                next.append(least)
            }
            beforeLast = last
            last = next
        }
        return last[second.count]
    }
}
