/// An attribute of an element.
struct HTMLAttribute {
    /// What stands behind the name.
    enum Value {
        case text(String)
        case literal(StaticString)
        /// Nothing: the attribute is there.
        case none
        /// The attribute is left out.
        case omitted
    }

    let name: StaticString
    let value: Value

    init(_ name: StaticString, _ value: Value) {
        self.name = name
        self.value = value
    }

    static func attribute(_ name: StaticString, _ value: String) -> Self { Self(name, .text(value)) }
    static func attribute(_ name: StaticString, _ value: String?) -> Self {
        Self(name, value.map { .text($0) } ?? .omitted)
    }
    static func fixed(_ name: StaticString, _ value: StaticString) -> Self { Self(name, .literal(value)) }
    static func flag(_ name: StaticString, _ isOn: Bool = true) -> Self { Self(name, isOn ? .none : .omitted) }
    static func `class`(_ name: StaticString) -> Self { Self("class", .literal(name)) }
    static func id(_ id: String) -> Self { Self("id", .text(id)) }
    static func lang(_ tag: String?) -> Self { attribute("lang", tag) }

    /// An address that a reader may follow; one that could run as a script, or is of a kind that has no place in a page, is
    /// left out.
    static func href(_ address: String) -> Self { Self("href", WebLink.isSafe(address) ? .text(address) : .omitted) }
}

/// Which addresses may stand in a page.
enum WebLink {
    /// Returns whether an address is relative, or of a scheme that opens a page or a letter.
    static func isSafe(_ address: String) -> Bool {
        // Browsers drop spaces and control characters before they look for the scheme.
        guard !address.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }), address.utf8.first != UInt8(ascii: " ") else {
            return false
        }
        let head = address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard let colon = head.firstIndex(of: ":" as Character) else { return true }
        return ["https", "http", "mailto"].contains(head[..<colon].lowercased())
    }

    /// Returns whether an address leads to another host.
    static func isExternal(_ address: String) -> Bool {
        address.hasPrefix("//") || address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.contains(":" as Character)
    }
}
