/// One value of a report with all that it holds, as a row of entries that is used again for the next one.
///
/// Strings are made of what is asked for alone.
final class JSONTape {
    enum Kind: UInt8 {
        case null, no, yes, number, string, array, object
    }

    struct Entry {
        var kind: Kind
        var key: JSONKey?
        /// The entry behind the last one inside.
        var end: UInt32
        /// In the bytes of the tape.
        var text: Range<UInt32>
        /// The name of a member that has no key; empty else.
        var name: Range<UInt32>
    }

    /// How much of a value is kept: entries and bytes of text.
    static let limit = 32 << 20

    // Every event of a report comes by here, and nobody holds a tape while it is written.
    @exclusivity(unchecked) private(set) var entries: [Entry] = []
    @exclusivity(unchecked) private(set) var bytes: [UInt8] = []
    @exclusivity(unchecked) private var open: [Int] = []

    /// Whether a container has begun that has not ended.
    var isOpen: Bool { !open.isEmpty }

    /// The key of the innermost container that has not ended.
    var openKey: JSONKey? { open.last.flatMap { entries[$0].key } }

    /// Whether what is innermost is an object.
    var isInObject: Bool { open.last.map { entries[$0].kind == .object } ?? false }

    /// Whether the value is larger than a value may be.
    var isFull: Bool { bytes.count + entries.count * MemoryLayout<Entry>.stride > Self.limit }

    /// Forgets everything.
    func clear() {
        entries.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
        open.removeAll(keepingCapacity: true)
    }

    /// Adds bytes that a name or a value consists of.
    func add(_ text: UnsafeBufferPointer<UInt8>) -> Range<UInt32> {
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: text)
        return start..<UInt32(bytes.count)
    }

    /// Adds a value without others inside.
    func add(_ kind: Kind, key: JSONKey?, name: Range<UInt32>, text: Range<UInt32> = 0..<0) {
        entries.append(Entry(kind: kind, key: key, end: UInt32(entries.count + 1), text: text, name: name))
    }

    /// Begins an array or an object.
    func begin(_ kind: Kind, key: JSONKey?, name: Range<UInt32>) {
        open.append(entries.count)
        add(kind, key: key, name: name)
    }

    /// Ends the innermost one.
    func end() {
        guard let index = open.popLast() else { return }
        entries[index].end = UInt32(entries.count)
    }
}

/// A value on a tape; good until the tape is used again.
struct JSONNode {
    private let tape: JSONTape
    private let index: Int

    /// The value at a place of the tape.
    init(_ tape: JSONTape, at index: Int = 0) {
        self.tape = tape
        self.index = index
    }

    private var entry: JSONTape.Entry { tape.entries[index] }

    /// What kind of value it is.
    var kind: JSONTape.Kind { entry.kind }

    /// The member with this name; `nil` where there is none, where it is `null` or where this is no object. The last one counts
    /// where there are several.
    subscript(key: JSONKey) -> JSONNode? {
        guard kind == .object else { return nil }
        var found: Int?
        var child = index + 1
        let end = Int(entry.end)
        while child < end {
            let entry = tape.entries[child]
            if entry.key == key { found = entry.kind == .null ? nil : child }
            child = Int(entry.end)
        }
        return found.map { JSONNode(tape, at: $0) }
    }

    /// The text of a string; `nil` for everything else.
    var string: String? {
        kind == .string ? text(entry.text) : nil
    }

    /// A whole number, also one that is written as a string or as `3.0`; `nil` for everything else.
    var int: Int? {
        guard kind == .number || kind == .string, let text = text(entry.text) else { return nil }
        return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
    }

    /// `nil` for everything but `true` and `false`.
    var bool: Bool? {
        switch kind {
        case .yes: true
        case .no: false
        default: nil
        }
    }

    /// What a string, a number or a truth value says, as a string.
    var scalar: String? {
        switch kind {
        case .string, .number: text(entry.text)
        case .yes: "true"
        case .no: "false"
        default: nil
        }
    }

    /// The elements of an array; empty for everything else.
    var elements: [JSONNode] {
        kind == .array ? children : []
    }

    /// The members of an object with their names; empty for everything else.
    var members: [(name: String, value: JSONNode)] {
        guard kind == .object else { return [] }
        return children.map { ($0.name, $0) }
    }

    private var children: [JSONNode] {
        var nodes: [JSONNode] = []
        var child = index + 1
        let end = Int(entry.end)
        while child < end {
            nodes.append(JSONNode(tape, at: child))
            child = Int(tape.entries[child].end)
        }
        return nodes
    }

    private var name: String {
        entry.key?.rawValue ?? text(entry.name) ?? ""
    }

    private func text(_ range: Range<UInt32>) -> String? {
        String(decoding: tape.bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }
}
