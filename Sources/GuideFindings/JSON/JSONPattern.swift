/// Where in a report records stand: names of members, `[]` for each element of an array, and `*` for each element or each member
/// (`runs.[].results.[]`).
struct JSONPattern: ExpressibleByStringLiteral {
    enum Step {
        case member(JSONKey)
        case element
        case any
    }

    let steps: [Step]

    init(_ steps: [Step]) {
        self.steps = steps
    }

    init(stringLiteral text: String) {
        steps = text.split(separator: ".").map { step in
            switch step {
            case "*": return .any
            case "[]": return .element
            default:
                guard let key = JSONKey(rawValue: String(step)) else { preconditionFailure("no key '\(step)'") }
                return .member(key)
            }
        }
    }

    /// The pattern below 0 to so many containers of any kind.
    func anywhere(upTo depth: Int) -> [JSONPattern] {
        (0...depth).map { JSONPattern(Array(repeating: .any, count: $0) + steps) }
    }
}

/// Patterns by depth, each one a bit: the patterns that a value lies on are those of its container that go on with its step.
struct JSONPatternTable {
    /// The bits of all patterns.
    let all: UInt64
    private var members: [[UInt64]]
    private var elements: [UInt64]
    private var others: [UInt64]
    private var complete: [UInt64]

    /// Takes at most 64 patterns.
    init(_ patterns: [JSONPattern]) {
        all = patterns.count >= 64 ? .max : 1 << UInt64(patterns.count) - 1
        let depth = patterns.map(\.steps.count).max() ?? 0
        let keys = JSONKey.allCases
        members = Array(repeating: Array(repeating: 0, count: keys.count), count: depth)
        elements = Array(repeating: 0, count: depth)
        others = Array(repeating: 0, count: depth)
        complete = Array(repeating: 0, count: depth + 1)
        for (index, pattern) in patterns.prefix(64).enumerated() {
            let bit: UInt64 = 1 << UInt64(index)
            complete[pattern.steps.count] |= bit
            for (level, step) in pattern.steps.enumerated() {
                switch step {
                case .member(let key):
                    for number in keys.indices where keys[number] == key { members[level][number] |= bit }
                case .element: elements[level] |= bit
                case .any:
                    for number in keys.indices { members[level][number] |= bit }
                    elements[level] |= bit
                    others[level] |= bit
                }
            }
        }
    }

    /// The patterns that go on from an array at this depth (0 for the outermost container) to an element of it.
    func toElement(_ patterns: UInt64, at depth: Int) -> UInt64 {
        depth < elements.count ? patterns & elements[depth] : 0
    }

    /// The patterns that go on from an object at this depth to a member of it.
    ///
    /// - Parameter key: The number of the member's key; `nil` for another name.
    func toMember(_ patterns: UInt64, at depth: Int, key: Int?) -> UInt64 {
        guard depth < others.count else { return 0 }
        return patterns & (key.map { members[depth][$0] } ?? others[depth])
    }

    /// The number of the first of these patterns that has no further step at this depth.
    func completed(_ patterns: UInt64, at depth: Int) -> Int? {
        let bits = depth < complete.count ? patterns & complete[depth] : 0
        return bits == 0 ? nil : bits.trailingZeroBitCount
    }
}
