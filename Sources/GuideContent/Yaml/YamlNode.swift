/// A value of a YAML text with the place where it stands.
struct YamlNode: Equatable {
    /// What the node holds.
    enum Value: Equatable {
        /// Text; `isPlain` where it has neither quotes nor a block mark, so that other readers may take it for a number.
        case scalar(String, isPlain: Bool)
        case sequence([YamlNode])
        case mapping([YamlEntry])
    }

    /// What it holds.
    var value: Value
    /// Where it begins.
    var place: Place
}

/// A key of a mapping with its value.
struct YamlEntry: Equatable {
    /// The key.
    var key: String
    /// Where the key begins.
    var place: Place
    /// The value.
    var value: YamlNode
}

/// A line and a column of a file, both from 1; a column counts characters.
struct Place: Comparable, Hashable {
    var line: Int
    var column: Int

    static func < (first: Place, second: Place) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}

/// Why a YAML text is refused, with the place.
struct YamlFault: Error, Equatable {
    /// Where it was noticed.
    var place: Place
    /// A stable name.
    var code: String
    /// What is wrong; lower case, no final period.
    var message: String
    /// The likely repair.
    var fix: String?
}
