/// HTML in the making: bytes that are only ever added to. Everything that comes from outside is escaped here.
struct HTMLWriter {
    /// The text so far.
    private(set) var bytes: [UInt8] = []
    private var open: [HTMLTag] = []

    /// Creates an empty text with room for some bytes.
    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// Whether every element has its end.
    var isBalanced: Bool { open.isEmpty }

    /// Begins an element; one that can have content stays open until ``end()``.
    mutating func start(_ tag: HTMLTag, _ attributes: HTMLAttribute...) { start(tag, attributes) }

    /// Begins an element.
    mutating func start(_ tag: HTMLTag, _ attributes: [HTMLAttribute]) {
        bytes.append(UInt8(ascii: "<"))
        append(tag.name)
        for attribute in attributes { write(attribute) }
        bytes.append(UInt8(ascii: ">"))
        if tag.isVoid { finish(tag) } else { open.append(tag) }
    }

    /// Ends the element that was begun last and is still open.
    mutating func end() {
        guard let tag = open.popLast() else { preconditionFailure("an element ends that has not begun") }
        append("</")
        append(tag.name)
        bytes.append(UInt8(ascii: ">"))
        finish(tag)
    }

    /// Writes an element that has only text.
    mutating func element(_ tag: HTMLTag, _ attributes: HTMLAttribute..., text: String) {
        start(tag, attributes)
        self.text(text)
        end()
    }

    /// Writes an element with what a function writes into it.
    mutating func element(_ tag: HTMLTag, _ attributes: HTMLAttribute..., content: (inout HTMLWriter) -> Void) {
        start(tag, attributes)
        content(&self)
        end()
    }

    private mutating func finish(_ tag: HTMLTag) {
        if tag.isBlock { bytes.append(UInt8(ascii: "\n")) }
    }

    private mutating func write(_ attribute: HTMLAttribute) {
        if case .omitted = attribute.value { return }
        bytes.append(UInt8(ascii: " "))
        append(attribute.name)
        switch attribute.value {
        case .text(let value):
            append("=\"")
            text(value)
            bytes.append(UInt8(ascii: "\""))
        case .literal(let value):
            append("=\"")
            append(value)
            bytes.append(UInt8(ascii: "\""))
        case .none, .omitted: break
        }
    }

    /// Adds text; what HTML would take for markup is escaped.
    mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { self.text(bytes: $0) }
    }

    /// Adds text in UTF-8. The same escapes serve content and quoted attributes. Control characters, which HTML does not
    /// allow, become U+FFFD.
    mutating func text(bytes text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for (index, byte) in text.enumerated() {
            guard let escape = Self.escape(for: byte) else { continue }
            bytes.append(contentsOf: text[start..<index])
            append(escape)
            start = index + 1
        }
        bytes.append(contentsOf: text[start...])
    }

    @inline(__always)
    private static func escape(for byte: UInt8) -> StaticString? {
        // Nearly every byte is a letter.
        guard byte < 0x40 || byte == 0x7F else { return nil }
        switch byte {
        case UInt8(ascii: "<"): return "&lt;"
        case UInt8(ascii: ">"): return "&gt;"
        case UInt8(ascii: "&"): return "&amp;"
        case UInt8(ascii: "\""): return "&quot;"
        case UInt8(ascii: "\n"), UInt8(ascii: "\t"): return nil
        case ..<0x20, 0x7F: return "\u{FFFD}"
        default: return nil
        }
    }

    /// Adds markup of ours as it is.
    mutating func append(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Adds bytes as they are, which must be finished markup.
    mutating func append(markup: some Sequence<UInt8>) { bytes.append(contentsOf: markup) }
}
