/// An element of XML with what is kept of it.
struct XMLNode {
    let name: String
    fileprivate(set) var attributes: [String: String] = [:]
    fileprivate(set) var children: [XMLNode] = []
    /// The text directly inside, where it is kept.
    fileprivate(set) var text = ""

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// An attribute; `nil` where it is missing.
    subscript(name: String) -> String? { attributes[name] }

    /// A number in an attribute; `nil` for everything else.
    func int(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }

    /// The first child of a name.
    func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }
}

/// One element that was asked for, and what is around it.
struct XMLRecord {
    let node: XMLNode
    /// The elements around it, from the outermost one on, without their other children.
    let ancestors: [XMLNode]
}

/// Elements that are open, the innermost one last.
struct XMLElementStack {
    private(set) var open: [XMLNode] = []
    /// The place in ``open`` of the element that is kept whole.
    private var recordPlace: Int?
    /// About how many bytes are kept of that element.
    private(set) var size = 0

    var isRecording: Bool { recordPlace != nil }

    mutating func begin(_ node: XMLNode, isRecord: Bool) {
        if isRecord, recordPlace == nil {
            recordPlace = open.count
            size = 0
        }
        if recordPlace != nil {
            size += 128 + node.attributes.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        }
        open.append(node)
    }

    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        guard let last = open.indices.last else { return }
        open[last].text += String(decoding: text, as: UTF8.self)
        size += text.count
    }

    /// Ends the innermost element; gives it where it is the one that was asked for.
    mutating func end() -> XMLRecord? {
        guard let node = open.popLast(), let recordPlace else { return nil }
        if open.count == recordPlace {
            self.recordPlace = nil
            return XMLRecord(node: node, ancestors: open)
        }
        open[open.count - 1].children.append(node)
        return nil
    }
}
