/// The names of members in the outer objects of a JSON text, as they come by; nothing is checked, as whoever reads the report does
/// that.
struct JSONOutline {
    /// An object or array that is open.
    struct Container {
        let isArray: Bool
        var keys: Set<JSONKey> = []
        /// The names that no reader asks for are kept of the outermost object alone.
        var names: [String] = []
        var count = 0
    }

    /// Deeper containers are not looked at.
    static let maximumDepth = 6
    private static let longestName = 64

    /// From the outermost one on, at most ``maximumDepth``.
    private(set) var containers: [Container] = []
    /// The outermost container, once it has ended.
    private(set) var ended: Container?
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private var text: [UInt8] = []

    /// Takes the next bytes; stops when the closure, which is called after each name with the depth of its object, returns true.
    ///
    /// - Returns: Whether it was stopped.
    mutating func read(_ bytes: UnsafeRawBufferPointer, until isEnough: (JSONOutline) -> Bool) -> Bool {
        for byte in bytes {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                    continue
                }
                if text.count < Self.longestName { text.append(byte) }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                isInString = true
                text.removeAll(keepingCapacity: true)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                if depth == containers.count, depth < Self.maximumDepth {
                    if depth > 0 { containers[depth - 1].count += 1 }
                    containers.append(Container(isArray: byte == UInt8(ascii: "[")))
                }
                depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth < containers.count, let last = containers.popLast() {
                    if containers.isEmpty {
                        ended = last
                        return true
                    }
                }
            case UInt8(ascii: ":"):
                guard depth == containers.count, let last = containers.indices.last else { continue }
                if let index = text.withUnsafeBufferPointer({ JSONKeyTable.shared.index(of: $0) }) {
                    containers[last].keys.insert(JSONKeyTable.shared.keys[index])
                    if isEnough(self) { return true }
                } else if last == 0, containers[0].names.count < 4 {
                    containers[0].names.append(String(decoding: text, as: UTF8.self))
                }
            default: continue
            }
        }
        return false
    }
}
